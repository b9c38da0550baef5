"""How a room keeps time: what is owed is charged; whose time runs out hands over to a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from zoco.core.log.entries import Undone
from zoco.server.room.clocks import Clocks, Hand, Owing, fresh, kept_of
from zoco.server.room.people import Noted
from zoco.server.wire import clocks as wire
from zoco.store.records import TableRecord

if TYPE_CHECKING:
    from zoco.server.room.asks import Asks
    from zoco.server.room.commands import Tick
    from zoco.server.room.draft import Draft
    from zoco.server.room.room import Room

LONGEST = 3600.0
"""A room looks at its clocks this often at least: longer waits need not be exact."""


class Times(NamedTuple):
    """What is stored with a table: its clocks, and when the first time will have run out.

    `due` is there where it shall be noticed though nobody looks, in milliseconds.
    """

    times: str | None = None
    due: int | None = None


class Ticker:
    """Calls a room when a clock begins, or has run out, by itself; knows which it saw run."""

    def __init__(self, call: Callable[[], object]) -> None:
        self._call = call
        self._handle: asyncio.Handle | None = None
        self._ran: tuple[bool, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether it will call."""
        return self._handle is not None

    def set(self, seconds: float | None) -> None:
        """Call after so many seconds, or not at all; not when it was to call before."""
        if self._handle is not None:
            self._handle.cancel()
        loop = asyncio.get_running_loop()
        self._handle = None if seconds is None else loop.call_later(seconds, self._rings)

    def _rings(self) -> None:
        self._handle = None
        self._call()

    def run(self, runs: Iterable[bool]) -> bool:
        """Note which clocks run; whether others did before."""
        before, self._ran = self._ran, tuple(runs)
        return before != self._ran


def clocks_of(record: TableRecord, seats: int) -> Clocks | None:
    """The clocks of a table as they were stored, if it has any."""
    if record.clock is None:
        return None
    control = msgspec.json.decode(record.clock, type=wire.Control)
    if record.times is None:
        return fresh(control, seats)
    return Clocks(control, msgspec.json.decode(record.times, type=dict[int, Hand]))


def now_of(room: Room) -> float:
    """Seconds: of this process in real time; of days those that the server was there for."""
    if isinstance(_clocks(room).control, wire.Correspondence):
        return time() - room.store.lost
    return monotonic()


def charged(room: Room, draft: Draft, seat: int) -> Times:
    """The clocks after a draft, to be stored with its entries."""
    if room.clocks is None:
        return Times()
    now = now_of(room)
    if isinstance(draft.log.entries[draft.since], Undone):
        room.clocks.undone((seat,))
    elif seat in room.clocks.hands:
        asked = room.asks.get(seat)
        room.clocks.answered(now, seat, asked is not None and asked.must)
    room.clocks.look(now, _owed(room, draft.asks))
    return times_of(room)


def times_of(room: Room) -> Times:
    """What is to be stored of the clocks as they stand."""
    clocks = _clocks(room)
    body = msgspec.json.encode(kept_of(clocks)).decode()
    days = isinstance(clocks.control, wire.Correspondence)
    due = clocks.due(now_of(room)) if days else None
    return Times(body, None if due is None else round(1000 * due))


def keep_time(room: Room) -> None:
    """Look at the clocks: something has changed. Tell if others run, and come again in time."""
    if room.clocks is None:
        return
    now = now_of(room)
    flagged = room.clocks.look(now, _owed(room, room.asks))
    if room.ticker.run(clock.runs for clock in room.clocks.told(now)):
        room.audience.announce()
    left = 0.0 if flagged else room.clocks.next(now)
    room.ticker.set(None if left is None else min(left, LONGEST))


async def tick(room: Room, _: Tick) -> None:
    """Time has passed: whose has run out hands over to a bot, until they come back."""
    from zoco.server.room.seating import settled, stand_in  # they tell the clocks who is back

    if room.clocks is None or room.record.status != "playing":
        return
    flagged = room.clocks.look(now_of(room), _owed(room, room.asks))
    for seat in flagged:
        record = replace(room.people.seats[seat], away=True, level=stand_in(room))
        await room.people.put(record, None, Noted("timed-out", room.log.seq, ""))
    if flagged:
        await keep(room)
        await settled(room)
    else:
        keep_time(room)


async def keep(room: Room) -> None:
    """Store the clocks where no entry is stored with them."""
    if room.clocks is not None:
        room.clocks.look(now_of(room), _owed(room, room.asks))
        kept = times_of(room)
        await room.store.change_table(room.id, **kept._asdict())
        room.record = replace(room.record, **kept._asdict())


def told(room: Any) -> wire.Clocks | None:
    """What everybody may see of the clocks of a table."""
    if room.clocks is None:
        return None
    return wire.Clocks(room.clocks.control, room.clocks.told(now_of(room)))


def _owed(room: Room, asks: Asks) -> dict[int, Owing]:
    """What people owe who play themselves; nobody else has to hurry."""
    if room.record.status != "playing":
        return {}
    people, audience = room.people, room.audience
    return {
        seat: Owing(
            asks[seat].number, audience.shown(seat) >= asks[seat].number, audience.here(seat)
        )
        for seat in people.playing()
        if seat in asks and asks[seat].must
    }


def _clocks(room: Room) -> Clocks:
    assert room.clocks is not None, "only a table with clocks keeps time"
    return room.clocks
