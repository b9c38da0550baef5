"""A table of Basari: Das Kartenspiel: what lies before whom, as an immutable value."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from zoco.core.phase import Phase
from zoco.core.table import Table
from zoco.games.basari_cards.data import BasariCardsEdition, Card
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)
NO_CARD = -1


class Merchant(Struct, frozen=True, gc=False):
    """What belongs to one seat: score, gems, the cards of this pass, and the current card.

    `pile` are numbers of cards in the order they came; `current` is the one of this round.
    """

    score: int
    gems: Gems
    pile: tuple[int, ...]
    current: int


class BasariCardsTable(Table[P], Generic[P], frozen=True):
    """One match. `passing` is the number of the pass, from 1; `deck` the cards still face down,

    as a set without order: which one is on top is drawn when it is first seen.
    """

    options: BasariCardsOptions
    edition: BasariCardsEdition
    passing: int
    supply: Gems
    deck: tuple[int, ...]
    merchants: tuple[Merchant, ...]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.merchants)

    @property
    def cards_out(self) -> int:
        """How many cards lie before the merchants."""
        return sum(len(merchant.pile) for merchant in self.merchants)

    def gems(self, seat: int) -> Gems:
        """The gems of a seat."""
        return self.merchants[seat].gems

    def workers(self, seat: int) -> int:
        """The workers of a seat: those of all its cards (basari_cards 2.1)."""
        return sum(map(self.edition.workers.__getitem__, self.merchants[seat].pile))

    def current(self, seat: int) -> Card | None:
        """The card that B and C speak of: the one of this round (basari_cards 2.3)."""
        number = self.merchants[seat].current
        return None if number == NO_CARD else self.edition.cards[number]

    def with_merchant(self, seat: int, merchant: Merchant) -> tuple[Merchant, ...]:
        """All merchants, with this one in the place of `seat`."""
        everybody = list(self.merchants)
        everybody[seat] = merchant
        return tuple(everybody)
