"""Tables in lists: each in one line, as somebody may see it without opening it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from zoco.server.house import House
from zoco.server.room.course import lesson_of
from zoco.server.room.people import marks
from zoco.server.wire.around import Origin
from zoco.server.wire.bodies import Outcome, TableLine
from zoco.store.records import TableRecord


async def lines(house: House, ids: list[str], token: str) -> list[TableLine]:
    """The tables in a list for the holder of a token."""
    return [line for line in [await _line(house, one, token) for one in ids] if line]


async def _line(house: House, table_id: str, token: str) -> TableLine | None:
    """A table for a list; only one of the visitor's own is opened, to see for whom it waits."""
    record = await house.store.table(table_id)
    if record is None:
        return None
    seats, notes = await house.store.seats(table_id), await house.store.notes(table_id)
    held = await house.store.holders(table_id)
    mine = tuple(sorted({one.seat for one in held if one.token_hash == token}))
    marked, formers = marks(notes), await house.store.formers(table_id)
    once = {one.seat for one in formers if one.token_hash == token}
    own = bool(mine or once)
    turn = await _turn(house, table_id) if own and record.status == "playing" else ()
    return TableLine(
        id=record.id,
        game=record.game,
        status=record.status,  # type: ignore[arg-type]
        private=record.private,
        touched=record.touched,
        names=tuple(seat.name for seat in seats),
        open=sum(seat.holder == "open" for seat in seats),
        mine=mine,
        waits=any(seat in turn and not seats[seat].away for seat in mine),
        turn=turn,
        marks=tuple(marked.get(seat.seat) for seat in seats),
        resigned=tuple(sorted(seat for seat in once if marked.get(seat) == "resigned")),
        practice=record.practice,
        origin=msgspec.json.decode(record.origin, type=Origin).kind if record.origin else None,
        outcome=await _outcome(house, record) if own else None,
        lesson=lesson_of(record),
    )


async def _turn(house: House, table_id: str) -> tuple[int, ...]:
    """The seats that a table waits for."""
    room = await house.require(table_id)
    return tuple(seat for seat in room.log.game.actors(room.log.table) if seat >= 0)


async def _outcome(house: House, record: TableRecord) -> Outcome | None:
    """How a match ended: worked out once, then kept, for other rules may come."""
    if record.outcome is not None:
        return msgspec.json.decode(record.outcome, type=Outcome)
    if record.status != "over":
        return None
    room = await house.require(record.id)
    result = room.log.game.result(room.log.table)
    if result is None:
        return None
    points = tuple(result.measures[0].values) if result.measures else ()
    outcome = Outcome(tuple(result.ranks), result.drawn, points)
    kept = msgspec.json.encode(outcome).decode()
    await house.store.change_table(record.id, outcome=kept)
    room.record = replace(room.record, outcome=kept)
    return outcome
