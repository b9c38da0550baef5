"""The bots at one table: they look up when something happened, pause, think, and play."""

from __future__ import annotations

import asyncio
import logging
import secrets
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from zoco.core.codec import to_json
from zoco.server.asks import Open
from zoco.server.refusal import Refusal
from zoco.server.thinking import Question, Thinkers

if TYPE_CHECKING:
    from zoco.server.room import Room

logger = logging.getLogger("zoco.server")
_random = SystemRandom()


class Thought(NamedTuple):
    """A bot at work on one ask."""

    number: int
    level: str
    task: asyncio.Task[None]


class BotSeats:
    """One thought per seat at most; it is dropped when its ask is gone."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._thoughts: dict[int, Thought] = {}
        self._considered: dict[int, int] = {}
        self._stopped = False

    @property
    def thinking(self) -> bool:
        """Whether any bot is at work."""
        return bool(self._thoughts)

    def look(self) -> None:
        """Begin what bots are asked for, and drop what nobody asks any more."""
        wanted = self._wanted()
        for seat, thought in tuple(self._thoughts.items()):
            if wanted.get(seat) != (thought.number, thought.level):
                del self._thoughts[seat]
                thought.task.cancel()
        for seat, (number, level) in wanted.items():
            if seat not in self._thoughts and self._considered.get(seat) != number:
                self._begin(seat, level, self._room.asks[seat])

    def stop(self) -> None:
        """Drop everything."""
        self._stopped = True
        self.look()

    def _wanted(self) -> dict[int, tuple[int, str]]:
        """What bots are asked for: nothing while every person is away, so that nobody misses it."""
        room, people = self._room, self._room.people
        asleep = bool(people.persons()) and not people.playing()
        if self._stopped or asleep or room.record.status != "playing":
            return {}
        levels = ((seat, people.level(seat)) for seat in room.asks)
        return {seat: (room.asks[seat].number, level) for seat, level in levels if level}

    def _begin(self, seat: int, level: str, ask: Open) -> None:
        if not ask.must:
            # A may is thought about once in a while, and once per ask.
            self._considered[seat] = ask.number
            if _random.randrange(self._room.log.game.may_odds):
                return
        task = asyncio.create_task(self._think(seat, level, ask))
        self._thoughts[seat] = Thought(ask.number, level, task)

    async def _think(self, seat: int, level: str, ask: Open) -> None:
        await asyncio.sleep(_random.uniform(*self._room.settings.bot_pause))
        move = await self._thinkers.choose(self._question(seat, level, ask))
        # From here on it is a move like any other: it is not cancelled half way.
        thought = self._thoughts.pop(seat, None)
        if thought is None or thought.number != ask.number or move is None:
            return
        try:
            raw = msgspec.json.decode(move)
            await self._room.do(lambda: self._room.play(seat, ask.number, raw))
        except Refusal as refusal:
            # Others may have moved while it waited for its turn to speak; that is no fault.
            weight = logging.DEBUG if refusal.code == "stale-ask" else logging.WARNING
            logger.log(weight, "bot at table %s refused: %s", self._room.id, refusal.code)

    async def advice(self, seat: int, level: str, ask: Open) -> bytes | None:
        """What a bot would do on somebody's seat, seen with that seat's eyes."""
        return await self._thinkers.choose(self._question(seat, level, ask))

    def _question(self, seat: int, level: str, ask: Open) -> Question:
        room = self._room
        game, table = room.log.game, room.log.table
        moves = game.musts(table, seat) if ask.must else game.mays(table, seat)
        view = to_json(game.view(table, seat))
        seed, seconds = secrets.randbits(64), room.settings.bot_thinks
        return Question(game.package, level, ask.must, view, moves, seed, seconds)
