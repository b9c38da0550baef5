"""A step: the new frames for one viewer, and what its seat is asked now."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from zoco.core.eyes import is_private
from zoco.core.game import Game
from zoco.core.log.log import Log
from zoco.server.history.film import Reel
from zoco.server.room.asks import Asks
from zoco.server.wire.change import Change
from zoco.server.wire.messages import Ask, Frame, Step

MARK = 16
"""Bytes that tell what was asked from everything else that could be."""


class Wanted(NamedTuple):
    """What one client is to be shown: through whose eyes, since when, what it answers.

    `first`: the client has asked to watch, and gets what travels once; `changes`: it puts frames
    together from what they change. `several` are the seats that it holds, if it is more than one;
    `asked` is the mark of what it was told last that its seat is asked.
    """

    seat: int | None
    since: int
    answers: str | None = None
    first: bool = False
    changes: bool = False
    several: tuple[int, ...] = ()
    asked: bytes = b""


class Made(NamedTuple):
    """A step as it travels, and the mark of what it asks."""

    message: bytes
    asked: bytes


def made(table_id: str, log: Log, asks: Asks, wanted: Wanted, reel: Reel) -> Made:
    """A step as it travels: who puts changes together is not told again what is asked as before."""
    whole = step(table_id, log, asks, wanted, reel)
    asked = msgspec.json.encode(whole.ask)
    mark = blake2b(asked, digest_size=MARK).digest()
    stays = wanted.changes and not wanted.first and wanted.asked == mark
    told = replace(whole, ask=None if stays else msgspec.Raw(asked), stays=stays)
    return Made(msgspec.json.encode(told), mark)


def step(table_id: str, log: Log, asks: Asks, wanted: Wanted, reel: Reel | None = None) -> Step:
    """The new frames for a viewer, out of the `reel` if there is one, and the ask of its seat."""
    seat, since = wanted.seat, min(wanted.since, log.seq)
    reel = reel or Reel()
    shown = reel.shown(log, seat, since, wanted.changes)
    return Step(
        table=table_id,
        seat=seat,
        seq=log.seq,
        ply=log.ply,
        head=log.head,
        since=since,
        frames=cast("tuple[Frame, ...]", shown.frames),
        ask=ask_of(log.game, log.table, asks, seat),
        undo=_undo(log, seat, reel),
        answers=wanted.answers,
        edition=log.header.edition if wanted.first else None,
        recalled=log.table.memory.events if wanted.first else None,
        changes=cast("tuple[Change, ...]", shown.changes),
        private=tuple(it for it in wanted.several if is_private(log.game, log.table, it)),
    )


def ask_of(game: Game[Any, Any], table: Any, asks: Asks, seat: int | None) -> Ask | None:
    """The open decision of the viewer's own seat, described."""
    if seat is None or seat not in asks:
        return None
    must = game.musts(table, seat).describe() if seat in game.actors(table) else None
    may = game.mays(table, seat).describe() if seat in game.free(table) else None
    awaits = tuple(it for it in range(table.seats) if seat in game.awaited(table, it))
    return Ask(asks[seat].number, must, may, awaits)


def _undo(log: Log, seat: int | None, reel: Reel) -> Any:
    """How the viewer's seat could take back its last decision now."""
    if seat is None or not log.table.agenda:
        return None
    free = reel.ways_back(log).get(seat)
    return None if free is None else "free" if free else "consent"
