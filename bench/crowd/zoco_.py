"""People at tables of zoco: they know no rules, and play at random what they are offered."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.crowd.line import Line, Web, dial
from bench.crowd.play import Move, Player, Table
from examples.socket_bot import choose

SEATS = 4
NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Ask(Struct):
    """What a seat is asked."""

    number: int
    must: Any = None
    may: Any = None


class Step(Struct, tag="step"):
    """What a player has to know of a step."""

    seq: int
    ask: Ask | None = None
    answers: str | None = None
    stays: bool = False


class State(Struct, tag="state"):
    """Who sits where."""


class Refused(Struct, tag="refused"):
    """A wish that is not fulfilled."""

    id: str | None
    code: str


class Other(Struct, tag="chat"):
    """Nothing for who plays."""


_decoder = msgspec.json.Decoder(Step | State | Refused | Other)
_new: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Visitor(Player):
    """One person at one table."""

    def __init__(self, table: str, seat: int, rng: random.Random) -> None:
        super().__init__()
        self.table, self.seat, self.rng = table, seat, rng
        self.line: Line | None = None
        self.ask: Ask | None = None
        self.number = 0
        self.seq = 0
        self.over = False

    async def connect(self, base: str, cookie: str, changes: bool = True) -> None:
        """Sit down with a line of one's own."""
        self.line = await dial(base, f"/api/tables/{self.table}/socket", cookie, self.hear)
        watch = {"type": "watch", "seat": self.seat, "have": None, "changes": changes}
        self.line.send(msgspec.json.encode(watch))

    def hear(self, body: bytes) -> None:
        """A message: an answer, a question, or news."""
        message = _decoder.decode(body)
        if isinstance(message, Refused):
            raise RuntimeError(f"refused: {message.code}")
        if not isinstance(message, Step):
            return
        self.seq, self.ask = message.seq, self.ask if message.stays else message.ask
        if message.answers is not None:
            self.answered()
        if self.ask is not None and self.ask.must is not None:
            self.turn.set()

    def move(self) -> Move:
        """A move for what is asked, ready to be sent."""
        assert self.ask is not None
        assert self.line is not None
        line, ask = self.line, self.ask
        self.number += 1
        self.turn.clear()
        move = choose(ask.must, self.rng)
        wish = {"type": "play", "id": f"m{self.number}", "seat": self.seat, "ask": ask.number}
        body = msgspec.json.encode({**wish, "move": move})
        return lambda: line.send(body)


async def make(web: Web, game: str = "suleika") -> tuple[str, str]:
    """A new table with Ada on it, and her cookie."""
    new = {"game": game, "seats": SEATS, "name": NAMES[0]}
    answer, cookie = await web.post("/api/tables/", msgspec.json.encode(new))
    return str(_new.decode(answer)["table"]["id"]), cookie


async def seat(base: str, web: Web, number: int, game: str = "suleika") -> Table:
    """A table of four people that has begun."""
    table, first = await make(web, game)
    cookies = [first]
    for name in NAMES[1:]:
        join = msgspec.json.encode({"name": name})
        cookies.append((await web.post(f"/api/tables/{table}/join", join))[1])
    await web.post(f"/api/tables/{table}/start", b"{}", first)
    rng = random.Random(number)
    players = [Visitor(table, place, rng) for place in range(SEATS)]
    for player, cookie in zip(players, cookies, strict=True):
        await player.connect(base, cookie)
    return Table(players)


def command(python: Path, folder: Path, port: int, limits: bool = False) -> list[str]:
    """How the server is started: as for people, but without `limits` on what one visitor may do."""
    url, more = f"sqlite+aiosqlite:///{folder / 'zoco.db'}", ["limits"] if limits else []
    return [str(python), "-m", "bench.crowd.serve", url, str(port), *more]


async def seated(base: str, count: int, at_once: int = 8) -> list[Table]:
    """So many tables."""
    gate, made = asyncio.Semaphore(at_once), []

    async def one(number: int) -> None:
        async with gate:
            web = Web(base)
            made.append(await seat(base, web, number))
            web.close()

    await asyncio.gather(*(one(number) for number in range(count)))
    return made
