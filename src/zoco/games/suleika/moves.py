"""The decisions of Suleika, chance's among them."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import force_setattr

from zoco.core.moves import Move
from zoco.core.notation import Code, Notation
from zoco.games.suleika.board import LETTERS, name, named

Field = Annotated[int, Meta(ge=0, le=63)]
MOST_PIPS = 12


class Begin(Move, frozen=True):
    """Chance: this seat begins (suleika 1.4)."""

    notation = "begin {seat}"
    seat: Annotated[int, Meta(ge=0, le=3)]


class Uncover(Move, frozen=True):
    """Chance: the next carpet on a stack of two colours shows this colour (suleika 1.2)."""

    notation = "uncover {colour}"
    colour: Annotated[int, Meta(ge=0, le=3)]


class Face(Move, frozen=True):
    """Turn Omar to this facing (suleika 2.1)."""

    notation = "face {facing:facing}"
    facing: Annotated[int, Meta(ge=0, le=3)]


class Roll(Move, frozen=True):
    """Chance: the die shows so many slippers (suleika 2.2)."""

    notation = "roll {pips}"
    pips: Annotated[int, Meta(ge=1, le=MOST_PIPS)]


class Lay(Move, frozen=True):
    """Lay a carpet on two fields, kept with the northern or western one first (suleika 2.5)."""

    notation = "lay {first:field}-{second:field}"
    first: Field
    second: Field

    def __post_init__(self) -> None:
        """`lay d4-d3` means the same as `lay d3-d4`."""
        if self.first > self.second:
            first, second = self.second, self.first
            force_setattr(self, "first", first)
            force_setattr(self, "second", second)


SuleikaMove = Begin | Uncover | Face | Roll | Lay

NOTATION = Notation(
    SuleikaMove,
    {
        "field": Code(r"[a-h][1-8]", name, named),
        "facing": Code(r"[NESW]", LETTERS.__getitem__, LETTERS.index),
    },
)
