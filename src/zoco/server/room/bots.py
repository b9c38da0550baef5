"""The bots at one table: they look up when something happened, pause, think, and play."""

from __future__ import annotations

import asyncio
import logging
import secrets
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from zoco.bots.heed import Heed
from zoco.bots.registry import bot
from zoco.core.codec import to_json
from zoco.core.moves import Moves
from zoco.server.refusal import Refusal
from zoco.server.room.asks import Open
from zoco.server.room.thinking import Question, Thinkers

if TYPE_CHECKING:
    from zoco.server.room.room import Room

logger = logging.getLogger("zoco.server")
_random = SystemRandom()
AGAIN = 1.0
"""Seconds after which a bot that met a failure looks again."""


class Job(NamedTuple):
    """What a bot is wanted for: its must, or these mays."""

    number: int
    level: str
    mays: Moves | None


class Thought(NamedTuple):
    """A bot at work on one job."""

    job: Job
    task: asyncio.Task[None]


class BotSeats:
    """One thought per seat at most; it is dropped when its job is gone."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._thoughts: dict[int, Thought] = {}
        self._heed = Heed()
        self._luck: dict[int, tuple[int, bool]] = {}
        self._stopped = False

    @property
    def thinking(self) -> bool:
        """Whether any bot is at work."""
        return bool(self._thoughts)

    def look(self) -> None:
        """Begin what bots are wanted for, and drop what nobody wants any more."""
        wanted = self._wanted()
        for seat, thought in tuple(self._thoughts.items()):
            if wanted.get(seat) != thought.job:
                del self._thoughts[seat]
                thought.task.cancel()
        for seat, job in wanted.items():
            if seat not in self._thoughts:
                task = asyncio.create_task(self._think(seat, job))
                self._thoughts[seat] = Thought(job, task)

    def stop(self) -> None:
        """Drop everything."""
        self._stopped = True
        self.look()

    def _wanted(self) -> dict[int, Job]:
        """What bots have to do: nothing while every person is away, so that nobody misses it."""
        room, people = self._room, self._room.people
        asleep = bool(people.persons()) and not people.playing()
        if self._stopped or asleep or room.record.status != "playing":
            return {}
        levels = ((seat, people.level(seat)) for seat in room.asks)
        jobs = {seat: self._job(seat, level) for seat, level in levels if level}
        return {seat: job for seat, job in jobs.items() if job}

    def _job(self, seat: int, level: str) -> Job | None:
        """A may comes before the must, which may end the chance for it."""
        room, ask = self._room, self._room.asks[seat]
        mays = room.log.game.mays(room.log.table, seat)
        if self._heed.is_new(room.log.table, seat, mays) and self._looks_up(seat, level):
            return Job(ask.number, level, mays)
        return Job(ask.number, level, None) if ask.must and not self._people_first() else None

    def _looks_up(self, seat: int, level: str) -> bool:
        """Whether a bot thinks about its may: if it concerns it, else once in a while."""
        game, table = self._room.log.game, self._room.log.table
        if seat in game.concerned(table) and bot(game, level).heeds:
            return True
        number = self._room.asks[seat].number
        if self._luck.get(seat, (-1, False))[0] != number:
            self._luck[seat] = (number, not _random.randrange(game.may_odds))
        return self._luck[seat][1]

    def _people_first(self) -> bool:
        """Whether musts wait for somebody who is here, asked too, and should not be hurried."""
        room, table = self._room, self._room.log.table
        if not table.agenda[0].people_first:
            return False
        actors = room.log.game.actors(table)
        return any(seat in actors and room.audience.here(seat) for seat in room.people.playing())

    async def _think(self, seat: int, job: Job) -> None:
        try:
            await self._answer(seat, job)
        except Refusal as refusal:
            # Others may have moved while it waited for its turn to speak; that is no fault.
            weight = logging.DEBUG if refusal.code == "stale-ask" else logging.WARNING
            logger.log(weight, "bot at table %s refused: %s", self._room.id, refusal.code)
            await self._look_later(seat, job)
        except Exception:
            logger.exception("bot at table %s failed", self._room.id)
            await self._look_later(seat, job)

    async def _look_later(self, seat: int, job: Job) -> None:
        """A move that could not be made, or not be saved, must not be the bot's last."""
        task, other = asyncio.current_task(), self._thoughts.get(seat)
        if self._stopped or task is None or (other is not None and other.task is not task):
            return  # it thinks anew already
        self._thoughts[seat] = Thought(job, task)
        await asyncio.sleep(AGAIN)
        self._thoughts.pop(seat, None)
        self.look()

    async def _answer(self, seat: int, job: Job) -> None:
        await asyncio.sleep(_random.uniform(*self._room.settings.bot_pause))
        move = await self._thinkers.choose(self._question(seat, job.level, job.mays is None))
        # From here on it is a move like any other: it is not cancelled half way.
        thought = self._thoughts.pop(seat, None)
        if thought is None or thought.job != job:
            return
        if job.mays is not None:
            self._heed.note(self._room.log.table, seat, job.mays)
        if move is None:
            self.look()
            return
        raw = msgspec.json.decode(move)
        await self._room.do(lambda: self._play(seat, job, raw))

    async def _play(self, seat: int, job: Job, raw: Any) -> None:
        """Speak, unless what the bot agrees to is not what it thought about any more."""
        log = self._room.log
        if job.mays is None or log.game.mays(log.table, seat) == job.mays:
            await self._room.play(seat, job.number, raw)

    async def advice(self, seat: int, level: str, ask: Open) -> bytes | None:
        """What a bot would do on somebody's seat, seen with that seat's eyes."""
        return await self._thinkers.choose(self._question(seat, level, ask.must))

    def _question(self, seat: int, level: str, must: bool) -> Question:
        room = self._room
        game, table = room.log.game, room.log.table
        moves = game.musts(table, seat) if must else game.mays(table, seat)
        view = to_json(game.view(table, seat))
        seed, seconds = secrets.randbits(64), room.settings.bot_thinks
        return Question(game.package, level, must, view, moves, seed, seconds)
