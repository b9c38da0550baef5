"""A closed union of choices that any client can draw without knowing a rule."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zoco.core.words.said import Said


class Option(Struct, frozen=True):
    """One choice: the move it makes, which a board knows its place by, and its label."""

    move: Any
    label: Said


class Pick(Struct, frozen=True, tag_field="type", tag="pick"):
    """Choose one of these options."""

    prompt: Said
    options: tuple[Option, ...]


class Count(Struct, frozen=True, tag_field="type", tag="count"):
    """Choose a number from `low` to `high`, but none of `taken`: it goes into `field` of `move`."""

    prompt: Said
    low: int
    high: int
    move: Any
    field: str
    taken: tuple[int, ...] = ()


class Bundle(Struct, frozen=True, tag_field="type", tag="bundle"):
    """Choose how many of each kind, up to `stock`: they are put into `field` of `move`.

    `kinds` are ordered from the most worthy down; at least `least` pieces; where `beats` is given
    the bundle must beat it: more pieces, or equally many and worthier.
    """

    prompt: Said
    kinds: tuple[str, ...]
    stock: tuple[int, ...]
    least: int
    move: Any
    field: str
    beats: tuple[int, ...] | None = None


class Group(Struct, frozen=True, tag_field="type", tag="group"):
    """Choose from any of these."""

    parts: tuple[Description, ...]


Description = Pick | Count | Bundle | Group
