"""Bit sources for tests: a script, and every stream there is with its exact probability."""

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


def exactly(sample: Callable[[Script], T], open_end: Fraction) -> dict[T, Fraction]:
    """How likely each answer of `sample` is, from streams that leave at most `open_end` open."""
    found: dict[T, Fraction] = defaultdict(Fraction)
    undecided = Fraction(1)
    streams: list[tuple[Fraction, tuple[int, ...]]] = [(-undecided, ())]
    while streams and undecided > open_end:
        chance, stream = heappop(streams)
        try:
            found[sample(Script(stream))] -= chance
            undecided += chance
        except RanDry as dry:
            share = chance / 2**dry.bits
            for number in range(2**dry.bits):
                heappush(streams, (share, (*stream, number)))
    return dict(found)


def is_exactly(sample: Callable[[Script], T], odds: dict[T, Fraction]) -> bool:
    """Whether `sample` can only have these odds: no answer besides, each inside its bounds."""
    open_end = min(odds.values()) / 8
    found = exactly(sample, open_end)
    return set(found) == set(odds) and all(
        found[answer] <= chance <= found[answer] + open_end for answer, chance in odds.items()
    )
