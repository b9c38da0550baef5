"""The store: everything that must survive, behind questions and answers in plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from zoco.store import history, postgres, schema, sqlite
from zoco.store.database import once
from zoco.store.forgetting import ForgettingStore
from zoco.store.holding import insert_record, replace_holders
from zoco.store.leases import Leases
from zoco.store.records import (
    Append,
    Creation,
    EntryRow,
    FormerRecord,
    HolderRecord,
    NoteRecord,
    SeatRecord,
    Snapshot,
    TableRecord,
    Taken,
)
from zoco.store.writer import Driver, Writer


class Pulse:
    """How many seconds no server was there, as far as is known."""

    lost = 0.0


class Store(ForgettingStore):
    """One database. Reads and rare writes go through SQLAlchemy; entries through the writer.

    `leases` say who writes at which table, where several servers may work with the database.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        driver: Driver,
        leases: Leases | None = None,
        turn: AbstractAsyncContextManager[Any] | None = None,
    ) -> None:
        super().__init__(engine, turn)
        self.driver = driver
        self.leases = leases
        self._pulse = Pulse()
        self._writer = Writer(driver)

    @property
    def lost(self) -> float:
        """The seconds that no server was there, as far as `beat` has told."""
        return self._pulse.lost

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open by URL (`sqlite+aiosqlite:///…`, `postgresql+asyncpg://…`); upgrades the schema."""
        parsed = make_url(url)
        turn = sqlite.Turn() if parsed.get_backend_name() == "sqlite" else None
        engine = sqlite.engine_of(parsed, turn.patience) if turn else postgres.engine_of(parsed)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(history.upgrade)
            if turn is not None:
                path = parsed.database or ":memory:"
                return cls(engine, await sqlite.SqliteDriver.open(path, turn), None, turn.lock)
            leases = Leases(engine, postgres.pulse_of(parsed))
            return cls(engine, await postgres.PostgresDriver.open(parsed), leases)
        except BaseException:
            await engine.dispose()
            raise

    def timed(self, took: Callable[[float], object]) -> None:
        """Tell `took` the seconds of each commit."""
        self._writer.took = took

    async def close(self) -> None:
        """Commit what waits, and let go."""
        try:
            await self._writer.close()
            if self.leases is not None:
                await self.leases.leave()
        finally:
            await self._visits.over()
            await self._engine.dispose()

    async def ready(self) -> None:
        """Raises where nothing can be saved: it tries."""
        await self._replace(schema.secrets, ("name",), {"name": "pulse", "value": ""})

    async def beat(self, now: int, fresh: bool = False) -> None:
        """A server is there now, in milliseconds; a `fresh` one notes how long none was."""
        kept = schema.pulse
        async with self._begun() as connection:
            row = (await connection.execute(select(kept.c.at, kept.c.lost))).first()
            if row is None:
                await connection.execute(insert(kept).values(name="server", at=now, lost=0))
                return
            lost = row.lost + (max(0, now - row.at) if fresh else 0)
            await connection.execute(update(kept).values(at=max(now, row.at), lost=lost))
            self._pulse.lost = lost / 1000

    async def due(self, now: int) -> list[str]:
        """Tables where somebody's time has run out, in milliseconds of what is not lost."""
        kept = schema.tables
        late = (kept.c.due <= now) & (kept.c.status == "playing")
        return [row[0] for row in await self._rows(select(kept.c.id).where(late))]

    # -- entries ---------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Answers when the entries are on the disk; raises `Taken` if another writer was first."""
        if self.lease is not None:
            self.lease.require()
            append = append._replace(fence=self.lease.fence)
        await self._writer.append(append)

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
        async with self._begun() as connection:
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
        """Keep what each viewer saw, all or nothing, unless another server was quicker."""
        rows = [
            {"table_id": table_id, "viewer": viewer, "body": body} for viewer, body in views.items()
        ]
        with suppress(IntegrityError):
            async with self._begun() as connection:
                await connection.execute(insert(schema.views), rows)

    # -- tables, seats, people -------------------------------------------------------------------

    async def create(self, records: Iterable[Struct], entries: Sequence[EntryRow] = ()) -> None:
        """Add new records, and the first entries of a table that begins with some, at once."""
        await self._writer.append(Creation(tuple(records), tuple(entries)))

    async def play_again(self, table_id: str, new_id: str, records: Iterable[Struct]) -> None:
        """Add the table where play goes on and note it on the one before, both or neither;

        raises `Taken` if play goes on elsewhere already.
        """
        kept = schema.tables
        where = (kept.c.id == table_id) & kept.c.rematch.is_(None)
        async with self._writing(table_id) as connection:
            noted = update(kept).where(where).values(rematch=new_id)
            await once(connection, noted, "play goes on at another table already")
            for record in records:
                await insert_record(connection, record)

    async def add(self, *records: Struct) -> None:
        """Add records, all or none; raises `Taken` if one is there already."""
        about = {str(getattr(record, "table_id", "")) for record in records} - {""}
        try:
            async with self._writing(*about) as connection:
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
        async with self._writing(table_id) as connection:
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
        async with self._writing(table_id) as connection:
            change = update(kept).where(where).values(status=status, **values)
            await once(connection, change, f"the table is not {before}, or seated otherwise")

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
        async with self._writing(seat.table_id) as connection:
            count = update(kept).where(where).values(seating=kept.c.seating + 1)
            await once(connection, count, "the seats have changed")
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

    async def secret(self, name: str, fresh: str) -> str:
        """The secret of this name; `fresh` from now on where there is none yet."""
        kept = schema.secrets
        asked = select(kept.c.value).where(kept.c.name == name)
        rows = await self._rows(asked)
        if not rows:
            with suppress(IntegrityError):  # another process was quicker
                async with self._begun() as connection:
                    await connection.execute(insert(kept).values(name=name, value=fresh))
            rows = await self._rows(asked)
        return str(rows[0][0])
