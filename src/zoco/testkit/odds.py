"""Whether chance draws by its weights: counted out exactly where it can be, else by trial."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

from zoco.core.chance import Outcomes
from zoco.core.moves import Move
from zoco.core.rng import Rng
from zoco.testkit.bit_streams import TooMany, is_exactly

SMALL = 36
"""Where the weights have no greater total every outcome is looked at by itself."""

STREAMS = 400
BINS = 12
DRAWS = 120
"""So many draws are expected in the bin that weighs least."""

DOUBT = 16.0
"""A fair die is taken for a loaded one less than once in e^16 trials."""

Listed = Sequence[tuple[Move, int]]


def is_fair(outcomes: Outcomes, listed: Listed, rng: Rng) -> bool:
    """Whether samples follow the weights; `listed` are the first outcomes, all if they are few."""
    total = outcomes.total
    if total > SMALL:
        return is_likely(outcomes, listed, rng, total // BINS)
    odds = {move: Fraction(weight, total) for move, weight in listed}
    try:
        return is_exactly(outcomes.sample, odds, STREAMS)
    except TooMany:  # drawn by rejecting much
        return is_likely(outcomes, listed, rng, 1)


def is_likely(outcomes: Outcomes, listed: Listed, rng: Rng, share: int) -> bool:
    """Draw often, and compare by chi square what falls into bins that weigh about a share each.

    The bound is that of Laurent and Massart: a greater distance has a probability below e^-DOUBT.
    """
    bins, weights = binned(listed, outcomes.total, share)
    draws = DRAWS * outcomes.total // min(weights)
    drawn = Counter(bins.get(outcomes.sample(rng), bins.get(None)) for _ in range(draws))
    if drawn[None]:
        return False
    expected = (draws * weight / outcomes.total for weight in weights)
    distance = sum((drawn[place] - wanted) ** 2 / wanted for place, wanted in enumerate(expected))
    free = len(weights) - 1
    return distance <= free + 2 * sqrt(free * DOUBT) + 2 * DOUBT


def binned(listed: Listed, total: int, share: int) -> tuple[dict[Move | None, int], list[int]]:
    """In which bin each outcome is, and what the bins weigh; None is all that is not listed."""
    rest = total - sum(weight for _, weight in listed)
    bins: dict[Move | None, int] = {}
    weights = [0]
    for move, weight in (*listed, *([(None, rest)] if rest else [])):
        if weights[-1] >= share:
            weights.append(0)
        bins[move] = len(weights) - 1
        weights[-1] += weight
    if len(weights) > 1 and weights[-1] < share / 2:
        light = len(weights) - 1
        weights[-2:] = [sum(weights[-2:])]
        bins = {move: min(place, light - 1) for move, place in bins.items()}
    return bins, weights
