"""One small client cannot keep others waiting: its work is refused, counted, or done elsewhere."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import zoco
from tests.server.conftest import Running, Serve
from tests.server.people import Device, Socket, play_out
from tests.server.test_play import duel
from zoco.core.codec import to_json
from zoco.server import workers
from zoco.server.fair import draws
from zoco.server.history import film, importing, proving
from zoco.server.history.archive import CHUNK
from zoco.server.history.film import MOST
from zoco.server.history.stored import APART, NEW, StoredLog
from zoco.server.http.connection import Connection
from zoco.server.limits import Bucket
from zoco.server.room import loading
from zoco.server.room.loading import HERE
from zoco.server.settings import Settings

JSON = {"content-type": "application/json"}


async def begun(base: str, path: str, headers: str, body: bytes) -> str:
    """Send the beginning of a request, and nothing more; the first line of the answer."""
    url = httpx.URL(base)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: {url.host}\r\n{headers}\r\n\r\n".encode() + body)
    try:
        async with asyncio.timeout(20):
            return (await reader.readline()).decode()
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    ("path", "least"),
    [
        ("/api/tables/{table}/join", 20_000),
        ("/api/tables", 70_000),
        ("/api/tables/import", 8_200_000),
    ],
)
async def test_a_body_is_refused_while_it_comes(shared: Serve, path: str, least: int) -> None:
    """Each address has a limit of its own, and nobody waits for the end of what is beyond it."""
    chunk = b"[" * least
    async with shared() as running:
        where = path.format(table=await running.device().table())
        head = "Content-Type: application/json\r\nTransfer-Encoding: chunked"
        body = f"{len(chunk):x}\r\n".encode() + chunk + b"\r\n"
        assert " 413 " in await begun(running.base, where, head, body)


async def test_values_are_counted_before_they_are_read(
    shared: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*_: object, **__: object) -> Any:
        raise AssertionError("it was read")

    monkeypatch.setattr("litestar.connection.request.decode_json", read)
    lists = '{"game":"suleika","seats":2,"options":{"a":[' + "[]," * 20_000 + "1]}}"
    async with shared() as running:
        answer = await running.device().web.post("/api/tables", content=lists, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "request-too-long")


async def test_logs_are_replayed_elsewhere(shared: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imported, and what is proved, is replayed in another process than this one."""

    def here(*_: object) -> Any:
        raise AssertionError("it was replayed here")

    async with shared() as running:
        _, ada, _, one, two = await duel(running, game="toy", options={"rounds": 1})
        table = (await play_out([one, two], random.Random(1)))["table"]
        log = (await ada.web.get(f"/api/tables/{table}/export.jsonl")).text
        monkeypatch.setattr(workers, "SHORT", 0)
        monkeypatch.setattr(importing, "read_log", here)
        monkeypatch.setattr(proving, "read_log", here)
        taken = await ada.post("/import", log=log)
        assert taken["table"]["status"] == "over"
        assert (await ada.get(f"/tables/{table}/verify"))["entries"] > 0


def long_match(plies: int) -> str:
    """An unfinished match of Suleika, as it is exported."""
    game, rng = zoco.load("suleika"), random.Random(1)
    log = zoco.Log.start(game, 4, {"first": 0}, players=("A", "B", "C", "D"))
    while log.ply < plies:
        seat = game.actors(log.table)[0]
        chance = seat == zoco.CHANCE
        log.append(
            seat, (game.outcomes(log.table) if chance else game.moves(log.table, seat)).sample(rng)
        )
    return log.dumps().decode()


async def going_on(running: Running, plies: int) -> tuple[str, Device, Socket]:
    """A match that goes on from so many plies, with bots on all seats but one."""
    ada = running.device()
    table = (await ada.post("/import", log=long_match(plies)))["table"]["id"]
    await ada.post(f"/{table}/join", name="Ada")
    await ada.post(f"/{table}/start", fill="random")
    return table, ada, await ada.sit(table, 0)


