"""The store: everything that must survive, behind questions and answers in plain values."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Select, Table, Update, delete, insert, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from zoco.store import history, postgres, schema, sqlite
from zoco.store.holding import KINDS, insert_record, replace_holders
from zoco.store.records import (
    ChatRecord,
    EntryRow,
    FormerRecord,
    HandoverRecord,
    HolderRecord,
    LinkRecord,
    NoteRecord,
    SeatRecord,
    Snapshot,
    TableRecord,
    Taken,
)
from zoco.store.writer import Driver, Writer

R = TypeVar("R", bound=Struct)


class Store:
    """One database. Reads and rare writes go through SQLAlchemy; entries through the writer.

    `append` is the writer's: it commits entries, or raises `Taken` if another writer was first.
    `lost` are the seconds that no server was there, as far as `beat` has told.
    """

    def __init__(self, engine: AsyncEngine, driver: Driver) -> None:
        self._engine = engine
        self._reading = engine.execution_options(**{sqlite.READONLY: True})
        self.driver = driver
        self.lost = 0.0
        self._writer = Writer(driver)
        self.append = self._writer.append

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open by URL (`sqlite+aiosqlite:///…`, `postgresql+asyncpg://…`); upgrades the schema."""
        parsed = make_url(url)
        sort = sqlite if parsed.get_backend_name() == "sqlite" else postgres
        engine = sort.engine_of(parsed)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(history.upgrade)
            driver: Driver
            if sort is sqlite:
                driver = await sqlite.SqliteDriver.open(parsed.database or ":memory:")
            else:
                driver = await postgres.PostgresDriver.open(parsed)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, driver)

    async def close(self) -> None:
        """Commit what waits, and let go."""
        try:
            await self._writer.close()
        finally:
            await self._engine.dispose()

    async def ready(self) -> None:
        """Raises where nothing can be saved: it tries."""
        await self._replace(schema.secrets, ("name",), {"name": "pulse", "value": ""})

    async def beat(self, now: int, fresh: bool = False) -> None:
        """A server is there now, in milliseconds; a `fresh` one notes how long none was."""
        kept = schema.pulse
        async with self._engine.begin() as connection:
            row = (await connection.execute(select(kept.c.at, kept.c.lost))).first()
            if row is None:
                await connection.execute(insert(kept).values(name="server", at=now, lost=0))
                return
            lost = row.lost + (max(0, now - row.at) if fresh else 0)
            await connection.execute(update(kept).values(at=max(now, row.at), lost=lost))
            self.lost = lost / 1000

    async def due(self, now: int) -> list[str]:
        """Tables where somebody's time has run out, in milliseconds of what is not lost."""
        kept = schema.tables
        late = (kept.c.due <= now) & (kept.c.status == "playing")
        return [row[0] for row in await self._rows(select(kept.c.id).where(late))]

    # -- entries ---------------------------------------------------------------------------------

    async def entries(self, table_id: str, since: int = 0) -> list[EntryRow]:
        """The entries of a table in order, from `since` on."""
        kept = schema.entries
        asked = select(kept).where(kept.c.table_id == table_id, kept.c.seq >= since)
        return [EntryRow(*row) for row in await self._rows(asked.order_by(kept.c.seq))]

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The cached position of a table, if there is one."""
        kept = schema.snapshots
        rows = await self._rows(select(kept.c.seq, kept.c.body).where(kept.c.table_id == table_id))
        return Snapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Replace the cached position of a table."""
        kept = schema.snapshots
        async with self._engine.begin() as connection:
            await connection.execute(delete(kept).where(kept.c.table_id == table_id))
            values = {"table_id": table_id, **snapshot._asdict()}
            await connection.execute(insert(kept).values(values))

    async def has_views(self, table_id: str, viewer: int) -> bool:
        """Whether a finished match was kept for a viewer."""
        kept = schema.views
        mine = (kept.c.table_id == table_id) & (kept.c.viewer == viewer)
        return bool(await self._rows(select(kept.c.viewer).where(mine)))

    async def views(self, table_id: str, viewer: int) -> bytes | None:
        """What was kept for one viewer."""
        kept = schema.views
        mine = (kept.c.table_id == table_id) & (kept.c.viewer == viewer)
        rows = await self._rows(select(kept.c.body).where(mine))
        return bytes(rows[0][0]) if rows else None

    async def keep_views(self, table_id: str, views: Mapping[int, bytes]) -> None:
        """Keep what each viewer saw, all or nothing."""
        rows = [
            {"table_id": table_id, "viewer": viewer, "body": body} for viewer, body in views.items()
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.views), rows)

    # -- tables, seats, people -------------------------------------------------------------------

    async def create(self, records: Iterable[Struct], entries: Sequence[EntryRow] = ()) -> None:
        """Add new records, and the first entries of a table that begins with some, at once."""
        async with self._engine.begin() as connection:
            for record in records:
                await insert_record(connection, record)
            if entries:
                rows = [entry._asdict() for entry in entries]
                await connection.execute(insert(schema.entries), rows)

    async def play_again(self, table_id: str, new_id: str, records: Iterable[Struct]) -> None:
        """Add the table where play goes on and note it on the one before, both or neither;

        raises `Taken` if play goes on elsewhere already.
        """
        kept = schema.tables
        where = (kept.c.id == table_id) & kept.c.rematch.is_(None)
        async with self._engine.begin() as connection:
            noted = update(kept).where(where).values(rematch=new_id)
            await _once(connection, noted, "play goes on at another table already")
            for record in records:
                await insert_record(connection, record)

    async def add(self, *records: Struct) -> None:
        """Add records, all or none; raises `Taken` if one is there already."""
        try:
            async with self._engine.begin() as connection:
                for record in records:
                    await insert_record(connection, record)
        except IntegrityError as error:
            raise Taken(str(error.orig)) from None

    async def table(self, table_id: str) -> TableRecord | None:
        """A table by its id."""
        found = await self._records(TableRecord, schema.tables.c.id == table_id)
        return found[0] if found else None

    async def change_table(self, table_id: str, **values: Any) -> None:
        """Set columns of a table."""
        async with self._engine.begin() as connection:
            where = schema.tables.c.id == table_id
            await connection.execute(update(schema.tables).where(where).values(values))

    async def seats(self, table_id: str) -> list[SeatRecord]:
        """The seats of a table in order."""
        found = await self._records(SeatRecord, schema.seats.c.table_id == table_id)
        return sorted(found, key=lambda record: record.seat)

    async def change_status(
        self, table_id: str, before: str, status: str, seating: int | None = None, **values: Any
    ) -> None:
        """Let a table go on from one status to the next; raises `Taken` if it did already,

        or if its seats are not those of `seating`.
        """
        kept = schema.tables
        where = (kept.c.id == table_id) & (kept.c.status == before)
        if seating is not None:
            where &= kept.c.seating == seating
        async with self._engine.begin() as connection:
            change = update(kept).where(where).values(status=status, **values)
            await _once(connection, change, f"the table is not {before}, or seated otherwise")

    async def change_seat(
        self,
        seat: SeatRecord,
        holders: Mapping[str, str] | None = None,
        seating: int | None = None,
        note: NoteRecord | None = None,
        formers: Iterable[FormerRecord] = (),
    ) -> None:
        """Replace what is known of a seat and, if given, the tokens that may act for it.

        A `note` of it is kept with it, and `formers` who lose it. Raises `Taken` if the seats are
        not those of `seating` any more. Who loses the seat cannot come back to it by a link.
        """
        key = (schema.seats.c.table_id == seat.table_id) & (schema.seats.c.seat == seat.seat)
        kept = schema.tables
        where = kept.c.id == seat.table_id
        if seating is not None:
            where &= kept.c.seating == seating
        async with self._engine.begin() as connection:
            count = update(kept).where(where).values(seating=kept.c.seating + 1)
            await _once(connection, count, "the seats have changed")
            await connection.execute(
                update(schema.seats).where(key).values(msgspec.structs.asdict(seat))
            )
            if holders is not None:
                await replace_holders(connection, seat, holders, formers)
            if note is not None:
                await insert_record(connection, note)

    async def holders(self, table_id: str) -> list[HolderRecord]:
        """Which tokens may act for which seats."""
        return await self._records(HolderRecord, schema.holders.c.table_id == table_id)

    async def formers(self, table_id: str) -> list[FormerRecord]:
        """Who held which seats during the match, and does not any more."""
        return await self._records(FormerRecord, schema.formers.c.table_id == table_id)

    async def notes(self, table_id: str) -> list[NoteRecord]:
        """What became of the seats, in order."""
        found = await self._records(NoteRecord, schema.notes.c.table_id == table_id)
        return sorted(found, key=lambda record: record.number)

    async def open_tables(self, most: int) -> list[str]:
        """Tables that anybody may join, the newest first."""
        kept = schema.tables
        asked = select(kept.c.id).where(kept.c.status == "waiting", kept.c.private.is_(False))
        return [
            row[0] for row in await self._rows(asked.order_by(kept.c.touched.desc()).limit(most))
        ]

    async def tables_of(self, token_hash: str, most: int) -> list[str]:
        """Tables where this token holds or held a seat, or is the host; last touched first."""
        kept, held, gone = schema.tables, schema.holders, schema.formers
        mine = select(held.c.table_id).where(held.c.token_hash == token_hash)
        once = select(gone.c.table_id).where(gone.c.token_hash == token_hash)
        among = kept.c.id.in_(mine) | kept.c.id.in_(once)
        asked = select(kept.c.id).where(among | (kept.c.host == token_hash))
        return [
            row[0] for row in await self._rows(asked.order_by(kept.c.touched.desc()).limit(most))
        ]

    # -- links, guests, chat ---------------------------------------------------------------------

    async def link(self, token_hash: str) -> LinkRecord | None:
        """A link by the hash of its token."""
        found = await self._records(LinkRecord, schema.links.c.token_hash == token_hash)
        return found[0] if found else None

    async def use_link(self, token_hash: str) -> bool:
        """Use up a link; false if somebody did before."""
        kept = schema.links
        unused = (kept.c.token_hash == token_hash) & kept.c.used.is_(False)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(kept).where(unused).values(used=True))
            return done.rowcount == 1

    async def handover(self, token_hash: str) -> HandoverRecord | None:
        """A handover by the hash of its secret."""
        found = await self._records(HandoverRecord, schema.handovers.c.token_hash == token_hash)
        return found[0] if found else None

    async def handovers(self, giver: str) -> list[HandoverRecord]:
        """The handovers that somebody made, the newest first."""
        found = await self._records(HandoverRecord, schema.handovers.c.giver == giver)
        return sorted(found, key=lambda record: record.made, reverse=True)

    async def take_handover(self, number: str, taker: str, taken: str) -> bool:
        """Use up a handover; false if somebody did before, or it was revoked."""
        kept = schema.handovers
        unused = (kept.c.id == number) & kept.c.taker.is_(None) & kept.c.revoked.is_(False)
        async with self._engine.begin() as connection:
            change = update(kept).where(unused).values(taker=taker, taken=taken)
            return (await connection.execute(change)).rowcount == 1

    async def revoke_handover(self, number: str) -> None:
        """Make a handover void."""
        kept = schema.handovers
        async with self._engine.begin() as connection:
            await connection.execute(update(kept).where(kept.c.id == number).values(revoked=True))

    async def guests(self, table_id: str) -> dict[str, str]:
        """The names of spectators by the hash of their token."""
        kept = schema.guests
        asked = select(kept.c.token_hash, kept.c.name).where(kept.c.table_id == table_id)
        return {row[0]: row[1] for row in await self._rows(asked)}

    async def put_guest(self, table_id: str, token_hash: str, name: str) -> None:
        """Remember a spectator, or a spectator's new name."""
        values = {"table_id": table_id, "token_hash": token_hash, "name": name}
        await self._replace(schema.guests, ("table_id", "token_hash"), values)

    async def chat(self, table_id: str, channel: str, most: int) -> list[ChatRecord]:
        """The last things said in a channel, in order."""
        kept = schema.chat
        asked = select(kept).where(kept.c.table_id == table_id, kept.c.channel == channel)
        rows = await self._rows(asked.order_by(kept.c.number.desc()).limit(most))
        return [ChatRecord(*row) for row in reversed(rows)]

    async def last_chat(self, table_id: str) -> int:
        """The number of the last thing said at a table; 0 if nothing was."""
        kept = schema.chat
        asked = select(kept.c.number).where(kept.c.table_id == table_id)
        rows = await self._rows(asked.order_by(kept.c.number.desc()).limit(1))
        return int(rows[0][0]) if rows else 0

    async def spoke_as(self, table_id: str, author: str) -> set[str]:
        """Who (by the hash of the token) said something under this name."""
        kept = schema.chat
        named = (kept.c.table_id == table_id) & (kept.c.author == author)
        return {row[0] for row in await self._rows(select(kept.c.token_hash).where(named))}

    async def fulfilled(self, table_id: str) -> set[tuple[str, str]]:
        """The wishes that were fulfilled without an entry: who wished, and the client's id."""
        kept = schema.fulfilled
        asked = select(kept.c.token_hash, kept.c.client_id).where(kept.c.table_id == table_id)
        return {(row[0], row[1]) for row in await self._rows(asked)}

    async def mutes(self, table_id: str) -> set[tuple[str, str]]:
        """Who does not want to read whom, both by the hash of their token."""
        kept = schema.mutes
        asked = select(kept.c.token_hash, kept.c.muted).where(kept.c.table_id == table_id)
        return {(row[0], row[1]) for row in await self._rows(asked)}

    async def mute(self, table_id: str, token_hash: str, muted: str, on: bool) -> None:
        """Remember a mute, or forget it."""
        values = {"table_id": table_id, "token_hash": token_hash, "muted": muted}
        await self._replace(schema.mutes, tuple(values), values, keep=on)

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` from now on where there is none yet."""
        kept = schema.secrets
        asked = select(kept.c.value).where(kept.c.name == name)
        rows = await self._rows(asked)
        if not rows:
            with suppress(IntegrityError):  # another process was quicker
                async with self._engine.begin() as connection:
                    await connection.execute(insert(kept).values(name=name, value=fresh))
            rows = await self._rows(asked)
        return str(rows[0][0])

    # -- the database ----------------------------------------------------------------------------

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading.connect() as connection:
            yield connection

    async def _rows(self, asked: Select[Any]) -> Sequence[Any]:
        async with self._read() as connection:
            rows: Sequence[Any] = (await connection.execute(asked)).all()
            return rows

    async def _records(self, kind: type[R], where: Any) -> list[R]:
        return [kind(*row) for row in await self._rows(select(KINDS[kind]).where(where))]

    async def _replace(
        self, kept: Table, key: tuple[str, ...], values: dict[str, Any], keep: bool = True
    ) -> None:
        async with self._engine.begin() as connection:
            gone = delete(kept)
            for name in key:
                gone = gone.where(kept.c[name] == values[name])
            await connection.execute(gone)
            if keep:
                await connection.execute(insert(kept).values(values))


async def _once(connection: AsyncConnection, change: Update, otherwise: str) -> None:
    """Carry out a change of one row; raises `Taken` if that row is not there."""
    if (await connection.execute(change)).rowcount != 1:
        raise Taken(otherwise)
