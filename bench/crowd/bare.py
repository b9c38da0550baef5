"""The framework alone: rooms of four in which a message for each goes to all. `-m … PORT SIZE`."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket

Socket = WebSocket[Any, Any, Any]
ROOMS: dict[str, set[Guest]] = {}


class Guest:
    """One socket with a queue and a writer, as in the server of zoco."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.out: deque[bytes] = deque()
        self.more = asyncio.Event()

    def send(self, body: bytes) -> None:
        """Queue a message."""
        self.out.append(body)
        self.more.set()

    async def write(self) -> None:
        """Write what is queued."""
        while True:
            while self.out:
                await self.socket.send_text(self.out.popleft())
            self.more.clear()
            await self.more.wait()


@get("/ready")
async def ready() -> str:
    """It runs."""
    return "ready"


@websocket("/rooms/{room:str}")
async def room_socket(socket: Socket, room: str) -> None:
    """Whatever somebody says is answered to everybody in the room."""
    await socket.accept()
    guest, guests = Guest(socket), ROOMS.setdefault(room, set())
    guests.add(guest)
    writing = asyncio.create_task(guest.write())
    try:
        while True:
            text = await socket.receive_text()
            for other in guests:
                other.send(text.encode() + FILLING)
    finally:
        guests.discard(guest)
        writing.cancel()


FILLING = b""


def main(port: int, size: int) -> None:
    """Serve until somebody stops it."""
    global FILLING
    FILLING = b" " * size
    app = Litestar(route_handlers=[ready, room_socket], openapi_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", log_level="warning", access_log=False)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
