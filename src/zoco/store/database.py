"""What every part of the store stands on: reading, and writing of who may write at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from copy import copy
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct
from sqlalchemy import Select, Table, Update, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from zoco.store import schema, sqlite
from zoco.store.holding import KINDS
from zoco.store.records import Taken

R = TypeVar("R", bound=Struct)
LINGERING = 5.0
"""Seconds for which a store that is closed waits for who still uses it."""


class Lease(Protocol):
    """The right to write at a table, for as long as nobody has a lease with a higher `fence`."""

    fence: int

    def holds(self) -> bool:
        """Whether nobody else leads the table for certain."""

    def require(self) -> None:
        """Raises `Taken` where it may have ended: others may lead the table by now."""


class Visits:
    """How many use the connections of a store now: whoever closes it waits for them."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    def __enter__(self) -> None:
        self._count += 1
        self._none.clear()

    def __exit__(self, *_: object) -> None:
        self._count -= 1
        if not self._count:
            self._none.set()

    async def over(self) -> None:
        """Wait until nobody does; not for ever, since a database may never answer."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), LINGERING)


class Database:
    """The connections of a store.

    `turn` is held while one writes, where only one can; `lease` is by what it writes at a table,
    where it needs one.
    """

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[Any] | None) -> None:
        self._engine = engine
        self._turn = turn or nullcontext()
        self._visits = Visits()
        self._reading = engine.execution_options(**{sqlite.READONLY: True})
        self.lease: Lease | None = None

    def under(self, lease: Lease) -> Self:
        """The same store for who writes at one table, by a lease."""
        made = copy(self)
        made.lease = lease
        return made

    @asynccontextmanager
    async def _writing(self, *table_ids: str) -> AsyncIterator[AsyncConnection]:
        """A transaction about these tables; raises `Taken` where the lease is another's by now.

        Who takes it over has to wait for the end of the transaction.
        """
        lease, kept = self.lease, schema.tables
        if lease is not None:
            lease.require()
        async with self._begun() as connection:
            for table_id in table_ids if lease is not None else ():
                asked = select(kept.c.fence).where(kept.c.id == table_id)
                row = (await connection.execute(asked.with_for_update(key_share=True))).first()
                if lease is None or row is None or row.fence != lease.fence:
                    raise Taken("another process leads the table")
            yield connection

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        with self._visits:
            async with self._turn, self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        with self._visits:
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
        tables = (str(values["table_id"]),) if "table_id" in values else ()
        async with self._writing(*tables) as connection:
            gone = delete(kept)
            for name in key:
                gone = gone.where(kept.c[name] == values[name])
            await connection.execute(gone)
            if keep:
                await connection.execute(insert(kept).values(values))


async def once(connection: AsyncConnection, change: Update, otherwise: str) -> None:
    """Carry out a change of one row; raises `Taken` if that row is not there."""
    if (await connection.execute(change)).rowcount != 1:
        raise Taken(otherwise)
