"""Closed fists: a number of pearls for each seat, hidden until all open (scheherazade 2.1)."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from zoco.core.rng import Rng, below
from zoco.games.scheherazade.table import ScheherazadeTable
from zoco.parts.sealed import NUMBERS, Sealing

Table = ScheherazadeTable[Any]
Sealed = tuple[int, ...]
undecided = cache(NUMBERS.undecided)
"""Kept: whoever waits asks for them at every ply."""


class Fists(Sealing, frozen=True):
    """A chapter with closed fists; `bids` are what is in them."""

    bids: Sealed

    def masked(self, seat: int | None) -> Self:
        """One's own number, and who else has one."""
        return replace(self, bids=NUMBERS.masked(self.bids, seat))

    def guessed(self, table: Table, rng: Rng) -> Self:
        """The declared prior: the smaller of two equally likely numbers."""
        return replace(self, bids=NUMBERS.filled(self.bids, lambda it: few(table.purse(it), rng)))

    def swapped(self, table: Table, seat: int | None, rng: Rng) -> Self | None:
        """Somebody else has another number of pearls in the fist."""
        bids = NUMBERS.swapped(self.bids, seat, lambda it: range(table.purse(it) + 1), rng)
        return None if bids is None else replace(self, bids=bids)


def few(pearls: int, rng: Rng) -> int:
    """A number up to this, rather a small one."""
    return min(below(rng, pearls + 1), below(rng, pearls + 1))
