"""One server for each file: it holds a lock for as long as it works.

What it writes is safe without (`Taken`); but the people at one server would not hear of those at
the other. In PostgreSQL there are leases instead (`zoco.store.leases`).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import IO

from sqlalchemy import make_url

PATIENCE = 2.0
"""A server that was killed may hold its lock a moment longer."""


class Occupied(Exception):
    """Another server works with this database."""


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Keeps other servers off a file until the end of the block; raises `Occupied`."""
    parsed = make_url(url)
    named = parsed.database and parsed.database != ":memory:"
    if parsed.get_backend_name() == "sqlite" and named:
        async with _alone_with_file(Path(f"{parsed.database}.lock")):
            yield
    else:
        yield


@asynccontextmanager
async def _alone_with_file(path: Path) -> AsyncIterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        end = monotonic() + PATIENCE
        while not _lock(file):
            if monotonic() > end:
                raise Occupied
            await asyncio.sleep(0.05)
        yield


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
