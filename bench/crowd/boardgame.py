"""People at tables of boardgame.io, who speak its Socket.IO."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.crowd.line import Line, Web, dial
from bench.crowd.play import Move, Player, Table

SEATS = 4
SIDE = 7
SPACE = b"/carpets,"
_plain: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Position(Struct):
    """The part of the game that a player has to know."""

    rolled: int | None = None


class Context(Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class Whole(Struct):
    """The state of a match."""

    G: Position
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """What one is told when one comes."""

    state: Whole


_update = msgspec.json.Decoder(tuple[str, str, Whole, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class Visitor(Player):
    """One person at one table."""

    def __init__(self, match: str, seat: int, key: str, rng: random.Random) -> None:
        super().__init__()
        self.match, self.seat, self.key, self.rng = match, str(seat), key, rng
        self.line: Line | None = None
        self.state: Whole | None = None
        self.early: list[bytes] = []

    async def connect(self, base: str) -> None:
        """Sit down with a line of one's own."""
        path = "/socket.io/?EIO=4&transport=websocket"
        self.line = await dial(base, path, "", self.hear)
        for body in self.early:
            self.hear(body)

    def hear(self, body: bytes) -> None:
        """A packet of Engine.IO: the beginning, a ping, or one of Socket.IO."""
        if self.line is None:  # the server speaks first
            self.early.append(body)
        elif body[:1] == b"0":
            self.line.send(b"40" + SPACE)
        elif body[:1] == b"2":
            self.line.send(b"3")
        elif body.startswith(b"40" + SPACE):
            self._emit("sync", self.match, self.seat, self.key, SEATS)
        elif body.startswith(b"42" + SPACE):
            self._event(body[2 + len(SPACE) :])

    def _event(self, body: bytes) -> None:
        if body.startswith(b'["update"'):
            mine = self.state is not None and self._asked(self.state)
            self._stands(_update.decode(body)[2])
            if mine:
                self.answered()
        elif body.startswith(b'["sync"'):
            self._stands(_sync.decode(body)[2].state)

    def _asked(self, state: Whole) -> bool:
        return state.ctx.current == self.seat

    def _stands(self, state: Whole) -> None:
        self.state = state
        if self._asked(state):
            self.turn.set()

    def _emit(self, *given: Any) -> None:
        assert self.line is not None
        self.line.send(b"42" + SPACE + msgspec.json.encode(given))

    def move(self) -> Move:
        """A move of this player, ready to be sent."""
        assert self.state is not None
        self.turn.clear()
        kind, args = "turn", [self.rng.randrange(4)]
        if self.state.G.rolled is not None:
            place = self.rng.randrange(SIDE * SIDE - 1)
            kind, args = "lay", [place, place + 1]
        payload = {"type": kind, "args": args, "playerID": self.seat, "credentials": self.key}
        given = {"type": "MAKE_MOVE", "payload": payload}, self.state.number, self.match, self.seat
        return lambda: self._emit("update", *given)


async def make(web: Web) -> str:
    """A new match."""
    answer, _ = await web.post("/games/carpets/create", b'{"numPlayers":4}')
    return str(_plain.decode(answer)["matchID"])


async def seat(base: str, web: Web, number: int) -> Table:
    """A table of four people."""
    match, rng = await make(web), random.Random(number)
    players = []
    for place in range(SEATS):
        join = msgspec.json.encode({"playerID": str(place), "playerName": f"P{place}"})
        answer, _ = await web.post(f"/games/carpets/{match}/join", join)
        key = _plain.decode(answer)["playerCredentials"]
        players.append(Visitor(match, place, key, rng))
    for player in players:
        await player.connect(base)
    return Table(players)


def command(node: Path, folder: Path, port: int, disk: bool) -> list[str]:
    """How the server is started; `folder` is where it keeps matches, if it does."""
    server = Path(__file__).parents[1] / "peers" / "boardgame" / "server.js"
    return [str(node), str(server), str(port), *([str(folder / "matches")] if disk else [])]


async def seated(base: str, count: int, at_once: int = 8) -> list[Table]:
    """So many tables."""
    gate = asyncio.Semaphore(at_once)
    made: list[Table] = []

    async def one(number: int) -> None:
        async with gate:
            web = Web(base)
            made.append(await seat(base, web, number))
            web.close()

    await asyncio.gather(*(one(number) for number in range(count)))
    return made
