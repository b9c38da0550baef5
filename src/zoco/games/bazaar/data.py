"""An edition of Bazaar: exchange cards and ware cards, from a data file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from zoco.core.edition import Edition
from zoco.core.faults import bad_field
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.stones import GUARD, Stones, count, heap_named, holds

Equation = Annotated[str, Meta(pattern=r"^[WBGRY]{1,9}=[WBGRY]{1,9}\Z")]
Ware = Annotated[str, Meta(pattern=r"^[WBGRY]{5}\*?\Z")]
Number = Annotated[int, Meta(ge=5, le=31)]

PILES = 4
PILE = 5
WARE = 5
"""The stones of a ware (bazaar 1.3)."""

LIMIT = 10
"""The stones that a player may keep after a turn (bazaar 2.5)."""

MOST_GAIN = 3
"""The stones that an exchange may add: from a full hand a purchase then always leads back to ten
(bazaar 2.5), and the planner has room for such a hand."""


class Trade(NamedTuple):
    """One direction of an equation: what goes into the bazaar, what comes out of it."""

    give: Stones
    take: Stones
    gain: int
    move: Exchange


class Rates(Struct, frozen=True, dict=True):
    """Everything that the exchange cards in play allow, in both directions (bazaar 2.2)."""

    trades: tuple[Trade, ...]

    def __hash__(self) -> int:
        return self._hash  # kept, for what bots keep is found by it

    @cached_property
    def _hash(self) -> int:
        return hash(self.trades)

    @cached_property
    def by_move(self) -> dict[Exchange, Trade]:
        """Each trade by the move that makes it."""
        return {trade.move: trade for trade in self.trades}


class WareCard(NamedTuple):
    """A ware: its five stones, and whether it carries a star."""

    stones: Stones
    star: bool


class BazaarEdition(Edition, frozen=True, dict=True):
    """The data of one printed or reconstructed box (bazaar 1.1 to 1.3).

    `exchange` lists the rows of each exchange card (`R=WW`), `wares` the ware cards (`RRRRB*`).
    """

    stones: Number
    exchange: Annotated[
        tuple[Annotated[tuple[Equation, ...], Meta(min_length=1, max_length=9)], ...],
        Meta(min_length=2, max_length=10),
    ]
    wares: Annotated[tuple[Ware, ...], Meta(min_length=PILES * PILE, max_length=60)]

    @cached_property
    def cards(self) -> tuple[WareCard, ...]:
        """The ware cards; a card's number is its place here."""
        return tuple(WareCard(heap_named(ware[:5]), ware.endswith("*")) for ware in self.wares)

    def affords(self, hand: Stones, tops: tuple[int, ...]) -> bool:
        """Whether `hand` could pay for any of `tops` (bazaar 2.4); asked after every turn."""
        guarded, cards = hand | GUARD, self.cards
        for top in tops:  # noqa: SIM110 (a loop is faster, and this is the hottest question)
            if top >= 0 and guarded - cards[top].stones & GUARD == GUARD:
                return True
        return False

    def payable(self, hand: Stones, tops: tuple[int, ...]) -> Iterator[int]:
        """The piles, numbered from one, whose top `hand` could pay for (bazaar 2.4)."""
        for pile, top in enumerate(tops, start=1):
            if top >= 0 and holds(hand, self.cards[top].stones):
                yield pile

    @cached_property
    def rates(self) -> dict[tuple[int, int], Rates]:
        """The exchange rates of every two cards."""
        rows = [tuple(self._of_card(card)) for card in range(1, len(self.exchange) + 1)]
        pairs = combinations(enumerate(rows, start=1), 2)
        return {(one, two): Rates(first + second) for (one, first), (two, second) in pairs}

    def _of_card(self, card: int) -> Iterator[Trade]:
        for row, equation in enumerate(self.exchange[card - 1], start=1):
            left, right = (heap_named(side) for side in equation.split("="))
            gain = count(right) - count(left)
            yield Trade(left, right, gain, Exchange(card, row, 0))
            yield Trade(right, left, -gain, Exchange(card, row, 1))

    def check(self) -> None:
        """A card's equations must differ, trade something, and not flood a hand of ten stones.

        A colour on both sides is allowed, and so is the same equation on two cards: print may have
        either.
        """
        for card, rows in enumerate(self.exchange):
            seen: set[frozenset[Stones]] = set()
            for row, equation in enumerate(rows):
                sides = frozenset(heap_named(side) for side in equation.split("="))
                wrong = "fault-equation-twice" if sides in seen else _fault_of(equation)
                if wrong:
                    where = f"exchange[{card}][{row}]"
                    raise bad_field(where, equation, wrong, stones=MOST_GAIN)
                seen.add(sides)


def _fault_of(equation: str) -> str | None:
    """The key of what is wrong with an equation by itself; None if nothing is."""
    left, right = equation.split("=")
    if sorted(left) == sorted(right):
        return "fault-equation-same"
    if abs(len(left) - len(right)) > MOST_GAIN:
        return "fault-equation-gain"
    return None
