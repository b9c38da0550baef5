"""One server per database: it holds a lock for as long as it works.

What it writes is safe without (`Taken`); but the people at one server would not hear of those at
the other.
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

_LOCK = 7_265_628
PATIENCE = 2.0
"""A server that was killed may hold its lock a moment longer."""


CONNECTING = 10.0
"""Seconds after which a database that does not answer is said to be away."""


class Occupied(Exception):
    """Another server works with this database."""


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Keeps other servers off the database until the end of the block; raises `Occupied`."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        async with _alone_in_postgres(parsed):
            yield
    elif parsed.database and parsed.database != ":memory:":
        async with _alone_with_file(Path(f"{parsed.database}.lock")):
            yield
    else:
        yield


@asynccontextmanager
async def _alone_with_file(path: Path) -> AsyncIterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:

        async def take() -> bool:
            return _lock(file)

        await _taken(take)
        yield


@asynccontextmanager
async def _alone_in_postgres(url: URL) -> AsyncIterator[None]:
    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(dsn, timeout=CONNECTING)

    async def take() -> bool:
        return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", _LOCK))

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
