"""Two travellers, a novice and a trader, and why the trader likes a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Said
from zoco.games.scheherazade.bids.bidding import Tips
from zoco.games.scheherazade.bids.sealed import Amounts
from zoco.games.scheherazade.bot.whims import novice_may, rooms
from zoco.games.scheherazade.bot.wishes import trader_may
from zoco.games.scheherazade.bot.worth import QUESTION, VICTORY, Eye
from zoco.games.scheherazade.caravan.leading import Leads
from zoco.games.scheherazade.caravan.preparing import Cards, Preparations, steps
from zoco.games.scheherazade.cards.effects import open_card
from zoco.games.scheherazade.extras.passage import AcceptPassage, OfferForPassage
from zoco.games.scheherazade.moves import (
    AgreeToBuy,
    AgreeToSell,
    Appoint,
    Ask,
    AskPassage,
    Bakschisch,
    Bid,
    BribeGuard,
    BribeVizier,
    BuryCard,
    Buy,
    Claim,
    DeclinePassage,
    Done,
    EnterRoom,
    Exchange,
    Lead,
    LeaveCard,
    MoveCamel,
    NamePayer,
    OfferPassage,
    PayFine,
    PlayCard,
    ResetCamel,
    Sell,
    Send,
    SendCamel,
    TakePassage,
    Tip,
    UseCarpet,
)
from zoco.games.scheherazade.setup.places import PALACE, START
from zoco.games.scheherazade.views import Seen

__all__ = ["novice", "novice_may", "reason", "trader", "trader_may"]

T = TypeVar("T")
WHIM = 5
"""One in so many decisions of a novice is a whim."""
BOLD = 0.3
"""How likely a room must be to enter it."""
FAT, FAIR = 7.0, 5.0
"""So full a bowl is worth a bakschisch, or the vizier, whom one may find again."""
LED_AS_WELL = 0.5
"""Why to bribe a guard rather than to make a harem move: the caravan moves too."""
NEVER = -100.0
"""Worse than any step a crowded caravan has to make."""
CARPET = 1.5
"""What a flight must bring: there may be a better one."""


# -- the novice ------------------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng) -> Move:
    """Bids a little, tips a third of what there is, follows its own Bedouins, tries any room."""
    eye = Eye(view)
    if below(rng, WHIM) == 0:
        return moves.sample(rng)
    match moves:
        case Amounts(kind=kind, most=most):
            return kind(below(rng, most // 2 + 1))
        case Tips():
            return nearest(moves, sum(eye.table.pearls) // 3 + below(rng, 5) - 2)
        case Preparations() | Leads() | Cards():
            return best(tuple(moves), lambda move: simple(eye, move), rng)
        case _:
            return moves.sample(rng)


def simple(eye: Eye, move: Move) -> float:
    """What a beginner sees in a move: own Bedouins come forward, and a room may be right."""
    if isinstance(move, EnterRoom | BribeGuard):
        return VICTORY if move.room in rooms(eye.view) else -1.0
    if isinstance(move, MoveCamel):
        return eye.camel_gain(move.end)
    if isinstance(move, Lead):
        own = eye.table.colours[eye.own] == move.colour
        return eye.progress(move.end) - eye.progress(move.start) if own else -1.0
    return 0.0


# -- the trader ------------------------------------------------------------------------------------


def trader(view: Seen, moves: Moves, rng: Rng) -> Move:
    """Bids what the lead is worth, tips what to expect, and moves for the own Bedouins."""
    eye = Eye(view)
    match moves:
        case Amounts(kind=kind, most=most):
            return kind(bid(eye, most, rng) if kind is Bid else passage_price(eye, most))
        case Tips():
            return tip(eye, moves)
        case _:
            return best(tuple(moves), lambda move: value(eye, move), rng)


def bid(eye: Eye, most: int, rng: Rng) -> int:
    """What the lead is worth, not more than can be spared, and not quite predictable."""
    wish = round(eye.lead_worth()) + below(rng, 3) - 1
    return max(0, min(most, eye.spare(), wish))


def passage_price(eye: Eye, most: int) -> int:
    """A little for the own colour, nothing for others."""
    return min(most, 2) if own_passage(eye) else 0


def own_passage(eye: Eye) -> bool:
    """Whether the own colour could be paid for."""
    head = eye.table.agenda[0]
    return isinstance(head, OfferForPassage) and head.colour == eye.table.colours[eye.own]


def tip(eye: Eye, moves: Tips) -> Move:
    """The free number nearest to the expected sum; a bakschisch for a fat bowl."""
    calls = [it for it in moves.calls if prize(eye) >= (FAIR if it == BribeVizier() else FAT)]
    return calls[-1] if calls else nearest(moves, expected_sum(eye))


def prize(eye: Eye) -> float:
    """What the best tipper gets: the bowl, and what the leader is likely to pay."""
    others = [eye.expected_bid(it) for it in range(eye.table.seats) if it != eye.seat]
    return eye.table.bowl + max(others)


def expected_sum(eye: Eye) -> int:
    """One's own bid, which is known, and what the others are likely to bid."""
    others = (eye.expected_bid(it) for it in range(eye.table.seats) if it != eye.seat)
    return round(own_bid(eye) + sum(others))


def own_bid(eye: Eye) -> int:
    """What is in one's own fist."""
    return max(0, getattr(eye.table.agenda[0], "bids", eye.table.pearls)[eye.seat])


