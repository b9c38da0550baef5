"""kill −9 at random moments while many tables are played: nothing acknowledged is lost or doubled.

It does not prove fsync: that the settings ask for it is asserted in tests/store.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import signal
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import zoco
from examples.socket_bot import choose
from tests.postgres import emptied
from tests.server.people import stands
from tests.server.process import ServerProcess
from zoco.core.codec import to_json
from zoco.core.log.chain import beginning
from zoco.store.store import Store

PAIRS = 4
LOST = (OSError, WebSocketException, httpx.TransportError)
GAMES = tuple(meta.key for meta in zoco.games())


class Record:
    """What a client was told, to be held against the log afterwards."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int, str], dict[str, Any]] = {}
        self.views: dict[tuple[str, int, int], tuple[bytes, str]] = {}
        self.reconnects = 0
        self.over: set[str] = set()


class Player:
    """One seat: connects, and connects again; sends again what was not acknowledged."""

    def __init__(
        self, bases: Sequence[str], table: str, seat: int, cookie: str, record: Record
    ) -> None:
        path = f"/api/tables/{table}/socket"
        self.urls = [base.replace("http", "ws", 1) + path for base in bases]
        self.turn = seat
        self.table, self.seat, self.cookie, self.record = table, seat, cookie, record
        self.waiting: dict[str, Any] | None = None
        self.rng = random.Random(f"{table}/{seat}")

    async def run(self, stop: asyncio.Event) -> None:
        """Play until the match is over, or everybody stops; where no answer comes go elsewhere."""
        while not stop.is_set():
            url = self.urls[self.turn % len(self.urls)]
            try:
                async with connect(url, additional_headers={"Cookie": self.cookie}) as socket:
                    if await self._sit(socket, stop):
                        return
            except LOST:
                self.turn += 1
                self.record.reconnects += 1
                await asyncio.sleep(0.05)

    async def _sit(self, socket: Any, stop: asyncio.Event) -> bool:
        await socket.send(json.dumps({"type": "watch", "seat": self.seat}))
        if self.waiting is not None:
            await socket.send(json.dumps(self.waiting))
        while not stop.is_set():
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                continue
            if message["type"] == "step" and await self._step(socket, message):
                return True
            assert message["type"] != "refused" or message["code"] in ("stale-ask",), message
        return False

    async def _step(self, socket: Any, step: dict[str, Any]) -> bool:
        view = json.dumps(stands(step)["view"], sort_keys=True).encode()
        self.record.views[self.table, self.seat, step["seq"]] = (view, step["head"])
        if self.waiting is not None and step.get("answers") == self.waiting["id"]:
            self.record.acknowledged[self.table, self.seat, self.waiting["id"]] = self.waiting
            self.waiting = None
        if stands(step)["result"] is not None:
            self.record.over.add(self.table)
            return True
        if self.waiting is None and step["ask"] is not None and step["ask"]["must"] is not None:
            await asyncio.sleep(self.rng.random() * 0.02)
            self.waiting = {
                "type": "play",
                "id": secrets.token_hex(8),
                "seat": self.seat,
                "ask": step["ask"]["number"],
                "move": choose(step["ask"]["must"], self.rng),
            }
            await socket.send(json.dumps(self.waiting))
        return False


async def pair(bases: Sequence[str], number: int, record: Record, stop: asyncio.Event) -> None:
    """Two people who play one table after the other, each at another server if there are two."""
    turned = deque(bases)
    while not stop.is_set():
        turned.rotate()
        try:
            players = await found(turned, GAMES[number % len(GAMES)], record)
        except LOST:
            await asyncio.sleep(0.05)
            continue
        await asyncio.gather(*(player.run(stop) for player in players))


