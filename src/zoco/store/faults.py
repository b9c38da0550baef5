"""What a database that does not answer raises, whichever it is."""

from __future__ import annotations

import sqlite3

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

SILENT = (
    DBAPIError,
    sqlite3.OperationalError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)
OURS = (DataError, IntegrityError, ProgrammingError)


def unreachable(error: BaseException) -> bool:
    """Whether the database is away, full or locked, rather than asked for something wrong."""
    return isinstance(error, SILENT) and not isinstance(error, OURS)
