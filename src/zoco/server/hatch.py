"""The hatch: a socket in the file system through which the host orders; who may open it, may."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from zoco.server.administering import obey
from zoco.server.house import House

logger = logging.getLogger("zoco.server")
LONGEST = 10_000
"""Bytes of an order."""


@asynccontextmanager
async def hatch(path: Path | None, house: House) -> AsyncIterator[None]:
    """Open for as long as the block lasts; where there can be none the log says so."""
    if path is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await reader.readline()
            writer.write(await obey(house, line) + b"\n")
            await writer.drain()
        except Exception:
            logger.exception("an order was not carried out")
        finally:
            writer.close()

    path.unlink(missing_ok=True)
    try:
        server = await asyncio.start_unix_server(answer, path, limit=LONGEST)
        path.chmod(0o600)
    except (OSError, AttributeError, NotImplementedError) as error:
        logger.warning("there is no socket for zoco admin: %s", error)
        yield
        return
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def order(path: Path, line: bytes) -> bytes | None:
    """The answer of the server behind a hatch; None if none is open."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except (OSError, AttributeError, NotImplementedError):
        return None
    writer.write(line + b"\n")
    answered = await reader.read()
    writer.close()
    return answered or None


def usual(folder: Path) -> Path:
    """Where the hatch of a server with this data folder is."""
    return folder.absolute() / "admin.sock"
