"""When the database fails or a worker dies: said honestly, without secrets, and got over."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import SQLAlchemyError

from tests.postgres import emptied
from tests.server.conftest import Running, Serve, settings_for
from tests.server.conftest import running as server_of
from tests.server.people import Socket, play_out, stands
from tests.server.test_play import FIRST, duel, options
from tests.server.test_restart import same
from zoco.server import workers as workers_of
from zoco.server.room import thinking
from zoco.store.records import ChatRecord, Snapshot, Taken
from zoco.store.store import Store

SECRET = "a card that nobody may see"


@contextmanager
def locked(folder: Path) -> Any:
    """Nobody else can write into the database."""
    other = sqlite3.connect(folder / "zoco.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


async def impatient(running: Running) -> None:
    """Let the server notice within a moment that the database is locked."""
    driver: Any = running.house.store.driver
    await driver.connection.execute("PRAGMA busy_timeout=50")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_failing_statement_tells_no_secrets(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}"
    if kind == "postgresql":
        url = await emptied(request.getfixturevalue("postgres_uri"))
    store = await Store.open(url)
    try:
        with pytest.raises(SQLAlchemyError) as kept:  # there is no such table to keep it for
            await store.keep_snapshot("none", Snapshot(1, SECRET))
        line = ChatRecord("none", "x", "players", "Ada", 0, SECRET, "", "")  # type: ignore[arg-type]
        with pytest.raises((SQLAlchemyError, Taken)) as said:
            await store.add(line)
    finally:
        await store.close()
    for told in (kept, said):
        formatter = logging.Formatter()
        text = formatter.formatException((told.type, told.value, told.tb))
        assert "INSERT INTO" in text or told is said
        assert SECRET not in text


async def test_a_failed_snapshot_keeps_nobody_waiting(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise OSError(28, f"no space left for {SECRET}")

    async with serve() as running:
        pairs = [await duel(running) for _ in range(2)]
        for _, _, _, one, two in pairs:
            await play_out([one, two], random.Random(1), stop=40)
        monkeypatch.setattr(Store, "keep_snapshot", full)
        running.devices.clear()
        store, thinkers = running.house.store, running.house._thinkers
    for _, ada, bob, one, two in pairs:
        for socket in (one, two):
            assert (await socket.next("bye"))["code"] == "stopping"
        for device in (ada, bob):
            await device.close()
    assert caplog.text.count("was not cached: OSError") == 2
    assert SECRET not in caplog.text
    assert thinkers._closed
    with pytest.raises(RuntimeError):
        await store.append(None)  # type: ignore[arg-type]


async def test_everybody_is_told_of_the_stop_before_positions_are_cached(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    async def looks_around(*_: object) -> None:
        told.append(sum(len(room.audience.clients) for room in rooms if not room.stopped))

    async with serve() as running:
        for _ in range(2):
            _, _, _, one, two = await duel(running)
            await play_out([one, two], random.Random(1), stop=40)
        rooms = list(running.house.rooms.values())
        monkeypatch.setattr(Store, "keep_snapshot", looks_around)
    assert told == [0, 0]


async def bots_turn(running: Running) -> tuple[str, Socket]:
    """A table where Ada has just moved and a bot is to move."""
    ada = running.device()
    table = await ada.table(bots={"1": "random"}, options={"first": 0})
    await ada.post(f"/{table}/start")
    one = await ada.sit(table, 0)
    await one.next("step", lambda step: stands(step)["actors"] == [0])
    return table, one


async def test_a_bot_goes_on_after_a_failed_save(
    serve: Serve, tmp_path: Path, pensive: asyncio.Event
) -> None:
    async with serve() as running:
        _, one = await bots_turn(running)
        await impatient(running)
        while stands(one.last)["actors"] == [0]:
            await one.play(options(one.last)[0])
        before = one.last["seq"]
        with locked(tmp_path):
            pensive.set()
            await asyncio.sleep(1.0)
        await one.next("step", lambda step: step["seq"] > before)


async def test_a_bot_goes_on_after_any_failure(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve() as running:
        table, one = await bots_turn(running)
        room, times = running.house.rooms[table], iter(range(100))
        play = room.play

        async def fails_at_first(seat: int, *rest: Any) -> None:
            if seat == 1 and next(times) < 2:
                raise ZeroDivisionError
            await play(seat, *rest)

        monkeypatch.setattr(room, "play", fails_at_first)
        while stands(one.last)["actors"] == [0]:
            await one.play(options(one.last)[0])
        await one.next("step", lambda step: stands(step)["actors"] == [0])
        assert caplog.text.count("bot at table") == 2


class Pool(ProcessPoolExecutor):
    """Workers that remember how many there were, and whether anybody waited for their end."""

    opened = 0
    waited: ClassVar[list[bool]] = []

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        Pool.opened += 1

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        Pool.waited.append(wait)
        super().shutdown(wait, cancel_futures=cancel_futures)


async def test_a_killed_worker_is_replaced_once_and_freezes_nobody(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = thinking.Thinkers.choose

    async def slowly(thinkers: thinking.Thinkers, question: thinking.Question) -> bytes | None:
        await asyncio.sleep(0.075)  # else the matches would be over too soon
        return await choose(thinkers, question)

    monkeypatch.setattr(workers_of, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(thinking.Thinkers, "choose", slowly)
    async with serve() as running:
        ada = running.device()
        tables = [
            await ada.table("bazaar", 4, name=None, bots={str(s): "random" for s in range(4)})
            for _ in range(8)
        ]
        for table in tables:
            await ada.post(f"/{table}/start")
        await asyncio.sleep(0.5)
        longest = asyncio.create_task(longest_silence(3.0))
        for _ in range(3):
            await asyncio.sleep(0.6)
            for worker in workers(running):
                with suppress(ProcessLookupError):  # it may be dead, and nobody asked since
                    os.kill(worker, signal.SIGKILL)
        assert await longest < 1.0
        assert Pool.waited == [False] * (Pool.opened - 1)
        assert 2 <= Pool.opened <= 4  # eight tables noticed each of three deaths
        before = [running.house.rooms[table].log.seq for table in tables]
        for table, seq in zip(tables, before, strict=True):
            room = running.house.rooms[table]
            async with asyncio.timeout(20):
                while room.log.seq == seq and not room.ended:
                    await asyncio.sleep(0.05)


def workers(running: Running) -> list[int]:
    pool = running.house._thinkers._pool
    return [] if pool is None else list(pool._processes or ())


async def longest_silence(seconds: float) -> float:
    """The longest time in which the event loop did nothing for us."""
    longest, last, end = 0.0, monotonic(), monotonic() + seconds
    while last < end:
        await asyncio.sleep(0.01)
        longest, last = max(longest, monotonic() - last), monotonic()
    return longest


@asynccontextmanager
async def on_postgres(uri: str, folder: Path) -> AsyncIterator[tuple[Running, Any]]:
    """A server on a database of its own, and a connection that can make it go away."""
    above = await asyncpg.connect(uri)
    await above.execute("DROP DATABASE IF EXISTS fragile WITH (FORCE)")
    await above.execute("CREATE DATABASE fragile")
    url = uri.replace("postgresql://", "postgresql+asyncpg://").replace("/postgres?", "/fragile?")
    try:
        async with server_of(settings_for(folder, database=url)) as running:
            yield running, above
    finally:
        await above.close()


async def away(above: Any, is_away: bool) -> None:
    allowed = "false" if is_away else "true"
    await above.execute(f"ALTER DATABASE fragile ALLOW_CONNECTIONS {allowed}")
    ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'fragile'"
    await above.execute(ends)


async def test_without_its_database_a_move_is_not_saved_and_later_it_is(
    postgres_uri: str, tmp_path: Path
) -> None:
    async with on_postgres(postgres_uri, tmp_path) as (running, above):
        table, ada, _, one, two = await duel(running, **FIRST)
        move = options(one.last)[0]
        await away(above, True)
        for id in ("first", "second"):
            refused = await one.play(move, id=id)
            assert (refused["type"], refused["code"]) == ("refused", "not-saved")
        await two.send(type="say", id="s", text="Hello?")
        assert (await two.answer("s"))["code"] == "not-saved"
        made = await ada.web.post("/api/tables", json={"game": "suleika", "seats": 2})
        assert (made.status_code, made.json()["code"]) == (503, "not-ready")
        await away(above, False)
        step = await one.play(move, id="third")
        assert (step["type"], step["answers"]) == ("step", "third")
        again = await same(ada, running).sit(table, 0)
        assert (await again.next("step"))["head"] == one.last["head"]
