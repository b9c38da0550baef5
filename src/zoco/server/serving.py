"""Running the server: one process that says goodbye before it goes."""

from __future__ import annotations

import asyncio
import sys
from contextlib import nullcontext
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any

import uvicorn

from zoco.server.house import House
from zoco.server.http.app import make_app
from zoco.server.settings import Settings
from zoco.server.sweeping import sweep
from zoco.store.alone import alone
from zoco.store.store import Store

FRAME_MARGIN = 4


class Server(uvicorn.Server):
    """Tells the clients and commits what is under way before sockets are closed."""

    def __init__(self, config: uvicorn.Config, settings: Settings, sweeps: bool) -> None:
        super().__init__(config)
        self._sweeps = sweeps
        self.settings = settings
        self._sweeping: asyncio.Task[None] | None = None

    async def serve(self, sockets: Any = None) -> None:
        """Run until somebody stops it; raises `Occupied` where another server has the database.

        What is accepted inherits from who listens. Loops that do not see that a socket is TCP leave
        the body of an answer waiting for the receipt of its head, some 40 ms.
        """
        for listener in sockets or ():
            listener.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        async with alone(self.settings.database) if self.settings.alone else nullcontext():
            await super().serve(sockets)

    async def startup(self, sockets: Any = None) -> None:
        """If the process is its own, garbage is swept up where nobody waits for it."""
        await super().startup(sockets)
        house = self._house()
        if self._sweeps and house is not None:
            self._sweeping = asyncio.create_task(sweep(lambda: house.used))

    async def shutdown(self, sockets: Any = None) -> None:
        """First the house, then the sockets."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        house = self._house()
        if house is not None:
            await house.stop()
        await super().shutdown(sockets)

    def _house(self) -> House | None:
        app: Any = self.config.loaded_app
        house: House | None = getattr(_inner(app).state, "house", None)
        return house


async def try_database(settings: Settings) -> None:
    """Open the database once; raises what is wrong with it before anybody hears of a server."""
    async with alone(settings.database) if settings.alone else nullcontext():
        await (await Store.open(settings.database)).close()


def _inner(app: Any) -> Any:
    """The application inside what uvicorn wraps around it."""
    while not hasattr(app, "state"):
        app = app.app
    return app


def make_server(settings: Settings, host: str, port: int, own_process: bool = False) -> Server:
    """A server that is ready to run; in a process of its own it sees to the garbage, too."""
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        loop="none" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=settings.frame_size * FRAME_MARGIN,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=settings.stops_within,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    return Server(config, settings, sweeps=own_process)
