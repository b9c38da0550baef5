"""The decisions of Basari: Das Kartenspiel, chance's among them."""

from typing import Annotated, Literal

from msgspec import Meta

from zoco.core.moves import Move
from zoco.core.notation import Code, Notation
from zoco.parts.negotiation import COLOURS, Accept, Offer, gems_code

Action = Literal["A", "B", "C", "D"]
Colour = Literal["red", "yellow", "green", "blue"]
ACTIONS: tuple[Action, ...] = ("A", "B", "C", "D")
CardNumber = Annotated[int, Meta(ge=0, le=199)]


class Draw(Move, frozen=True):
    """Chance: the top card of the pile is this one of the edition (basari_cards 2.1)."""

    notation = "draw {card}"
    card: CardNumber


class DrawNothing(Move, frozen=True):
    """Chance: the pile is empty, nothing is drawn (basari_cards 2.8)."""

    notation = "draw nothing"


class Choose(Move, frozen=True):
    """Lay this action card face down (basari_cards 2.2)."""

    notation = "choose {action:action}"
    action: Action


class Guess(Move, frozen=True):
    """Name the action that the other has laid face down (basari_cards 6.3)."""

    notation = "guess {action:action}"
    action: Action


class GiveBack(Move, frozen=True):
    """Return a gem of this colour to the supply (basari_cards 2.7)."""

    notation = "give back {colour:colour}"
    colour: Colour


class Take(Move, frozen=True):
    """Take a gem of this colour from the supply (basari_cards 2.7)."""

    notation = "take {colour:colour}"
    colour: Colour


BasariCardsMove = Draw | DrawNothing | Choose | Guess | Offer | Accept | GiveBack | Take

NOTATION = Notation(
    BasariCardsMove,
    {
        "gems": gems_code(),
        "action": Code(r"[ABCD]", str, str),
        "colour": Code("|".join(COLOURS), str, str),
    },
)

DRAW_NOTHING = DrawNothing()
