"""A table of Bazaar: stones, wares and points, as an immutable value."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from zoco.core.phase import Phase
from zoco.core.table import Table
from zoco.games.bazaar.data import BazaarEdition, Rates
from zoco.games.bazaar.options import BazaarOptions
from zoco.games.bazaar.stones import Stones

P = TypeVar("P", bound=Phase)
USED_UP = -1
UNSEEN = -2


class BazaarTable(Table[P], Generic[P], frozen=True):
    """One match. Heaps of stones are packed numbers (see `stones`).

    `tops[pile]` is the ware card that shows there (−1 the star card, −2 not yet seen), `left[pile]`
    counts its wares; `unseen` is a mask of the ware cards that nobody has seen: a card is drawn
    from them when it is first uncovered, whether it lies in a pile or out of the game (1.3).
    """

    options: BazaarOptions
    edition: BazaarEdition
    exchange: tuple[int, int]
    bank: Stones
    hands: tuple[Stones, ...]
    points: tuple[int, ...]
    wares: tuple[int, ...]
    tops: tuple[int, ...]
    left: tuple[int, ...]
    unseen: int
    turns: int = 0

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def rates(self) -> Rates:
        """Every exchange that the two cards name, in both directions."""
        return self.edition.rates[self.exchange]

    @property
    def used_up(self) -> int:
        """How many piles are used up (bazaar 3.3)."""
        return self.left.count(0)

    def traded(
        self, seat: int, give: Stones, take: Stones, agenda: tuple[P, ...]
    ) -> BazaarTable[P]:
        """`seat` gave stones to the bazaar and took others out of it."""
        hands = list(self.hands)
        hands[seat] += take - give
        return replace(self, agenda=agenda, bank=self.bank + give - take, hands=tuple(hands))
