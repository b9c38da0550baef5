"""The colours that Bedouins, cards and rooms can have."""

from typing import Literal

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
PALETTE: tuple[Colour, ...] = (
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
)
LETTERS = dict(zip(PALETTE, "ROYGBPKWNVTE", strict=True))
"""A letter for each colour: colour is never the only sign. K is black, as printers have it."""
