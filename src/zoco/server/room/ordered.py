"""What the host of the server orders at a table: to end it, or that somebody leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.refusal import Refusal
from zoco.server.room.commands import CloseTable, Kick
from zoco.server.room.seating import settled, stand_in

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def close_table(room: Room, _: CloseTable) -> None:
    """The match is abandoned: nobody moves any more, and its seed is told."""
    if room.ended or room.record.status == "closed":
        raise Refusal(f"table-{room.record.status}")
    await room.store.change_status(room.id, room.record.status, "abandoned")
    room.record = replace(room.record, status="abandoned")
    room.announce()


async def kick(room: Room, command: Kick) -> str:
    """Before the start the seat is free again; later a bot plays on, and they cannot come back."""
    record = room.people.seat(command.seat)
    if record.holder != "person":
        raise Refusal("no-person-there", 409)
    if room.record.status == "waiting":
        await room.people.put(room.people.emptied(record), ())
    else:
        await room.people.put(replace(record, holder="bot", away=False, level=stand_in(room)), ())
    await settled(room)
    return record.name
