"""Haggling: question pearls and take-cards are sold for pearls, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Moves, Numbers
from zoco.games.scheherazade.events import (
    OfferReplaced,
    OfferVoid,
    OfferWithdrawn,
    PurchaseOffered,
    SaleOffered,
    Sold,
)
from zoco.games.scheherazade.moves import ITEMS, Agree, Item, Offer, Withdraw
from zoco.games.scheherazade.table import AnyTable, Played, Proposal, added

Bargain = Offer | Agree | Withdraw
RULE = "scheherazade 6.2"
WITHDRAW = Withdraw("offer")


# -- goods -----------------------------------------------------------------------------------------


def goods_of(table: AnyTable, seat: int) -> tuple[Item, ...]:
    """What a seat has to sell, each thing once, in a fixed order (scheherazade 6.2)."""
    held = table.held[seat]
    effects = tuple([table.edition.cards[card].effect for card in held]) if held else ()
    return goods(table.questions[seat] > 0, effects)


@cache
def goods(pearl: bool, effects: tuple[str, ...]) -> tuple[Item, ...]:
    """A question pearl, if there is one, and cards with these effects."""
    return tuple(it for it in ITEMS if it in effects or (pearl and it == "pearl"))


def holders(table: AnyTable, item: str) -> Iterator[int]:
    """Who has a thing."""
    return (seat for seat in range(table.seats) if item in goods_of(table, seat))


def offer_of(table: AnyTable, seat: int) -> Proposal | None:
    """The open offer of a seat, if it has one."""
    return next((it for it in table.proposals if it.seat == seat), None)


def addressed(table: AnyTable, deal: Proposal) -> Iterator[int]:
    """Whom an offer concerns: everybody who could buy, or who has what is wanted."""
    seats = range(table.seats) if deal.way == "sell" else holders(table, deal.item)
    return (seat for seat in seats if seat != deal.seat)


# -- what can be done ------------------------------------------------------------------------------


def bargains(table: AnyTable, seat: int, purse: int, busy: int) -> Iterator[Moves]:
    """Withdraw, agree, sell or buy, with so many pearls to spend; not with who is `busy`."""
    mine = offer_of(table, seat)
    if mine is not None:
        yield Few((WITHDRAW,), "choose-withdraw")
    if seat == busy:
        return
    deals = (it for it in table.proposals if it.seat not in (seat, busy))
    agreed = tuple(agreement(it) for it in deals if can_agree(table, seat, purse, it))
    if agreed:
        yield Few(agreed, "choose-answer")
    own = goods_of(table, seat)
    for item in own:
        yield prices(Offer("sell", item, 1), table.edition.box, mine)
    most = purse + (mine.price if mine and mine.way == "buy" else 0)
    for item in for_sale(table, seat) if most else ():
        yield prices(Offer("buy", item, 1), most, mine)


def prices(offer: Offer, most: int, mine: Proposal | None) -> Numbers:
    """An offer at each price but the one at which it stands."""
    same = mine is not None and (mine.way, mine.item) == (offer.way, offer.item)
    taken = (mine.price,) if mine is not None and same else ()
    prompt = "choose-sale" if offer.way == "sell" else "choose-purchase"
    return Numbers(RULE, offer, "price", 1, most, prompt, "price", taken)


def for_sale(table: AnyTable, seat: int) -> Iterator[Item]:
    """What others have, each thing once."""
    others = {it for other in range(table.seats) if other != seat for it in goods_of(table, other)}
    return (item for item in ITEMS if item in others)


def can_agree(table: AnyTable, seat: int, purse: int, deal: Proposal) -> bool:
    """Whether a seat can pay what is asked, or has what is wanted."""
    if deal.way == "sell":
        return deal.price <= purse
    return deal.item in goods_of(table, seat)


def agreement(deal: Proposal) -> Agree:
    """The move that agrees to an open offer."""
    return Agree(deal.seat, deal.way, deal.item, deal.price)


def hagglers(table: AnyTable, busy: int) -> list[int]:
    """The seats that can do any of it where somebody has goods, by what everybody knows."""
    bound, questions, held = [it.seat for it in table.proposals], table.questions, table.held
    return [
        seat
        for seat in range(table.seats)
        if seat in bound
        or (seat != busy and (questions[seat] or held[seat] or table.purse(seat) > 0))
    ]


# -- refusals --------------------------------------------------------------------------------------


def why_no_bargain(table: AnyTable, seat: int, purse: int, busy: int, move: Bargain) -> Illegal:
    """Goods that nobody has, a price that one cannot pay, an offer that does not exist."""
    match move:
        case Withdraw():
            return Illegal(RULE, "no-such-offer")
        case Agree():
            return _why_not_agree(table, seat, purse, busy, move)
        case Offer() if busy == seat:
            return Illegal("scheherazade 6.3", "leader-is-busy", seat=busy)
        case Offer(way="sell", item=item) if item not in goods_of(table, seat):
            return Illegal(RULE, "not-for-sale", seat=seat, item=item)
        case Offer(way="buy", item=item) if item not in for_sale(table, seat):
            return Illegal(RULE, "nobody-has-it", item=item)
        case _:
            return Illegal(RULE, "price", low=1, high=purse)


def _why_not_agree(table: AnyTable, seat: int, purse: int, busy: int, move: Agree) -> Illegal:
    deal = offer_of(table, move.seat)
    if deal is None or move.seat == seat:
        return Illegal(RULE, "no-such-offer")
    if agreement(deal) != move:
        return Illegal(RULE, "another-offer", seat=move.seat)
    if busy in (seat, move.seat):
        return Illegal("scheherazade 6.3", "leader-is-busy", seat=busy)
    if deal.way == "sell":
        return Illegal(RULE, "too-dear", high=purse)
    return Illegal(RULE, "not-for-sale", seat=seat, item=deal.item)


# -- carrying out ----------------------------------------------------------------------------------


def bargained(table: AnyTable, seat: int, move: Bargain) -> Played:
    """An offer is made or taken back, or a bargain struck."""
    match move:
        case Offer(way=way, item=item, price=price):
            return offered(table, Proposal(seat, way, item, price))
        case Agree(seat=other):
            deal = offer_of(table, other)
            assert deal is not None
            return struck(without(table, other), deal, seat)
        case Withdraw():
            return without(table, seat), (OfferWithdrawn(seat),)


def offered(table: AnyTable, deal: Proposal) -> Played:
    """A seat has one open offer: a new one takes the place of the old (scheherazade 6.2)."""
    kind = SaleOffered if deal.way == "sell" else PurchaseOffered
    replaced = (OfferReplaced(deal.seat),) if offer_of(table, deal.seat) else ()
    others = without(table, deal.seat).proposals
    proposals = tuple(sorted((*others, deal), key=lambda it: it.seat))
    told = kind(deal.seat, deal.item, deal.price)
    return replace(table, proposals=proposals), (*replaced, told)


def without(table: AnyTable, seat: int) -> AnyTable:
    """The offer of this seat is gone."""
    return replace(table, proposals=tuple(it for it in table.proposals if it.seat != seat))


def struck(table: AnyTable, deal: Proposal, other: int) -> Played:
    """Goods and pearls change hands at once (scheherazade 6.2)."""
    seller, buyer = (deal.seat, other) if deal.way == "sell" else (other, deal.seat)
    pearls = added(added(table.pearls, buyer, -deal.price), seller, deal.price)
    after = replace(handed_over(table, deal.item, seller, buyer), pearls=pearls)
    return after, (Sold(seller, buyer, deal.item, deal.price),)


def handed_over(table: AnyTable, item: str, seller: int, buyer: int) -> AnyTable:
    """A question pearl or a card goes from one to another."""
    if item == "pearl":
        questions = added(added(table.questions, seller, -1), buyer, 1)
        return replace(table, questions=questions)
    card = table.holding(seller, item)
    held = [tuple(it for it in cards if it != card) for cards in table.held]
    held[buyer] = (*held[buyer], card)
    return replace(table, held=tuple(held))


def without_dead_offers(table: AnyTable, events: tuple[Event, ...]) -> Played:
    """Offers that cannot be kept any more are void, and all hear it (scheherazade 6.2)."""
    dead = [deal.seat for deal in table.proposals if is_dead(table, deal)]
    for seat in dead:
        table = without(table, seat)
    return table, (*events, *map(OfferVoid, dead))


def is_dead(table: AnyTable, deal: Proposal) -> bool:
    """Whether the thing is no longer there, or a forced payment took the pearls for it."""
    if deal.way == "sell":
        return deal.item not in goods_of(table, deal.seat)
    return table.purse(deal.seat) < 0 or all(it == deal.seat for it in holders(table, deal.item))
