"""One socket: a bounded outbound queue with its own writer, and limits on what comes in."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from litestar import WebSocket

from zoco.server.limits import Bucket
from zoco.server.measures import REFUSALS
from zoco.server.refusal import Refusal
from zoco.server.room.audience import encode
from zoco.server.settings import Settings
from zoco.server.wire.messages import Bye, Refused

Socket = WebSocket[Any, Any, Any]
logger = logging.getLogger("zoco.server")
GOING_AWAY = 1012
TOO_FAST = 4029


@dataclass(eq=False, frozen=True, slots=True)
class Outgoing:
    """Messages that take one place in the queue; after the `last` the connection is closed."""

    messages: tuple[bytes, ...]
    last: bool = False

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(map(len, self.messages))


class Connection:
    """A client of a room; see `zoco.server.room.audience.Client`."""

    def __init__(self, socket: Socket, token: str, settings: Settings) -> None:
        self.token = token
        self.watching = False
        self.first = False
        self.changes = False
        self.screen = False
        self.seat: int | None = None
        self.have = 0
        self.shown = -1
        self._socket = socket
        self._settings = settings
        self._bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
        self._shown = Bucket(settings.shown_per_second, settings.shown_at_once)
        self._rests = 0.0
        self._waiting = 0
        self._too_fast = 0
        self._out: deque[Outgoing] = deque()
        self._state: Outgoing | None = None
        self._more = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self.dropped = False
        self._code = 1000

    def send(self, *messages: bytes) -> None:
        """Queue messages as one; a client that does not keep up is dropped."""
        self._put(Outgoing(messages))

    def send_state(self, message: bytes) -> None:
        """Queue who sits where, in place of what was queued of that before.

        It goes to the end: nobody learns of the end of a match before its last step.
        """
        if self._state is not None and self._state in self._out:
            self._out.remove(self._state)
            self._waiting -= self._state.size
        self._state = Outgoing((message,))
        self._put(self._state)

    def dismiss(self, message: bytes, code: int = GOING_AWAY) -> None:
        """Send a last message and end the connection."""
        self._code = code
        self._put(Outgoing((message,), last=True))

    def owe(self, size: int) -> None:
        """So much was made because this client asked for it: it is not heard again too soon."""
        self._rests = self._shown.owe(size)

    def _put(self, outgoing: Outgoing) -> None:
        room = self._waiting < self._settings.outbound_size
        if room and len(self._out) < self._settings.outbound:
            self._out.append(outgoing)
            self._waiting += outgoing.size
            self._more.set()
            return
        if not self.dropped:
            logger.warning("a client that stopped reading was dropped")
        self.dropped = True
        if self._writing is not None:
            self._writing.cancel()

    async def run(
        self, take: Callable[[str], Awaitable[None]], first: Callable[[], Awaitable[None]]
    ) -> None:
        """Read and write until one side ends it; `take` gets each frame that is within limits.

        `first` is what is done before anything is read, while others may write already.
        """
        if self.dropped:
            return
        self._writing = asyncio.create_task(self._write())
        tasks = [asyncio.create_task(self._read(take, first)), self._writing]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            while self._out:
                outgoing = self._out.popleft()
                self._waiting -= outgoing.size
                for message in outgoing.messages:
                    await self._socket.send_text(message)
                if outgoing.last:
                    await self._socket.close(self._code)
                    return
            self._more.clear()
            await self._more.wait()

    async def _read(
        self, take: Callable[[str], Awaitable[None]], first: Callable[[], Awaitable[None]]
    ) -> None:
        await first()
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text") or ""  # a binary frame is nothing that we know
            if self._rests:
                await asyncio.sleep(self._rests)
                self._rests = 0.0
            if self._within(text):
                await take(text)

    def _within(self, text: str) -> bool:
        if not self._bucket.take():
            self._too_fast += 1
            if self._too_fast == self._settings.frames_too_many:
                self.dismiss(encode(Bye("too-fast", again=False)), TOO_FAST)
            else:
                self.refuse(Refusal("too-fast"))
            return False
        if len(text) > self._settings.frame_size:
            self.refuse(Refusal("too-long", most=self._settings.frame_size))
            return False
        return True

    def refuse(self, refusal: Refusal, client_id: str | None = None) -> None:
        """Say that a wish is not fulfilled."""
        REFUSALS.labels(refusal.code).inc()
        self.send(encode(Refused(client_id, refusal.code, refusal.said, refusal.paragraph)))
