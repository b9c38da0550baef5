"""Leases: which of several servers writes at a table, by the clock of their common database.

A server is there as long as it renews its own row. It leads a table from when it wrote its name
there, and raised the fence; whoever finds the name of a server that is gone may do the same. All
that is written at a table is compared with the fence in the same transaction, so that a server
which has slept through the end of its lease is refused by the database itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping
from time import monotonic
from typing import NamedTuple

from sqlalchemy import TextClause, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from zoco.store.faults import unreachable
from zoco.store.records import Taken

logger = logging.getLogger("zoco.server")
LASTS, MARGIN = 3.0, 0.5
"""Seconds that a lease holds from its renewal; by how much sooner its holder stops to write."""
RENEWED = 0.5
"""Seconds between two renewals."""
FORGOTTEN = 3600
"""Seconds after which the row of a server that is gone is cleared away."""
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_GONE = f"NOT EXISTS (SELECT 1 FROM servers AS s WHERE s.name = tables.server AND s.until > {_NOW})"


def _statement(written: str) -> TextClause:
    return text(written.format(now=_NOW, gone=_GONE, lasts=round(1000 * LASTS)))


_ENTER = _statement("INSERT INTO servers (name, until) VALUES (:name, {now} + {lasts})")
_CLEAR = _statement(
    f"DELETE FROM servers WHERE until < {{now}} - {1000 * FORGOTTEN} AND name <> :name"
)
_RENEW = _statement(
    "UPDATE servers SET until = {now} + {lasts} WHERE name = :name AND until > {now} RETURNING name"
)
_LEAVE = _statement("DELETE FROM servers WHERE name = :name")
_CLAIM = _statement(
    "UPDATE tables SET server = :name, fence = fence + 1 WHERE id = :table"
    " AND (server IS NULL OR server = :name OR {gone})"
    " AND EXISTS (SELECT 1 FROM servers AS s WHERE s.name = :name AND s.until > {now})"
    " RETURNING fence"
)
_LEADER = _statement("SELECT server FROM tables WHERE id = :table")
_RELEASE = _statement("UPDATE tables SET server = NULL WHERE id = :table AND fence = :fence")
_LOOK = _statement(
    "SELECT id, CASE WHEN {gone} THEN NULL ELSE server END AS leader, seating,"
    " coalesce((SELECT max(seq) FROM entries WHERE table_id = tables.id), -1) + 1 AS seq,"
    " coalesce((SELECT max(number) FROM chat WHERE table_id = tables.id), 0) AS said"
    " FROM tables WHERE id = ANY(:tables)"
)
_THERE = _statement("SELECT name FROM servers WHERE until > {now}")
_ASKED = _statement(
    "INSERT INTO asked (address, minute, count)"
    " SELECT address, :minute, news FROM unnest(CAST(:addresses AS text[]), CAST(:news AS int[]))"
    " AS t (address, news) ORDER BY address"
    " ON CONFLICT (address, minute) DO UPDATE SET count = asked.count + excluded.count"
    " RETURNING address, count"
)
_ASKED_BEFORE = _statement("DELETE FROM asked WHERE minute < :minute")


def address_of(name: str) -> str:
    """Where the server of a name can be reached."""
    return name.partition(".")[0]


class Lease:
    """The right of a server to write at one table."""

    def __init__(self, leases: Leases, server: str, fence: int) -> None:
        self._leases = leases
        self.server = server
        self.fence = fence

    def holds(self) -> bool:
        """Whether it has not ended for certain."""
        return self._leases.holds(self.server)

    def require(self) -> None:
        """Raises `Taken` where the lease may have ended."""
        if not self.holds():
            raise Taken("the lease of this server could not be renewed")


class Seen(NamedTuple):
    """A table from outside: who leads it, if somebody does; how many entries it has; how often its

    seats have changed; and the number of what was said last.
    """

    leader: str | None
    seq: int
    seating: int
    said: int


class Leases:
    """What one server holds. `own` is for its sign of life, which must not wait for anything.

    It has one `address` for as long as it runs, and another `name` after each time it was gone.
    """

    def __init__(self, engine: AsyncEngine, own: AsyncEngine) -> None:
        self._engine = engine
        self._own = own
        self._until = 0.0
        self._beating: asyncio.Task[None] | None = None
        self.address = secrets.token_hex(8)
        self.name, self._entered = "", 0

    async def hold(self) -> None:
        """Be there from now on, until `leave`."""
        await self._enter()
        self._beating = asyncio.create_task(self._beat(), name="leases")

    def holds(self, server: str) -> bool:
        """Whether what is held by this name is held for certain."""
        return server == self.name and monotonic() < self._until

    async def leave(self) -> None:
        """Give up all leases at once."""
        if self._beating is not None:
            self._beating.cancel()
        self._until = 0.0
        try:
            if self.name:
                await self._say(_LEAVE)
        except Exception as error:
            if not unreachable(error):
                raise
            logger.warning("the leases were not given up, they end: %s", type(error).__name__)
        finally:
            await self._own.dispose()

    async def claim(self, table_id: str) -> Lease | str | None:
        """The lease of a table, or who has it; None if nobody and this server cannot now."""
        async with self._engine.begin() as connection:
            given = {"name": self.name, "table": table_id}
            row = (await connection.execute(_CLAIM, given)).first()
            if row is not None:
                return Lease(self, self.name, row.fence)
            found = (await connection.execute(_LEADER, {"table": table_id})).first()
            return None if found is None or found.server == self.name else str(found.server or "")

    async def release(self, table_id: str, lease: Lease) -> None:
        """Let others lead a table, unless they do already."""
        async with self._engine.begin() as connection:
            await connection.execute(_RELEASE, {"table": table_id, "fence": lease.fence})

    async def look(self, table_ids: Iterable[str]) -> dict[str, Seen]:
        """These tables, all with one question."""
        asked = {"tables": list(table_ids)}
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_LOOK, asked)).all()
        return {row.id: Seen(row.leader, row.seq, row.seating, row.said) for row in rows}

    async def there(self) -> set[str]:
        """The servers that are there."""
        async with self._engine.connect() as connection:
            return {row.name for row in await connection.execute(_THERE)}

    async def asked(self, minute: int, news: Mapping[str, int]) -> dict[str, int]:
        """Add to how often addresses have asked all servers in a minute; what it comes to."""
        given = {"minute": minute, "addresses": [*news], "news": [*news.values()]}
        async with self._engine.begin() as connection:
            found = (await connection.execute(_ASKED, given)).all()
            await connection.execute(_ASKED_BEFORE, {"minute": minute - 1})
        return {row.address: row[1] for row in found}

    async def _enter(self) -> None:
        """Be somebody new: what was held by an old name is lost."""
        self._entered += 1
        self.name = f"{self.address}.{self._entered}"
        sent = monotonic()
        await self._say(_ENTER, _CLEAR)
        self._until = sent + LASTS - MARGIN

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            try:
                async with asyncio.timeout(LASTS):
                    await self._renew()
            except Exception as error:
                logger.warning("the leases were not renewed: %s", type(error).__name__)

    async def _renew(self) -> None:
        sent = monotonic()
        if await self._say(_RENEW):
            self._until = sent + LASTS - MARGIN
        else:
            logger.warning("the leases have ended: they were not renewed in time")
            await self._enter()

    async def _say(self, *statements: TextClause) -> bool:
        """Carry out statements about this server; whether the first of them found something.

        Once more where it turns out that the connection was lost since it was last used.
        """
        try:
            return await self._carry_out(*statements)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._carry_out(*statements)

    async def _carry_out(self, *statements: TextClause) -> bool:
        async with self._own.connect() as connection:
            found = [
                (await connection.execute(it, {"name": self.name})).rowcount for it in statements
            ]
        return found[0] > 0
