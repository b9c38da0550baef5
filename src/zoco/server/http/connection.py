"""One socket: what waits to be written is bounded, and so is what comes in."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from dataclasses import dataclass

from zoco.server.http.line import Line
from zoco.server.limits import Bucket
from zoco.server.measures import REFUSALS
from zoco.server.refusal import Refusal
from zoco.server.room.audience import encode
from zoco.server.settings import Settings
from zoco.server.wire.messages import Bye, Refused

logger = logging.getLogger("zoco.server")
GOING_AWAY = 1012
TOO_FAST = 4029


@dataclass(eq=False, frozen=True, slots=True)
class Outgoing:
    """Messages that take one place in the queue; with a `code` the connection ends after them."""

    messages: tuple[bytes, ...]
    code: int | None = None

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(map(len, self.messages))


class Connection:
    """A client of a room; see `zoco.server.room.audience.Client`."""

    def __init__(self, line: Line, token: str, settings: Settings) -> None:
        self.token = token
        self.watching = False
        self.first = False
        self.changes = False
        self.screen = False
        self.seat: int | None = None
        self.have = 0
        self.shown = -1
        self.asked = b""
        self.line = line
        self._settings = settings
        self._bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
        self._shown = Bucket(settings.shown_per_second, settings.shown_at_once)
        self._rests = 0.0
        self._waiting = 0
        self._too_fast = 0
        self._out: deque[Outgoing] | None = None
        self._state: Outgoing | None = None
        self._heard: list[str] = []
        self._working: asyncio.Task[None] | None = None
        self._context = copy_context()
        self._left: Callable[[], None] | None = None
        self.dropped = False

    def send(self, *messages: bytes) -> None:
        """Write messages, or queue them as one; a client that does not keep up is dropped."""
        self._put(Outgoing(messages))

    def send_state(self, message: bytes) -> None:
        """Send who sits where, in place of what was queued of that before.

        It goes to the end: nobody learns of the end of a match before its last step.
        """
        if self._out and self._state is not None and self._state in self._out:
            self._out.remove(self._state)
            self._waiting -= self._state.size
        self._state = Outgoing((message,))
        self._put(self._state)

    def dismiss(self, message: bytes, code: int = GOING_AWAY) -> None:
        """Send a last message and end the connection."""
        self._put(Outgoing((message,), code))

    def owe(self, size: int) -> None:
        """So much was made because this client asked for it: it is not heard again too soon."""
        self._rests = self._shown.owe(size)

    def _put(self, outgoing: Outgoing) -> None:
        if self.dropped:
            return
        if not (self._out or self.line.full):
            self._write(outgoing)
        elif self._has_room():
            self._out = self._out or deque()
            self._out.append(outgoing)
            self._waiting += outgoing.size
        else:
            logger.warning("a client that stopped reading was dropped")
            self.dropped = True
            self.line.drop()

    def _has_room(self) -> bool:
        few = self._out is None or len(self._out) < self._settings.outbound
        return few and self._waiting < self._settings.outbound_size

    def _write(self, outgoing: Outgoing) -> None:
        for message in outgoing.messages:
            self.line.write(message)
        if outgoing is self._state:
            self._state = None
        if outgoing.code is not None:
            self.dropped = True
            self.line.hang_up(outgoing.code)
            asyncio.get_running_loop().call_soon(self.gone)

    def write_on(self) -> None:
        """Write what is queued, as long as there is room for it."""
        while self._out and not self.line.full:
            outgoing = self._out.popleft()
            self._waiting -= outgoing.size
            self._write(outgoing)
        if not self._out:
            self._out = None

    def listen(self, take: Callable[[str], Awaitable[None]], left: Callable[[], None]) -> None:
        """From now on `take` gets each frame that is within limits, one after the other.

        `left` is called at the end, once.
        """
        self._take, self._left = take, left
        self.line.own(self)

    def hear(self, text: str) -> None:
        """A frame came."""
        self._heard.append(text)
        if self._working is None:
            loop = asyncio.get_running_loop()
            self._working = loop.create_task(self._work(), context=self._context)

    async def _work(self) -> None:
        while self._heard:
            heard, self._heard = self._heard, []
            for text in heard:
                if self.dropped:
                    return
                if self._rests:
                    await asyncio.sleep(self._rests)
                    self._rests = 0.0
                if self._within(text):
                    await self._take(text)
        self._working = None
        self.line.go_on()

    def gone(self) -> None:
        """The line has ended, or is about to."""
        left, self._left = self._left, None
        if self._working is not None:
            self._working.cancel()
        if left is not None:
            self._context.run(left)

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
