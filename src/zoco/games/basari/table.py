"""A table of Basari: scores, gems and merchants, as an immutable value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from zoco.core.phase import Phase
from zoco.games.basari.data import Arch, BasariEdition
from zoco.games.basari.options import BasariOptions
from zoco.parts.bazaar import BazaarTable
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)
NOT_PLACED = -1


class BasariTable(BazaarTable[P], Generic[P], frozen=True):
    """One match.

    `discs[seat]` is the field of a start disc (−1 until it lies there), `moved[seat]` how many
    fields the merchant has gone since.
    """

    options: BasariOptions
    edition: BasariEdition
    discs: tuple[int, ...]
    moved: tuple[int, ...]
    round: int = 1
    scorings: int = 0

    def field(self, seat: int) -> int:
        """Where a merchant stands."""
        disc = self.discs[seat]
        return disc if disc == NOT_PLACED else (disc + self.moved[seat]) % self.edition.lap

    def arch(self, seat: int) -> Arch:
        """What the arch under a merchant shows."""
        return self.edition.arches[(self.discs[seat] + self.moved[seat]) % self.edition.lap]

    def points_at(self, seat: int) -> int:
        """Points: the number of the arch under the merchant (basari 2.6)."""
        return self.arch(seat).points

    def gems_at(self, seat: int) -> Gems:
        """Gems: those of the arch under the merchant, as far as there are any (basari 2.7)."""
        return self.arch(seat).gems


AnyTable = BasariTable[Any]
"""What the phases are written for; `rules.Table` knows which phases there are."""
