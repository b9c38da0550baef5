"""Facts about a move of Bazaar, from the view alone; the last one matters most."""

from __future__ import annotations

from math import inf

from zoco.core.moves import Move
from zoco.core.offered import is_offered
from zoco.core.said import Param, Said
from zoco.games.bazaar.data import WareCard
from zoco.games.bazaar.moves import Buy, Exchange
from zoco.games.bazaar.planner import Plan, plans
from zoco.games.bazaar.rules import BazaarPhase, Table, points_for
from zoco.games.bazaar.stones import Stones, count
from zoco.games.bazaar.views import BazaarView, seen_table


def preview(view: BazaarView[BazaarPhase], move: Move) -> tuple[Said, ...]:
    """Points of a purchase; after an exchange, how near every ware is."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match move:
        case Buy(pile=pile):
            return purchase(table, pile - 1)
        case Exchange():
            return exchange(table, move)
        case _:
            return ()


def purchase(table: Table, pile: int) -> tuple[Said, ...]:
    """What buying the top of a pile scores now (bazaar 3.1)."""
    seat = table.agenda[0].seat  # type: ignore[union-attr]
    ware = table.edition.cards[table.tops[pile]]
    left = count(table.hands[seat]) - count(ware.stones)
    points = points_for(left, ware.star, table.used_up > 0)
    return (Said("fact-points", {"points": points, "left": left}),)


def exchange(table: Table, move: Exchange) -> tuple[Said, ...]:
    """How many stones it leaves, and how near every ware is then."""
    seat = table.agenda[0].seat  # type: ignore[union-attr]
    trade = table.rates.by_move.get(move)
    if trade is None:
        return ()
    hand = table.hands[seat] - trade.give + trade.take
    stones = Said("fact-stones", {"stones": count(hand)})
    return (stones, *distances(table, hand, table.bank + table.hands[seat]))


def distances(table: Table, hand: Stones, pool: Stones) -> tuple[Said, ...]:
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
) -> tuple[float, int, Said]:
    """How near a ware is, what it scores then, and both as a fact."""
    if not ways:
        return -inf, 0, Said("fact-out-of-reach", {"pile": pile})
    exchanges, left = ways[0].exchanges, ways[0].left
    points = points_for(left, ware.star, table.used_up > 0)
    params: dict[str, Param] = {"pile": pile, "exchanges": exchanges, "left": left}
    return -exchanges, points, Said("fact-within-reach", params | {"points": points})
