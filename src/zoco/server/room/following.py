"""What changes in a room when its process begins to lead the table, or to follow it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from zoco.server.refusal import Refusal
from zoco.server.room.commands import Wake
from zoco.server.room.letters import Around, Reported
from zoco.server.room.loading import Read, load
from zoco.server.room.timing import clocks_of
from zoco.store.leases import Lease

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def lead(room: Room, lease: Lease) -> None:
    """Read the table anew, under the lease, and go on where who led it has stopped."""
    async with room.lock:
        room.store = room.base.under(lease)
        loaded = await load(room.store, room.settings, room.replayers, room.id)
        if loaded is None:  # somebody has deleted it
            raise Refusal("no-such-table", 404)
        room.doubtful = False
        room.audience.begin_anew()
        room.seekers = {}
        room.set_up(loaded)
        room.clocks = clocks_of(loaded.record, len(loaded.people.seats))
        room.audience.show(None)


async def go_on(room: Room) -> None:
    """Let chance, bots and clocks go on."""
    await room.take_here(Wake(""))
    room.announce()


def follow(room: Room) -> None:
    """Somebody else leads: no bot thinks here, no clock runs, nothing is to be done later."""
    room.store = room.base
    room.beyond.clear()
    room.rest()
    room.look_up()


def catch_up(room: Room, read: Read, around: Around | None) -> None:
    """How the table stands is what its leader wrote and tells; show it."""
    room.set_up(read.loaded)
    for answer in read.shows:
        room.audience.show(answer)
    if around is not None:
        room.audience.reported = Reported(around, monotonic())
        room.seekers = around.seekers
    if around is not None or read.people:
        room.audience.announce()
    room.look_up()
