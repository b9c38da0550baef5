"""The novice: bids a little, follows its own Bedouins, and haggles by a rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.moves import Move, Moves, Numbers
from zoco.core.rng import Rng, below, pick
from zoco.games.scheherazade.bot.choosing import best, nearest, tips_of
from zoco.games.scheherazade.bot.worth import VICTORY, Eye
from zoco.games.scheherazade.caravan.ending import Cards
from zoco.games.scheherazade.caravan.following import Leads
from zoco.games.scheherazade.caravan.preparing import Preparations
from zoco.games.scheherazade.extras.haggling import agreement, goods_of, offer_of
from zoco.games.scheherazade.moves import (
    Ask,
    AskPassage,
    Bid,
    BribeGuard,
    Claim,
    EnterRoom,
    Lead,
    Means,
    MoveCamel,
    Offer,
    OfferPassage,
    TakePassage,
)
from zoco.games.scheherazade.questions.notebook import allowed
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import Colour
from zoco.games.scheherazade.table import Proposal
from zoco.games.scheherazade.views import Seen, seen_table
from zoco.parts.temperament import EVEN, Temperament

WHIM = 5
"""One in so many decisions is a whim."""
FAIR = 3
"""What anything is worth, as a beginner sees it: it pays no more and takes no less."""
BLUNT = 2
"""How far from that its own offers are at most."""
HAGGLING = 12
"""One in so many chances to make an offer is taken."""
CURIOUS = 3
"""One in so many chances to ask is taken."""
ASKED_WITH: dict[str, Means] = {"pearl": "pearl", "wonder_lamp": "lamp"}
"""Goods that one asks with, and how."""


# -- what it is asked for --------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Bids a little, tips a third of what there is, follows its own Bedouins, tries any room."""
    eye = Eye(view)
    if below(rng, WHIM) == 0:
        return moves.sample(rng)
    match moves:
        case Numbers(move=Bid(), high=most):
            return Bid(min(most, round(temper.daring * below(rng, most // 2 + 1))))
        case Preparations() | Leads() | Cards():
            return best(tuple(moves), lambda move: simple(eye, move), rng)
    tips = tips_of(moves)
    if tips is None:
        return moves.sample(rng)
    return nearest(tips, sum(eye.table.pearls) // 3 + below(rng, 5) - 2)


def simple(eye: Eye, move: Move) -> float:
    """What a beginner sees in a move: own Bedouins come forward, and a room may be right."""
    match move:
        case EnterRoom(room=room) | BribeGuard(room=room):
            return VICTORY if room in rooms(eye.view) else -1.0
        case MoveCamel(end=end):
            return eye.camel_gain(end)
        case Lead(colour=colour, start=start, end=end):
            own = eye.table.colours[eye.own] == colour
            return eye.progress(end) - eye.progress(start) if own else -1.0
        case TakePassage():
            return 1.0
        case AskPassage():
            return -0.5
        case _:
            return 0.0


# -- what it does unasked --------------------------------------------------------------------------


def novice_may(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move | None:
    """The stone, a fair bargain, seldom an offer of its own, now and then a question; or nothing.

    It haggles without end with nobody: one offer is open at a time, and most chances pass.
    """
    assert view.seat is not None
    if Claim() in moves:
        return Claim()
    table = seen_table(view)
    wanted = fair_agreement(view, table, moves) or passage_offer(table, view.seat, moves)
    if wanted is None and below(rng, HAGGLING) < temper.daring:
        wanted = offer(table, view.seat, moves, rng)
    if wanted is None and below(rng, CURIOUS) == 0:
        wanted = question(view, table, moves, rng)
    return wanted


def fair_agreement(view: Seen, table: Table, moves: Moves) -> Move | None:
    """The answer to the first offer that is fair."""
    fair = (agreement(it) for it in table.proposals if is_fair(view, table, it))
    return next((answer for answer in fair if answer in moves), None)


def is_fair(view: Seen, table: Table, deal: Proposal) -> bool:
    """No less than a thing is worth; no more, nor more than half of one's pearls, and of use."""
    assert view.seat is not None
    if deal.way == "buy":
        return deal.price >= FAIR
    useful = deal.item not in ASKED_WITH or any(unknown(view))
    return useful and deal.price <= min(FAIR, table.pearls[view.seat] // 2)


def passage_offer(table: Table, seat: int, moves: Moves) -> Move | None:
    """A pearl for the own colour, once."""
    turn = table.turn
    own = turn.offers and turn.offers[seat] == 0 and turn.named >> 2 * table.own(seat) & 3
    return OfferPassage(1) if own and OfferPassage(1) in moves else None


def offer(table: Table, seat: int, moves: Moves, rng: Rng) -> Move | None:
    """Anything, to sell or to buy, for about what it is worth; one at a time."""
    if offer_of(table, seat) is not None:
        return None
    other = pick(rng, [it for it in range(table.seats) if it != seat])
    selling, blunt = below(rng, 2) == 0, below(rng, BLUNT + 1)
    goods = goods_of(table, seat if selling else other)
    if not goods:
        return None
    item = pick(rng, goods)
    wanted = Offer("sell", item, FAIR + blunt) if selling else Offer("buy", item, FAIR - blunt)
    return wanted if wanted in moves else None


# -- questions -------------------------------------------------------------------------------------


def question(view: Seen, table: Table, moves: Moves, rng: Rng) -> Move | None:
    """Anybody about any colour that it does not know yet, unless what it asks with is on offer."""
    offered = [it.item for it in table.proposals if it.seat == view.seat and it.way == "sell"]
    for item, means in ASKED_WITH.items():
        asks = [Ask(other, colour, means) for other, colour in unknown(view)]
        asks = [ask for ask in asks if item not in offered and ask in moves]
        if asks:
            return pick(rng, asks)
    return None


def unknown(view: Seen) -> Iterator[tuple[int, Colour]]:
    """Whom one could ask for which colour: nothing once the room is known."""
    masks, known = allowed(view.knowledge, view.colours), seen_colours(view)
    if len(rooms(view)) == 1:
        return
    for other in range(len(view.pearls)):
        for number, colour in enumerate(view.colours):
            if masks[other] >> number & 1 and colour not in known:
                yield other, colour


def rooms(view: Seen) -> tuple[str, ...]:
    """The rooms that no single fact rules out: a beginner does not combine them."""
    last, known = allowed(view.knowledge, view.colours)[-1], seen_colours(view)
    found = tuple(colour for number, colour in enumerate(view.colours) if last >> number & 1)
    return found if len(found) == 1 else tuple(colour for colour in found if colour not in known)


def seen_colours(view: Seen) -> tuple[str, ...]:
    """The colours whose owners one knows."""
    masks = allowed(view.knowledge, view.colours)[:-1]
    bits = {1 << number: colour for number, colour in enumerate(view.colours)}
    return tuple(bits[mask] for mask in masks if mask in bits)
