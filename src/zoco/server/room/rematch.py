"""Playing again: the same people at a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.refusal import Refusal
from zoco.server.room.commands import Rematch
from zoco.server.room.fresh import new_record
from zoco.server.wire.messages import Origin
from zoco.store.records import HolderRecord, SeatRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def rematch(room: Room, command: Rematch) -> str:
    """The same people at a new table, everybody one seat on. Asked twice, it is the same table."""
    room.people.require_seated(command.token)
    if not room.ended:
        raise Refusal("not-over")
    if room.record.rematch is not None:
        return room.record.rematch
    header = replace(room.log.header, players=(), names=())
    origin = Origin("rematch", room.id, None)
    record = new_record(header, room.record.private, command.token, origin)
    record = replace(record, edition=room.record.edition)
    seats, holders = await _rotated(room, record.id)
    await room.store.create([record, *seats, *holders])
    await room.store.change_table(room.id, rematch=record.id)
    room.record = replace(room.record, rematch=record.id)
    room.announce()
    return record.id


async def _rotated(room: Room, table_id: str) -> tuple[list[SeatRecord], list[HolderRecord]]:
    count = len(room.people.seats)
    moved = {record.seat: (record.seat + 1) % count for record in room.people.seats}
    seats = [
        replace(record, table_id=table_id, seat=moved[record.seat], away=False, contribution="")
        for record in room.people.seats
    ]
    held = await room.store.holders(room.id)
    holders = [HolderRecord(table_id, moved[one.seat], one.token_hash) for one in held]
    return sorted(seats, key=lambda record: record.seat), holders
