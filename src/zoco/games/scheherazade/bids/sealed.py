"""Sealed numbers: one for each seat, changeable until the last is in, hidden until all open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, ClassVar

from zoco.core.describe import Count, Description
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.rng import Rng, below
from zoco.core.words.said import Said
from zoco.games.scheherazade.moves import Bid, OfferPassage
from zoco.games.scheherazade.table import HIDDEN, OPEN

Sealed = tuple[int, ...]


@lru_cache(maxsize=4096)
def undecided(sealed: Sealed) -> tuple[int, ...]:
    """The seats without a number."""
    return tuple(seat for seat, number in enumerate(sealed) if number == OPEN)


@lru_cache(maxsize=4096)
def decided(sealed: Sealed) -> tuple[int, ...]:
    """The seats with a number."""
    return tuple(seat for seat, number in enumerate(sealed) if number != OPEN)


def masked(sealed: Sealed, seat: int | None) -> Sealed:
    """What a seat sees of it: its own number, and who else has one."""
    return tuple(
        number if number == OPEN or owner == seat else HIDDEN for owner, number in enumerate(sealed)
    )


class Amounts(Moves, frozen=True):
    """Any number of one's pearls, none included."""

    paragraph: ClassVar[str] = "scheherazade 2.1"
    kind: type[Bid] | type[OfferPassage]
    most: int

    def why_not(self, move: Move) -> Illegal | None:
        """Nobody gives what they do not have."""
        if type(move) is not self.kind:
            return self.not_now(move)
        if move.pearls > self.most:
            rule = "scheherazade 2.1" if self.kind is Bid else "scheherazade 6.3"
            return Illegal(rule, "not-so-many", high=self.most)
        return None

    def __contains__(self, move: Move) -> bool:
        return type(move) is self.kind and move.pearls <= self.most

    def __iter__(self) -> Iterator[Move]:
        return (self.kind(number) for number in range(self.most + 1))

    def __len__(self) -> int:
        return self.most + 1

    def sample(self, rng: Rng) -> Move:
        """Any number."""
        return self.kind(below(rng, self.most + 1))

    def describe(self) -> Description:
        """A number."""
        key = "choose-bid" if self.kind is Bid else "choose-passage-offer"
        return Count(Said(key), 0, self.most, self.kind(0), "pearls")


@cache
def amounts(kind: Any, most: int) -> Amounts:
    """Any number of so many pearls."""
    return Amounts(kind, most)
