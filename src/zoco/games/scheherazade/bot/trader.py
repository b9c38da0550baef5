"""The trader: bids what the lead is worth, tips what to expect, and moves for the own Bedouins."""

from __future__ import annotations

from zoco.core.moves import Move, Moves, Numbers
from zoco.core.rng import Rng
from zoco.games.scheherazade.bot.bidding import bid, tip
from zoco.games.scheherazade.bot.choosing import best, tips_of
from zoco.games.scheherazade.bot.worth import QUESTION, VICTORY, Eye
from zoco.games.scheherazade.caravan.following import Leads
from zoco.games.scheherazade.caravan.preparing import Prepare, steps
from zoco.games.scheherazade.moves import (
    Appoint,
    Ask,
    AskPassage,
    Bid,
    BribeGuard,
    BuryCard,
    EnterRoom,
    Exchange,
    Lead,
    MoveCamel,
    NamePayer,
    PayFine,
    PlayCard,
    ResetCamel,
    Send,
    SendCamel,
    TakePassage,
    UseCarpet,
)
from zoco.games.scheherazade.setup.places import START
from zoco.games.scheherazade.views import Seen
from zoco.parts.temperament import EVEN, Temperament

BOLD = 0.3
"""How likely a room must be to enter it."""
LED_AS_WELL = 0.5
"""Why to bribe a guard rather than to make a harem move: the caravan moves too."""
IDLE = 0.2
"""What a step must bring to be worth the breath."""
NEVER = -100.0
"""Worse than anything else."""
CARPET = 1.5
"""What a flight must bring: there may be a better one."""


def trader(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Bids what the lead is worth, tips what to expect, and moves for the own Bedouins."""
    eye, tips = Eye(view, temper), tips_of(moves)
    if tips is not None:
        return tip(eye, moves, tips)
    match moves:
        case Numbers(move=Bid(), high=most):
            return Bid(bid(eye, most, rng))
        case Leads(ends=ends):
            return lead(eye, moves, ends, rng)
        case _:
            return best(tuple(moves), lambda move: value(eye, move), rng)


def lead(eye: Eye, moves: Leads, ends: tuple[Move, ...], rng: Rng) -> Move:
    """Whatever is of use with this caravan, then the best end of the move."""
    worths = {move: value(eye, move) for move in moves if move not in ends}
    useful = [move for move, worth in worths.items() if not ends or worth > IDLE]
    if useful:
        return best(useful, worths.__getitem__, rng)
    return best(ends, lambda move: value(eye, move), rng)


# -- what moves are worth --------------------------------------------------------------------------


def value(eye: Eye, move: Move) -> float:
    """The trader's value of a move, in pearls."""
    match move:
        case MoveCamel(end=end):
            return eye.camel_gain(end)
        case Lead():
            return eye.gain(move)
        case Send() | SendCamel() | Exchange():
            return way_value(eye, move)
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
    gain = eye.card_gain(table.edition.cards[table.pile.top])
    return -gain if isinstance(move, BuryCard) else called(eye, gain)


def way_value(eye: Eye, move: Send | SendCamel | Exchange) -> float:
    """One way of carrying out a card; at the end of a move with what becomes of the open card."""
    gain = eye.way_gain(move)
    if isinstance(eye.table.agenda[0], Prepare):
        return called(eye, gain)
    return gain + (card_value(eye, BuryCard()) if move.then == "bury" else 0.0)


def called(eye: Eye, gain: float) -> float:
    """Whether to call for the open card before the move: may cards that help, and small harm."""
    if eye.table.edition.cards[eye.table.pile.top].kind == "must":
        return -gain if gain > 0 else gain + 0.01
    return gain + 10 if gain > 0.5 else -1.0


def dealing(eye: Eye, move: Move) -> float:
    """Appointments, payers and passages."""
    match move:
        case Appoint(seat=other):
            return eye.lead_worth() if other == eye.seat else -eye.threat(other) / 10
        case PayFine():
            return -2.0 * eye.pearls()
        case NamePayer(seat=other):
            return eye.table.pearls[other] / 100
        case TakePassage(seat=other):
            return eye.table.turn.offers[other] + eye.passage_gain(eye.table.turn.named)
        case AskPassage():
            return NEVER
        case _:
            return 0.0
