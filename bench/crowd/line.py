"""The lightest client that can load a server: a socket whose messages are counted and handed on."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Place = tuple[str, int] | None
"""The address that a connection comes from; None for the usual one."""


class Line(asyncio.Protocol):
    """One WebSocket without compression. `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = heard
        self.bytes = 0
        self.lost = False
        self._request = request
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has gone, or has had enough."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no socket"))

    def data_received(self, data: bytes) -> None:
        """Any number of frames, whole or not."""
        self._buffer += data
        if not self._upgraded:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = bytearray(rest)
            self._upgraded = True
            if not self.opened.done():
                if b" 101 " in head.split(b"\r\n")[0]:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(ConnectionError(head[:80].decode()))
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = struct.unpack_from("!H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = struct.unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.bytes += size
            self.heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()
        return True

    def send(self, body: bytes) -> None:
        """One message."""
        self._write(TEXT, body)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        short = bytes([128 | kind, 128 | size]) if size < 126 else b""
        head = short or bytes([128 | kind, 128 | 126]) + struct.pack("!H", size)
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def raw(self, data: bytes) -> None:
        """Bytes as they are."""
        if self._transport is not None:
            self._transport.write(data)

    def pause(self) -> None:
        """Read nothing any more."""
        assert self._transport is not None
        self._transport.pause_reading()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def dial(
    base: str, path: str, cookie: str, heard: Callable[[bytes], None], place: Place = None
) -> Line:
    """A line that is open."""
    parts = urlsplit(base)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    lines += [f"Cookie: {cookie}"] if cookie else []
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    to = parts.hostname, parts.port
    _, line = await loop.create_connection(lambda: Line(request, heard), *to, local_addr=place)
    await line.opened
    return line


class Web:
    """One HTTP connection that is kept open: requests one after the other."""

    def __init__(self, base: str, place: Place = None) -> None:
        self._base, self._place = urlsplit(base), place
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: bytes, cookie: str = "") -> tuple[bytes, str]:
        """The body of the answer, and the cookie that came with it."""
        if self._streams is None:
            host, port = self._base.hostname, self._base.port
            self._streams = await asyncio.open_connection(host, port, local_addr=self._place)
        reader, writer = self._streams
        lines = [f"POST {path} HTTP/1.1", f"Host: {self._base.netloc}"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = [line.partition(": ") for line in head.split("\r\n")[1:]]
        named = {name.lower(): value for name, _, value in fields}
        answer = await reader.readexactly(int(named.get("content-length", 0)))
        if not head.split(" ")[1].startswith("2"):
            raise RuntimeError(f"{path}: {head.splitlines()[0]} {answer[:200]!r}")
        return answer, named.get("set-cookie", cookie).partition(";")[0]

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None
