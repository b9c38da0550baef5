"""Many come at once: all stay, everybody is counted, and nobody is told more than once a moment."""

from __future__ import annotations

import asyncio
import json

from tests.server.conftest import Running, Serve
from tests.server.people import Device
from tests.server.test_play import duel
from zoco.server.http.connection import Connection

CROWD = 100


async def test_a_hundred_spectators_may_come_at_once_after_much_was_said(serve: Serve) -> None:
    async with serve() as running:
        table, _, _, one, two = await duel(running)
        await talk(running, table, 50)
        readers = [asyncio.create_task(read(socket)) for socket in (one, two)]
        devices = [running.device() for _ in range(CROWD)]
        assert set(await asyncio.gather(*(visit(device, table) for device in devices))) == {50}
        assert len(running.house.rooms[table].audience.clients) == CROWD + 3
        assert not any(reader.done() for reader in readers)
        for reader in readers:
            reader.cancel()


async def talk(running: Running, table: str, lines: int) -> None:
    device = running.device()
    await device.post(f"/{table}/spectate", name="Cid")
    for at in range(lines):
        if at % 5 == 0:
            socket = await device.socket(table)
        if at % 5 == 0 and at:
            await device.sockets.pop(-2).connection.close()
        await socket.send(type="say", id=f"l{at}", text="x" * 400)
        await socket.answer(f"l{at}")


async def visit(device: Device, table: str) -> int:
    """Come, watch, and be answered; how many lines of chat were there."""
    socket = await device.sit(table, None)
    await socket.next("step")
    while len([1 for frame in socket.frames if '"type":"chat"' in frame]) < 50:
        await socket.receive()
    await asyncio.sleep(0.5)
    await socket.send(type="ping", id="p")
    await socket.answer("p")
    return len([1 for frame in socket.frames if json.loads(frame)["type"] == "chat"])


async def read(socket: object) -> None:
    while True:
        await socket.receive()  # type: ignore[attr-defined]


async def test_only_the_newest_state_waits_for_a_client_and_never_before_a_step(
    shared: Serve,
) -> None:
    async with shared() as running:
        table, _, _, one, _ = await duel(running)
        room = running.house.rooms[table]
        client = next(c for c in room.audience.clients if c.seat == 0)
        assert isinstance(client, Connection)
        client.line.pause_writing()
        for _ in range(200):  # far more than a queue holds
            client.send_state(b'{"type":"state","number":1}')
        client.send(b'{"type":"pong","id":"between"}')
        client.send_state(b'{"type":"state","number":2}')
        client.line.resume_writing()
        assert (await one.receive())["type"] == "pong"
        assert (await one.receive())["number"] == 2
        await one.send(type="ping", id="still here")
        await one.send(type="ping", id="here")
        assert (await one.answer("here"))["type"] == "pong"


async def test_those_without_a_token_are_counted_one_by_one(shared: Serve) -> None:
    async with shared() as running:
        table, ada, *_ = await duel(running)
        guest = running.device()
        await guest.post(f"/{table}/spectate", name="Cid")
        twice = [await guest.socket(table) for _ in range(2)]
        crowd = [await running.device().socket(table) for _ in range(3)]
        await crowd[-1].next("state", lambda state: state["table"]["spectators"] == 4)
        await twice[0].connection.close()
        await crowd[0].connection.close()
        await crowd[-1].next("state", lambda state: state["table"]["spectators"] == 3)
        assert (await ada.get(f"/tables/{table}"))["table"]["spectators"] == 3
