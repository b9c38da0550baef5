"""The bots at one table: they look up when something happened, think, and play.

What they must do they do at once; what they may do they leave to people first.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from zoco.bots.heed import Heed
from zoco.bots.registry import bot
from zoco.core.codec import to_json
from zoco.core.game import Game
from zoco.core.moves import Moves
from zoco.server.refusal import Refusal
from zoco.server.room.asks import Asks
from zoco.server.room.commands import BotMove
from zoco.server.room.manners import Manners, People
from zoco.server.room.thinking import Question, Thinkers
from zoco.server.settings import Settings

if TYPE_CHECKING:
    from zoco.server.room.room import Room

logger = logging.getLogger("zoco.server")
_random = SystemRandom()
AGAIN = 1.0
"""Seconds after which a bot that met a failure looks again."""


class Job(NamedTuple):
    """What a bot is wanted for: to choose one of these musts, or to look at these mays."""

    number: int
    level: str
    must: bool
    moves: Moves


class Scene(NamedTuple):
    """The table as it stands, for those who play the seats in `levels`.

    `people_first`: musts wait for somebody who is here, asked too, and should not be hurried.
    `people` are those who play and are here; where there are none, somebody may look on whose page
    is `behind`.
    """

    id: str
    game: Game[Any, Any]
    table: Any
    seq: int
    asks: Asks
    levels: dict[int, str]
    people_first: bool
    people: People
    behind: bool


class Thought(NamedTuple):
    """A bot at work on one job."""

    job: Job
    task: asyncio.Task[None]


class BotSeats:
    """One thought per seat at most; it is dropped when its job is gone.

    They are shown the table whenever something happened, and `send` their moves as all others do.
    """

    def __init__(
        self, send: Callable[[BotMove], Awaitable[None]], thinkers: Thinkers, settings: Settings
    ) -> None:
        self._send = send
        self._thinkers = thinkers
        self._settings = settings
        self._scene: Scene | None = None
        self._thoughts: dict[int, Thought] = {}
        self._heed = Heed()
        self._manners = Manners(settings)
        self._alarm: asyncio.TimerHandle | None = None
        self._luck: dict[int, tuple[int, bool]] = {}
        self._stopped = False

    @property
    def thinking(self) -> bool:
        """Whether any bot is at work."""
        return bool(self._thoughts)

    def prepare(self, game: Game[Any, Any]) -> None:
        """Bots will play this: the first of them shall not be waited for longer than the others."""
        self._thinkers.prepare(game.package)

    def look(self, scene: Scene) -> None:
        """Begin what bots are wanted for now, and drop what nobody wants any more."""
        self._scene = scene
        free = scene.game.free(scene.table)
        self._manners.notice({seat: it for seat, it in scene.people.items() if seat in free})
        self._look()

    def _look(self) -> None:
        self._silence()
        wanted = {} if self._stopped or self._scene is None else self._wanted(self._scene)
        for seat, thought in tuple(self._thoughts.items()):
            if wanted.get(seat) != thought.job:
                del self._thoughts[seat]
                thought.task.cancel()
        for seat, job in wanted.items():
            if seat not in self._thoughts:
                assert self._scene is not None, "nothing is wanted before the table was shown"
                task = asyncio.create_task(self._think(seat, job, self._scene.seq))
                self._thoughts[seat] = Thought(job, task)

    def stop(self) -> None:
        """Drop everything."""
        self._stopped = True
        self._look()

    def _wanted(self, scene: Scene) -> dict[int, Job]:
        jobs = {seat: self._job(scene, seat, level) for seat, level in scene.levels.items()}
        return {seat: job for seat, job in jobs.items() if job}

    def _job(self, scene: Scene, seat: int, level: str) -> Job | None:
        """A may comes before the must, which may end the chance for it."""
        number = scene.asks[seat].number
        if self._looks_up(scene, seat, level):
            return Job(number, level, False, scene.game.mays(scene.table, seat))
        plays = self._must(scene, seat) and not self._waits(scene, seat, number)
        return Job(number, level, True, scene.game.musts(scene.table, seat)) if plays else None

    def _must(self, scene: Scene, seat: int) -> bool:
        return scene.asks[seat].must and not scene.people_first

    def _waits(self, scene: Scene, seat: int, number: int) -> bool:
        """Whether a bot lets its own question stand, or those who only look on follow."""
        settings, awaited = self._settings, scene.game.awaited(scene.table, seat)
        stands = any(self._may_answer(scene, other, number) for other in awaited)
        if not stands and not scene.behind:
            return False
        limit = settings.offer_stands if stands else settings.may_at_last
        left = self._manners.left(seat, number, limit)
        if left > 0:
            self._look_within(left)
        return left > 0

    def _look_within(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._alarm is not None and self._alarm.when() <= loop.time() + seconds:
            return
        self._silence()
        self._alarm = loop.call_later(seconds, self._look)

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _may_answer(self, scene: Scene, seat: int, number: int) -> bool:
        """Whether somebody still thinks about a question that was asked with this number."""
        if seat in scene.levels:
            return self._is_concerned(scene, seat, scene.levels[seat])
        return seat in scene.people and not scene.people[seat].has_answered(number)

    def _looks_up(self, scene: Scene, seat: int, level: str) -> bool:
        """Whether a bot thinks about its may: if it concerns it, else once in a while.

        People do not wait for a must because of something that nobody asked of the bot.
        """
        if self._is_concerned(scene, seat, level):
            return True
        if (scene.people and self._must(scene, seat)) or not self._is_new(scene, seat):
            return False
        number = scene.asks[seat].number
        if self._luck.get(seat, (-1, False))[0] != number:
            self._luck[seat] = (number, not _random.randrange(scene.game.may_odds))
        return self._luck[seat][1]

    def _is_concerned(self, scene: Scene, seat: int, level: str) -> bool:
        concerned = seat in scene.game.concerned(scene.table)
        return concerned and bot(scene.game, level).heeds and self._is_new(scene, seat)

    def _races(self, seat: int, other: int) -> bool:
        """Whether somebody is to be left time before a bot does what it may.

        Who waits for its must is not, unless they could take up the same offer.
        """
        scene = self._scene
        if scene is None or seat not in scene.asks or not self._must(scene, seat):
            return True
        game, table = scene.game, scene.table
        addressed = (game.awaited(table, asker) for asker in range(table.seats))
        return any(seat in seats and other in seats for seats in addressed)

    def _is_new(self, scene: Scene, seat: int) -> bool:
        return self._heed.is_new(scene.table, seat, scene.game.mays(scene.table, seat))

    async def _think(self, seat: int, job: Job, since: int) -> None:
        try:
            await self._answer(seat, job, since)
        except Refusal as refusal:
            # Others may have moved while it waited for its turn to speak; that is no fault.
            late = refusal.code in ("stale-ask", "nothing-asked")
            weight = logging.DEBUG if late else logging.WARNING
            logger.log(weight, "bot at table %s refused: %s", self._where, refusal.code)
            await self._look_later(seat, job)
        except Exception:
            logger.exception("bot at table %s failed", self._where)
            await self._look_later(seat, job)

    async def _look_later(self, seat: int, job: Job) -> None:
        """A move that could not be made, or not be saved, must not be the bot's last."""
        task, other = asyncio.current_task(), self._thoughts.get(seat)
        if self._stopped or task is None or (other is not None and other.task is not task):
            return  # it thinks anew already
        self._thoughts[seat] = Thought(job, task)
        await asyncio.sleep(AGAIN)
        self._thoughts.pop(seat, None)
        self._look()

    @property
    def _where(self) -> str:
        return self._scene.id if self._scene is not None else ""

    async def _answer(self, seat: int, job: Job, since: int) -> None:
        move = await self._thinkers.choose(self._question(seat, job.level, job.must))
        if move is not None and not job.must:
            await self._manners.after_people(since, lambda other: self._races(seat, other))
        # From here on it is a move like any other: it is not cancelled half way.
        thought = self._thoughts.pop(seat, None)
        if thought is None or thought.job != job:
            return
        if not job.must and self._scene is not None:
            self._heed.note(self._scene.table, seat, job.moves)
        if move is None:
            self._look()
            return
        said = msgspec.json.decode(move)
        await self._send(BotMove("", seat, job.number, said, job.must, job.moves))

    async def advised(self, seat: int, must: bool) -> bytes:
        """The choices that are worth a look on a seat, seen with that seat's eyes."""
        return await self._thinkers.advise(self._question(seat, "", must))

    def _question(self, seat: int, level: str, must: bool) -> Question:
        assert self._scene is not None, "nobody is asked before the table was shown"
        game, table = self._scene.game, self._scene.table
        moves = game.musts(table, seat) if must else game.mays(table, seat)
        view = to_json(game.view(table, seat))
        seed, seconds = secrets.randbits(64), self._settings.bot_thinks
        return Question(game.package, level, must, view, moves, seed, seconds)


async def bot_move(room: Room, command: BotMove) -> None:
    """Play, unless the bot thought about other moves than there are now: then it thinks anew."""
    seat, log = command.seat, room.log
    if room.people.level(seat) is None:
        raise Refusal("not-your-seat", 403)
    moves = log.game.musts if command.must else log.game.mays
    if moves(log.table, seat) == command.moves:
        await room.play(seat, command.ask, command.move)
