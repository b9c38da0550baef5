"""Chance is a seat: what it may do, with which odds. The driver draws; rules never do."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate, product
from math import prod

from msgspec import Struct

from zoco.core.moves import AbstractStruct, Illegal, Move
from zoco.core.rng import Rng, below

CHANCE = -1


class Outcomes(Struct, frozen=True, dict=True, metaclass=AbstractStruct):
    """What chance may do now: moves with integer weights, in a canonical order."""

    paragraph: str

    @abstractmethod
    def __iter__(self) -> Iterator[tuple[Move, int]]:
        """Every outcome once, with its weight."""

    @abstractmethod
    def weight(self, move: Move) -> int:
        """How heavily `move` weighs; 0 if it cannot happen."""

    @property
    @abstractmethod
    def total(self) -> int:
        """The sum of all weights."""

    @abstractmethod
    def sample(self, rng: Rng) -> Move:
        """One outcome, by the weights."""

    def __contains__(self, move: Move) -> bool:
        return self.weight(move) > 0

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def why_not(self, move: Move) -> Illegal | None:
        """The refusal that playing `move` for chance would meet."""
        return None if move in self else Illegal(self.paragraph, "not-an-outcome")


class Weighted(Outcomes, frozen=True, dict=True):
    """Outcomes that are few enough to be listed."""

    odds: tuple[tuple[Move, int], ...]

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return iter(self.odds)

    def weight(self, move: Move) -> int:
        """How heavily `move` weighs."""
        return self._weights.get(move, 0)

    def why_not(self, move: Move) -> Illegal | None:
        """The refusal of whatever is not listed."""
        return None if self._weights.get(move) else Illegal(self.paragraph, "not-an-outcome")

    @cached_property
    def _weights(self) -> dict[Move, int]:
        return dict(self.odds)

    @cached_property
    def _ladder(self) -> list[int]:
        return list(accumulate(weight for _, weight in self.odds))

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self._ladder[-1]

    def sample(self, rng: Rng) -> Move:
        """One outcome, by the weights."""
        ladder = self._ladder
        return self.odds[bisect_right(ladder, below(rng, ladder[-1]))][0]


def weighted(paragraph: str, odds: Iterable[tuple[Move, int]]) -> Weighted:
    """Outcomes with their weights: equal ones are added up, what weighs nothing is left out."""
    weights: dict[Move, int] = {}
    for move, weight in odds:
        if weight > 0:
            weights[move] = weights.get(move, 0) + weight
    return Weighted(paragraph, tuple(weights.items()))


def equally(paragraph: str, moves: Iterable[Move]) -> Weighted:
    """Outcomes of which each is equally likely; one that is named twice is twice as likely."""
    return weighted(paragraph, ((move, 1) for move in moves))


class Throw(Move, frozen=True):
    """An outcome of several independent draws, one face each."""

    faces: tuple[int, ...]


Odds = tuple[tuple[int, int], ...]
"""The faces of one die, urn or wheel, with their weights."""


class Product(Outcomes, frozen=True, dict=True):
    """Independent draws made as one move: drawn factor by factor, never listed to be drawn."""

    factors: tuple[Odds, ...]
    kind: type[Throw]

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        for combination in product(*self.factors):
            faces, weights = zip(*combination, strict=True)
            yield self.kind(faces), prod(weights)

    def weight(self, move: Move) -> int:
        """The product of the weights of its faces."""
        if type(move) is not self.kind or len(move.faces) != len(self.factors):
            return 0
        pairs = zip(move.faces, self._weights, strict=True)
        return prod([weights.get(face, 0) for face, weights in pairs])

    def why_not(self, move: Move) -> Illegal | None:
        """The refusal of a face that is not there."""
        return None if self.weight(move) else Illegal(self.paragraph, "not-an-outcome")

    @cached_property
    def _weights(self) -> list[dict[int, int]]:
        return [dict(factor) for factor in self.factors]

    @property
    def total(self) -> int:
        """The product of the totals of all factors."""
        return prod(sum(weight for _, weight in factor) for factor in self.factors)

    @cached_property
    def _ladders(self) -> list[tuple[Odds, list[int]]]:
        return [(odds, list(accumulate(weight for _, weight in odds))) for odds in self.factors]

    def sample(self, rng: Rng) -> Move:
        """One outcome, drawn factor by factor."""
        faces = [
            odds[bisect_right(ladder, below(rng, ladder[-1]))][0] for odds, ladder in self._ladders
        ]
        return self.kind(tuple(faces))
