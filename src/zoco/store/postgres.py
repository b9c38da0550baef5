"""PostgreSQL: the hot path on raw asyncpg, with the same schema and history."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Dialect
from sqlalchemy.dialects.postgresql.asyncpg import dialect as AsyncpgDialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zoco.store.records import Append, Creation, Taken
from zoco.store.statements import STALE, Hot, hot_statements, touched

_DIALECT: Dialect = AsyncpgDialect()  # type: ignore[no-untyped-call]
SETTINGS = {"idle_in_transaction_session_timeout": "2500", "lock_timeout": "2800"}
"""A process that stops amid a transaction must not keep its tables from who takes them over. Who

waits for that waits a little longer, and for nothing else: a locked database is answered in 3 s.
"""
CONNECTING = 10.0
"""Seconds after which a database that does not answer is said to be away."""


def dsn_of(url: URL) -> str:
    """The address as asyncpg takes it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def _connect(dsn: str) -> asyncpg.Connection:
    return await asyncpg.connect(dsn, timeout=CONNECTING, server_settings=SETTINGS)


def engine_of(url: URL) -> AsyncEngine:
    """An engine over asyncpg; a lost connection is noticed before it is used.

    Parameters are secrets: a statement that fails is logged without them.
    """
    arguments = {"server_settings": SETTINGS, "timeout": CONNECTING}
    return create_async_engine(
        url, pool_pre_ping=True, hide_parameters=True, connect_args=arguments
    )


def pulse_of(url: URL) -> AsyncEngine:
    """An engine for a server's sign of life, which is on its way at once and need not be durable:

    one statement there and back, on a connection that nobody else waits for.
    """
    arguments = {"server_settings": {"synchronous_commit": "off"}, "timeout": CONNECTING}
    return create_async_engine(
        url, pool_size=1, max_overflow=0, isolation_level="AUTOCOMMIT", connect_args=arguments
    )


class PostgresDriver:
    """Appends by prepared `executemany` in one transaction; opens anew after a lost connection."""

    def __init__(self, dsn: str, connection: asyncpg.Connection, hot: Hot) -> None:
        self._dsn = dsn
        self.connection = connection
        self._hot = hot

    @classmethod
    async def open(cls, url: URL) -> PostgresDriver:
        """A connection of its own."""
        dsn = dsn_of(url)
        return cls(dsn, await _connect(dsn), hot_statements(_DIALECT))

    async def commit(self, jobs: Sequence[Append | Creation]) -> None:
        """All of `jobs` in one transaction, durably."""
        if self.connection.is_closed():
            self.connection = await _connect(self._dsn)
        hot, appends = self._hot, [job for job in jobs if isinstance(job, Append)]
        work = [made for job in jobs if isinstance(job, Creation) for made in hot.creation(job)]
        rows = [hot.insert.row(row._asdict()) for append in appends for row in append.rows]
        touches = [hot.touch.row(touched(append)) for append in appends]
        try:
            async with self.connection.transaction():
                for text, some in [*work, (hot.insert.text, rows)]:
                    await self.connection.executemany(text, some)
                if touches and len(await self.connection.fetchmany(hot.touch.text, touches)) != len(
                    touches
                ):
                    raise Taken(STALE)
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from None

    async def close(self) -> None:
        """Close the connection."""
        await self.connection.close()
