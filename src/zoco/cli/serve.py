"""`zoco serve`: the table server, its addresses, and a code for the phones of friends."""

from __future__ import annotations

import asyncio
import io
import re
import socket
import sys
import webbrowser
from pathlib import Path
from typing import NamedTuple

import segno

from zoco.cli.wrong import Wrong
from zoco.server.serving import Server, make_server
from zoco.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
POSTGRES = ("postgres://", "postgresql://")


class Wish(NamedTuple):
    """What `zoco serve` was asked for."""

    host: str
    port: int
    data: Path
    database: str | None
    public_url: str
    bot_pause: tuple[float, float]
    open_page: bool


def serve(wish: Wish) -> None:
    """Run until somebody stops it."""
    settings = Settings(
        database=database_of(wish), public_url=wish.public_url, bot_pause=wish.bot_pause
    )
    listener = _listen(wish.host, wish.port)
    server = make_server(settings, wish.host, wish.port)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_run(server, listener, wish))
    except KeyboardInterrupt:
        pass


async def _run(server: Server, listener: socket.socket, wish: Wish) -> None:
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        _greet(listener.getsockname()[1], wish)
    await running


def database_of(wish: Wish) -> str:
    """The URL of the database: the one given, or a file in the data directory."""
    if wish.database is None:
        return f"sqlite+aiosqlite:///{(wish.data / 'zoco.db').absolute()}"
    for start in POSTGRES:
        if wish.database.startswith(start):
            return "postgresql+asyncpg://" + wish.database.removeprefix(start)
    if wish.database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        return wish.database
    raise Wrong("wrong-database")


def pause_of(text: str) -> tuple[float, float]:
    """`0.6-1.5` as two numbers of seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)", text)
    if not found or float(found[1]) > float(found[2]):
        raise Wrong("wrong-bot-pause", text=text)
    return float(found[1]), float(found[2])


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Wrong("wrong-port", port=str(port), host=host or "*", reason=reason) from None


def _greet(port: int, wish: Wish) -> None:
    here = f"http://{'localhost' if wish.host in EVERYWHERE else wish.host}:{port}"
    lines = [f"zoco is open: {here}"]
    others = wish.public_url or (_lan(port) if wish.host in EVERYWHERE else "")
    if others:
        lines += [f"for others:   {others}", "", _code(others)]
    print("\n".join(lines), flush=True)
    if wish.open_page:
        webbrowser.open(here)


def _lan(port: int) -> str:
    """The address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = probe.getsockname()[0]
    return "" if address.startswith("127.") else f"http://{address}:{port}"


def _code(url: str) -> str:
    """A QR code for the terminal; without one where it cannot be drawn."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True, border=2)
    text = drawn.getvalue()
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return text
