"""The post office of PostgreSQL: LISTEN and NOTIFY, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from zoco.server.relay.post import Parts, Take

logger = logging.getLogger("zoco.server")
FITS = 7_900
"""Bytes of a notification, less what stands before its part of a letter."""
WAITING, AT_ONCE = 20_000, 200
"""Parts that wait while the database is away; the oldest are lost. And in one transaction."""
AGAIN = 0.5
"""Seconds after which a lost connection is made anew."""
TIMEOUT = 5.0
SETTINGS = {"synchronous_commit": "off"}
"""A letter need not be on the disk."""
_NOTIFY = "SELECT pg_notify(channel, part) FROM unnest($1::text[], $2::text[]) AS t (channel, part)"


class NotifyPost:
    """Letters through the database itself: nothing more has to run."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._parts = Parts(FITS)
        self._out: deque[tuple[str, str]] = deque(maxlen=WAITING)
        self._more = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str, take: Take) -> None:
        """Listen from now on."""
        connection = await self._connected(address, take)
        self._task = asyncio.create_task(self._run(connection, address, take), name="post")

    def send(self, address: str, letter: bytes) -> None:
        """Queue a letter; all that waits is sent in one transaction."""
        self._out.extend((_channel(address), part) for part in self._parts.split(letter))
        self._more.set()

    async def close(self) -> None:
        """Send what waits."""
        self._closing = True
        self._more.set()
        if self._task is not None:
            await self._task

    async def _connected(self, address: str, take: Take) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._dsn, timeout=TIMEOUT, server_settings=SETTINGS)

        def heard(_connection: Any, _process: int, _channel: str, part: str) -> None:
            letter = self._parts.join(part)
            if letter is not None:
                take(letter)

        await connection.add_listener(_channel(address), heard)
        return connection

    async def _run(self, connection: asyncpg.Connection, address: str, take: Take) -> None:
        while not (self._closing and not self._out):
            try:
                if connection.is_closed():
                    connection = await self._connected(address, take)
                await self._deliver(connection)
            except Exception as error:
                logger.warning("no letters for a moment: %s", type(error).__name__)
                connection.terminate()
                if self._closing:
                    return
                await asyncio.sleep(AGAIN)
        await connection.close()

    async def _deliver(self, connection: asyncpg.Connection) -> None:
        if not self._out:
            self._more.clear()
            with suppress(TimeoutError):  # a connection may be lost while nothing is sent
                await asyncio.wait_for(self._more.wait(), AGAIN)
        batch = [self._out.popleft() for _ in range(min(AT_ONCE, len(self._out)))]
        if batch:
            channels, parts = zip(*batch, strict=True)
            await connection.execute(_NOTIFY, channels, parts, timeout=TIMEOUT)


def _channel(address: str) -> str:
    return f"zoco_{address}"
