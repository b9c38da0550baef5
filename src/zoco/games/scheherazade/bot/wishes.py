"""What the trader does unasked: it claims, strikes bargains, offers some, and asks."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bot.worth import QUESTION, Eye, knows_room
from zoco.games.scheherazade.extras.haggling import agreement, goods_of, offer_of
from zoco.games.scheherazade.moves import Ask, Claim, Means, Offer, OfferPassage, OpenFist
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.table import Proposal
from zoco.games.scheherazade.views import Seen
from zoco.parts.temperament import EVEN, Temperament

FAR, NEAR = 0.6, 0.9
"""What a question is worth at the start, and how much more of it at the palace."""
GUARD, AT_DOOR, VIZIER = 3.0, 2.0, 2.0
"""A harem guard; how much more it is worth to an own Bedouin at the palace; the vizier."""
ARRIVED, ON_THE_WAY = 0.5, 3.0
"""What a card that helps to travel is worth at the palace, and how much more at the start."""
RIVAL_HELPED = 0.5
"""What it costs to sell: a rival has it then."""
PASSAGE = 2
"""What one pays for the passage of an own Bedouin."""
MOOD = 3
"""One in so many chances to make an offer is taken: nobody likes to be pestered."""
QUESTIONS: tuple[tuple[Means, str], ...] = (("pearl", "pearl"), ("lamp", "wonder_lamp"))
"""With what one can ask, and as what it is sold."""


def trader_may(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move | None:
    """The stone, a bargain that pays, now and then an own offer, a question; or nothing."""
    eye = Eye(view, temper)
    if Claim() in moves:
        return Claim()
    wanted = answer(eye, moves) or passage_offer(eye, moves)
    if wanted is None and below(rng, MOOD) == 0:
        wanted = proposal(eye, moves, rng)
    return wanted or question(eye, moves, rng)


# -- bargains --------------------------------------------------------------------------------------


def answer(eye: Eye, moves: Moves) -> Move | None:
    """Agreement to the best of all offers, if it pays; for it a fist is opened, once in a round."""
    paying = [it for it in eye.table.proposals if it.seat != eye.seat and deal_gain(eye, it) > 0]
    best = max(paying, key=lambda it: deal_gain(eye, it), default=None)
    if best is None:
        return None
    if agreement(best) in moves:
        return agreement(best)
    head = eye.table.agenda[0]
    again = isinstance(head, MakeBids) and head.opened >> eye.seat & 1
    return OpenFist() if best.way == "sell" and not again and OpenFist() in moves else None


def deal_gain(eye: Eye, deal: Proposal) -> float:
    """What agreeing to an offer brings; the gift for the harem is not for sale."""
    worth = item_worth(eye, eye.seat, deal.item)
    if deal.way == "buy":
        return deal.price - worth - eye.temper.envy * RIVAL_HELPED
    return worth - deal.price if deal.price <= eye.spare() else -1.0


def passage_offer(eye: Eye, moves: Moves) -> Move | None:
    """A little for the own colour, once; nothing for others."""
    turn = eye.table.turn
    own = turn.offers and turn.offers[eye.seat] == 0 and turn.named >> 2 * eye.own & 3
    wanted = OfferPassage(min(PASSAGE, eye.spare()))
    return wanted if own and wanted in moves else None


def proposal(eye: Eye, moves: Moves, rng: Rng) -> Move | None:
    """The offer that brings most, if somebody is likely to agree; one at a time."""
    if offer_of(eye.table, eye.seat) is not None:
        return None
    gains = {move: gain for move, gain in (*sales(eye), *purchases(eye)) if gain > 0}
    offers = {move: gain for move, gain in gains.items() if move in moves}
    best = max(offers.values(), default=0.0)
    return pick(rng, [it for it, gain in offers.items() if gain == best]) if offers else None


def sales(eye: Eye) -> Iterator[tuple[Move, float]]:
    """Whatever one has, for just less than it is likely to be worth to somebody."""
    for item in goods_of(eye.table, eye.seat):
        own = item_worth(eye, eye.seat, item)
        for other in eye.others():
            price = min(ceil(item_worth(eye, other, item)) - 1, eye.table.pearls[other])
            if price > 0:
                yield Offer("sell", item, price), price - own - eye.temper.envy * RIVAL_HELPED


def purchases(eye: Eye) -> Iterator[tuple[Move, float]]:
    """Whatever others have, for just more than they are likely to want."""
    for other in eye.others():
        for item in goods_of(eye.table, other):
            price = floor(item_worth(eye, other, item) + RIVAL_HELPED) + 1
            if price <= eye.spare():
                yield Offer("buy", item, price), item_worth(eye, eye.seat, item) - price


def item_worth(eye: Eye, seat: int, item: str) -> float:
    """What a question pearl or a card is worth to a seat, as far as one can tell."""
    if item in ("pearl", "wonder_lamp"):
        return 0.0 if knows(eye, seat) else QUESTION * (FAR + NEAR * eye.nearness(seat))
    if item == "harem_guard":
        return GUARD + AT_DOOR * eye.likely(seat, lambda fields: PALACE in fields)
    if item == "vizier":
        return VIZIER
    return ARRIVED + ON_THE_WAY * (1 - eye.nearness(seat))


def knows(eye: Eye, seat: int) -> bool:
    """Whether a seat needs no question: of others only that they looked is known."""
    return knows_room(eye.view) if seat == eye.seat else eye.table.knowledge.looked[seat]


# -- questions -------------------------------------------------------------------------------------


def question(eye: Eye, moves: Moves, rng: Rng) -> Move | None:
    """What tells most, unless one knows enough or has what one asks with on offer."""
    if knows_room(eye.view):
        return None
    offered = [it.item for it in eye.table.proposals if it.seat == eye.seat and it.way == "sell"]
    for means, item in QUESTIONS:
        asks = [it for it in questions(eye, means) if it in moves]
        news = {ask: eye.insight(ask.seat, ask.colour) for ask in asks if item not in offered}
        best = max(news.values(), default=0.0)
        if best > 0:
            return pick(rng, [ask for ask, gain in news.items() if gain == best])
    return None


def questions(eye: Eye, means: Means) -> Iterator[Ask]:
    """Everything that might tell something: absent colours are for bluffers."""
    for other in eye.others():
        yield from (Ask(other, colour, means) for colour in eye.table.colours)
