"""The decisions of Die Perlen der Scheherazade, chance's among them."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from zoco.core.moves import Move
from zoco.core.notation import Code, Notation
from zoco.core.words.said import Said
from zoco.games.scheherazade.setup.places import FIELDS, PALETTE, Colour, name, named
from zoco.games.scheherazade.words.wording import params

Seat = Annotated[int, Meta(ge=0, le=5)]
Field = Annotated[int, Meta(ge=0, le=FIELDS - 1)]
Colours = Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=len(PALETTE))]
Pearls = Annotated[int, Meta(ge=0, le=200)]
Means = Literal["pearl", "lamp", "stars"]
Way = Literal["sell", "buy"]
Then = Literal["", "leave", "bury"]
"""What becomes of the open card afterwards, where that is said with the move (scheherazade 5.2)."""
Item = Literal[
    "pearl",
    "harem_guard",
    "flying_carpet",
    "wonder_lamp",
    "safe_conduct",
    "racing_camel",
    "vizier",
]
ITEMS: tuple[Item, ...] = get_args(Item)


class Decision(Move, frozen=True):
    """A move that is told with the names of its fields."""

    def said(self) -> Said:
        """Fields by name."""
        return Said(super().said().key, params(self))


# -- chance ----------------------------------------------------------------------------------------


class DrawColours(Decision, frozen=True):
    """Chance: these colours take part (scheherazade 1.1)."""

    notation = "colours {colours:colours}"
    colours: Colours


class Deal(Decision, frozen=True):
    """Chance: the colour card of each seat, and last the secret card (scheherazade 1.1)."""

    notation = "deal {cards:colours}"
    cards: Colours


class Begin(Decision, frozen=True):
    """Chance: this seat is the first bowl owner (scheherazade 1.2)."""

    notation = "begin {seat}"
    seat: Seat


class Uncover(Decision, frozen=True):
    """Chance: this card of the edition is on top of the event pile now (scheherazade 1.5)."""

    notation = "uncover {card}"
    card: Annotated[int, Meta(ge=0, le=199)]


# -- phase one -------------------------------------------------------------------------------------


class Bid(Decision, frozen=True):
    """Take so many pearls into the fist (scheherazade 2.1)."""

    notation = "bid {pearls}"
    pearls: Pearls


class OpenFist(Decision, frozen=True):
    """Open the fist again, to bid anew or to spend what was in it (scheherazade 2.1)."""

    notation = "open fist"


class Claim(Decision, frozen=True):
    """Show a poor stock and take the second tip stone (scheherazade 6.1)."""

    notation = "claim"


class Tip(Decision, frozen=True):
    """Put a tip stone on this number (scheherazade 2.2)."""

    notation = "tip {number}"
    number: Pearls


class Bakschisch(Decision, frozen=True):
    """Demand a bakschisch with one's own card (scheherazade 2.7)."""

    notation = "bakschisch"


class BribeVizier(Decision, frozen=True):
    """Demand a bakschisch with the event card of the vizier (scheherazade 2.7)."""

    notation = "vizier"


class Appoint(Decision, frozen=True):
    """Make this seat the caravan leader (scheherazade 2.6, scheherazade 2.8)."""

    notation = "appoint {seat}"
    seat: Seat


class PayFine(Decision, frozen=True):
    """Pay all one has in a zero round (scheherazade 2.8)."""

    notation = "pay"


class NamePayer(Decision, frozen=True):
    """Let this seat pay one's fine (scheherazade 2.8)."""

    notation = "let {seat} pay"
    seat: Seat


# -- phase two -------------------------------------------------------------------------------------


class ResetCamel(Decision, frozen=True):
    """Set the camel before the palace back to the start (scheherazade 3.2)."""

    notation = "reset camel"


class MoveCamel(Decision, frozen=True):
    """Move a camel (scheherazade 3.1)."""

    notation = "camel {start:field}-{end:field}"
    start: Field
    end: Field


class Lead(Decision, frozen=True):
    """Move a Bedouin with the caravan (scheherazade 3.3)."""

    notation = "lead {colour:colour} {start:field}-{end:field}"
    colour: Colour
    start: Field
    end: Field


class EnterRoom(Decision, frozen=True):
    """A harem move into this room (scheherazade 3.9)."""

    notation = "enter {room:colour}"
    room: Colour


class Done(Decision, frozen=True):
    """Nothing more: the Bedouins stand, no card is used, no second stone is placed.

    See scheherazade 3.3, scheherazade 5.2 and scheherazade 6.1.
    """

    notation = "done"


class AskPassage(Decision, frozen=True):
    """Ask for pay to take along a colour's Bedouins on these fields (scheherazade 6.3)."""

    notation = "passage {colour:colour} {fields:fields}"
    colour: Colour
    fields: Annotated[tuple[Field, ...], Meta(min_length=1, max_length=2)]


