"""A bot: it is handed a view and the moves it is offered, and never sees a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf
from typing import Any, Protocol

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.said import Fact, Said
from zoco.parts.temperament import EVEN, Temperament


class Clock(Protocol):
    """How long a bot may think."""

    def left(self) -> float:
        """Seconds that are left for this decision; infinite where nobody waits."""


class Untimed:
    """A clock that never runs out."""

    def left(self) -> float:
        """For ever."""
        return inf


UNTIMED: Clock = Untimed()


class Bot(ABC):
    """One way to play one game: made of game, level and temperament.

    `asked` is the level that was wished for, `level` the one that plays: where a game has no such
    level, the next lower one takes its place. `heeds` says that it wants to be asked for its may
    whenever something concerns it. It keeps nothing between two calls: what it answers follows from
    what it is handed, so that any process can ask it, and a match can go on after a restart.
    """

    heeds: bool = True

    def __init__(self, asked: str, level: str, temper: Temperament = EVEN) -> None:
        self.asked = asked
        self.level = level
        self.temper = temper

    @abstractmethod
    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        """One of `moves`, decided by what `view` shows."""

    def may(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move | None:
        """One of `moves`, which nobody asks for; None to let it be."""
        return None

    def reason(self, view: Any, move: Move) -> Said | None:
        """Why `move` is good, if the bot can tell."""
        return None

    def plan(self, view: Any, move: Move) -> Fact | None:
        """What could follow `move`, if the game has plans: a sentence, and places for its board."""
        return None


class RandomBot(Bot):
    """Takes any move, each equally likely.

    It heeds nothing: it never lets a may be, so two of them would haggle for ever.
    """

    heeds = False

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        """A sample."""
        return moves.sample(rng)

    def may(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move | None:
        """A sample: the driver has already thrown the declared odds."""
        return moves.sample(rng)


class ValuedBot(Bot):
    """Plays by a game's `valuation`: the function named like the level decides, as it is by

    temperament. A may is let be unless the valuation has a function `<level>_may`.
    """

    def __init__(self, asked: str, level: str, valuation: Any, temper: Temperament = EVEN) -> None:
        super().__init__(asked, level, temper)
        self._choose = getattr(valuation, level)
        self._may = getattr(valuation, f"{level}_may", None)
        self.heeds = self._may is not None
        self._reason = getattr(valuation, "reason", None)
        self._plan = getattr(valuation, "plan", None)

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        """What the valuation likes best; it is quick, so it needs no clock."""
        move: Move = self._choose(view, moves, rng, self.temper)
        return move

    def may(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move | None:
        """What the valuation likes best, if anything."""
        move: Move | None = self._may(view, moves, rng, self.temper) if self._may else None
        return move

    def reason(self, view: Any, move: Move) -> Said | None:
        """The reason that the valuation gives."""
        reason: Said | None = self._reason(view, move) if self._reason else None
        return reason

    def plan(self, view: Any, move: Move) -> Fact | None:
        """The plan that the valuation makes."""
        plan: Fact | None = self._plan(view, move) if self._plan else None
        return plan
