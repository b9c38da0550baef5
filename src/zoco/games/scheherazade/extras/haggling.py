"""Haggling: question pearls and take-cards are sold for pearls, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, NamedTuple

from zoco.core.describe import Count, Description, Group
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.rng import Rng, below
from zoco.core.words.said import Said
from zoco.games.scheherazade.moves import (
    ITEMS,
    AgreeToBuy,
    AgreeToSell,
    Buy,
    Item,
    Sell,
    Withdraw,
)
from zoco.games.scheherazade.table import Proposal, ScheherazadeTable

Table = ScheherazadeTable[Any]
Answer = AgreeToBuy | AgreeToSell


def goods_of(table: Table, seat: int) -> tuple[Item, ...]:
    """What a seat has to sell, each thing once, in a fixed order (scheherazade 6.2)."""
    held = table.held[seat]
    effects = tuple([table.edition.cards[card].effect for card in held]) if held else ()
    return goods(table.questions[seat] > 0, effects)


@cache
def goods(pearl: bool, effects: tuple[str, ...]) -> tuple[Item, ...]:
    """A question pearl, if there is one, and cards with these effects."""
    return tuple(it for it in ITEMS if it in effects or (pearl and it == "pearl"))


def is_dead(table: Table, deal: Proposal) -> bool:
    """Whether the seller no longer has the thing."""
    return deal.item not in goods_of(table, deal.seat if deal.selling else deal.other)


class Range(NamedTuple):
    """Offers that differ in their price only: from 1 to `most`."""

    kind: type[Sell] | type[Buy]
    item: Item
    other: int
    most: int

    def at(self, price: int) -> Sell | Buy:
        """The offer at this price."""
        return self.kind(self.item, self.other, price)


class Bargains(Moves, frozen=True):
    """Offers to sell and to buy, and answers to those of others (scheherazade 6.2)."""

    paragraph: ClassVar[str] = "scheherazade 6.2"
    seat: int
    purses: tuple[int, ...]
    goods: tuple[tuple[Item, ...], ...]
    proposals: tuple[Proposal, ...]
    box: int
    busy: int

    def ranges(self) -> Iterator[Range]:
        """Every offer there is, without its price."""
        if self.seat == self.busy:
            return
        own, seats = self.purses[self.seat], range(len(self.purses))
        others = [other for other in seats if other not in (self.seat, self.busy)]
        for other in others:
            yield from (Range(Sell, it, other, self.box) for it in self.goods[self.seat])
        for other in others if own else ():
            yield from (Range(Buy, it, other, own) for it in self.goods[other])

    def answers(self) -> Iterator[Move]:
        """Offers one can agree to, and one's own to withdraw."""
        for deal in self.proposals:
            if deal.seat == self.seat:
                yield Withdraw()
            elif deal.other == self.seat and self._why_not_agree(answer_to(deal)) is None:
                yield answer_to(deal)

    def why_not(self, move: Move) -> Illegal | None:
        """Goods that nobody has, a price that one cannot pay, an offer that does not exist."""
        match move:
            case Sell(item, other, price):
                return self._why_no_offer(other, self.seat, item, price)
            case Buy(item, other, price):
                refusal = self._why_no_offer(other, other, item, price)
                own = self.purses[self.seat]
                too_much = Illegal("scheherazade 6.2", "too-dear", high=own)
                return too_much if refusal is None and price > own else refusal
            case AgreeToBuy() | AgreeToSell():
                return self._why_not_agree(move)
            case Withdraw():
                mine = any(deal.seat == self.seat for deal in self.proposals)
                return None if mine else Illegal("scheherazade 6.2", "no-such-offer")
            case _:
                return self.not_now(move)

    def _why_no_offer(self, other: int, seller: int, item: str, price: int) -> Illegal | None:
        """The price is bounded by all pearls there are: a cloth lies on the stock of the other."""
        if other == self.seat or other >= len(self.purses):
            return Illegal("scheherazade 6.2", "haggle-with-another")
        if self.busy in (self.seat, other):
            return Illegal("scheherazade 8.5", "leader-is-busy", seat=self.busy)
        if item not in self.goods[seller]:
            return Illegal("scheherazade 6.2", "not-for-sale", seat=seller, item=item)
        if not 1 <= price <= self.box:
            return Illegal("scheherazade 6.2", "price", high=self.box)
        return None

    def _why_not_agree(self, answer: Answer) -> Illegal | None:
        """It must be the offer as it stands, the seller must have it, the buyer be able to pay."""
        other = answer.seat
        deals = (deal for deal in self.proposals if (deal.seat, deal.other) == (other, self.seat))
        deal = next(deals, None)
        if deal is None:
            return Illegal("scheherazade 6.2", "no-such-offer")
        if answer_to(deal) != answer:
            return Illegal("scheherazade 6.2", "another-offer", seat=other)
        if self.busy in (self.seat, other):
            return Illegal("scheherazade 8.5", "leader-is-busy", seat=self.busy)
        seller, buyer = (other, self.seat) if deal.selling else (self.seat, other)
        if deal.item not in self.goods[seller]:
            return Illegal("scheherazade 6.2", "not-for-sale", seat=seller, item=deal.item)
        if self.purses[buyer] < deal.price:
            return Illegal("scheherazade 6.2", "cannot-pay", seat=buyer, price=deal.price)
        return None

    def __iter__(self) -> Iterator[Move]:
        yield from self.answers()
        for offers in self.ranges():
            yield from (offers.at(price) for price in range(1, offers.most + 1))

    def __len__(self) -> int:
        return sum(1 for _ in self.answers()) + sum(offers.most for offers in self.ranges())

    def sample(self, rng: Rng) -> Move:
        """Any of them."""
        answers = tuple(self.answers())
        number = below(rng, len(self)) - len(answers)
        if number < 0:
            return answers[number]
        ranges = self.ranges()
        offers = next(ranges)
        while number >= offers.most:
            number -= offers.most
            offers = next(ranges)
        return offers.at(number + 1)

    def describe(self) -> Description:
        """A price for each thing and partner; answers to pick from."""
        parts: list[Description] = [_priced(offers) for offers in self.ranges()]
        answers = tuple(self.answers())
        if answers:
            parts.insert(0, picking("choose-answer", answers))
        return Group(tuple(parts))


def answer_to(deal: Proposal) -> Answer:
    """The move that agrees to an open offer."""
    kind: type[Answer] = AgreeToBuy if deal.selling else AgreeToSell
    return kind(deal.item, deal.seat, deal.price)


def _priced(offers: Range) -> Count:
    key = "choose-sale" if offers.kind is Sell else "choose-purchase"
    prompt = Said(key, {"item": offers.item, "seat": offers.other})
    return Count(prompt, 1, offers.most, offers.at(1), "price")
