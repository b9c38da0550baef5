"""The files of the client that never change: kept in memory, and packed when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from gzip import compress
from pathlib import Path

from litestar import asgi
from litestar.exceptions import NotFoundException
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

PLACE = "/assets"
FOR_EVER = b"public, max-age=31536000, immutable"
"""A file's name has a hash of its content in it."""

KINDS = {
    ".css": b"text/css; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".woff2": b"font/woff2",
}
PACKED = (".woff2", ".png")
"""What is packed already."""


class File:
    """A file as it is and, where that is shorter, packed."""

    def __init__(self, path: Path) -> None:
        self.kind = KINDS.get(path.suffix, b"application/octet-stream")
        self.plain = path.read_bytes()
        self.packs = path.suffix not in PACKED

    @cached_property
    def packed(self) -> bytes | None:
        packed = compress(self.plain, 9, mtime=0) if self.packs else self.plain
        return packed if len(packed) < len(self.plain) else None


def assets(folder: Path) -> ASGIRouteHandler:
    """The handler for the files of a folder; they are read now."""
    files = {path.name: File(path) for path in folder.iterdir() if path.is_file()}

    @asgi(PLACE, is_mount=True, copy_scope=False)
    async def hand_out(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        await _send(files, scope, send)

    return hand_out


async def _send(files: Mapping[str, File], scope: Scope, send: Send) -> None:
    file = files.get(scope["path"].removeprefix(PLACE).strip("/"))
    method = scope.get("method")  # a socket has none
    if file is None or method not in ("GET", "HEAD"):
        raise NotFoundException
    packed = file.packed if _takes_gzip(scope) else None
    body = file.plain if packed is None else packed
    headers = [
        (b"content-type", file.kind),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", FOR_EVER),
        (b"vary", b"Accept-Encoding"),
    ]
    if packed is not None:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    sent = b"" if method == "HEAD" else body
    await send({"type": "http.response.body", "body": sent, "more_body": False})


def _takes_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
