"""Fields and colours: numbers and names that hold for every edition.

0 is the start oasis, 1 to 60 are the normal route, 63 is the palace, 64 and up the detour.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

START = 0
PALACE = 63
DETOUR = PALACE
"""Field j of the detour has the number DETOUR + j."""
LONGEST_ROUTE, LONGEST_DETOUR = 60, 30
FIELDS = DETOUR + LONGEST_DETOUR + 1


@cache
def name(field: int) -> str:
    """`S` for the start, `N07` on the normal route, `U03` on the detour, `P` for the palace."""
    if field == START:
        return "S"
    if field == PALACE:
        return "P"
    return f"N{field:02}" if field < PALACE else f"U{field - DETOUR:02}"


@cache
def named(text: str) -> int:
    """The field of a name; raises ValueError."""
    if text in ("S", "P"):
        return START if text == "S" else PALACE
    number = int(text[1:])
    return number if text[0] == "N" else DETOUR + number


Colour = Literal[
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "pink",
    "black",
    "white",
    "brown",
    "violet",
    "turquoise",
    "grey",
]
PALETTE: tuple[Colour, ...] = get_args(Colour)
