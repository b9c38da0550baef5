"""A paid passage: the leader asks who pays for a colour, anybody may offer, one may be taken."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from zoco.core.moves import Few, Moves, Numbers
from zoco.core.table import changed
from zoco.games.scheherazade.events import (
    PassageAsked,
    PassageDeclined,
    PassageOffered,
    PassagePaid,
    PassageWithdrawn,
)
from zoco.games.scheherazade.moves import AskPassage, OfferPassage, TakePassage, Withdraw
from zoco.games.scheherazade.table import AnyTable, Played, added

WITHDRAWN = -1
RULE = "scheherazade 6.3"


def asked(table: AnyTable, move: AskPassage) -> Played:
    """The question stands beside the leader's move; of two on a field it names who would sink."""
    leader, mask = table.turn.leader, 0
    for field in move.fields:
        barred = table.turn.led | mask
        mask |= 1 << table.on(move.colour, field, barred, table.caravan.lake)
    after = table.with_turn(asked=True, named=mask, offers=(0,) * table.seats)
    return after, (PassageAsked(leader, move.colour, len(move.fields)),)


def answerers(table: AnyTable) -> tuple[int, ...]:
    """Who may still offer or raise, as everybody can see."""
    offers, leader = table.turn.offers, table.turn.leader
    return tuple(
        seat
        for seat, offer in enumerate(offers)
        if seat != leader and offer != WITHDRAWN and table.purse(seat) > 0
    )


def bidders(table: AnyTable) -> tuple[int, ...]:
    """Who has an offer that can be taken or withdrawn."""
    return tuple(seat for seat, offer in enumerate(table.turn.offers) if offer > 0)


def answers(table: AnyTable, seat: int) -> Iterator[Moves]:
    """More than one has offered, or nothing any more (scheherazade 6.3)."""
    if seat in answerers(table):
        mine = table.turn.offers[seat]
        most, prompt = mine + table.purse(seat), "choose-passage-offer"
        first = OfferPassage(mine + 1)
        yield Numbers(RULE, first, "pearls", mine + 1, most, prompt, "passage-price")
    if seat in bidders(table):
        yield Few((Withdraw("passage"),), "choose-withdraw")


def answered(table: AnyTable, seat: int, move: OfferPassage | Withdraw) -> Played:
    """The pearls offered lie apart; who withdraws offers no more for this question."""
    price = move.pearls if isinstance(move, OfferPassage) else WITHDRAWN
    after = table.with_turn(offers=changed(table.turn.offers, seat, price))
    told = PassageWithdrawn(seat) if price == WITHDRAWN else PassageOffered(seat, price)
    return after, (told,)


def taken(table: AnyTable, move: TakePassage) -> Played:
    """The pearls go to the leader, who owes the passage now."""
    leader, price = table.turn.leader, table.turn.offers[move.seat]
    pearls = added(added(table.pearls, move.seat, -price), leader, price)
    owing = table.with_turn(offers=(), payer=move.seat, price=price)
    return replace(owing, pearls=pearls), (PassagePaid(leader, move.seat, price),)


def ended(table: AnyTable) -> Played:
    """Who goes on ends the question."""
    if not table.turn.offers:
        return table, ()
    return table.with_turn(offers=(), named=0), (PassageDeclined(table.turn.leader),)
