"""The decisions of Bazaar, chance's among them."""

from typing import Annotated, ClassVar

from msgspec import Meta

from zoco.core.chance import Throw
from zoco.core.moves import Move
from zoco.core.notation import Code, Notation
from zoco.games.bazaar.stones import FULL, LETTERS, counts, heap_named, heap_of, letters

Number = Annotated[int, Meta(ge=0, le=FULL)]
Colour = Annotated[int, Meta(ge=0, le=4)]
Card = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=0, le=5)]
STAR = 5
"""The sixth face of the colour die."""

FACES = LETTERS + "*"
WAYS = "><"
"""From left to right, and back."""


class Deal(Move, frozen=True):
    """Chance: these two exchange cards are in play (bazaar 1.2)."""

    notation: ClassVar[str] = "cards {first} {second}"
    first: Card
    second: Card


class Uncover(Move, frozen=True):
    """Chance: this ware card is seen on a pile for the first time (bazaar 1.3)."""

    notation: ClassVar[str] = "ware {card}"
    card: Card


class RollForStart(Throw, frozen=True):
    """Chance: the colour die of everybody who rolls for the start (bazaar 1.4)."""

    notation: ClassVar[str] = "start {faces:faces}"
    faces: Annotated[tuple[Face, ...], Meta(min_length=1, max_length=6)]


class Rolled(Move, frozen=True):
    """Chance: the colour die of a turn (bazaar 2.1)."""

    notation: ClassVar[str] = "die {face:face}"
    face: Face


class Roll(Move, frozen=True):
    """Roll the colour die (bazaar 2.2)."""

    notation: ClassVar[str] = "roll"


class Exchange(Move, frozen=True):
    """Use a row of an exchange card, from left to right or back (bazaar 2.2)."""

    notation: ClassVar[str] = "exchange {card}.{row}{way:way}"
    card: Annotated[int, Meta(ge=1, le=99)]
    row: Annotated[int, Meta(ge=1, le=9)]
    way: Annotated[int, Meta(ge=0, le=1)]


class Take(Move, frozen=True):
    """Take a stone of any colour, for a star (bazaar 2.1)."""

    notation: ClassVar[str] = "take {colour:face}"
    colour: Colour


class Buy(Move, frozen=True):
    """Buy the top ware card of a pile (bazaar 2.4)."""

    notation: ClassVar[str] = "buy {pile}"
    pile: Annotated[int, Meta(ge=1, le=4)]


class BuyNothing(Move, frozen=True):
    """Buy nothing now (bazaar 2.4)."""

    notation: ClassVar[str] = "buy nothing"


class GiveBack(Move, frozen=True):
    """Put these surplus stones, mostly a neighbour's, back into the bazaar (bazaar 2.5)."""

    notation: ClassVar[str] = "return {stones:stones}"
    stones: Annotated[tuple[Number, ...], Meta(min_length=5, max_length=5)]


BazaarMove = (
    Deal | Uncover | RollForStart | Rolled | Roll | Exchange | Take | Buy | BuyNothing | GiveBack
)

NOTATION = Notation(
    BazaarMove,
    {
        "face": Code(r"[WBGRY*]", FACES.__getitem__, FACES.index),
        "faces": Code(
            r"[WBGRY*]+",
            lambda faces: "".join(FACES[face] for face in faces),
            lambda text: tuple(FACES.index(letter) for letter in text),
        ),
        "way": Code(r"[><]", WAYS.__getitem__, WAYS.index),
        "stones": Code(
            "(?:0|(?=[WBGRY])" + "".join(f"{letter}{{0,{FULL}}}" for letter in LETTERS) + ")",
            lambda numbers: letters(heap_of(numbers)) or "0",
            lambda text: counts(heap_named(text.rstrip("0"))),
        ),
    },
)