async def test_a_long_log_is_replayed_elsewhere_and_the_next_time_hardly(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> Any:
        raise AssertionError("it was replayed here")

    async with serve(alone=False) as running:
        monkeypatch.setattr(loading, "replayed", here)
        table, _, socket = await going_on(running, 130)
        await socket.next("step")
        seq = running.house.rooms[table].log.seq
        async with serve(alone=False) as other:  # as if the first had crashed
            monkeypatch.setattr(other.house.replayers, "run", here)
            snapshot = await running.house.store.snapshot(table)
            assert seq - (snapshot.seq if snapshot else 0) <= HERE
            room = await other.house.require(table)
            assert room.log.head == running.house.rooms[table].log.head
            assert room.log.at(20) == running.house.rooms[table].log.at(20)


async def test_a_table_that_takes_long_to_open_keeps_no_other_closed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def slowly(*given: Any) -> Any:
        if given[-1] == slow:
            begun.set()
            await asyncio.Event().wait()
        return await loading.load(*given)

    async with serve() as running:
        ada = running.device()
        slow, other = await ada.table(), await ada.table()
        running.house.rooms.clear()
        monkeypatch.setattr("zoco.server.house.load", slowly)
        waits = asyncio.create_task(running.house.find(slow))
        await begun.wait()
        async with asyncio.timeout(20):
            assert (await ada.get(f"/tables/{other}"))["table"]["id"] == other
        waits.cancel()


def test_a_room_holds_few_positions_and_packed_entries() -> None:
    whole = zoco.Log.loads(long_match(140).encode())
    log = StoredLog(whole.game, whole.header)
    for entry in whole.entries:
        log.put(to_json(entry))
    log.settle()
    held = [table for table in log._tables if table is not None]
    assert len(held) <= NEW + 1 + 140 // APART + 1
    assert len(log.entries._open) < 2 * CHUNK
    assert log.dumps() == whole.dumps()
    assert [log.after(seq) for seq in range(141)] == [whole.after(seq) for seq in range(141)]
    log.undo(100, 0)
    whole.undo(100, 0)
    log.settle()
    assert log.after(141) == whole.table
    assert (log.line, log.drawn) == (whole.line, draws(whole.entries))


async def test_comings_and_goings_are_gathered(serve: Serve) -> None:
    async with serve(gathered=3600.0) as running:
        ada = running.device()
        table = await ada.table()
        socket = await ada.socket(table)
        await socket.next("state")
        for _ in range(20):
            guest = await running.device().socket(table)
            assert (await guest.next("state"))["table"]["id"] == table  # who comes is told at once
            await guest.connection.close()
        await socket.send(type="ping", id="x")
        await socket.next("pong")
        states = [frame for frame in socket.frames if '"type":"state"' in frame]
        assert len(states) <= 3


async def test_frames_are_made_once_for_all_who_come_back(
    shared: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running)
        await play_out([one, two], random.Random(1), stop=60)
        made: list[int] = []
        frame = film.frame

        def counted(log: Any, seat: Any, seq: int, *more: Any) -> Any:
            made.append(seq)
            return frame(log, seat, seq, *more)

        monkeypatch.setattr(film, "frame", counted)
        for _ in range(5):
            guest = await running.device().sit(table, None)
            assert len((await guest.next("step"))["frames"]) == MOST
        assert len(made) <= MOST


async def test_who_asks_for_much_is_not_heard_again_at_once(serve: Serve) -> None:
    async with serve(shown_per_second=1000, shown_at_once=1000) as running:
        table, ada, greedy = await going_on(running, 60)
        modest = await ada.socket(table)
        await greedy.next("step")  # some 400 KB: that is paid for in minutes
        for socket in (greedy, modest):
            await socket.send(type="ping", id="x")
        await modest.next("pong")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await greedy.next("pong")


def test_what_is_owed_is_worked_off() -> None:
    time = [0.0]
    bucket = Bucket(2.0, 10, clock=lambda: time[0])
    assert bucket.owe(5) == 0.0
    assert bucket.owe(12) == pytest.approx(4.5)
    time[0] = 4.5
    assert bucket.owe(0) == pytest.approx(0.0)


async def test_what_waits_for_who_does_not_read_is_counted_in_bytes() -> None:
    deaf: Any = SimpleNamespace(full=True, drop=lambda: None)
    connection = Connection(deaf, "", Settings(outbound_size=10_000))
    for _ in range(3):
        connection.send(b"x" * 4_000)
    assert not connection.dropped
    connection.send(b"x" * 4_000)
    assert connection.dropped


async def test_a_silent_socket_is_nobodys_task_and_holds_no_request(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, _ = await duel(running)
        await one.send(type="ping", id="p")
        await one.answer("p")
        for client in running.house.rooms[table].audience.clients:
            assert isinstance(client, Connection)
            while any("run_asgi" in repr(task) for task in asyncio.all_tasks()):
                await asyncio.sleep(0.01)
            assert vars(client.line)["scope"] == {}
            assert not hasattr(client.line, "request")


async def test_who_connects_again_and_again_is_not_let_in(serve: Serve) -> None:
    async with serve(opened_per_second=0.1, opened_at_once=3) as running:
        ada = running.device()
        table = await ada.table()
        for _ in range(3):
            await (await ada.socket(table)).next("state")
        with pytest.raises(InvalidStatus):
            await ada.socket(table)


async def test_half_open_requests_end_and_leave_room_for_others(serve: Serve) -> None:
    async with serve(half_open_each=5, request_within=1.0) as running:
        url = httpx.URL(running.base)
        opened = [await asyncio.open_connection(url.host, url.port) for _ in range(12)]
        for _, writer in opened:
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        async with asyncio.timeout(20):
            for reader, _ in opened[:7]:  # they made room for the others at once
                with suppress(ConnectionError):
                    assert await reader.read() == b""
            assert (await running.device().get("/health"))["status"] == "ok"
            for reader, _ in opened[7:]:  # and these have had their time
                with suppress(ConnectionError):
                    assert await reader.read() == b""
        for _, writer in opened:
            writer.close()


async def test_a_slow_request_that_gets_on_is_heard(serve: Serve) -> None:
    async with serve(request_within=1.0) as running:
        url = httpx.URL(running.base)
        reader, writer = await asyncio.open_connection(url.host, url.port)
        body = b'{"log":"' + b"x" * 120_000 + b'"}'
        head = "POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode())
        for first in range(0, len(body), 20_000):
            writer.write(body[first : first + 20_000])
            await asyncio.sleep(0.3)
        assert b" 422 " in await reader.readline()
        writer.close()
