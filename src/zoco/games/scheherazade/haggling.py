"""Haggling: question pearls and take-cards are sold for pearls, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, NamedTuple

from zoco.core.describe import Count, Description, Group
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below
from zoco.core.said import Said
from zoco.games.scheherazade.moves import ITEMS, Agree, Buy, Sell, Withdraw, made
from zoco.games.scheherazade.table import Proposal, ScheherazadeTable
from zoco.games.scheherazade.wording import picking

Table = ScheherazadeTable[Any]


def goods_of(table: Table, seat: int) -> tuple[str, ...]:
    """What a seat has to sell, each thing once, in a fixed order (scheherazade 6.2)."""
    held = table.held[seat]
    effects = tuple([table.edition.cards[card].effect for card in held]) if held else ()
    return goods(table.questions[seat] > 0, effects)


@cache
def goods(pearl: bool, effects: tuple[str, ...]) -> tuple[str, ...]:
    """A question pearl, if there is one, and cards with these effects."""
    return tuple(it for it in ITEMS if it in effects or (pearl and it == "pearl"))


class Range(NamedTuple):
    """Offers that differ in their price only: from 1 to `most`."""

    kind: type[Sell] | type[Buy]
    item: Any
    other: int
    most: int

    def at(self, price: int) -> Sell | Buy:
        """The offer at this price."""
        return made(self.kind, self.item, self.other, price)


class Bargains(Moves, frozen=True):
    """Offers to sell and to buy, and answers to those of others (scheherazade 6.2)."""

    paragraph: ClassVar[str] = "scheherazade 6.2"
    seat: int
    pearls: tuple[int, ...]
    goods: tuple[tuple[str, ...], ...]
    proposals: tuple[Proposal, ...]

    def ranges(self) -> Iterator[Range]:
        """Every offer there is, without its price."""
        others = [other for other in range(len(self.pearls)) if other != self.seat]
        for other in others:
            if self.pearls[other]:
                yield from (
                    Range(Sell, it, other, self.pearls[other]) for it in self.goods[self.seat]
                )
        for other in others if self.pearls[self.seat] else ():
            yield from (Range(Buy, it, other, self.pearls[self.seat]) for it in self.goods[other])

    def answers(self) -> Iterator[Move]:
        """Offers one can agree to, and one's own to withdraw."""
        for proposal in self.proposals:
            if proposal.seat == self.seat:
                yield made(Withdraw)
            elif proposal.other == self.seat and self.still_good(proposal):
                yield made(Agree, proposal.seat)

    def still_good(self, deal: Proposal) -> bool:
        """Whether the seller still has it and the buyer can still pay."""
        seller, buyer = (deal.seat, deal.other) if deal.selling else (deal.other, deal.seat)
        return deal.item in self.goods[seller] and self.pearls[buyer] >= deal.price

    def why_not(self, move: Move) -> Illegal | None:
        """Goods that nobody has, a price that nobody can pay, an offer that does not exist."""
        match move:
            case Sell(item, other, price):
                return self._why_no_deal(self.seat, other, item, price, other)
            case Buy(item, other, price):
                return self._why_no_deal(other, self.seat, item, price, other)
            case Agree() | Withdraw():
                if move in tuple(self.answers()):
                    return None
                return Illegal("scheherazade 6.2", "no-such-offer")
            case _:
                return self.not_now(move)

    def _why_no_deal(
        self, seller: int, buyer: int, item: str, price: int, other: int
    ) -> Illegal | None:
        if other == self.seat or other >= len(self.pearls):
            return Illegal("scheherazade 6.2", "haggle-with-another")
        if item not in self.goods[seller]:
            return Illegal("scheherazade 6.2", "not-for-sale", seat=seller, item=item)
        if not 1 <= price <= self.pearls[buyer]:
            return Illegal("scheherazade 6.2", "price", seat=buyer, high=self.pearls[buyer])
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


def _priced(offers: Range) -> Count:
    key = "choose-sale" if offers.kind is Sell else "choose-purchase"
    prompt = Said(key, {"item": offers.item, "seat": offers.other})
    return Count(prompt, 1, offers.most, offers.at(1), "price")
