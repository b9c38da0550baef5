"""`zoco serve`: the table server, its addresses, and a code for the phones of friends."""

from __future__ import annotations

import asyncio
import io
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import NamedTuple

import segno
from msgspec.structs import replace

from zoco.cli.databases import database_of, first_line, silent
from zoco.cli.given import check_open
from zoco.cli.system import reason
from zoco.cli.words import Words
from zoco.core.faults import BadInput, Fault, bad
from zoco.core.words.said import Param
from zoco.server.hatch import usual
from zoco.server.logbook import keep_log
from zoco.server.relay.nats import reached
from zoco.server.serving import Server, make_server, try_database
from zoco.server.settings import Settings
from zoco.store.alone import Occupied

EVERYWHERE = ("0.0.0.0", "::", "")


class Wish(NamedTuple):
    """What `zoco serve` was asked for."""

    settings: Settings
    open_page: bool = False
    language: str = "en"


def serve(wish: Wish) -> None:
    """Run until somebody stops it."""
    given = wish.settings
    socket = given.admin_socket or ("" if given.database else str(usual(Path(given.data))))
    editions = given.editions or str(Path(given.data) / "editions")
    settings = replace(given, database=database_of(given), admin_socket=socket, editions=editions)
    with _listen(given.host, given.port) as listener:
        if not given.database:
            _make_folder(Path(given.data))
        if given.host in EVERYWHERE:
            nearby = partial(_lan, listener.getsockname()[1])
            settings = replace(settings, nearby_url=nearby)
        keep_log(given.log, given.log_addresses)
        server = make_server(settings, given.host, given.port, own_process=True)
        _serve(server, listener, wish)


def _serve(server: Server, listener: socket.socket, wish: Wish) -> None:
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(_run(server, listener, wish))
    except Occupied:
        raise bad("wrong-database-busy") from None
    except KeyboardInterrupt:
        pass


async def _run(server: Server, listener: socket.socket, wish: Wish) -> None:
    try:
        await try_database(server.settings)
    except Occupied:
        raise
    except Exception as error:  # the drivers, SQLAlchemy and Alembic each have their own
        raise silent(error) from None
    await _try_nats(server.settings)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        _greet(listener.getsockname()[1], wish)
    await running


async def _try_nats(settings: Settings) -> None:
    """Say what is wrong with the NATS server, where one is named."""
    if not settings.nats:
        return
    if not settings.database.startswith("postgresql"):
        raise bad("wrong-nats-alone")
    try:
        await reached(settings.nats)
    except ModuleNotFoundError:
        raise bad("wrong-nats-missing") from None
    except Exception as error:  # the client has its own
        raise BadInput(Fault("wrong-nats-silent", because=reason(first_line(error)))) from None


def _make_folder(folder: Path) -> None:
    """Say what is wrong with it before a server is started."""
    if folder.is_file():
        raise bad("wrong-not-a-folder", file=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    check_open(folder)


def _listen(host: str, port: int) -> socket.socket:
    try:
        if ":" not in host:
            return socket.create_server((host, port), backlog=2048)
        both = host == "::" and socket.has_dualstack_ipv6()
        address, kind = (host, port), socket.AF_INET6
        return socket.create_server(address, family=kind, backlog=2048, dualstack_ipv6=both)
    except (OSError, UnicodeError) as error:
        where: dict[str, Param] = {"port": str(port), "host": host or "*"}
        raise BadInput(Fault("wrong-port", where, because=reason(error))) from None


def _greet(port: int, wish: Wish) -> None:
    given = wish.settings.host
    host = f"[{given}]" if ":" in given else given
    here = f"http://{'localhost' if given in EVERYWHERE else host}:{port}"
    words = Words(wish.language)
    lines = [words.say("serve-open", address=here)]
    others = wish.settings.public_url or (_lan(port) if given in EVERYWHERE else "")
    if others:
        lines += [words.say("serve-others", address=others), "", _code(others)]
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
