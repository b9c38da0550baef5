"""What a game adds to be searched: shares of the win, moves that are worth a look, and no more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from zoco.core.game import Game
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng

Candidate = tuple[Move, float]
"""A move that is worth a look, and how likely a good player makes it."""


class Budget(NamedTuple):
    """How much a level thinks: lines of play a decision, and how many candidates it compares.

    A line passes `turns` quiet tables before it is valued; at `replies` decisions on its way the
    best of a few moves is looked for. Of choices made unseen, `habit` is how often others are
    thought to make the one that is likely at sight; else they make what all would learn to make, or
    what answers the habits of all best, if they are thought to be `sly`.
    """

    playouts: int
    candidates: int
    turns: int = 0
    replies: int = 0
    habit: float = 0.6
    sly: bool = False


class Outlook(ABC):
    """A valuation, priors, and where a line of play is quiet enough to be valued.

    `budgets` are those of the levels that search.
    """

    budgets: ClassVar[Mapping[str, Budget]]

    @abstractmethod
    def shares(self, table: Any) -> Sequence[float]:
        """The expected share of the win of every seat, at a quiet table that is not over."""

    @abstractmethod
    def candidates(self, table: Any, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """Some of `moves`, the likeliest first; at least one."""

    @abstractmethod
    def likely(self, table: Any, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a good player does, found at once: how lines of play go on."""

    @abstractmethod
    def quiet(self, table: Any) -> bool:
        """Whether `shares` can value this table: nothing is half done."""

    def imagine(self, game: Game[Any, Any], view: Any, rng: Rng) -> Any:
        """A table that the viewer cannot rule out; likelier ones where the past tells something."""
        return game.imagine(view, rng)
