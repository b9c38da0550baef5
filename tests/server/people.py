"""Clients for tests: a browser with cookies, and its sockets, which remember every frame."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from examples.socket_bot import choose

Message = dict[str, Any]
PATIENCE = 30.0


def stands(step: Message) -> Message:
    """The table as it stands: the last frame of a step."""
    frame: Message = step["frames"][-1]
    return frame


class Device:
    """A browser: one cookie, any number of sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        # Nothing here is https, and reading all certificates takes longer than most requests.
        self.web = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False)
        self.sockets: list[Socket] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    async def post(self, path: str, status: int = 201, **body: Any) -> Any:
        answer = await self.web.post(f"/api/tables{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.web.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, game: str = "suleika", seats: int = 2, **more: Any) -> str:
        """A new table with this device on seat 0, by the name of Ada."""
        made = await self.post("", game=game, seats=seats, **{"name": "Ada", **more})
        return str(made["table"]["id"])

    async def sit(self, table: str, seat: int | None, have: int | None = 0) -> Socket:
        """A socket that watches the table from this seat."""
        socket = await self.socket(table)
        await socket.send(type="watch", seat=seat, have=have)
        return socket

    async def socket(self, table: str, **more: Any) -> Socket:
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        made = Socket(await connect(url, additional_headers=headers, max_size=None, **more))
        self.sockets.append(made)
        return made

    async def close(self) -> None:
        """Leave at once, like a browser that is closed: nobody reads what is still on the way."""
        for socket in self.sockets:
            socket.connection.transport.abort()
        await self.web.aclose()


async def let_in(who: Device, name: str, seat: int, table: str, *present: Device) -> None:
    """Ask for a seat of a match that has begun, and let all who are there agree."""
    asked = await who.post(f"/{table}/seats/{seat}/ask", name=name)
    for device in present:
        await device.post(f"/{table}/seekers/{asked['asking']}", agree=True)
    assert (await who.get(f"/tables/{table}"))["mine"] == [seat]


class Socket:
    """A socket that remembers what it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.last: Message = {}

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def next(self, kind: str, want: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind that is as wanted; steps before it are remembered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if message["type"] == kind and want(message):
                    return message

    async def receive(self) -> Message:
        """The next message, whatever it is."""
        text = str(await self.connection.recv())
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] == "step":
            self.last = message
        return message

    async def play(self, move: Message, ask: int | None = None, id: str | None = None) -> Message:
        """Send a move for the watched seat; the answer, be it a step or a refusal."""
        sent = id or secrets.token_hex(6)
        number = self.last["ask"]["number"] if ask is None else ask
        await self.send(type="play", id=sent, seat=self.last["seat"], ask=number, move=move)
        return await self.answer(sent)

    async def answer(self, id: str) -> Message:
        """What is said to a wish of this client id."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.receive()
                if id in (message.get("answers"), message.get("id")):
                    return message


class Habits(NamedTuple):
    """How somebody plays at random: how often a may is taken, a free undo made, nonsense sent."""

    may: float = 0.0
    undo: float = 0.0
    nonsense: float = 0.0


DUTIFUL = Habits()


async def play_out(
    sockets: list[Socket], rng: random.Random, stop: int = 10_000, habits: Habits = DUTIFUL
) -> Message:
    """Play at random with all these sockets, each on its seat, until the end; the last step."""
    players = [Seated(socket, rng, habits) for socket in sockets]
    results = await asyncio.gather(*(player.run(stop) for player in players))
    return results[0]


class Seated:
    """One seat that plays what it is offered, knowing no rules."""

    def __init__(self, socket: Socket, rng: random.Random, habits: Habits) -> None:
        self.socket, self.rng, self.habits = socket, rng, habits
        self.answered = -1

    async def run(self, stop: int) -> Message:
        async with asyncio.timeout(4 * PATIENCE):
            while True:
                step = self.socket.last
                if step and (stands(step)["result"] is not None or step["ply"] >= stop):
                    return step
                if step:
                    await self._act(step)
                message = await self.socket.receive()
                if message["type"] == "refused":
                    self.answered = -1

    async def _act(self, step: Message) -> None:
        ask, id = step["ask"], secrets.token_hex(6)
        if self._feels(self.habits.nonsense):
            await self.socket.send(type="play", id=id, seat=step["seat"], ask=0, move={"type": "x"})
        if step["undo"] == "free" and self._feels(self.habits.undo):
            await self.socket.send(type="undo", id=id, seat=step["seat"])
        elif ask is not None and ask["number"] != self.answered:
            offered = ask["must"]
            if ask["may"] is not None and self._feels(self.habits.may):
                offered = ask["may"]
            if offered is not None:
                self.answered = ask["number"]
                await self._play(id, step["seat"], ask["number"], choose(offered, self.rng))

    async def _play(self, id: str, seat: int, ask: int, move: Message) -> None:
        await self.socket.send(type="play", id=id, seat=seat, ask=ask, move=move)

    def _feels(self, chance: float) -> bool:
        return self.rng.random() < chance
