"""A table of Basari: Das Kartenspiel: what lies before whom, as an immutable value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from zoco.core.phase import Phase
from zoco.games.basari_cards.data import BasariCardsEdition, Card
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.parts.bazaar import BazaarTable
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)
NO_CARD = -1


class BasariCardsTable(BazaarTable[P], Generic[P], frozen=True):
    """One match. `passing` is the number of the pass, from 1; `deck` the cards still face down,

    as a set without order: which one is on top is drawn when it is first seen. `piles[seat]` are
    the cards of this pass in the order they came, `current[seat]` is the one of this round (−1 for
    none).
    """

    options: BasariCardsOptions
    edition: BasariCardsEdition
    passing: int
    deck: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    current: tuple[int, ...]

    def workers(self, seat: int) -> int:
        """The workers of a seat: those of all its cards (basari_cards 2.1)."""
        return sum(map(self.edition.workers.__getitem__, self.piles[seat]))

    def card(self, seat: int) -> Card | None:
        """The card that B and C speak of: the one of this round (basari_cards 2.3)."""
        number = self.current[seat]
        return None if number == NO_CARD else self.edition.cards[number]

    def points_at(self, seat: int) -> int:
        """B: the points of the current card (basari_cards 2.4); without one none."""
        card = self.card(seat)
        return card.points if card else 0

    def gems_at(self, seat: int) -> Gems:
        """C: the gems of the current card (basari_cards 2.5)."""
        card = self.card(seat)
        return card.gems if card else (0, 0, 0, 0)


AnyTable = BasariCardsTable[Any]
"""What the phases are written for; `rules.Table` knows which phases there are."""
