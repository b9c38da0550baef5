"""The planner of Bazaar against brute force."""

from __future__ import annotations

from random import Random

import pytest

from zoco.games.bazaar.data import Rates
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.planner import Plan, plans
from zoco.games.bazaar.stones import count, counts, heap_named, heap_of

EDITION = GAME.edition()
Counted = tuple[int, ...]


def brute_force(
    hand: Counted, pool: Counted, rates: Rates, wares: list[Counted]
) -> list[dict[int, int]]:
    """For each ware the fewest exchanges by stones left: plain tuples, nothing clever."""
    found: list[dict[int, int]] = [{} for _ in wares]
    wave, seen, steps = [hand], {hand}, 0
    while wave:
        following = []
        for held in wave:
            for number, ware in enumerate(wares):
                if all(h >= w for h, w in zip(held, ware, strict=True)):
                    found[number].setdefault(sum(held) - 5, steps)
            if sum(held) <= 10:
                following += [after for after in exchanged(held, rates) if after not in seen]
        following = [
            after
            for after in dict.fromkeys(following)
            if all(a <= p for a, p in zip(after, pool, strict=True))
            and (sum(after) <= 10 or payable(after, wares))
        ]
        seen |= set(following)
        wave, steps = following, steps + 1
    return found


def exchanged(held: Counted, rates: Rates) -> list[Counted]:
    after = []
    for trade in rates.trades:
        give, take = counts(trade.give), counts(trade.take)
        if all(h >= g for h, g in zip(held, give, strict=True)):
            after.append(tuple(h - g + t for h, g, t in zip(held, give, take, strict=True)))
    return after


def payable(held: Counted, wares: list[Counted]) -> bool:
    return any(all(h >= w for h, w in zip(held, ware, strict=True)) for ware in wares)


def pareto(found: dict[int, int]) -> list[tuple[int, int]]:
    """(exchanges, left) pairs that no other pair beats in both."""
    pairs = sorted((steps, left) for left, steps in found.items())
    kept: list[tuple[int, int]] = []
    for steps, left in pairs:
        if not kept or left < kept[-1][1]:
            kept.append((steps, left))
    return kept


@pytest.mark.parametrize("seed", range(12))
def test_plans_are_those_of_brute_force(seed: int) -> None:
    rng = Random(seed)
    first, second = sorted(rng.sample(range(1, 11), 2))
    rates = EDITION.rates[first, second]
    hand = heap_named("".join(rng.choices("WBGRY", k=rng.randint(1, 10))))
    pool = hand + heap_of([rng.randint(0, 4) for _ in range(5)])
    wares = [card.stones for card in rng.sample(EDITION.cards, 4)]
    expected = brute_force(counts(hand), counts(pool), rates, [counts(ware) for ware in wares])
    planned = plans(hand, pool, rates, wares)
    assert [[(plan.exchanges, plan.left) for plan in ways] for ways in planned] == [
        pareto(found) for found in expected
    ]


def test_a_plan_begins_with_an_exchange_that_leads_on() -> None:
    rates = EDITION.rates[1, 2]
    hand, pool = heap_named("R"), heap_of([20] * 5)
    ways = plans(hand, pool, rates, [heap_named("WWBBG")])[0]
    for plan in ways:
        assert plan.first is not None
        trade = rates.by_move[plan.first]
        after = hand - trade.give + trade.take
        rest = plans(after, pool, rates, [heap_named("WWBBG")])[0]
        assert (plan.exchanges - 1, plan.left) in [(way.exchanges, way.left) for way in rest]


def test_what_can_be_paid_at_once_needs_no_exchange() -> None:
    hand = heap_named("WWBBG")
    ways = plans(hand, heap_of([20] * 5), EDITION.rates[1, 2], [hand])[0]
    assert ways == (Plan(0, 0, None),)


def test_a_ware_out_of_reach_has_no_plan() -> None:
    empty = plans(0, heap_of([20] * 5), EDITION.rates[1, 2], [heap_named("WWBBG")])
    assert empty == ((),)
    assert count(0) == 0
