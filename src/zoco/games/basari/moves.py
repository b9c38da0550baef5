"""The decisions of Basari, chance's among them; offers are those of every haggling game."""

from typing import Annotated, Literal

from msgspec import Meta

from zoco.core.chance import Throw
from zoco.core.moves import Move
from zoco.core.notation import Code, Notation
from zoco.core.words.said import Said
from zoco.parts.negotiation import Accept, Offer, OfferNothing, gems_code

Action = Literal["dice", "points", "gems"]
ACTIONS: tuple[Action, ...] = ("dice", "points", "gems")
"""In the order in which they are carried out (basari 2.3)."""


class PlaceDisc(Move, frozen=True):
    """Put disc and merchant on this arch (basari 1.3)."""

    notation = "place {field:arch}"
    field: Annotated[int, Meta(ge=0, le=98)]

    def said(self) -> Said:
        """Arches are counted from one."""
        return Said("move-place-disc", {"arch": self.field + 1})


class Dice(Throw, frozen=True):
    """Chance: dice were thrown, one for each seat that rolls (basari 2.1, 2.5, 3.1)."""

    notation = "dice {faces:ints}"
    faces: tuple[Annotated[int, Meta(ge=1, le=6)], ...]


class Choose(Move, frozen=True):
    """Lay this action card face down (basari 2.2; in the variant for two basari 6.2)."""

    notation = "choose {action:action}"
    action: Action


class Guess(Move, frozen=True):
    """Name the action that the other may have picked (basari 6.3, basari 6.4)."""

    notation = "guess {action:action}"
    action: Action


BasariMove = PlaceDisc | Dice | Choose | Guess | Offer | OfferNothing | Accept

NOTATION = Notation(
    BasariMove,
    {
        "arch": Code(r"[1-9][0-9]?", lambda field: str(field + 1), lambda text: int(text) - 1),
        "action": Code("|".join(ACTIONS), str, str),
        "gems": gems_code(),
    },
)
