"""Why the trader likes a move, for hints."""

from __future__ import annotations

from zoco.core.moves import Move
from zoco.core.words.said import Said
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.bot.bidding import (
    expected_sum,
    lead_odds,
    own_bid,
    prize,
    sum_odds,
    tip_odds,
)
from zoco.games.scheherazade.bot.trader import IDLE, value
from zoco.games.scheherazade.bot.worth import Eye
from zoco.games.scheherazade.cards.effects import open_card
from zoco.games.scheherazade.moves import (
    Agree,
    Appoint,
    Ask,
    AskPassage,
    Bakschisch,
    Bid,
    BribeGuard,
    BribeVizier,
    BuryCard,
    Claim,
    Done,
    EnterRoom,
    Exchange,
    Lead,
    LeaveCard,
    MoveCamel,
    NamePayer,
    Offer,
    OfferPassage,
    OpenFist,
    PayFine,
    PlayCard,
    ResetCamel,
    Send,
    SendCamel,
    TakePassage,
    Tip,
    UseCarpet,
)
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.views import Seen


def reason(view: Seen, move: Move) -> Said | None:
    """Why the trader likes a move."""
    if view.seat is None or not view.agenda:
        return None
    eye = Eye(view)
    match move:
        case Bid(pearls=pearls):
            return bid_reason(eye, pearls)
        case Tip(number=number):
            return tip_reason(eye, number)
        case Bakschisch() | BribeVizier():
            return Said("reason-bakschisch", {"pearls": round(prize(eye))})
        case Send() | SendCamel() | Exchange() if binding(eye):
            return Said("reason-must")
        case SendCamel():
            return Said("reason-card")
        case MoveCamel() | Lead() | Send() | Exchange():
            return travel_reason(eye, move)
        case EnterRoom(room=room) | BribeGuard(room=room):
            odds = round(100 * float(eye.notes.room_odds(room)))
            return Said("reason-room", {"percent": odds, "room": room})
        case _:
            return dealing_reason(eye, move)


def bid_reason(eye: Eye, pearls: int) -> Said:
    """How likely a bid leads, and what that is worth."""
    percent = round(100 * lead_odds(eye.forecasts(), pearls))
    if pearls == 0:
        return Said("reason-bid-none", {"percent": percent})
    return Said("reason-bid", {"worth": round(eye.lead_worth()), "percent": percent})


def tip_reason(eye: Eye, number: int) -> Said:
    """How likely a tip is the best, and by which sum."""
    total, own, head = expected_sum(eye), own_bid(eye), eye.table.agenda[0]
    placed = tuple(it for _, it in head.placed) if isinstance(head, PlaceTips) else ()
    percent = round(100 * tip_odds(number, own, sum_odds(eye), placed))
    told = {"own": own, "others": total - own, "sum": total}
    return Said("reason-tip", {**told, "percent": percent})


def travel_reason(eye: Eye, move: MoveCamel | Lead | Send | Exchange) -> Said:
    """What a step is good for."""
    own = eye.table.colours[eye.own]
    if isinstance(move, MoveCamel):
        if move.end in eye.table.caravan.pearls:
            return Said("reason-question-pearl")
        return Said("reason-forward" if eye.camel_gain(move.end) > 0 else "reason-bluff")
    if move.end == PALACE:
        return Said("reason-palace")
    if own in (move.colour, getattr(move, "other", "")):
        return Said("reason-forward")
    return Said("reason-hinder" if eye.gain(move) > 0 else "reason-bluff")


def dealing_reason(eye: Eye, move: Move) -> Said | None:
    """Why to pay, to name, to ask, to use a card or to stop, unless another move is worth more."""
    if outdone(eye, move):
        return Said("reason-else")
    match move:
        case Appoint(seat=other):
            return (
                Said("reason-self") if other == eye.seat else Said("reason-leader", {"seat": other})
            )
        case PayFine():
            return Said("reason-pay")
        case NamePayer(seat=other):
            return Said("reason-name", {"seat": other})
        case Ask():
            return Said("reason-ask")
        case Done():
            return Said("reason-end")
        case Claim():
            return Said("reason-stone")
        case ResetCamel():
            return Said("reason-reset")
        case PlayCard() if binding(eye):
            return Said("reason-must")
        case PlayCard() | UseCarpet() | LeaveCard():
            return Said("reason-card")
        case BuryCard():
            return Said("reason-bury")
        case _:
            return price_reason(eye, move)


def outdone(eye: Eye, move: Move) -> bool:
    """Whether something else that can be done is clearly worth more at sight."""
    moves = eye.table.agenda[0].moves(eye.table, eye.seat)
    if move not in moves or isinstance(move, PRICED):
        return False
    return max(value(eye, it) for it in moves) > value(eye, move) + IDLE


CARDS = PlayCard | LeaveCard | UseCarpet
PRICED = Offer | Agree | OfferPassage | TakePassage | AskPassage | OpenFist | Claim | CARDS
"""What has a reason of its own, whatever else can be done."""


def price_reason(eye: Eye, move: Move) -> Said | None:
    """Why a price is good to pay or to take."""
    match move:
        case OfferPassage(pearls=price):
            return Said("reason-price", {"pearls": price})
        case Offer(way="buy", price=price) | Agree(way="sell", price=price):
            return Said("reason-price", {"pearls": price})
        case Offer(way="sell", price=price) | Agree(way="buy", price=price):
            return Said("reason-sale", {"pearls": price})
        case TakePassage(seat=payer):
            return Said("reason-take", {"pearls": eye.table.turn.offers[payer]})
        case AskPassage():
            return Said("reason-ask-passage")
        case OpenFist():
            return Said("reason-open-fist")
        case _:
            return None


def binding(eye: Eye) -> bool:
    """Whether the open card is one that must be carried out, or lapses (scheherazade 5.2)."""
    card = open_card(eye.table)
    return card is not None and card.kind == "must"
