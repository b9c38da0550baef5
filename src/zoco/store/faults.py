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


NAMES = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
}
"""What SQLite's names for its troubles mean; longer names begin with these."""
STATES = {
    "55P03": "locked",
    "53100": "full",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""The same of PostgreSQL."""


def trouble(error: BaseException | None) -> str | None:
    """What keeps a database from saving: it is "locked", "full", "read-only" or "damaged"."""
    while error is not None:
        name = getattr(error, "sqlite_errorname", None) or ""
        found = next((told for start, told in NAMES.items() if name.startswith(start)), None)
        found = found or STATES.get(getattr(error, "sqlstate", None) or "")
        if found is not None:
            return found
        error = getattr(error, "orig", None) or error.__cause__
    return None


def unreachable(error: BaseException) -> bool:
    """Whether the database is away, full or locked, rather than asked for something wrong."""
    silent = isinstance(error, SILENT) and not isinstance(error, OURS)
    return silent or trouble(error) is not None
