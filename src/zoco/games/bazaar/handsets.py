"""Sets of hands as one number, a bit for each hand, so that all of a set moves at once.

A hand of up to 13 stones has the place Σ count(colour) · 14^colour. Exchanging moves a hand by a
fixed distance, so a whole set exchanges by one shift of those hands in it that can pay.
"""

from __future__ import annotations

from functools import cache, lru_cache

from zoco.games.bazaar.data import LIMIT, MOST_GAIN
from zoco.games.bazaar.stones import Stones, counts, heap_of

MOST = LIMIT + MOST_GAIN
"""An exchange from ten stones leads to at most this many."""

BASE = MOST + 1
PLACES = BASE**5
HandSet = int


@lru_cache(maxsize=1 << 12)
def place(hand: Stones) -> int:
    """The bit of a hand."""
    number = 0
    for stones in reversed(counts(hand)):
        number = number * BASE + stones
    return number


def lowest(hands: HandSet) -> Stones:
    """The hand of a set that has the first place."""
    number, digits = (hands & -hands).bit_length() - 1, []
    for _ in range(5):
        number, digit = divmod(number, BASE)
        digits.append(digit)
    return heap_of(digits)


def highest(hands: HandSet) -> Stones:
    """Of each colour as many stones as some hand of a set has."""
    numbers = range(MOST, 0, -1)
    return heap_of(
        next((it for it in numbers if hands & _digits(colour, it, MOST)), 0) for colour in range(5)
    )


def shifted(hands: HandSet, distance: int) -> HandSet:
    """The set with every hand moved by `distance` places."""
    return hands << distance if distance >= 0 else hands >> -distance


@lru_cache(maxsize=512)
def holding(wanted: Stones) -> HandSet:
    """All hands that have at least `wanted`."""
    found = (1 << PLACES) - 1
    for colour, number in enumerate(counts(wanted)):
        if number:
            found &= _digits(colour, number, MOST)
    return found


@lru_cache(maxsize=64)
def within(pool: Stones) -> HandSet:
    """All hands that a pool has stones for."""
    found = (1 << PLACES) - 1
    for colour, number in enumerate(counts(pool)):
        if number < MOST:
            found &= _digits(colour, 0, number)
    return found


@cache
def _digits(colour: int, low: int, high: int) -> HandSet:
    """All hands with `low` to `high` stones of a colour: a pattern, doubled until it fills all."""
    unit: int = BASE**colour
    pattern, length = ((1 << (high - low + 1) * unit) - 1) << low * unit, unit * BASE
    while length < PLACES:
        pattern |= pattern << length
        length *= 2
    return pattern & (1 << PLACES) - 1


@cache
def of_size(size: int, colours: int = 5) -> HandSet:
    """All hands of exactly `size` stones of the first `colours` colours."""
    if colours == 0:
        return int(size == 0)
    unit: int = BASE ** (colours - 1)
    found = 0
    for taken in range(min(size, MOST) + 1):
        found |= of_size(size - taken, colours - 1) << taken * unit
    return found


@cache
def up_to(size: int) -> HandSet:
    """All hands of at most `size` stones."""
    found = 0
    for number in range(size + 1):
        found |= of_size(number)
    return found
