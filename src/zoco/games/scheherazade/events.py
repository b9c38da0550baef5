"""What happens in bidding, tipping and haggling; `travels` has what happens on the journey."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event, Gain
from zoco.core.words.said import Said
from zoco.games.scheherazade.words.wording import params


class Fact(Event, frozen=True):
    """An event that is told with the names of its fields."""

    def said(self) -> Said:
        """Fields by name."""
        return Said(super().said().key, params(self))


# -- setting up ------------------------------------------------------------------------------------


class ColoursDrawn(Fact, frozen=True):
    """These colours take part (scheherazade 1.1)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    colours: tuple[str, ...]

    def said(self) -> Said:
        """How many; the board shows which."""
        return Said("event-colours-drawn", {"number": len(self.colours)})


class Dealt(Fact, frozen=True):
    """A colour card, seen by its owner alone (scheherazade 1.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    colour: str

    def seen_by(self, seat: int | None) -> bool:
        """By its owner."""
        return seat == self.seat


class Began(Fact, frozen=True):
    """The first bowl owner (scheherazade 1.2)."""

    seat: int


# -- bids and tips ---------------------------------------------------------------------------------


class BidMade(Fact, frozen=True):
    """A fist is closed (scheherazade 2.1)."""

    passing: ClassVar[bool] = True
    seat: int


class FistOpened(Fact, frozen=True):
    """A fist was opened again (scheherazade 2.1)."""

    passing: ClassVar[bool] = True
    seat: int


class StoneClaimed(Fact, frozen=True):
    """A needy player showed the stock and has the second stone now (scheherazade 6.1)."""

    binds: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    pearls: int


class StoneReturned(Fact, frozen=True):
    """The new bowl owner gives the second stone back (scheherazade 6.1)."""

    remembered: ClassVar[bool] = True
    seat: int


class Tipped(Fact, frozen=True):
    """A tip stone was placed (scheherazade 2.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    number: int


class StoneSpared(Fact, frozen=True):
    """The second stone was left out (scheherazade 6.1)."""

    remembered: ClassVar[bool] = True
    seat: int


class BakschischDemanded(Fact, frozen=True):
    """The tip round stops (scheherazade 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int


class VizierBribed(Fact, frozen=True):
    """The same by means of an event card (scheherazade 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int


class Revealed(Fact, frozen=True):
    """All fists open (scheherazade 2.3)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    bids: tuple[int, ...]
    total: int

    def said(self) -> Said:
        """With all bids in seat order."""
        return Said(
            "event-revealed",
            {"bids": ", ".join(map(str, self.bids)), "total": self.total},
        )


class BestTip(Fact, frozen=True):
    """The new bowl owner (scheherazade 2.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    number: int


class Led(Fact, frozen=True):
    """The new caravan leader, and what is paid for it (scheherazade 2.4)."""

    remembered: ClassVar[bool] = True
    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "led", -self.pearls),)


class LedForFree(Fact, frozen=True):
    """A leader who pays nothing: best tipper, or named in a zero round (scheherazade 2.5)."""

    remembered: ClassVar[bool] = True
    seat: int


class BowlTaken(Fact, frozen=True):
    """The bowl owner took what was in it (scheherazade 2.4)."""

    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "bowl", self.pearls),)


class NobodyBid(Fact, frozen=True):
    """A zero round (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True


class FinePaid(Fact, frozen=True):
    """Pearls for the bowl in a zero round (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True
    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "fine", -self.pearls),)


class FinePassedOn(Fact, frozen=True):
    """A poor player named one who pays (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True
    seat: int
    payer: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """Another pays it."""
        return (Gain(self.payer, "fine-of-others", -self.pearls),)


# -- haggling --------------------------------------------------------------------------------------


class SaleOffered(Fact, frozen=True):
    """Somebody wants to sell (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    idle: ClassVar[bool] = True
    seat: int
    item: str
    price: int


class PurchaseOffered(Fact, frozen=True):
    """Somebody wants to buy (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    idle: ClassVar[bool] = True
    seat: int
    item: str
    price: int


class OfferReplaced(Fact, frozen=True):
    """The earlier offer of this seat is gone, since there is a new one (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: int


class OfferVoid(Fact, frozen=True):
    """This seat's offer cannot be kept: thing or pearls are no longer there (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int


class OffersEnded(Fact, frozen=True):
    """With the last fist all open offers end (scheherazade 2.1)."""


class OfferWithdrawn(Fact, frozen=True):
    """An offer was taken back (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int


class Sold(Fact, frozen=True):
    """A bargain is struck, binding and at once (scheherazade 6.2)."""

    binds: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    buyer: int
    item: str
    price: int

    def gains(self) -> tuple[Gain, ...]:
        """The price."""
        sale, purchase = Gain(self.seat, "sale", self.price), -self.price
        return (sale, Gain(self.buyer, "purchase", purchase))

    def struck(self, mover: int) -> tuple[int, int]:
        """Whose move it was has agreed to an offer."""
        return (self.buyer, self.seat) if mover == self.seat else (self.seat, self.buyer)


class PassageAsked(Fact, frozen=True):
    """The leader asks for pay (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    bedouins: int


class PassageOffered(Fact, frozen=True):
    """What this seat offers for the passage (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: int
    pearls: int


class PassageWithdrawn(Fact, frozen=True):
    """An offer for the passage was taken back (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: int


class PassagePaid(Fact, frozen=True):
    """The leader accepted (scheherazade 6.3)."""

    binds: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    payer: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The price."""
        taken = Gain(self.seat, "passage-taken", self.pearls)
        return (taken, Gain(self.payer, "passage-paid", -self.pearls))

    def struck(self, mover: int) -> tuple[int, int]:
        """The leader accepts."""
        return (self.payer, self.seat)


class PassageDeclined(Fact, frozen=True):
    """The leader goes on without taking an offer (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int


TableEvent = (
    ColoursDrawn
    | Dealt
    | Began
    | BidMade
    | FistOpened
    | StoneClaimed
    | StoneReturned
    | Tipped
    | StoneSpared
    | BakschischDemanded
    | VizierBribed
    | Revealed
    | BestTip
    | Led
    | LedForFree
    | BowlTaken
    | NobodyBid
    | FinePaid
    | FinePassedOn
    | SaleOffered
    | PurchaseOffered
    | OfferReplaced
    | OfferVoid
    | OffersEnded
    | OfferWithdrawn
    | Sold
    | PassageAsked
    | PassageOffered
    | PassageWithdrawn
    | PassagePaid
    | PassageDeclined
)
