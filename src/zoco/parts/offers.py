"""Rising offers: every bundle of one's own gems that beats the offer on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain
from math import comb, prod
from operator import lt

from msgspec import Struct

from zoco.core.rng import Rng, below
from zoco.parts.counting import bundle_at, count_above, count_worthier, ways
from zoco.parts.gems import Gems, beats, bundles_of, subtract, within

Costs = tuple[tuple[float, ...], ...]
"""For each colour what giving away 0, 1, 2 … gems of it costs its owner."""


TRIES = 20
"""After so many throws that hit no raise, counting is the quicker way to one."""

LISTED = 12
"""Bundles of up to so many gems are few enough to be kept in a list: 1,820 of four colours."""


class Raises(Struct, frozen=True, gc=False):
    """The bundles within `stock` that beat `offer`; an opening offer beats the empty bundle.

    A collection that is counted by formula and drawn from by rejection, never listed for either.
    """

    stock: Gems
    offer: Gems

    def __contains__(self, bundle: Gems) -> bool:
        return within(bundle, self.stock) and beats(bundle, self.offer)

    def __len__(self) -> int:
        number = sum(self.offer)
        more = count_above(self.stock, number)
        return more if number > sum(self.stock) else more + count_worthier(self.stock, self.offer)

    def __bool__(self) -> bool:
        return beats(self.stock, self.offer)  # no bundle beats what all one's gems do not

    def __iter__(self) -> Iterator[Gems]:
        """Every raise, the smallest first."""
        for number in range(sum(self.offer), sum(self.stock) + 1):
            yield from (b for b in bundles_of(self.stock, number) if beats(b, self.offer))

    def at(self, place: int) -> Gems:
        """The raise at this place of the iteration; raises `IndexError`."""
        if place < 0:
            raise IndexError(place)
        number = sum(self.offer)
        equal = count_worthier(self.stock, self.offer) if number <= sum(self.stock) else 0
        if place < equal:
            of = ways(self.stock).of[0]
            return bundle_at(self.stock, number, of[number] - equal + place)
        place -= equal
        for many, count in enumerate(ways(self.stock).of[0]):
            if many > number:
                if place < count:
                    return bundle_at(self.stock, many, place)
                place -= count
        raise IndexError(place)

    def index(self, bundle: Gems) -> int:
        """The place of a raise in the iteration; raises `ValueError` if it is none."""
        if bundle not in self:
            raise ValueError(f"{bundle} is no raise of {self.offer}")
        return len(self) - 1 - len(Raises(self.stock, bundle))  # what beats it comes after it

    def sample(self, rng: Rng) -> Gems:
        """One raise, each equally likely."""
        found = self.draw(rng, others=0)
        assert found is not None
        return found

    def draw(self, rng: Rng, others: int) -> Gems | None:
        """A raise, or None for one of `others` other choices: all of them equally likely.

        A few throws at what is kept back, at most as many gems as the stock has more than the
        offer: at all so small bundles, or at all within the stock if these are fewer. Then by
        counting.
        """
        stock, offer = self.stock, self.offer
        spare = sum(stock) - sum(offer)
        if spare < 0:
            return None
        sizes = [1 + (have if have < spare else spare) for have in stock]
        all_of_them, small = prod(sizes), comb(spare + len(stock), spare)
        listed = _smallest(len(stock)) if small < all_of_them and spare <= LISTED else None
        number = small if listed else all_of_them
        for _ in range(TRIES):
            place = below(rng, number + others)
            if place >= number:
                return None
            kept = listed[place] if listed else _within(sizes, place)
            left = spare - sum(kept)
            if left >= 0 and all(map(lt, kept, sizes)):
                raised = subtract(stock, kept)
                if left or raised > offer:
                    return raised
        place = below(rng, len(self) + others)
        return self.at(place) if place < len(self) else None

    def smallest(self) -> Gems | None:
        """The least raise there is: the fewest gems, then the least worthy; None if none is."""
        return self.at(0) if self else None

    def cheapest(self, costs: Costs) -> tuple[Gems, float] | None:
        """The raise that costs its owner least by `costs`, and its cost; None if none is.

        Of equally cheap raises the smallest. Exact for any costs that add up over colours.
        """
        found = _cheapest(self.stock, self.offer, costs)
        return None if found is None else (found[2], found[0])

    def by_number(self, costs: Costs) -> list[tuple[Gems, float]]:
        """For every number of gems the raise of so many that costs least, the fewest gems first."""
        best, number = _best(self.stock, costs), sum(self.offer)
        first = min(best.equal(self.offer), default=None)
        found = [] if first is None else [(first[2], first[0])]
        return found + [(bundle, cost) for cost, bundle in best.rows[0][number + 1 :]]


def _within(sizes: Sequence[int], place: int) -> Gems:
    """One of the bundles with fewer gems of each colour than its size, all in one number."""
    found = []
    for size in sizes:
        place, few = divmod(place, size)
        found.append(few)
    return tuple(found)


@cache
def _smallest(colours: int) -> list[Gems]:
    """All bundles of so many colours and at most `LISTED` gems, fewer gems first."""
    return list(chain.from_iterable(bundles_of((n,) * colours, n) for n in range(LISTED + 1)))


def _cheapest(stock: Gems, offer: Gems, costs: Costs) -> tuple[float, int, Gems] | None:
    """Least by cost, then number of gems, then worth, over all raises, colour by colour."""
    best, more = _best(stock, costs), sum(offer) + 1
    found = best.equal(offer)
    if more < len(best.least):
        found.append(best.least[more])
    return min(found, default=None)


Priced = tuple[float, int, Gems]
"""What a bundle costs, how many gems it has, and the bundle: the cheapest comes first."""


class _Best:
    """`rows[i][k]`: the cheapest way to give exactly k gems of the colours from i on.

    `least[k]`: the cheapest bundle of k gems or more.
    """

    def __init__(self, stock: Gems, costs: Costs) -> None:
        self.stock, self.costs = stock, costs
        self.rows: list[list[tuple[float, Gems]]] = [[(0.0, ())]]
        for have, prices in zip(reversed(stock), reversed(costs), strict=True):
            self.rows.insert(0, _row(self.rows[0], have, prices))
        priced = [(cost, many, bundle) for many, (cost, bundle) in enumerate(self.rows[0])]
        self.least: list[Priced] = list(accumulate(reversed(priced), min))[::-1]

    def equal(self, offer: Gems) -> list[Priced]:
        """Of the bundles that have as many gems as `offer` and beat it, the cheapest for each way

        to agree with it up to a colour and exceed it there.
        """
        number = left = sum(offer)
        paid, found = 0.0, list[Priced]()
        for colour, given in enumerate(offer):
            have, prices, rest = self.stock[colour], self.costs[colour], self.rows[colour + 1]
            for taken in range(max(given + 1, left - len(rest) + 1), min(have, left) + 1):
                cost, others = rest[left - taken]
                cost += paid + prices[taken]
                found.append((cost, number, (*offer[:colour], taken, *others)))
            if given > have:
                break
            paid += prices[given]
            left -= given
        return found


def _row(
    rest: list[tuple[float, Gems]], have: int, prices: tuple[float, ...]
) -> list[tuple[float, Gems]]:
    """Of equally cheap bundles the one with fewer of the worthiest colour."""
    found, last = [], len(rest) - 1
    for number in range(last + have + 1):
        taken = max(0, number - last)
        cost = prices[taken] + rest[number - taken][0]
        for more in range(taken + 1, min(have, number) + 1):
            other = prices[more] + rest[number - more][0]
            if other < cost:
                taken, cost = more, other
        found.append((cost, (taken, *rest[number - taken][1])))
    return found


@lru_cache(maxsize=1 << 12)
def _best(stock: Gems, costs: Costs) -> _Best:
    """Kept, for who haggles asks many times what the same gems cost."""
    return _Best(stock, costs)
