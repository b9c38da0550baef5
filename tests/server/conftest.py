"""A real server in the test's own event loop, and real clients for it."""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

import zoco
from tests.server.people import Device
from zoco.core.game import Game
from zoco.core.meta import Meta
from zoco.server.house import House
from zoco.server.http.app import make_app
from zoco.server.room.thinking import Question, Thinkers
from zoco.server.serving import make_server
from zoco.server.settings import Settings
from zoco.store.store import Store
from zoco.testkit.toy.game import GAME as TOY

QUICK: dict[str, Any] = {
    "may_after": 0.0,
    "may_at_last": 0.0,
    "offer_stands": 0.0,
    "frames_per_second": 10_000.0,
    "frames_at_once": 10_000,
    "requests_per_minute": 1_000_000,
    "chat_per_minute": 100_000.0,
    "gone": 0.0,
    "gathered": 0.0,
    "opened_per_second": 10_000.0,
    "opened_at_once": 10_000,
}
SQLITE = "sqlite+aiosqlite:///"
EMPTY: list[bytes] = []
RESTING: defaultdict[tuple[Any, ...], list[Litestar]] = defaultdict(list)
Serve = Callable[..., AbstractAsyncContextManager["Running"]]


class Running:
    """A server under test."""

    def __init__(self, base: str, house: House) -> None:
        self.base = base
        self.house = house
        self.devices: list[Device] = []

    def device(self) -> Device:
        """Somebody's browser, without cookies yet."""
        made = Device(self.base)
        self.devices.append(made)
        return made


def with_toy() -> tuple[Meta, ...]:
    return (*zoco.games(), TOY.meta)


def find_with_toy(key: str) -> Game[Any, Any]:
    return TOY if key == TOY.meta.key else zoco.load(key)


def built(settings: Settings) -> tuple[Any, ...]:
    """What an application is built of, besides the house that it opens."""
    sizes = settings.table_size, settings.request_size, settings.body_size
    return (*sizes, settings.requests_per_minute, settings.trusted_proxies)


def resting(settings: Settings) -> Litestar:
    """An application that another test has left: to build one costs more than a short match."""
    left = RESTING[built(settings)]
    if not left or settings.requests_per_minute != QUICK["requests_per_minute"]:
        return make_app(settings)
    left[-1].state.settings = settings
    return left.pop()


async def lay_out(database: str) -> None:
    """Where a file is yet to be made, a copy of an empty one: to make each anew takes its time."""
    file = Path(database.removeprefix(SQLITE))
    if not database.startswith(SQLITE) or file.exists() or not file.parent.is_dir():
        return
    if EMPTY:
        file.write_bytes(EMPTY[0])
        return
    await (await Store.open(database)).close()
    EMPTY.append(file.read_bytes())


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server on a free port, until the end of the block; it stops gracefully."""
    app = resting(settings)
    await lay_out(settings.database)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = make_server(settings, "127.0.0.1", 0, app=app)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            assert not task.done()
            await asyncio.sleep(0.01)
        running = Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.house)
        try:
            yield running
        finally:
            await asyncio.gather(*(device.close() for device in running.devices))
            server.should_exit = True
            await task
            RESTING[built(settings)].append(app)


def settings_for(folder: Path, **values: Any) -> Settings:
    """Quick settings over a file in `folder`, with the toy among the games."""
    chosen = {
        "database": f"{SQLITE}{folder / 'zoco.db'}",
        "games": with_toy,
        "find": find_with_toy,
        **QUICK,
        **values,
    }
    return Settings(**chosen)


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """Opens servers over the same file, one after the other or at once."""
    return lambda **values: running(settings_for(tmp_path, **values))


@pytest.fixture
def pensive(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Bots think until this event is set, and only then as fast as they can."""
    done, choose = asyncio.Event(), Thinkers.choose

    async def slowly(thinkers: Thinkers, question: Question) -> bytes | None:
        await done.wait()
        return await choose(thinkers, question)

    monkeypatch.setattr(Thinkers, "choose", slowly)
    return done


@pytest.fixture(scope="session")
async def standing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server that stands while many tests visit it."""
    async with running(settings_for(tmp_path_factory.mktemp("standing"))) as server:
        yield server


@pytest.fixture
def shared(standing: Running) -> Serve:
    """Visits the standing server: for tests that neither stop it nor change its settings."""

    @asynccontextmanager
    async def visit() -> AsyncIterator[Running]:
        visited = Running(standing.base, standing.house)
        try:
            yield visited
        finally:
            await asyncio.gather(*(device.close() for device in visited.devices))

    return visit
