"""The line of one socket. While nothing is said on it, it is nobody's task and holds no request.

Most sockets are silent nearly always. What a framework keeps for each, a request and some tasks
with all layers around them, is several times what the table itself costs: so once somebody is let
in, the line goes on alone.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

logger = logging.getLogger("zoco.server")
LINE = "zoco.line"
_OPEN = asyncio.Event()
_OPEN.set()


class Owner(Protocol):
    """Who is told what happens on a line."""

    def hear(self, text: str) -> None:
        """A frame came; no more is read until `Line.go_on`."""

    def write_on(self) -> None:
        """There is room again for what is written."""

    def gone(self) -> None:
        """The line has ended."""


class Heard:
    """Stands where a line puts what comes, and tells its owner at once."""

    __slots__ = ("_owner",)

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    def put_nowait(self, event: Any) -> None:
        """A frame, or the end; a binary frame is nothing that we know."""
        if event["type"] == "websocket.receive":
            self._owner.hear(event.get("text") or "")
        else:
            self._owner.gone()


class Line(WebSocketsSansIOProtocol):
    """A socket that is handed over to an owner once its table is open."""

    owner: Owner | None = None
    full = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.writable = _OPEN  # it is the owner who waits

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket: the application can find the line in what is asked."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def own(self, owner: Owner) -> None:
        """Tell `owner` what came meanwhile, and from now on."""
        came, self.owner = self.queue, owner
        self.queue = Heard(owner)  # type: ignore[assignment]
        self.request.headers.clear()  # a parser that waits for frames still holds it
        del self.request, self.response
        while not came.empty():
            self.queue.put_nowait(came.get_nowait())

    async def run_asgi(self) -> None:
        """Let the application decide; the line outlives it if it has an owner by then."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            logger.exception("a socket failed")
            self.send_500_response()
        if self.owner is not None:
            self.scope.clear()  # type: ignore[attr-defined]
        elif self.close_timer is None:
            self.transport.close()

    def pause_writing(self) -> None:
        """Nobody reads over there."""
        self.full = True

    def resume_writing(self) -> None:
        """There is room again."""
        self.full = False
        if self.owner is not None:
            self.owner.write_on()

    def go_on(self) -> None:
        """Read on."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, message: bytes) -> None:
        """Send a message; who has gone is not told."""
        if self.conn.state is State.OPEN:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int) -> None:
        """End it, and give the other side a while to agree."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
            self.go_on()

    def drop(self) -> None:
        """End it at once; what was not read is lost."""
        self.transport.abort()


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line by which somebody asks."""
    found: Line = socket.scope["extensions"][LINE]  # type: ignore[assignment,index]
    return found


def let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Undo the ring in which a request of the framework holds itself."""
    del socket.receive, socket.send
