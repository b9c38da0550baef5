"""Facts about a move of Bazaar, from the view alone; the last one matters most."""

from __future__ import annotations

from math import inf

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Fact
from zoco.games.bazaar.data import LIMIT, WareCard
from zoco.games.bazaar.moves import Buy, Exchange, Take
from zoco.games.bazaar.planner import Plan, plans
from zoco.games.bazaar.rules import BazaarPhase, Table, points_for
from zoco.games.bazaar.stones import ONE, Stones, count
from zoco.games.bazaar.views import BazaarView, seen_table


def preview(view: BazaarView[BazaarPhase], move: Move) -> tuple[Fact, ...]:
    """Points of a purchase; after an exchange or a star's stone, how near every ware is."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match move:
        case Buy(pile=pile):
            return purchase(table, pile - 1)
        case Exchange():
            return exchange(table, move)
        case Take(colour=colour):
            return held(table, table.hands[_seat(table)] + ONE[colour], free=True)
        case _:
            return ()


def purchase(table: Table, pile: int) -> tuple[Fact, ...]:
    """What buying the top of a pile scores now (bazaar 3.1)."""
    seat = _seat(table)
    ware = table.edition.cards[table.tops[pile]]
    left = count(table.hands[seat]) - count(ware.stones)
    points = points_for(left, ware.star, table.used_up > 0)
    return (_fact("fact-points", points=points, left=left),)


def exchange(table: Table, move: Exchange) -> tuple[Fact, ...]:
    """What it leaves in hand; above ten one has to buy, with breaches not (bazaar 2.5)."""
    trade = table.rates.by_move[move]
    hand = table.hands[_seat(table)] - trade.give + trade.take
    return held(table, hand, free=table.options.breaches)


def held(table: Table, hand: Stones, *, free: bool) -> tuple[Fact, ...]:
    """How many stones there are then, and how near every ware is; above ten what must follow.

    `free`: after a roll, and with breaches, one may buy or not above ten.
    """
    stones = _fact("fact-stones", stones=count(hand))
    found = distances(table, hand, table.bank + table.hands[_seat(table)])
    if count(hand) <= LIMIT:
        return (stones, *found)
    payable = tuple(fact for fact in found if fact.key == "fact-within-reach")
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


def distances(table: Table, hand: Stones, pool: Stones) -> tuple[Fact, ...]:
    """For each pile how soon exchanges bring its ware within reach, and for how many points.

    What is out of reach comes first, what is nearest and then worth most comes last.
    """
    shown = [(pile, top) for pile, top in enumerate(table.tops) if top >= 0]
    wares = [table.edition.cards[top] for _, top in shown]
    found = plans(hand, pool, table.rates, [ware.stones for ware in wares])
    piles = (
        (pile + 1, ware, ways) for (pile, _), ware, ways in zip(shown, wares, found, strict=True)
    )
    ordered = sorted((distance(table, *pile) for pile in piles), key=lambda it: it[:2])
    return tuple(fact for _, _, fact in ordered)


def distance(
    table: Table, pile: int, ware: WareCard, ways: tuple[Plan, ...]
) -> tuple[float, int, Fact]:
    """How near a ware is, what it scores then, and both as a fact."""
    if not ways:
        return -inf, 0, _fact("fact-out-of-reach", pile=pile)
    exchanges, left = ways[0].exchanges, ways[0].left
    points = points_for(left, ware.star, table.used_up > 0)
    near = {"pile": pile, "exchanges": exchanges, "left": left, "points": points}
    return -exchanges, points, _fact("fact-within-reach", **near)


def _fact(key: str, **numbers: int) -> Fact:
    """All that these facts tell are numbers; piles are numbered as in moves."""
    return Fact(key, {**numbers}, {**numbers})
