"""A table of Basari: scores, gems and merchants, as an immutable value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from zoco.core.phase import Phase
from zoco.core.table import Table
from zoco.games.basari.data import Arch, BasariEdition
from zoco.games.basari.options import BasariOptions
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)
NOT_PLACED = -1


class BasariTable(Table[P], Generic[P], frozen=True):
    """One match.

    `discs[seat]` is the field of a start disc (−1 until it lies there), `moved[seat]` how many
    fields the merchant has gone since; `shown` are the cards that were turned up last, "" before.
    """

    options: BasariOptions
    edition: BasariEdition
    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    discs: tuple[int, ...]
    moved: tuple[int, ...]
    shown: tuple[str, ...]
    round: int = 1
    scorings: int = 0

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.scores)

    def field(self, seat: int) -> int:
        """Where a merchant stands."""
        disc = self.discs[seat]
        return disc if disc == NOT_PLACED else (disc + self.moved[seat]) % self.edition.lap

    def arch(self, seat: int) -> Arch:
        """What the arch under a merchant shows."""
        return self.edition.arches[(self.discs[seat] + self.moved[seat]) % self.edition.lap]


AnyTable = BasariTable[Any]
"""What the phases are written for; `rules.Table` knows which phases there are."""


def changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """`values` with another one at `place`."""
    return (*values[:place], value, *values[place + 1 :])