class OfferPassage(Decision, frozen=True):
    """Offer so many pearls for the passage, or raise one's offer to it (scheherazade 6.3)."""

    notation = "offer {pearls}"
    pearls: Pearls


class TakePassage(Decision, frozen=True):
    """Accept the offer of this seat (scheherazade 6.3)."""

    notation = "accept {seat}"
    seat: Seat


# -- event cards -----------------------------------------------------------------------------------


class PlayCard(Decision, frozen=True):
    """Carry out the open event card now (scheherazade 5.2)."""

    notation = "event{then:then}"
    then: Then = ""


class UseCarpet(Decision, frozen=True):
    """Use the flying carpet now (scheherazade 5.1)."""

    notation = "carpet{then:then}"
    then: Then = ""


class BribeGuard(Decision, frozen=True):
    """Use the harem guard to enter this room (scheherazade 5.3)."""

    notation = "guard {room:colour}{then:then}"
    room: Colour
    then: Then = ""


class Send(Decision, frozen=True):
    """An event moves this Bedouin (scheherazade 5.3)."""

    notation = "send {colour:colour} {start:field}-{end:field}{then:then}"
    colour: Colour
    start: Field
    end: Field
    then: Then = ""


class SendCamel(Decision, frozen=True):
    """An event moves this camel (scheherazade 5.3)."""

    notation = "send camel {start:field}-{end:field}{then:then}"
    start: Field
    end: Field
    then: Then = ""


class Exchange(Decision, frozen=True):
    """Two Bedouins change places; the one further back comes first (scheherazade 5.3)."""

    notation = "swap {colour:colour} {start:field} {other:colour} {end:field}{then:then}"
    colour: Colour
    start: Field
    other: Colour
    end: Field
    then: Then = ""


class LeaveCard(Decision, frozen=True):
    """The event card stays on top (scheherazade 5.2)."""

    notation = "leave card"


class BuryCard(Decision, frozen=True):
    """The event card goes under the pile (scheherazade 5.2)."""

    notation = "bury card"


class LayPearl(Decision, frozen=True):
    """Lay a question pearl on this field (scheherazade 1.3)."""

    notation = "lay pearl {field:field}"
    field: Field


# -- at any time -----------------------------------------------------------------------------------


class Ask(Decision, frozen=True):
    """Show this seat a question card (scheherazade 4.1)."""

    notation = "ask {seat} {colour:colour} by {means:word}"
    seat: Seat
    colour: Colour
    means: Means


class Offer(Decision, frozen=True):
    """Offer everybody to sell, or to buy, one thing at a price (scheherazade 6.2)."""

    notation = "{way:word} {item:word} for {price}"
    way: Way
    item: Item
    price: Pearls


class Agree(Decision, frozen=True):
    """Agree to what this seat offers: just that, for offers change (scheherazade 6.2)."""

    notation = "agree {seat} {way:word} {item:word} for {price}"
    seat: Seat
    way: Way
    item: Item
    price: Pearls


class Withdraw(Decision, frozen=True):
    """Take back one's own offer, of a bargain or for a passage (scheherazade 6.2, 6.3)."""

    notation = "withdraw {what:word}"
    what: Literal["offer", "passage"]


ScheherazadeMove = (
    DrawColours
    | Deal
    | Begin
    | LayPearl
    | Uncover
    | Bid
    | OpenFist
    | Claim
    | Tip
    | Bakschisch
    | BribeVizier
    | Appoint
    | PayFine
    | NamePayer
    | ResetCamel
    | MoveCamel
    | Lead
    | EnterRoom
    | Done
    | AskPassage
    | OfferPassage
    | TakePassage
    | PlayCard
    | UseCarpet
    | BribeGuard
    | Send
    | SendCamel
    | Exchange
    | LeaveCard
    | BuryCard
    | Ask
    | Offer
    | Agree
    | Withdraw
)

_COLOUR = "|".join(PALETTE)
_FIELD = r"S|P|N(?:0[1-9]|[1-5]\d|6[0-2])|U(?:0[1-9]|[12]\d|30)"

NOTATION = Notation(
    ScheherazadeMove,
    {
        "field": Code(_FIELD, name, named),
        "fields": Code(
            rf"(?:{_FIELD})(?:\+(?:{_FIELD}))*",
            lambda fields: "+".join(map(name, fields)),
            lambda text: tuple(map(named, text.split("+"))),
        ),
        "colour": Code(_COLOUR, str, str),
        "then": Code(
            r"(?: leave| bury)?", lambda then: then and f" {then}", lambda text: text.strip()
        ),
        "colours": Code(
            rf"(?:{_COLOUR})(?:,(?:{_COLOUR}))*",
            ",".join,
            lambda text: tuple(text.split(",")),
        ),
    },
)
