"""Facts about a move of Bazaar, from the view alone: what it leads to, never a plan beyond it."""

from __future__ import annotations

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Fact
from zoco.games.bazaar.data import LIMIT
from zoco.games.bazaar.moves import Buy, Exchange, Roll, Take
from zoco.games.bazaar.rules import BazaarPhase, Table
from zoco.games.bazaar.scoring import column_of, points_for
from zoco.games.bazaar.stones import ONE, Stones, count
from zoco.games.bazaar.views import BazaarView, seen_table


def preview(view: BazaarView[BazaarPhase], move: Move) -> tuple[Fact, ...]:
    """Points of a purchase; after an exchange or a star's stone, what can be paid for at once."""
    table = seen_table(view)
    if (table.agenda and table.agenda[0].by_chance) or not is_offered(table, move):
        return ()
    hand = table.hands[_seat(table)]
    match move:
        case Roll():
            return rolling(table, count(hand) + 1)
        case Buy(pile=pile):
            return (purchase(table, "fact-points", pile, hand),)
        case Exchange():
            trade = table.rates.by_move[move]
            return held(table, hand - trade.give + trade.take, free=table.options.breaches)
        case Take(colour=colour):
            return held(table, hand + ONE[colour], free=True)
        case _:
            return ()


def rolling(table: Table, stones: int) -> tuple[Fact, ...]:
    """What the die gives (bazaar 2.1); an eleventh stone may go back (bazaar 2.5)."""
    told = (_fact("fact-roll"),)
    return told if stones <= LIMIT else (*told, surplus(table, stones - LIMIT, payable=True))


def purchase(table: Table, key: str, pile: int, hand: Stones) -> Fact:
    """What buying the top of a pile scores with such a hand (bazaar 3.1), and in which column."""
    ware, used_up = table.edition.cards[table.tops[pile - 1]], table.used_up > 0
    left = count(hand) - count(ware.stones)
    points, column = points_for(left, ware.star, used_up), column_of(ware.star, used_up)
    told = {"pile": pile, "points": points, "left": left}
    return Fact(key, {**told}, {**told, "column": column})


def held(table: Table, hand: Stones, *, free: bool) -> tuple[Fact, ...]:
    """How many stones there are then, and what they can pay for; above ten what must follow.

    `free`: after a roll, and with breaches, one may buy or not above ten.
    """
    piles = table.edition.payable(hand, table.tops)
    payable = tuple(purchase(table, "fact-payable", pile, hand) for pile in piles)
    stones = _fact("fact-stones", stones=count(hand))
    if count(hand) <= LIMIT:
        return (stones, *payable)
    if payable and not free:
        return (stones, _fact("fact-must-buy"), *payable)
    return (stones, surplus(table, count(hand) - LIMIT, bool(payable)), *payable)


def surplus(table: Table, number: int, payable: bool) -> Fact:
    """Who picks so many stones that go back, unless something is bought (bazaar 2.5)."""
    seat = _seat(table)
    picker = (seat + 1) % table.seats
    key = "fact-own-surplus" if picker == seat else "fact-surplus"
    return _fact(key, seat=picker, number=number, unless=int(payable))


def _seat(table: Table) -> int:
    """Whose turn it is."""
    seat: int = table.agenda[0].seat  # type: ignore[union-attr]
    return seat


def _fact(key: str, **numbers: int) -> Fact:
    """All that these facts tell are numbers; piles are numbered as in moves."""
    return Fact(key, {**numbers}, {**numbers})
