"""SQLite: the pragmas that make a commit durable, and the hot path on raw aiosqlite."""

from __future__ import annotations

import asyncio
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
from zoco.store.records import Append, Creation, Taken
from zoco.store.statements import STALE, Hot, Work, hot_statements, touched

# At its lowest level it would write every entry, secrets included, into the log of the server.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

PATIENT, HASTY = 2_000, 10
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


class Turn:
    """Whose turn it is to write: SQLite has one writer, and lets others wait without an order."""

    def __init__(self) -> None:
        self.patience = Patience()
        self.lock = asyncio.Lock()


def engine_of(url: URL, patience: Patience | None = None) -> AsyncEngine:
    """An engine whose connections have the pragmas and begin writing transactions at once."""
    waits = patience or Patience()
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True)  # they are secrets: not for a log

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions on its own
        try:
            cursor = connection.cursor()
            for name, value in PRAGMAS.items():
                cursor.execute(f"PRAGMA {name}={value}")
            cursor.close()
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        readonly = connection.get_execution_options().get(READONLY, False)
        if not readonly:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={waits.wait}")
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")

    @event.listens_for(engine.sync_engine, "handle_error")
    def failed(context: Any) -> None:
        waits.noticed(context.original_exception)

    return engine


class SqliteDriver:
    """Carries out what waits in one immediate transaction, and in one visit to its thread."""

    def __init__(self, connection: aiosqlite.Connection, hot: Hot, turn: Turn) -> None:
        self.connection = connection
        self._hot = hot
        self._turn = turn
        self._wait = PATIENT

    @classmethod
    async def open(cls, path: str, turn: Turn) -> SqliteDriver:
        """A connection of its own, with the pragmas."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            for name, value in PRAGMAS.items():
                await connection.execute(f"PRAGMA {name}={value}")
        except BaseException:
            await connection.close()
            raise
        return cls(connection, hot_statements(SqliteDialect()), turn)

    async def commit(self, jobs: Sequence[Append | Creation]) -> None:
        """All of `jobs` in one transaction, durably."""
        hot, appends = self._hot, [job for job in jobs if isinstance(job, Append)]
        work = [made for job in jobs if isinstance(job, Creation) for made in hot.creation(job)]
        rows = [hot.insert.row(row._asdict()) for append in appends for row in append.rows]
        work.append((hot.insert.text, rows))
        touches = [hot.touch.row(touched(append)) for append in appends]
        async with self._turn.lock:
            # Four visits to the thread of the connection cost more than all that is done there.
            visit: Any = self.connection._execute
            await visit(self._carry_out, work, touches)

    def _carry_out(self, work: list[Work], touches: list[tuple[Any, ...]]) -> None:
        """In the thread of the connection."""
        connection = self.connection._conn
        self._begin(connection)
        try:
            for text, rows in work:
                connection.executemany(text, rows)
            done = connection.executemany(self._hot.touch.text, touches)
            if touches and done.rowcount != len(touches):
                raise Taken(STALE)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Taken(str(error)) from None
        except BaseException:
            connection.rollback()
            raise

    def _begin(self, connection: sqlite3.Connection) -> None:
        patience = self._turn.patience
        if self._wait != patience.wait:
            self._wait = patience.wait
            connection.execute(f"PRAGMA busy_timeout={self._wait}")
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            patience.noticed(error)
            raise

    async def close(self) -> None:
        """Close the file."""
        await self.connection.close()
