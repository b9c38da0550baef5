"""Who may work with a database: one server with a file, many with PostgreSQL, or one alone.

Of two servers with a file the people at the one would not hear of those at the other; with
PostgreSQL they have leases and letters. Whoever replaces all that is in it must be alone with both.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import IO

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, make_url

from zoco.store.postgres import CONNECTING, dsn_of

_LOCK = 7_265_628
PATIENCE = 2.0
"""A server that was killed may hold its lock a moment longer."""


class Occupied(Exception):
    """Another server works with this database."""


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Keeps all others off the database until the end of the block; raises `Occupied`."""
    async with _locked(make_url(url), "pg_try_advisory_lock"):
        yield


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[None]:
    """The same for a server, beside which there may be others with PostgreSQL."""
    async with _locked(make_url(url), "pg_try_advisory_lock_shared"):
        yield


@asynccontextmanager
async def _locked(url: URL, how: str) -> AsyncIterator[None]:
    if url.get_backend_name() != "sqlite":
        async with _locked_in_postgres(url, how):
            yield
    elif url.database and url.database != ":memory:":
        async with _locked_with_file(Path(f"{url.database}.lock")):
            yield
    else:
        yield


@asynccontextmanager
async def _locked_with_file(path: Path) -> AsyncIterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:

        async def take() -> bool:
            return _lock(file)

        await _taken(take)
        yield


@asynccontextmanager
async def _locked_in_postgres(url: URL, how: str) -> AsyncIterator[None]:
    connection = await asyncpg.connect(dsn_of(url), timeout=CONNECTING)

    async def take() -> bool:
        return bool(await connection.fetchval(f"SELECT {how}($1)", _LOCK))

    try:
        await _taken(take)
        yield
    finally:
        await connection.close()


async def _taken(take: Callable[[], Awaitable[bool]]) -> None:
    end = monotonic() + PATIENCE
    while not await take():
        if monotonic() > end:
            raise Occupied
        await asyncio.sleep(0.05)


def _lock(file: IO[bytes]) -> bool:
    """Whether the file is ours now; it is let go with the file, or with the process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
