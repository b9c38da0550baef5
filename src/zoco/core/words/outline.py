"""A position in words: for whoever listens to it, and for boards that know nothing of the game."""

from __future__ import annotations

from msgspec import Struct

from zoco.core.words.said import Said


class Aspect(Struct, frozen=True, omit_defaults=True):
    """One aspect of a position: a heading, and what there is to say, in the order of interest.

    `seat` is whose it is, if it is somebody's: a board may then leave out the heading and
    say the name.
    """

    title: Said
    lines: tuple[Said, ...]
    seat: int | None = None
