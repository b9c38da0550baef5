"""A table of Suleika: what lies where, as an immutable value."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from zoco.core.phase import Phase
from zoco.core.table import Table
from zoco.games.suleika.board import STRIDE, area
from zoco.games.suleika.data import SuleikaEdition
from zoco.games.suleika.moves import Lay
from zoco.games.suleika.options import SuleikaOptions

P = TypeVar("P", bound=Phase)
NO_COLOUR = -1
NOBODY = -1
Facing = Annotated[int, Meta(ge=0, le=3)]
Field = Annotated[int, Meta(ge=0, le=63)]
Mask = Annotated[int, Meta(ge=0, lt=1 << 62)]
FULL = (1 << 62) - 1
"""Every bit of a mask: `FULL ^ mask` is quicker to work with than `~mask`, which is negative."""


class SuleikaTable(Table[P], Generic[P], frozen=True):
    """One match.

    Masks of fields (see `board`): `halves[colour]` are the visible carpet halves of a colour;
    `across` and `down` hold the western or northern field of each carpet that is visible in full.
    That is all that carpet identity matters for: only a carpet visible in full is protected (2.5).
    `left[colour]` counts carpets not yet laid, `tops[seat]` is the colour a seat lays next,
    `began` the seat that began, once it is known (suleika 1.4).
    """

    options: SuleikaOptions
    edition: SuleikaEdition
    omar: Field
    facing: Facing
    money: tuple[int, ...]
    halves: tuple[Mask, ...]
    across: Mask
    down: Mask
    left: tuple[int, ...]
    tops: tuple[int, ...]
    began: int = NOBODY

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    def owner(self, colour: int) -> int:
        """Whose colour it is (suleika 1.2): with two seats each has every other one."""
        return colour % len(self.money)

    def stack(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The colours of a seat, with how many carpets of each are left."""
        seats = len(self.money)
        return tuple(pair for pair in enumerate(self.left) if pair[0] % seats == seat)

    def colour_at(self, field: int) -> int:
        """The colour that shows on a field."""
        bit = 1 << field
        for colour, mask in enumerate(self.halves):
            if mask & bit:
                return colour
        return NO_COLOUR

    def area_at(self, field: int, colour: int) -> int:
        """How many fields of this colour hang together with `field` (suleika 2.4)."""
        return area(field, self.halves[colour]).bit_count()

    def paid(self, seat: int, owner: int, amount: int) -> SuleikaTable[P]:
        """`amount` went from `seat` to `owner`."""
        money = list(self.money)
        money[seat] -= amount
        money[owner] += amount
        return replace(self, agenda=self.agenda[1:], money=tuple(money))

    def laid(self, place: Lay, colour: int, agenda: tuple[P, ...]) -> SuleikaTable[P]:
        """A carpet of `colour` lies on `place`, and `agenda` follows."""
        first, second = place.first, place.second
        pair = 1 << first | 1 << second
        bare = FULL ^ pair
        halves = [mask & bare for mask in self.halves]
        halves[colour] |= pair
        across = self.across & (FULL ^ (pair | pair >> 1))
        down = self.down & (FULL ^ (pair | pair >> STRIDE))
        if second - first == 1:
            across |= 1 << first
        else:
            down |= 1 << first
        left = list(self.left)
        left[colour] -= 1
        return SuleikaTable(
            agenda,
            self.options,
            self.edition,
            self.omar,
            self.facing,
            self.money,
            tuple(halves),
            across,
            down,
            tuple(left),
            self.tops,
            self.began,
        )
