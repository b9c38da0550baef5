"""The lines of a log: its header, its entries, and what others may receive of them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody was called, and the salt by which the header commits to it."""

    name: str
    salt: str


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a log needs to be replayed anywhere: the edition is here by content, not by name.

    `players` commits to what people were called. Their `names` lie beside: no hash binds them, so
    that anybody's can be removed later (null), and the log is still whole. `practice` says what was
    practice from the start, and is not written elsewhere: logs of before keep their hashes.
    """

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any]
    players: tuple[str, ...] = ()
    names: tuple[Name | None, ...] = ()
    practice: Literal["fork", "lesson"] | UnsetType = UNSET

    @property
    def called(self) -> tuple[str, ...]:
        """What people were called, by seat: empty where it was removed, nothing if never told."""
        return tuple("" if name is None else name.name for name in self.names)

    @property
    def unnamed(self) -> tuple[int, ...]:
        """The seats whose names were removed."""
        return tuple(seat for seat, name in enumerate(self.names) if name is None)


class Played(Struct, frozen=True, tag_field="entry", tag="move", forbid_unknown_fields=True):
    """A move and what it caused. `ply` is the position it led to on the line of play.

    `at` is when it was written, in milliseconds since 1970 in UTC. `said` commits to move and
    events, `table` to the table they led to. `salt`, `move` and private `events` are secret until
    the match is over.
    """

    seq: int
    ply: int
    seat: int
    at: int
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
    at: int
    hash: str


class Shown(Struct, frozen=True, tag_field="entry", tag="shown", forbid_unknown_fields=True):
    """A `Played` as one seat or a spectator may receive it before the end.

    It has no salt, the `events` that the receiver learns, and the `move` only if it is its own.
    """

    seq: int
    ply: int
    seat: int
    at: int
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
