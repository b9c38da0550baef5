"""A client that stops reading is dropped, and slows nobody down."""

from __future__ import annotations

import asyncio
import json
import random
import socket as sockets
from contextlib import AsyncExitStack

import pytest

from tests.server.conftest import Serve
from tests.server.people import play_out, stands
from tests.server.test_play import duel


async def test_a_client_that_stops_reading_is_dropped_and_slows_nobody(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(serve(outbound=8))
        table, _, _, one, two = await duel(running)
        deaf = await deaf_client(running.base, table)
        stack.callback(deaf.close)
        while len(running.house.rooms[table].audience.clients) < 3:
            await asyncio.sleep(0.01)
        await play_out([one, two], random.Random(1), stop=60)
        await flood(deaf)
        last = await play_out([one, two], random.Random(2))
        assert stands(last)["result"] is not None
        assert "stopped reading was dropped" in caplog.text
        while len(running.house.rooms[table].audience.clients) > 2:
            await asyncio.sleep(0.01)


async def deaf_client(base: str, table: str) -> sockets.socket:
    """A socket that asks for everything and never reads; its buffers are as small as they get."""
    host, _, port = base.removeprefix("http://").partition(":")
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, (host, int(port)))
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(deaf, request.encode())
    return deaf


async def flood(deaf: sockets.socket) -> None:
    """Ask for the whole match again and again: more than any buffer holds."""
    watch = json.dumps({"type": "watch", "seat": None, "have": 0}).encode()
    masked = bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch
    await asyncio.get_running_loop().sock_sendall(deaf, masked * 1000)
