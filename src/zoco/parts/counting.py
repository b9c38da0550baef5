"""How many bundles there are, and which one comes at a given place, without listing them."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from zoco.parts.gems import Gems


class Ways:
    """For one stock: `of[i][k]` bundles of exactly k gems of the colours from i on."""

    def __init__(self, stock: Gems) -> None:
        self.of: list[list[int]] = [[1]]
        for number in reversed(stock):
            self.of.insert(0, _with_colour(self.of[0], number))
        larger = list(accumulate(reversed(self.of[0])))
        self.above = [*reversed(larger[:-1]), 0]
        """`above[n]`: bundles of more than n gems."""


def _with_colour(ways: list[int], number: int) -> list[int]:
    """Ways to fill each total once up to `number` gems of a further colour may be added."""
    sums, length = [0, *accumulate(ways)], len(ways)
    return [
        sums[min(total + 1, length)] - sums[max(0, total - number)]
        for total in range(length + number)
    ]


@lru_cache(maxsize=4096)
def ways(stock: Gems) -> Ways:
    """The counts of a stock; kept, for a stock is asked for many times in a negotiation."""
    return Ways(stock)


def count_above(stock: Gems, number: int) -> int:
    """How many bundles within `stock` have more than `number` gems."""
    above = ways(stock).above
    return above[number] if 0 <= number < len(above) else (0 if number >= 0 else 1 + above[0])


def count_worthier(stock: Gems, offer: Gems) -> int:
    """How many bundles within `stock` have as many gems as `offer` and are worth more."""
    of, left, found = ways(stock).of, sum(offer), 0
    for colour, (have, offered) in enumerate(zip(stock, offer, strict=True)):
        rest = of[colour + 1]
        low, high = max(offered + 1, left - len(rest) + 1), min(have, left)
        if low <= high:
            found += sum(rest[left - high : left - low + 1])
        if offered > have:
            return found
        left -= offered
    return found


def bundle_at(stock: Gems, number: int, place: int) -> Gems:
    """Of all bundles of exactly `number` gems, the less worthy first, the one at `place`."""
    of, found = ways(stock).of, []
    for colour, have in enumerate(stock):
        rest = of[colour + 1]
        taken = max(0, number - len(rest) + 1)
        while place >= rest[number - taken]:
            place -= rest[number - taken]
            taken += 1
        assert taken <= have
        found.append(taken)
        number -= taken
    return tuple(found)
