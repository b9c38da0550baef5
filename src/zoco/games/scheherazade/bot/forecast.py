"""What the others will bid, by what they have bid: odds for each seat, and for the sum of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice, repeat

from zoco.games.scheherazade.events import Revealed
from zoco.games.scheherazade.rules import Table

Odds = list[float]
"""How likely each number of pearls is, from none on."""

ROUNDS = 8
"""So many bids of each seat are remembered."""
FADING = 0.8
"""How much less each earlier one counts."""
PRIOR = 0.4
"""How much a first guess counts against the last bid: nobody knows anybody at first."""
NEAR = (0.15, 0.6, 0.15)
"""Who bid a number bids it again, or one less or more."""
HABIT = 0.3
"""The part of a stock that a stranger bids at most, about."""


def last_rounds(memory: Sequence[object]) -> list[Revealed]:
    """The rounds that are remembered, the latest first."""
    rounds = (event for event in reversed(memory) if isinstance(event, Revealed))
    return list(islice(rounds, ROUNDS))


def bid_odds(table: Table, seat: int) -> Odds:
    """How likely a seat bids each number: as it did before, as far as its pearls go."""
    rounds = last_rounds(table.memory.events)
    return list(_odds(table.pearls[seat], tuple([it.bids[seat] for it in rounds])))


def all_bid_odds(table: Table) -> list[Odds]:
    """The same for every seat."""
    rounds = last_rounds(table.memory.events)
    bids = zip(*(it.bids for it in rounds), strict=True) if rounds else repeat(())
    return [list(_odds(most, past)) for most, past in zip(table.pearls, bids, strict=False)]


@lru_cache(maxsize=1 << 13)
def _odds(most: int, bids: tuple[int, ...]) -> tuple[float, ...]:
    """Kept: lines of play share their past."""
    reach = max(1, round(HABIT * most))
    weights = [float(max(0, reach + 1 - number)) for number in range(most + 1)]
    scale = sum(weights) or 1.0
    weights = [PRIOR * weight / scale for weight in weights]
    strength = 1.0
    for bid in bids:
        for step, part in zip((-1, 0, 1), NEAR, strict=True):
            weights[max(0, min(most, bid + step))] += strength * part
        strength *= FADING
    return tuple(normal(weights))


def normal(weights: Odds) -> Odds:
    """Weights as odds."""
    whole = sum(weights)
    return [weight / whole for weight in weights]


@lru_cache(maxsize=1 << 12)
def told(all_of_them: tuple[tuple[tuple[float, ...], int], ...]) -> tuple[float, ...]:
    """The odds of a sum, each part shifted by what was told of it; kept like the parts."""
    return tuple(summed([shifted(list(odds), by) for odds, by in all_of_them]))


def shifted(odds: Odds, by: int) -> Odds:
    """The same odds for bids that are so much higher, or lower."""
    last = len(odds) - 1
    found = [0.0] * len(odds)
    for number, chance in possible(odds):
        found[max(0, min(last, number + by))] += chance
    return found


def possible(odds: Odds) -> list[tuple[int, float]]:
    """The numbers that may come; many may not."""
    return [it for it in enumerate(odds) if it[1]]


def summed(many: Iterable[Odds]) -> Odds:
    """The odds of a sum."""
    total = [1.0]
    for odds in many:
        found, likely = [0.0] * (len(total) + len(odds) - 1), possible(odds)
        for one, chance in possible(total):
            for other, more in likely:
                found[one + other] += chance * more
        total = found
    return total


def mean(odds: Odds) -> float:
    """What to expect."""
    return sum(number * chance for number, chance in enumerate(odds))


def below_odds(many: Sequence[Odds], bid: int) -> float:
    """How likely all bid less."""
    chance = 1.0
    for odds in many:
        chance *= sum(odds[:bid])
    return chance


def tied_odds(many: Sequence[Odds], bid: int) -> float:
    """How likely somebody bids the same, and nobody more."""
    chance = 1.0
    for odds in many:
        chance *= sum(odds[: bid + 1])
    return chance - below_odds(many, bid)
