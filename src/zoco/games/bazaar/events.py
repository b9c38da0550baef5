"""What happens at a table of Bazaar. Everything is public.

Remembered is what a seat rolled, took, exchanged and bought for how many points, and what it had to
give back: the position keeps only sums, and this shows what a seat is after. Which wares have been
seen the position itself keeps; the roll for the start bears on nothing.
"""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event, Gain
from zoco.core.words.said import Param, Said
from zoco.games.bazaar.moves import FACES
from zoco.games.bazaar.stones import COLOURS, Stones, letters

FACE_NAMES = (*COLOURS, "star")


class CardsChosen(Event, frozen=True):
    """These exchange cards are in play (bazaar 1.2)."""

    first: int
    second: int


class WareShown(Event, frozen=True):
    """A ware card is on top of a pile now (bazaar 1.3)."""

    pile: int
    card: int
    ware: str


class PileUsedUp(Event, frozen=True):
    """The star card under a pile is uncovered: its fifth ware was sold (bazaar 3.3)."""

    pile: int


class StartRolled(Event, frozen=True):
    """These seats rolled for the start (bazaar 1.4)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]

    def said(self) -> Said:
        """With the faces as letters."""
        return Said("event-start-rolled", {"faces": " ".join(FACES[f] for f in self.faces)})


class Began(Event, frozen=True):
    """This seat begins (bazaar 1.4)."""

    seat: int


class DieRolled(Event, frozen=True):
    """A seat rolled the colour die (bazaar 2.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    face: int

    def said(self) -> Said:
        """With the face in words."""
        return Said("event-die-rolled", {"seat": self.seat, "face": FACE_NAMES[self.face]})


class StoneTaken(Event, frozen=True):
    """A seat took a stone from the bazaar (bazaar 2.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: int

    def said(self) -> Said:
        """With the colour in words."""
        return Said("event-stone-taken", {"seat": self.seat, "colour": COLOURS[self.colour]})


class NothingLeft(Event, frozen=True):
    """The bazaar has no stone of the rolled colour (bazaar 2.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    face: int

    def said(self) -> Said:
        """With the face in words."""
        return Said("event-nothing-left", {"seat": self.seat, "face": FACE_NAMES[self.face]})


class Exchanged(Event, frozen=True):
    """A seat exchanged stones by a row of a card (bazaar 2.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    card: int
    row: int
    gave: Stones
    took: Stones

    def said(self) -> Said:
        """With the stones as letters."""
        params: dict[str, Param] = {"seat": self.seat, "card": self.card, "row": self.row}
        params |= {"gave": letters(self.gave), "took": letters(self.took)}
        return Said("event-exchanged", params)


class Bought(Event, frozen=True):
    """A seat bought a ware and scored (bazaar 2.4, bazaar 3.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    pile: int
    card: int
    ware: str
    left: int
    points: int

    def gains(self) -> tuple[Gain, ...]:
        """The points of the ware."""
        return (Gain(self.seat, "bought", self.points),)


class GaveBack(Event, frozen=True):
    """The neighbour, alone at the table the seat itself, picked surplus stones (bazaar 2.5)."""

    remembered: ClassVar[bool] = True
    seat: int
    picker: int
    stones: Stones

    def said(self) -> Said:
        """With the stones as letters; one's own are another sentence."""
        key = "event-gave-back-own" if self.picker == self.seat else "event-gave-back"
        params: dict[str, Param] = {"seat": self.seat, "picker": self.picker}
        return Said(key, params | {"stones": letters(self.stones)})


class Closed(Event, frozen=True):
    """The second pile is sold out: the bazaar closes (bazaar 4.1)."""


BazaarEvent = (
    CardsChosen
    | WareShown
    | PileUsedUp
    | StartRolled
    | Began
    | DieRolled
    | StoneTaken
    | NothingLeft
    | Exchanged
    | Bought
    | GaveBack
    | Closed
)
