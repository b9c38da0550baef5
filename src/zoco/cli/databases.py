"""The database that a command works with, and why it cannot be worked with, as sentences."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from zoco.cli.system import reason
from zoco.core.faults import BadInput, Fault, bad
from zoco.server.settings import Settings
from zoco.store.alone import Occupied
from zoco.store.faults import trouble

T = TypeVar("T")
POSTGRES = ("postgres://", "postgresql://")
REASONS = {
    "locked": "reason-locked",
    "full": "reason-full",
    "read-only": "reason-read-only",
    "damaged": "reason-damaged",
}
"""What keeps a database from saving, as it is told."""


def database_of(settings: Settings) -> str:
    """The URL of the database: the one given, or a file in the data directory."""
    given = settings.database
    if not given:
        return f"sqlite+aiosqlite:///{(Path(settings.data) / 'zoco.db').absolute()}"
    for start in POSTGRES:
        if given.startswith(start):
            return "postgresql+asyncpg://" + given.removeprefix(start)
    if given.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        return given
    raise bad("wrong-database")


def silent(error: Exception) -> BadInput:
    """A database that cannot be worked with, and what the system or it says about that."""
    what = trouble(error)
    if what is not None:
        return BadInput(Fault("wrong-database-silent", because=Fault(REASONS[what])))
    cause = getattr(error, "orig", None) or error
    return BadInput(Fault("wrong-database-silent", because=reason(first_line(cause))))


def first_line(error: Exception) -> Exception:
    """What the system says, or the first line of what somebody else does."""
    if isinstance(error, OSError):
        return error
    return ValueError((str(error).splitlines() or [""])[0])


def worked(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work with a database; raises `BadInput` where there is none to work with."""
    try:
        return asyncio.run(work)
    except (BadInput, KeyboardInterrupt):
        raise
    except Occupied:
        raise bad("wrong-database-busy") from None
    except Exception as error:  # the drivers, SQLAlchemy and Alembic each have their own
        raise silent(error) from None
