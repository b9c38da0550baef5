"""Bids as the contract asks for it, and a log that knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from zoco.core.game import Game, Kinds, View
from zoco.core.log.log import Log
from zoco.core.meta import Meta
from zoco.core.moves import Move
from zoco.core.notation import Notation
from zoco.core.phase import Phase
from zoco.core.result import Measure, Result, ranked
from zoco.core.rng import Rng
from zoco.core.words.said import Said

from . import rules

P = TypeVar("P", bound=Phase)


class BidsView(View, Generic[P], frozen=True):
    """The table with the bids that the viewer cannot know left out."""

    table: rules.BidsTable[P]


Seen = BidsView[rules.BidsPhase]


class BidsGame(Game[rules.Bids, Seen]):
    """A game small enough to be held in the head."""

    meta: ClassVar[Meta] = Meta(
        key="bids",
        title="Bids",
        subtitle="",
        authors=(),
        year=2024,
        seats=(2, 3),
        rules_version=3,
        end="bids 3.1",
        editions=("standard", "large"),
    )
    package: ClassVar[str] = "tests.core.bids"
    notation: ClassVar[Notation] = Notation(rules.BidsMove)
    kinds: ClassVar[Kinds] = Kinds(
        rules.Bids, rules.BidsMove, rules.BidsEvent, Seen, rules.BidsOptions, rules.BidsEdition
    )

    def start(self, seats: int, options: Any, edition: Any) -> rules.Bids:
        """The table before the coin falls."""
        return rules.start(seats, options, edition)

    def look(self, table: rules.Bids, seat: int | None) -> Seen:
        """Bids are seen when they are open."""
        return BidsView(seat, table)

    def spectate(self, view: Seen) -> Seen:
        """The same table."""
        return BidsView(None, view.table)

    def imagine(self, view: Seen, rng: Rng) -> rules.Bids:
        """The same table."""
        return view.table

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        """Nothing to say."""
        return ()

    def score(self, table: rules.Bids) -> Result:
        """Prizes count, then the lower bid."""
        prizes = Measure("prizes", "bids 3.1", table.prizes)
        return ranked((prizes, Measure("bid", "bids 3.2", table.bids, fewest=True)))

    def conserved(self, table: rules.Bids) -> Mapping[str, int]:
        """Nothing is kept."""
        return {}

    def longest(self, seats: int, options: Any, edition: Any = None) -> int:
        """One toss, bids and choices."""
        return 1 + 2 * seats


GAME = BidsGame()


class BidsLog(Log):
    """A log that knows one game."""

    @staticmethod
    def find_game(key: str) -> Game[Any, Any]:
        """Bids, or the refusal of the base."""
        return GAME if key == "bids" else Log.find_game(key)
