"""SQLite: the pragmas that make a commit durable, and the hot path on raw aiosqlite."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import aiosqlite
from sqlalchemy import URL, event
from sqlalchemy.dialects.sqlite.aiosqlite import dialect as SqliteDialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zoco.store.faults import trouble
from zoco.store.records import Append, Taken
from zoco.store.statements import STALE, Hot, hot_statements, touched

# At its lowest level it would write every entry, secrets included, into the log of the server.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

PATIENT, HASTY = 2_000, 50
"""Milliseconds to wait for who has locked the database; and if one has just waited in vain."""
AGAIN = 2.0
"""Seconds after which it is worth waiting patiently again."""
PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: a commit is on the disk when it is answered
    "busy_timeout": PATIENT,
    "foreign_keys": 1,
    "secure_delete": 1,  # names that were removed are not left in the file
}
READONLY = "zoco_readonly"


class Patience:
    """How long to wait for a locked database: whoever comes after a vain wait is told at once."""

    def __init__(self) -> None:
        self._vain = -AGAIN

    def noticed(self, error: BaseException) -> None:
        """A statement failed."""
        if trouble(error) == "locked":
            self._vain = monotonic()

    @property
    def wait(self) -> int:
        """Milliseconds."""
        return HASTY if monotonic() < self._vain + AGAIN else PATIENT


def engine_of(url: URL) -> AsyncEngine:
    """An engine whose connections have the pragmas and begin writing transactions at once."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True)  # they are secrets: not for a log

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions on its own
        cursor = connection.cursor()
        for name, value in PRAGMAS.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()

    patience = Patience()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        readonly = connection.get_execution_options().get(READONLY, False)
        if not readonly:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={patience.wait}")
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")

    @event.listens_for(engine.sync_engine, "handle_error")
    def failed(context: Any) -> None:
        patience.noticed(context.original_exception)

    return engine


class SqliteDriver:
    """Appends by `executemany` in one immediate transaction."""

    def __init__(self, connection: aiosqlite.Connection, hot: Hot) -> None:
        self.connection = connection
        self._hot = hot
        self._patience = Patience()
        self._wait = PATIENT

    @classmethod
    async def open(cls, path: str) -> SqliteDriver:
        """A connection of its own, with the pragmas."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        for name, value in PRAGMAS.items():
            await connection.execute(f"PRAGMA {name}={value}")
        return cls(connection, hot_statements(SqliteDialect()))

    async def commit(self, appends: Sequence[Append]) -> None:
        """All of `appends` in one transaction, durably."""
        hot = self._hot
        rows = [hot.insert.row(row._asdict()) for append in appends for row in append.rows]
        touches = [hot.touch.row(touched(append)) for append in appends]
        await self._begin()
        try:
            await self.connection.executemany(hot.insert.text, rows)
            done = await self.connection.executemany(hot.touch.text, touches)
            if done.rowcount != len(touches):
                raise Taken(STALE)
            await self.connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            await self.connection.execute("ROLLBACK")
            raise Taken(str(error)) from None
        except BaseException:
            await self.connection.rollback()
            raise

    async def _begin(self) -> None:
        if self._wait != self._patience.wait:
            self._wait = self._patience.wait
            await self.connection.execute(f"PRAGMA busy_timeout={self._wait}")
        try:
            await self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            self._patience.noticed(error)
            raise

    async def close(self) -> None:
        """Close the file."""
        await self.connection.close()