async def found(bases: Sequence[str], game: str, record: Record) -> list[Player]:
    """A table of as few people as the game takes, begun."""
    seats = min(zoco.load(game).seats())
    cookies = []
    for seat in range(seats):
        async with httpx.AsyncClient(base_url=bases[seat % len(bases)]) as web:
            if seat == 0:
                body = {"game": game, "seats": seats, "name": "0"}
                made = certain(await web.post("/api/tables", json=body))
                table = made.json()["table"]["id"]
            else:
                certain(await web.post(f"/api/tables/{table}/join", json={"name": f"{seat}"}))
            cookies.append(f"zoco={web.cookies['zoco']}")
            if seat == seats - 1:
                certain(await web.post(f"/api/tables/{table}/start", json={}))
    return [Player(bases, table, seat, cookie, record) for seat, cookie in enumerate(cookies)]


def certain(answer: httpx.Response) -> httpx.Response:
    """The answer, unless it says that a server died over it and nobody knows what was done."""
    if answer.is_error:
        assert answer.json()["code"] in ("moved-on", "not-ready", "not-saved"), answer.text
        raise ConnectionError
    return answer


async def kill_repeatedly(database: str, kills: int, folder: Path, seed: int) -> str:
    """Play, kill, restart; then hold everything that was acknowledged against the log."""
    record, stop = Record(), asyncio.Event()
    async with ServerProcess(database, folder / "server.log") as server:
        async with asyncio.TaskGroup() as playing:
            for number in range(PAIRS):
                playing.create_task(pair([server.base], number, record, stop))
            await kill_and_restart(server, kills, record, random.Random(seed))
            stop.set()
        assert await server.stop() == -signal.SIGTERM
    await check(database, record)
    moves, tables = len(record.acknowledged), len({key[0] for key in record.acknowledged})
    return (
        f"{kills} kills, {record.reconnects} lost or failed connections, {tables} tables, "
        f"{moves} acknowledged moves, {len(record.views)} views: none lost, doubled or wrong"
    )


async def kill_and_restart(
    server: ServerProcess, kills: int, record: Record, rng: random.Random
) -> None:
    for _ in range(kills):
        await twenty_more(record)
        await asyncio.sleep(rng.random() * 0.3)
        await server.kill()
        await server.start()
    await twenty_more(record)


async def twenty_more(record: Record) -> None:
    before = len(record.acknowledged)
    while len(record.acknowledged) < before + 20:
        await asyncio.sleep(0.01)


async def check(database: str, record: Record) -> None:
    store = await Store.open(database)
    try:
        for name in {key[0] for key in record.acknowledged}:
            await check_table(store, name, record)
    finally:
        await store.close()


async def check_table(store: Store, name: str, record: Record) -> None:
    found = await store.table(name)
    assert found is not None
    rows = await store.entries(name)
    log = zoco.Log.loads("\n".join([found.header, *(row.body for row in rows)]).encode())
    made = {(row.seat, row.client_id): row for row in rows if row.client_id is not None}
    assert len(made) == sum(row.client_id is not None for row in rows)
    for (table, seat, client_id), message in record.acknowledged.items():
        if table == name:
            entry = json.loads(made[seat, client_id].body)
            assert entry["move"] == message["move"]
    for (table, seat, seq), (view, head) in record.views.items():
        if table == name:
            expected = json.loads(to_json(log.game.view(log.after(seq), seat)))
            once = ("edition", "recalled")
            assert json.loads(view) == {k: v for k, v in expected.items() if k not in once}
            assert head == (log.entries[seq - 1].hash if seq else beginning(log.header).head)


async def test_kill_3_times_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}"
    print(await kill_repeatedly(database, 3, tmp_path, seed=1))


async def test_kill_twice_on_postgresql(tmp_path: Path, postgres_uri: str) -> None:
    print(await kill_repeatedly(await emptied(postgres_uri), 2, tmp_path, seed=2))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_kill_100_times(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}"
    else:
        database = await emptied(request.getfixturevalue("postgres_uri"))
    print(f"\n{kind}: {await kill_repeatedly(database, 100, tmp_path, seed=3)}")
