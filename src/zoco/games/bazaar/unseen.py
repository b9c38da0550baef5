"""Chance's draw from the ware cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.chance import Outcomes
from zoco.core.moves import Move
from zoco.core.rng import Rng, below
from zoco.games.bazaar.moves import Uncover


class Unseen(Outcomes, frozen=True, dict=True):
    """Every card of the mask `cards`, alike; drawn by rejection, never listed to be drawn."""

    cards: int

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        numbers = range(self.cards.bit_length())
        return ((Uncover(card), 1) for card in numbers if self.cards >> card & 1)

    def weight(self, move: Move) -> int:
        """1 for a card that nobody has seen."""
        return int(type(move) is Uncover and move.card >= 0 and self.cards >> move.card & 1)

    @property
    def total(self) -> int:
        """How many cards there are."""
        return self.cards.bit_count()

    def sample(self, rng: Rng) -> Move:
        """One card."""
        cards = self.cards
        while True:
            card = below(rng, cards.bit_length())
            if cards >> card & 1:
                return Uncover(card)
