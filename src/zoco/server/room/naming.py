"""Another name for who sits here: the seat is called so from now on, the log keeps the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.identity import named
from zoco.server.room.commands import Rename

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def rename(room: Room, command: Rename) -> None:
    """Call one's own seat by another name, unless somebody else at the table has it."""
    record = room.people.require(command.seat, command.token)
    wanted = named(command.name)
    if wanted.casefold() != record.name.casefold():
        wanted = room.people.free_name(wanted, command.token)
    await room.people.put(replace(record, name=wanted))
    room.announce()
