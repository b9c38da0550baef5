"""Who may act for a seat, inside a transaction; and which table of the database keeps what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from zoco.store import schema
from zoco.store.records import (
    BanRecord,
    ChatRecord,
    FormerRecord,
    FulfilledRecord,
    GuestRecord,
    HandoverRecord,
    HeraldRecord,
    HolderRecord,
    LinkRecord,
    NoteRecord,
    SeatRecord,
    TableRecord,
)

KINDS: dict[type[Struct], Table] = {
    TableRecord: schema.tables,
    SeatRecord: schema.seats,
    HolderRecord: schema.holders,
    FormerRecord: schema.formers,
    NoteRecord: schema.notes,
    LinkRecord: schema.links,
    ChatRecord: schema.chat,
    FulfilledRecord: schema.fulfilled,
    HandoverRecord: schema.handovers,
    GuestRecord: schema.guests,
    HeraldRecord: schema.heralds,
    BanRecord: schema.bans,
}


async def insert_record(connection: AsyncConnection, record: Struct) -> None:
    """Add a record to the table of its kind."""
    values = msgspec.structs.asdict(record)
    await connection.execute(insert(KINDS[type(record)]).values(values))


async def replace_holders(
    connection: AsyncConnection,
    seat: SeatRecord,
    holders: Mapping[str, str],
    formers: Iterable[FormerRecord],
) -> None:
    """Let these tokens act for a seat, and no others; `formers` are those that lose it now."""
    held, wanted = schema.holders, {*holders}
    where = (held.c.table_id == seat.table_id) & (held.c.seat == seat.seat)
    before = {row[0] for row in await connection.execute(select(held.c.token_hash).where(where))}
    if before - wanted:
        await _use_up_links(connection, seat)
    await connection.execute(delete(held).where(where))
    for token_hash, let_in in holders.items():
        await insert_record(connection, HolderRecord(seat.table_id, seat.seat, token_hash, let_in))
    await _remember(connection, seat, tuple(formers), wanted)


async def _remember(
    connection: AsyncConnection,
    seat: SeatRecord,
    formers: tuple[FormerRecord, ...],
    wanted: set[str],
) -> None:
    """Who held the seat; whoever holds it again is no former holder any more."""
    kept = schema.formers
    where = (kept.c.table_id == seat.table_id) & (kept.c.seat == seat.seat)
    changed = wanted | {former.token_hash for former in formers}
    await connection.execute(delete(kept).where(where, kept.c.token_hash.in_(changed)))
    for former in formers:
        await insert_record(connection, former)


async def _use_up_links(connection: AsyncConnection, seat: SeatRecord) -> None:
    """What the former holders of a seat meant for another device of theirs."""
    kept = schema.links
    where = (kept.c.table_id == seat.table_id) & (kept.c.seat == seat.seat)
    await connection.execute(update(kept).where(where).values(used=True))
