"""What happens in bidding, tipping and haggling; `travels` has what happens on the journey."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event
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

    seat: int


class BidChanged(Fact, frozen=True):
    """A fist was closed anew (scheherazade 2.1)."""

    seat: int


class StoneClaimed(Fact, frozen=True):
    """A needy player showed the stock and has the second stone now (scheherazade 6.1)."""

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


class LedForFree(Fact, frozen=True):
    """A leader who pays nothing: best tipper, or named in a zero round (scheherazade 2.5)."""

    remembered: ClassVar[bool] = True
    seat: int


class BowlTaken(Fact, frozen=True):
    """The bowl owner took what was in it (scheherazade 2.4)."""

    seat: int
    pearls: int


class NobodyBid(Fact, frozen=True):
    """A zero round (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True


class FinePaid(Fact, frozen=True):
    """Pearls for the bowl in a zero round (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True
    seat: int
    pearls: int


class FinePassedOn(Fact, frozen=True):
    """A poor player named one who pays (scheherazade 2.8)."""

    remembered: ClassVar[bool] = True
    seat: int
    payer: int
    pearls: int


# -- haggling --------------------------------------------------------------------------------------


class SaleOffered(Fact, frozen=True):
    """Somebody wants to sell (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    buyer: int
    item: str
    price: int


class PurchaseOffered(Fact, frozen=True):
    """Somebody wants to buy (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    seller: int
    item: str
    price: int


class OfferVoid(Fact, frozen=True):
    """The seller no longer has what this seat offered to sell or to buy (scheherazade 8.5)."""

    remembered: ClassVar[bool] = True
    seat: int


class OfferWithdrawn(Fact, frozen=True):
    """An offer was taken back (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int


class Sold(Fact, frozen=True):
    """A bargain is struck, binding and at once (scheherazade 6.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    buyer: int
    item: str
    price: int


class PassageAsked(Fact, frozen=True):
    """The leader asks for pay (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    bedouins: int


class PassageOffered(Fact, frozen=True):
    """An answer, still sealed (scheherazade 6.3)."""

    seat: int


class PassageReconsidered(Fact, frozen=True):
    """An answer was changed (scheherazade 6.3)."""

    seat: int


class PassageRevealed(Fact, frozen=True):
    """What this seat offers for the passage (scheherazade 6.3)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    pearls: int


class PassagePaid(Fact, frozen=True):
    """The leader accepted (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    payer: int
    pearls: int


class PassageDeclined(Fact, frozen=True):
    """No offer was accepted, or there was none (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int


class PassageReturned(Fact, frozen=True):
    """It could not be done: the pearls go back (scheherazade 6.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    payer: int
    pearls: int


TableEvent = (
    ColoursDrawn
    | Dealt
    | Began
    | BidMade
    | BidChanged
    | StoneClaimed
    | StoneReturned
    | Tipped
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
    | OfferVoid
    | OfferWithdrawn
    | Sold
    | PassageAsked
    | PassageOffered
    | PassageReconsidered
    | PassageRevealed
    | PassagePaid
    | PassageDeclined
    | PassageReturned
)
