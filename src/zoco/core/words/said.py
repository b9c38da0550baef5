"""What is said to people, as a key and parameters; sentences live in the Fluent catalogues."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

Param = str | int | float


class Said(Struct, frozen=True):
    """One sentence to be: a key of the game's catalogue and its parameters."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)


Datum = int | float | str | tuple[int, ...]


class Fact(Said, frozen=True):
    """A sentence about a move that a board can also draw: `data` has its numbers and places.

    Places are numbered as in the game's moves, so that no client reads them out of a sentence.
    """

    data: dict[str, Datum] = field(default_factory=dict)


def tag_of(value: Struct) -> str:
    """The JSON tag of a tagged value."""
    tag: Any = value.__struct_config__.tag
    return str(tag)


def plain_params(value: Struct) -> dict[str, Param]:
    """The fields that a sentence can use as they are: numbers and strings."""
    named = ((name, getattr(value, name)) for name in value.__struct_fields__)
    return {name: param for name, param in named if isinstance(param, (str, int, float))}


_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def snake(name: str) -> str:
    """`RollAgain` → `roll_again`: the tag of a move, event or phase in JSON."""
    return _WORD.sub("_", name).lower()


def dashed(tag: str) -> str:
    """`roll_again` → `roll-again`: the same name inside a Fluent key."""
    return tag.replace("_", "-")
