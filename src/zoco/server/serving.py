"""Running the server: one process that says goodbye before it goes."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import AsyncExitStack, ExitStack, closing, nullcontext, suppress
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any

import uvicorn
from litestar import Litestar

from zoco.server.hatch import hatch
from zoco.server.house import House
from zoco.server.http.app import make_app
from zoco.server.http.gate import knocks
from zoco.server.http.line import Line
from zoco.server.measures import publish
from zoco.server.retention import forget
from zoco.server.settings import Settings
from zoco.server.sweeping import sweep
from zoco.store.alone import serving
from zoco.store.store import Store

logger = logging.getLogger("zoco.server")
FRAME_MARGIN = 4
OTHER_FILES = 256
HOUR = 3600.0


class Server(uvicorn.Server):
    """Tells the clients and commits what is under way before sockets are closed."""

    def __init__(self, config: uvicorn.Config, settings: Settings, sweeps: bool) -> None:
        super().__init__(config)
        self._sweeps = sweeps
        self.settings = settings
        self._sweeping: asyncio.Task[None] | None = None
        self._forgetting: asyncio.Task[None] | None = None
        self._ends = asyncio.Event()
        self._open = AsyncExitStack()

    async def serve(self, sockets: Any = None) -> None:
        """Run until somebody stops it; raises `Occupied` where another server has the database.

        What is accepted inherits from who listens. Loops that do not see that a socket is TCP leave
        the body of an answer waiting for the receipt of its head, some 40 ms.
        """
        for listener in sockets or ():
            listener.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        async with serving(self.settings.database) if self.settings.alone else nullcontext():
            with closing(_measures(self.settings)):
                await super().serve(sockets)

    async def startup(self, sockets: Any = None) -> None:
        """If the process is its own, garbage is swept up where nobody waits for it."""
        await super().startup(sockets)
        house = self._house()
        if house is not None:
            path = self.settings.admin_socket
            self._forgetting = asyncio.create_task(_forget(house, self._ends))
            await self._open.enter_async_context(hatch(Path(path) if path else None, house))
        if self._sweeps and house is not None:
            make_room(self.settings.connections)
            self._sweeping = asyncio.create_task(sweep(lambda: house.used))

    async def shutdown(self, sockets: Any = None) -> None:
        """First the house, then the sockets."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        try:
            await self._forgotten()
            await self._open.aclose()
            house = self._house()
            if house is not None:
                await house.stop()
        finally:
            await super().shutdown(sockets)

    async def _forgotten(self) -> None:
        """Who is torn away from a database leaves connections behind: it may come to its end."""
        self._ends.set()
        if self._forgetting is not None:
            await asyncio.wait((self._forgetting,), timeout=self.settings.stops_within)
            self._forgetting.cancel()

    def _house(self) -> House | None:
        app: Any = self.config.loaded_app
        house: House | None = getattr(_inner(app).state, "house", None)
        return house


def make_room(connections: int) -> None:
    """Let the process hold so many connections, where the system has a limit and allows it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        if soft != resource.RLIM_INFINITY and most > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _forget(house: House, ends: asyncio.Event) -> None:
    """Remove what was kept long enough, now and every hour until the server ends."""
    while not ends.is_set():
        try:
            await forget(house)
        except Exception:
            logger.exception("what was kept long enough could not be removed")
        with suppress(TimeoutError):
            await asyncio.wait_for(ends.wait(), HOUR)


def _measures(settings: Settings) -> ExitStack:
    """`/metrics` at its own address, where it is wished for."""
    opened = ExitStack()
    if settings.metrics_port:
        opened.callback(publish(settings.metrics_host, settings.metrics_port))
    return opened


async def try_database(settings: Settings) -> None:
    """Open the database once; raises what is wrong with it before anybody hears of a server."""
    async with serving(settings.database) if settings.alone else nullcontext():
        await (await Store.open(settings.database)).close()


def _inner(app: Any) -> Any:
    """The application inside what uvicorn wraps around it."""
    while not hasattr(app, "state"):
        app = app.app
    return app


def make_server(
    settings: Settings, host: str, port: int, own_process: bool = False, app: Litestar | None = None
) -> Server:
    """A server that is ready to run; in a process of its own it sees to the garbage, too."""
    config = uvicorn.Config(
        app or make_app(settings),
        host=host,
        port=port,
        loop="none" if sys.platform == "win32" else "uvloop",
        http=knocks(settings),
        ws=Line,
        ws_max_size=settings.frame_size * FRAME_MARGIN,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=settings.stops_within,
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # ours are those of the settings
        server_header=False,
    )
    return Server(config, settings, sweeps=own_process)
