"""Bots think in processes of their own: they are handed a view and moves, never a table.

The tables of a match that has ended are valued there, too.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from importlib import import_module
from math import inf
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from zoco.bots.hint import hint, unasked
from zoco.bots.registry import bot, levels
from zoco.bots.review import Reviewer, Shares
from zoco.core.codec import from_json, to_json
from zoco.core.game import Game
from zoco.core.moves import Moves
from zoco.server.room.turns import Turns
from zoco.server.workers import Workers

logger = logging.getLogger("zoco.server")
AT_ONCE = 4
"""Tables that are valued before somebody else may think."""


LIVE = {"merchant": 0.3, "vizier": 1.5}
"""Seconds after which a level that looks ahead must answer people, whatever its budget."""


class Question(NamedTuple):
    """All that a bot is told: `view` is JSON, `moves` are made of what the seat may know.

    `until` is when it must answer, on the clock of this machine.
    """

    package: str
    level: str
    must: bool
    view: bytes
    moves: Moves
    seed: int
    seconds: float
    until: float = inf

    def within(self, seconds: float) -> Question:
        """The question with its time running: so many seconds, or less by its level."""
        own = min(self.seconds, LIVE.get(self.level.partition("/")[0], inf))
        return self._replace(until=monotonic() + min(seconds, own))


class Deadline:
    """A clock that runs out at a moment."""

    def __init__(self, until: float) -> None:
        self._end = until

    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self._end - monotonic())


def answer(question: Question) -> bytes | None:
    """In the worker: the move that the bot chooses, as JSON; None lets a may be."""
    game: Game[Any, Any] = import_module(f"{question.package}.game").GAME
    chosen = bot(game, question.level)
    view = from_json(game, "view", question.view)
    decide = chosen.choose if question.must else chosen.may
    move = decide(view, question.moves, Random(question.seed), Deadline(question.until))
    return None if move is None else to_json(move)


def advise(question: Question) -> bytes:
    """In the worker: the choices that are worth a look, as JSON; a hint is never cut short."""
    game: Game[Any, Any] = import_module(f"{question.package}.game").GAME
    view = from_json(game, "view", question.view)
    return to_json((hint if question.must else unasked)(game, view, question.moves))


def valued(package: str, tables: Sequence[Any]) -> list[Shares]:
    """In the worker: what each of some tables promises every seat."""
    values = Reviewer(import_module(f"{package}.game").GAME)
    return [values.shares(table) for table in tables]


def learn(package: str) -> None:
    """In the worker: know a game and its bots before anybody waits for them."""
    levels(import_module(f"{package}.game").GAME)


class Thinkers(Workers):
    """The processes in which bots think, each question in its turn."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self._turns = Turns(workers)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return self._turns.waiting

    async def choose(self, question: Question) -> bytes | None:
        """The bot's move; where the bot fails, any legal one, so that the table does not stop."""
        try:
            async with self._turns.turn() as seconds:
                return await self.run(answer, question.within(seconds))
        except Exception:
            logger.exception("bot %s of %s failed", question.level, question.package)
            if not question.must:
                return None
            return to_json(question.moves.sample(Random(question.seed)))

    async def advise(self, question: Question) -> bytes:
        """What the bot that advises would do; who waits for that waits for no bot's move."""
        async with self._turns.turn(urgent=True):
            return await self.run(advise, question)

    async def values(self, package: str, tables: Sequence[Any]) -> list[Shares]:
        """What each table promises every seat; a few at a time, so that bots need not wait."""
        found: list[Shares] = []
        for first in range(0, len(tables), AT_ONCE):
            async with self._turns.turn():
                found += await self.run(valued, package, tables[first : first + AT_ONCE])
        return found

    def prepare(self, package: str) -> None:
        """Let a worker learn a game that bots will be asked about; if that fails, it is later."""
        self.begin(learn, package)
