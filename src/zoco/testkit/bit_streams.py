"""Fair bits, counted out: every stream of them that there is, with its exact probability."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from heapq import heappop, heappush
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


class RanDry(Exception):
    """The script has no more numbers; `bits` were asked for."""

    def __init__(self, bits: int) -> None:
        self.bits = bits


class TooMany(Exception):
    """More streams than wanted leave too much open."""


class Script:
    """Answers with these numbers in turn, and notes how many bits were asked for."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        if not self.numbers:
            raise RanDry(k)
        self.asked.append(k)
        number = self.numbers.pop(0)
        assert 0 <= number < 2**k
        return number


def exactly(
    sample: Callable[[Script], T], open_end: Fraction, most: int = 1_000_000
) -> dict[T, Fraction]:
    """How likely each answer of `sample` is, from streams that leave at most `open_end` open.

    Raises `TooMany` if the `most` likely streams do not settle that.
    """
    found: dict[T, Fraction] = defaultdict(Fraction)
    undecided = Fraction(1)
    streams: list[tuple[Fraction, tuple[int, ...]]] = [(-undecided, ())]
    for _ in range(most):
        if not streams or undecided <= open_end:
            return dict(found)
        chance, stream = heappop(streams)
        try:
            found[sample(Script(stream))] -= chance
            undecided += chance
        except RanDry as dry:
            if 2**dry.bits > most:
                break
            share = chance / 2**dry.bits
            for number in range(2**dry.bits):
                heappush(streams, (share, (*stream, number)))
    raise TooMany


def is_exactly(
    sample: Callable[[Script], T], odds: dict[T, Fraction], most: int = 1_000_000
) -> bool:
    """Whether `sample` can only have these odds: no answer besides, each inside its bounds."""
    open_end = min(odds.values()) / 8
    found = exactly(sample, open_end, most)
    return set(found) == set(odds) and all(
        found[answer] <= chance <= found[answer] + open_end for answer, chance in odds.items()
    )
