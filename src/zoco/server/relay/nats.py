"""The post office of NATS, where one is configured: `pip install zoco[nats]`.

While NATS is away letters go by that of the database, at which everybody listens, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from zoco.server.relay.post import Post, Take

logger = logging.getLogger("zoco.server")
AGAIN, TIMEOUT = 0.5, 5


class NatsPost:
    """Letters by a NATS server: less work for the database where many processes share it."""

    def __init__(self, url: str, otherwise: Post) -> None:
        self._url = url
        self._otherwise = otherwise
        self._client: Any = None
        self._connecting: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self, address: str, take: Take) -> None:
        """Subscribe as soon as NATS is there; a lost connection is made anew."""
        await self._otherwise.open(address, take)
        self._connecting = asyncio.create_task(self._connect(address, take), name="nats")

    async def _connect(self, address: str, take: Take) -> None:
        async def came(message: Any) -> None:
            take(message.data)

        client = await _client(self._url, _noted, attempts=-1)
        await client.subscribe(_subject(address), cb=came)
        await client.flush(TIMEOUT)
        self._client = client

    def send(self, address: str, letter: bytes) -> None:
        """Hand a letter to the client, which queues it."""
        client = self._client
        if client is None or not client.is_connected or len(letter) > client.max_payload:
            return self._otherwise.send(address, letter)
        task = asyncio.create_task(self._send(address, letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return None

    async def _send(self, address: str, letter: bytes) -> None:
        try:
            await self._client.publish(_subject(address), letter)
        except Exception as error:
            await _noted(error)

    async def close(self) -> None:
        """Send what waits."""
        if self._connecting is not None:
            self._connecting.cancel()
        await asyncio.gather(*self._sending)
        await self._otherwise.close()
        if self._client is not None and self._client.is_connected:
            await self._client.flush(TIMEOUT)
        if self._client is not None:
            await self._client.close()


async def reached(url: str) -> None:
    """Raises where there is no such server, or the package for it is missing."""
    client = await _client(url, _silent, attempts=1)
    await client.close()


async def _client(url: str, told: Callable[[Exception], Awaitable[None]], attempts: int) -> Any:
    import nats  # type: ignore[import-not-found,unused-ignore]

    return await nats.connect(
        url,
        error_cb=told,
        max_reconnect_attempts=attempts,
        reconnect_time_wait=AGAIN,
        connect_timeout=TIMEOUT,
    )


async def _silent(_: Exception) -> None:
    """What was wrong is raised."""


async def _noted(error: Exception) -> None:
    logger.warning("no letters for a moment: %s", type(error).__name__)


def _subject(address: str) -> str:
    return f"zoco.{address}"
