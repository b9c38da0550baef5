"""Numbers behind a judgement: what gems, workers and actions are worth, in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from msgspec.structs import replace

from zoco.core.table import NO_MEMORY, changed
from zoco.games.basari_cards.rules import PASSES, Table
from zoco.parts.bargaining import Side
from zoco.parts.gems import Gems, add, available, subtract
from zoco.parts.offers import Costs

Stocks = Sequence[Gems]

LEAD = 2.0
"""How many gems of a lead make a majority likely rather than possible."""
SPARE = 0.02
"""What any gem keeps of its colour's worth for each pass that is still to be scored."""
PACE = 1.25
"""Cards that a seat may expect in a round, with the ones it hires."""
SPREAD = 1.8
"""How uncertain the workers of a coming round are."""
HALF = 0.6
"""What is left of an action that two want, gems and all."""
NERVE = 0.9
"""By how many points an action must be better to be chosen much more often."""
ROUNDS = 8
"""How often the seats think about what the others think."""


def likely(margin: float, spread: float) -> float:
    """The chance that something this far ahead stays ahead."""
    return 1 / (1 + exp(-margin / spread))


# -- gems ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def promised(points: int, passes: int, numbers: Gems) -> tuple[float, ...]:
    """What a colour is worth to each seat, if all own `numbers`; kept, for haggling asks often."""
    found = []
    for seat, mine in enumerate(numbers):
        best = max(numbers[:seat] + numbers[seat + 1 :])
        later = SPARE * passes * mine
        found.append(points * ((likely(mine - best, LEAD) if mine else 0) + later))
    return tuple(found)


def majority_worth(table: Table, place: int, numbers: Sequence[int], seat: int) -> float:
    """What its gems of one colour promise a seat, if `numbers` are everybody's."""
    points = table.edition.majorities[place]
    return promised(points, PASSES + 1 - table.passing, tuple(numbers))[seat]


@lru_cache(maxsize=1 << 16)
def advantages(points: int, passes: int, numbers: Gems) -> tuple[float, ...]:
    """The same for each seat, less what the colour promises the others on average."""
    worths, rivals = promised(points, passes, numbers), len(numbers) - 1
    whole = sum(worths)
    return tuple([worth - (whole - worth) / rivals for worth in worths])


def gems_worth(table: Table, stocks: Stocks, seat: int) -> float:
    """What all gems promise a seat against the others."""
    passes, columns = PASSES + 1 - table.passing, zip(*stocks, strict=True)
    awards = zip(table.edition.majorities, columns, strict=False)
    return sum([advantages(points, passes, numbers)[seat] for points, numbers in awards])


def gain(table: Table, seat: int, gems: Gems, giver: int | None = None) -> float:
    """What `gems` from the supply, or from `giver`, are worth to a seat."""
    stocks = list(table.gems)
    before = gems_worth(table, stocks, seat)
    stocks[seat] = add(stocks[seat], gems)
    if giver is not None:
        stocks[giver] = subtract(stocks[giver], gems)
    return gems_worth(table, stocks, seat) - before


Traded = tuple[tuple[float, ...], tuple[float, ...]]
"""What 0, 1, 2 … gems of a colour cost who gives them, and bring who takes them."""


@lru_cache(maxsize=1 << 15)
def traded(points: int, passes: int, numbers: Gems, giver: int, taker: int) -> Traded:
    """The same, if all own `numbers`; kept like `promised`."""
    owned, costs, gains = list(numbers), list[float](), list[float]()
    before = advantages(points, passes, numbers)
    for _ in range(numbers[giver] + 1):
        worths = advantages(points, passes, tuple(owned))
        costs.append(before[giver] - worths[giver])
        gains.append(worths[taker] - before[taker])
        owned[giver] -= 1
        owned[taker] += 1
    return tuple(costs), tuple(gains)


def _traded(table: Table, giver: int, taker: int) -> list[Traded]:
    passes, columns = PASSES + 1 - table.passing, zip(*table.gems, strict=True)
    awards = zip(table.edition.majorities, columns, strict=False)
    return [traded(points, passes, numbers, giver, taker) for points, numbers in awards]


def costs(table: Table, seat: int, other: int) -> Costs:
    """For each colour what giving 0, 1, 2 … gems to `other` costs a seat."""
    return _firsts(_traded(table, seat, other))


def sides(table: Table, action: str, seat: int, other: int, envy: float = 1.0) -> tuple[Side, Side]:
    """Two who haggle for an action, as the first sees it; `envy` is its own."""
    mine, theirs = action_worth(table, seat, action), action_worth(table, other, action)
    given, got = _traded(table, seat, other), _traded(table, other, seat)
    losses = envy * theirs / (table.seats - 1), mine / (table.seats - 1)
    return (
        Side(table.gems[seat], mine, losses[0], _firsts(given), _seconds(got)),
        Side(table.gems[other], theirs, losses[1], _firsts(got), _seconds(given)),
    )


def _firsts(traded: Sequence[Traded]) -> Costs:
    return tuple([costs for costs, _ in traded])


def _seconds(traded: Sequence[Traded]) -> Costs:
    return tuple([gains for _, gains in traded])


# -- workers ---------------------------------------------------------------------------------------


