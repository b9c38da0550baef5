"""Heaps of stones, packed into one number: six bits a colour, the highest bit of each left clear.

Adding and taking away are `+` and `-`. Whether a heap holds another is one subtraction: with the
clear bits set first, a colour that runs short borrows from its own clear bit and no further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

COLOURS = ("white", "blue", "green", "red", "yellow")
"""High to low, as the roll for the start counts them (bazaar 1.4)."""

LETTERS = "WBGRY"
BITS = 6
FULL = 31
Stones = int

NONE: Stones = 0
ONE = tuple(1 << BITS * colour for colour in range(5))
GUARD = sum(one << BITS - 1 for one in ONE)


def holds(heap: Stones, wanted: Stones) -> bool:
    """Whether `heap` has all of `wanted`."""
    return (heap | GUARD) - wanted & GUARD == GUARD


def count(hand: Stones) -> int:
    """How many stones a hand has: 64 leaves 1 over 63, so the colours add up to the remainder.

    True up to 62 stones, far more than any hand; the bazaar's stock is not counted with it.
    """
    return hand % 63


def of_colour(heap: Stones, colour: int) -> int:
    """How many stones of a colour lie in a heap."""
    return heap >> BITS * colour & FULL


def counts(heap: Stones) -> tuple[int, ...]:
    """How many of each colour."""
    return tuple([heap >> shift & FULL for shift in range(0, 5 * BITS, BITS)])


def heap_of(numbers: Iterable[int]) -> Stones:
    """The heap with so many of each colour."""
    return sum(number << BITS * colour for colour, number in enumerate(numbers))


def heap_named(letters: str) -> Stones:
    """The heap written as letters: `RRWGG`; raises ValueError."""
    return sum(ONE[LETTERS.index(letter)] for letter in letters)


def letters(heap: Stones) -> str:
    """A heap as letters, in the order of the colours."""
    return "".join(letter * of_colour(heap, i) for i, letter in enumerate(LETTERS))


def colours_in(heap: Stones) -> Iterator[int]:
    """The colours of which a heap has any."""
    return (colour for colour in range(5) if of_colour(heap, colour))