def nearest(moves: Tips, wanted: int) -> Move:
    """The free number that is nearest; of two the higher one."""
    free = (number for number in range(moves.track + 1) if number not in moves.taken)
    return Tip(min(free, key=lambda number: (abs(number - wanted), -number)))


# -- what moves are worth --------------------------------------------------------------------------


def value(eye: Eye, move: Move) -> float:
    """The trader's value of a move, in pearls."""
    match move:
        case MoveCamel(end=end):
            return eye.camel_gain(end)
        case Lead() | Send() | Exchange():
            return eye.gain(move)
        case SendCamel():
            return eye.send_camel_gain(move)
        case EnterRoom(room=room):
            return room_value(eye, room)
        case BribeGuard(room=room):
            return room_value(eye, room) + LED_AS_WELL
        case PlayCard() | UseCarpet() | ResetCamel() | BuryCard():
            return card_value(eye, move)
        case Ask(seat=other, colour=colour):
            return 4 * QUESTION * eye.insight(other, colour)
        case _:
            return dealing(eye, move)


def room_value(eye: Eye, room: str) -> float:
    """A room is worth a try when it is likely enough and the gift is at hand."""
    gift, odds = eye.table.edition.gift, float(eye.notes.room_odds(room))
    if eye.pearls() < gift or odds < BOLD:
        return -1.0
    return VICTORY * odds - gift


def card_value(eye: Eye, move: Move) -> float:
    """Cards for their best use; a reset for what the camel can do from the start."""
    table = eye.table
    if isinstance(move, ResetCamel):
        now = eye.best_camel(dict.fromkeys(table.caravan.camels), steps(table))
        again = eye.best_camel((START,), steps(table))
        return again if again > now + 1 else -1.0
    if isinstance(move, UseCarpet):
        card = table.edition.cards[table.holding(eye.seat, "flying_carpet")]
        return eye.card_gain(card) - CARPET
    found = table.edition.cards[table.pile.top]
    gain = eye.card_gain(found)
    if isinstance(move, BuryCard):
        return -gain
    if found.kind == "must":
        return -gain if gain > 0 else gain + 0.01
    return gain + 10 if gain > 0.5 else -1.0


def dealing(eye: Eye, move: Move) -> float:
    """Appointments, payers and passages."""
    head = eye.table.agenda[0]
    match move:
        case Appoint(seat=other):
            return eye.lead_worth() if other == eye.seat else -eye.threat(other) / 10
        case PayFine():
            return -2.0 * eye.pearls()
        case NamePayer(seat=other):
            return eye.table.pearls[other] / 100
        case TakePassage(seat=other) if isinstance(head, AcceptPassage):
            return head.offers[other] - 1.5
        case AskPassage():
            return NEVER
        case _:
            return 0.0


def best(options: Sequence[T], worth: Callable[[T], float], rng: Rng) -> T:
    """The option of the highest value; among equals the lot decides."""
    values = [worth(option) for option in options]
    highest = max(values)
    return pick(rng, [it for it, found in zip(options, values, strict=True) if found == highest])


# -- reasons ---------------------------------------------------------------------------------------


def reason(view: Seen, move: Move) -> Said | None:
    """Why the trader likes a move."""
    if view.seat is None or not view.agenda:
        return None
    eye = Eye(view)
    match move:
        case Bid():
            return Said("reason-bid", {"worth": round(eye.lead_worth())})
        case Tip():
            total, own = expected_sum(eye), own_bid(eye)
            return Said("reason-tip", {"own": own, "others": total - own, "sum": total})
        case Bakschisch() | BribeVizier():
            return Said("reason-bakschisch", {"pearls": round(prize(eye))})
        case MoveCamel() | Lead() | Send() | Exchange():
            return travel_reason(eye, move)
        case EnterRoom(room=room) | BribeGuard(room=room):
            odds = round(100 * float(eye.notes.room_odds(room)))
            return Said("reason-room", {"percent": odds, "room": room})
        case _:
            return dealing_reason(eye, move)


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
    """Why to pay, to name, to ask, to use a card or to stop."""
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


def price_reason(eye: Eye, move: Move) -> Said | None:
    """Why a price is good to pay or to take, or not."""
    match move:
        case OfferPassage(pearls=0):
            return no_passage_reason(eye)
        case OfferPassage(pearls=price) | Buy(price=price) | AgreeToBuy(price=price):
            return Said("reason-price", {"pearls": price})
        case Sell(price=price) | AgreeToSell(price=price):
            return Said("reason-sale", {"pearls": price})
        case TakePassage(seat=payer) if isinstance(eye.table.agenda[0], AcceptPassage):
            return Said("reason-take", {"pearls": eye.table.agenda[0].offers[payer]})
        case DeclinePassage():
            return Said("reason-decline")
        case _:
            return None


def no_passage_reason(eye: Eye) -> Said | None:
    """Why to offer nothing: one has nothing, or the Bedouins are those of another."""
    if not eye.pearls():
        return Said("reason-no-pearls")
    return None if own_passage(eye) else Said("reason-no-passage")


def binding(eye: Eye) -> bool:
    """Whether the open card is one that must be carried out, or lapses (scheherazade 5.2)."""
    card = open_card(eye.table)
    return card is not None and card.kind == "must"