def mean_workers(table: Table) -> float:
    """The workers of the next card, on average."""
    return _mean(table.edition.workers, table.deck)


@lru_cache(maxsize=1 << 12)
def _mean(workers: tuple[int, ...], deck: tuple[int, ...]) -> float:
    return sum(workers[card] for card in deck) / (len(deck) or 1)


@lru_cache(maxsize=1 << 10)
def _crews(workers: tuple[int, ...], piles: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The workers of all seats."""
    return tuple([sum([workers[card] for card in pile]) for pile in piles])


def crew_worth(table: Table, seat: int, more: float = 0) -> float:
    """What a seat may expect for its workers at the end of the pass, with `more` of them."""
    enough, bonus = table.edition.worker_target, table.edition.worker_bonus
    crews = _crews(table.edition.workers, table.piles)
    mine = crews[seat] + more
    if mine >= enough:
        return bonus
    leader = max(crews)
    step = max(1.0, PACE * mean_workers(table))
    rounds = 0 if leader >= enough else max(1.0, (enough - leader) / step)
    if not rounds:
        return 0
    return bonus * likely(mine + rounds * step - enough, SPREAD)


# -- actions ---------------------------------------------------------------------------------------


def action_worth(table: Table, seat: int, action: str) -> float:
    """What carrying out an action is worth to a seat."""
    card = table.card(seat)
    if action == "A":
        return crew_worth(table, seat, mean_workers(table)) - crew_worth(table, seat)
    if action == "D":
        return swap_worth(table, seat)
    if card is None:
        return 0
    if action == "B":
        return card.points
    return gain(table, seat, available(card.gems, table.supply))


def swap_worth(table: Table, seat: int) -> float:
    """About what D alone is worth: the two best gems less the poorest own one."""
    return 2 * best_gem(table, seat) - poorest_gem(table, seat)


def best_gem(table: Table, seat: int) -> float:
    """What the best gem of the supply is worth to a seat."""
    return max(_singles(table, seat, table.supply, 1), default=0)


def poorest_gem(table: Table, seat: int) -> float:
    """What a seat loses least by returning."""
    return min([-gain for gain in _singles(table, seat, table.gems[seat], -1)], default=0)


def _singles(table: Table, seat: int, stock: Gems, more: int) -> list[float]:
    """The same as `gain` for one more or less of each colour that `stock` has."""
    passes, columns = PASSES + 1 - table.passing, list(zip(*table.gems, strict=True))
    awards = table.edition.majorities
    worths = [
        advantages(points, passes, numbers)[seat]
        for points, numbers in zip(awards, columns, strict=False)
    ]
    before, found = sum(worths), []
    for place, number in enumerate(stock):
        if number:
            numbers = changed(columns[place], seat, columns[place][seat] + more)
            worth = advantages(awards[place], passes, numbers)[seat]
            found.append(sum([*worths[:place], worth, *worths[place + 1 :]]) - before)
    return found


# -- what the others will choose -------------------------------------------------------------------

Taste = dict[str, float]
"""How likely a seat is to choose each action."""
Odds = tuple[float, ...]
"""The same in the order of the actions."""


def tastes(table: Table, held: Sequence[str]) -> list[Taste]:
    """How everybody chooses, if each answers what all the others do, not quite without error."""
    position = replace(table, agenda=(), memory=NO_MEMORY)
    found = _tastes(position, tuple(held))
    return [dict(zip(held, odds, strict=True)) for odds in found]


@lru_cache(maxsize=1 << 8)
def _tastes(table: Table, held: tuple[str, ...]) -> list[Odds]:
    """Found by letting all answer each other's last tastes a few times, half a step each time;

    kept, for all who choose ask for the same.
    """
    seats = range(table.seats)
    worths = [tuple([action_worth(table, seat, action) for action in held]) for seat in seats]
    spare = [best_gem(table, seat) if "D" in held else 0 for seat in seats]
    swap = held.index("D") if "D" in held else None
    found: list[Odds] = [(1 / len(held),) * len(held) for _ in seats]
    for _ in range(ROUNDS):
        answers = []
        for seat in seats:
            others = found[:seat] + found[seat + 1 :]
            answers.append(_answer(prospect(worths[seat], spare[seat], others, swap)))
        found = [_between(old, new) for old, new in zip(found, answers, strict=True)]
    return found


def prospect(
    worths: Sequence[float], spare: float, others: Sequence[Odds], swap: int | None
) -> list[float]:
    """What choosing each action promises a seat against these tastes of the others.

    One rival halves it, two take it away (basari_cards 2.6); D, at the place `swap`, is never lost
    (basari_cards 2.7).
    """
    found = []
    for place, chances in enumerate(zip(*others, strict=True)):
        one = chances[0]
        none = 1 - one
        for chance in chances[1:]:  # that none, and exactly one, of the others chooses the same
            missed = 1 - chance
            none, one = none * missed, one * missed + none * chance
        if place == swap:
            found.append(worths[place] * none + spare * (1 - none))
        else:
            found.append(worths[place] * (none + HALF * one))
    return found


def _answer(prospects: Sequence[float]) -> Odds:
    weights = [exp(value / NERVE) for value in prospects]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def _between(old: Odds, new: Odds) -> Odds:
    return tuple([(before + after) / 2 for before, after in zip(old, new, strict=True)])
