"""The lines of a log: its header, its entries, and what others may receive of them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a log needs to be replayed anywhere: the edition is here by content, not by name."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any]
    players: tuple[str, ...] = ()


class Played(Struct, frozen=True, tag_field="entry", tag="move", forbid_unknown_fields=True):
    """A move and what it caused. `ply` is the position it led to on the line of play.

    `said` commits to move and events, `table` to the table they led to. `salt`, `move` and private
    `events` are secret until the match is over.
    """

    seq: int
    ply: int
    seat: int
    move: Any
    events: tuple[Any, ...]
    salt: str
    said: str
    table: str
    hash: str


class Undone(Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True):
    """A return to an earlier position; what was undone stays in the log. `seat` asked for it."""

    seq: int
    to_ply: int
    seat: int
    hash: str


class Shown(Struct, frozen=True, tag_field="entry", tag="shown", forbid_unknown_fields=True):
    """A `Played` as one seat or a spectator may receive it before the end.

    It has no salt, the `events` that the receiver learns, and the `move` only if it is its own.
    """

    seq: int
    ply: int
    seat: int
    events: tuple[Any, ...]
    said: str
    table: str
    hash: str
    move: Any = None


Entry = Played | Undone


def payload(move: Any, events: tuple[Any, ...]) -> bytes:
    """What an entry commits to besides the table.

    Keys are sorted, so that it is the same before and after reading, with or without the rules.
    """
    return msgspec.json.encode((move, events), order="sorted")
