"""Fields of the market: numbers, names and bit masks.

A field has the number 8·row + column, so that column 7 is always empty: shifting a mask of fields
by 1 or 8 moves it by one field and never wraps round the rim.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

STRIDE = 8
NORTH, EAST, SOUTH, WEST = range(4)
FACINGS = ("north", "east", "south", "west")
LETTERS = "NESW"
STEP = (-STRIDE, 1, STRIDE, -1)


def name(field: int) -> str:
    """`d4` for the field in column d, row 4."""
    return "abcdefgh"[field % STRIDE] + str(field // STRIDE + 1)


@cache
def named(text: str) -> int:
    """The field of a name; raises ValueError."""
    if len(text) != 2 or text[0] not in "abcdefgh" or text[1] not in "12345678":
        raise ValueError(f"{text!r} is not a field")
    return (int(text[1]) - 1) * STRIDE + "abcdefgh".index(text[0])


def fields(mask: int) -> Iterator[int]:
    """The fields of a mask, from the top left."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def mask_of(numbers: Iterator[int] | tuple[int, ...]) -> int:
    """The mask of some fields."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def area(field: int, colour: int) -> int:
    """The fields of the mask `colour` that hang together with `field`; diagonals do not."""
    found, grown = 0, 1 << field & colour
    while grown != found:
        found = grown
        grown = (grown | grown << 1 | grown >> 1) & colour
        grown = (grown | grown << STRIDE | grown >> STRIDE) & colour
    return found
