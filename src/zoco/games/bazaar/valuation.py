"""How bots and hints judge a table of Bazaar: by the wares that exchanges bring within reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Fact, Said
from zoco.games.bazaar.choices import ROLL, Colours, Purchases, Surplus, Turns
from zoco.games.bazaar.data import LIMIT, Trade
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange, GiveBack, Roll, Take
from zoco.games.bazaar.reach import near
from zoco.games.bazaar.rules import BazaarPhase, Table
from zoco.games.bazaar.scoring import points_for
from zoco.games.bazaar.stones import COLOURS, ONE, Stones, count, counts, heap_of, letters
from zoco.games.bazaar.views import BazaarView, seen_table
from zoco.parts.gems import bundles_of
from zoco.parts.temperament import EVEN, Temperament

Seen = BazaarView[BazaarPhase]

PATIENCE = 0.72
"""What points are worth an exchange later: others may buy first, and a turn is gone."""

STONE = 0.12
"""What a stone more is worth in itself."""

NEW_STONE = 1.3
"""What a roll promises: a goal must be worth more than this to be exchanged for."""


class Goal(NamedTuple):
    """A ware within reach: what it is worth now, its pile, points, and how it begins."""

    worth: float
    pile: int
    points: int
    exchanges: int
    first: Exchange | None


def goals(table: Table, seat: int, hand: Stones) -> Iterator[Goal]:
    """Every ware that a few exchanges can lead to, by each of its plans."""
    shown = [(pile, top) for pile, top in enumerate(table.tops) if top >= 0]
    wares = [table.edition.cards[top] for _, top in shown]
    pool = table.bank + table.hands[seat]
    found = near(hand, pool, table.rates, tuple(ware.stones for ware in wares))
    for (pile, _), ware, ways in zip(shown, wares, found, strict=True):
        for plan in ways:
            points = points_for(plan.left, ware.star, table.used_up > 0)
            worth = points * PATIENCE**plan.exchanges
            yield Goal(worth, pile, points, plan.exchanges, plan.first)


def worth(table: Table, seat: int, hand: Stones) -> float:
    """What a hand is worth to a seat: its best goal, and a little for every stone."""
    best = max((goal.worth for goal in goals(table, seat, hand)), default=0.0)
    return best + STONE * min(count(hand), LIMIT)


def novice(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Buys whatever it can, exchanges towards the nearest ware, rolls one time in three."""
    table, seat = seen_table(view), _me(view)
    if isinstance(moves, Purchases):
        return _first_purchase(moves)
    if isinstance(moves, Turns) and below(rng, 30) >= 10 * temper.daring:
        near = [goal for goal in goals(table, seat, table.hands[seat]) if goal.first]
        first = min(near, key=lambda goal: goal.exchanges).first if near else None
        if first is not None and first in moves:
            return first
    return ROLL if isinstance(moves, Turns) else moves.sample(rng)


def _first_purchase(moves: Purchases) -> Move:
    return next((move for move in moves if isinstance(move, Buy)), BuyNothing())


def trader(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Follows the plan that is worth most; buys when waiting promises less; the bold roll more."""
    return trader_move(seen_table(view), _me(view), moves, rng, temper)


def trader_move(
    table: Table, seat: int, moves: Moves, rng: Rng, temper: Temperament = EVEN
) -> Move:
    """The same, at a table: nothing of it is hidden but cards that nobody has seen."""
    match moves:
        case Turns():
            return _best_turn(table, seat, moves, temper)
        case Purchases():
            return _best_purchase(table, seat, moves)
        case Colours():
            return max(moves, key=lambda take: _with(table, seat, take))
        case Surplus():
            missed = max if moves.own else min
            return missed(moves, key=lambda back: _without(table, moves.owner, back))
        case _:
            return pick(rng, tuple(moves))


def _me(view: Seen) -> int:
    assert view.seat is not None
    return view.seat


def _best_turn(table: Table, seat: int, moves: Turns, temper: Temperament) -> Move:
    hand = table.hands[seat]
    found = [goal for goal in goals(table, seat, hand) if goal.first and goal.first in moves]
    best = max(found, default=None, key=lambda goal: goal.worth)
    if best is None or best.first is None:
        return ROLL
    return best.first if best.worth > temper.daring * rolling(table, seat, hand) else ROLL


def rolling(table: Table, seat: int, hand: Stones) -> float:
    """What a roll is worth: a purchase that one more stone leaves possible, or just a stone."""
    at_once = (goal for goal in goals(table, seat, hand) if goal.exchanges == 0)
    kept = (_one_more(table, goal) for goal in at_once)
    stone = NEW_STONE - STONE * count(hand) if count(hand) < LIMIT else 0.0
    return max(max(kept, default=0.0), stone)


def _one_more(table: Table, goal: Goal) -> float:
    """The points of a goal with one stone more left over."""
    star = table.edition.cards[table.tops[goal.pile]].star
    used_up = table.used_up > 0
    fewer = [points_for(left, star, used_up) for left in range(4)]
    place = fewer.index(goal.points)
    return float(fewer[min(place + 1, 3)])


def _best_purchase(table: Table, seat: int, moves: Purchases) -> Move:
    buys = [move for move in moves if isinstance(move, Buy)]
    best = max(buys, key=lambda buy: score(table, seat, buy))
    if BuyNothing() not in moves:
        return best
    return best if score(table, seat, best) >= waiting(table, seat) else BuyNothing()


def waiting(table: Table, seat: int) -> float:
    """What buying nothing promises; above ten, when the neighbour has picked (bazaar 2.5)."""
    hand = table.hands[seat]
    surplus = bundles_of(counts(hand), max(0, count(hand) - LIMIT))
    return min(_later(table, seat, hand - heap_of(back)) for back in surplus)


def _later(table: Table, seat: int, hand: Stones) -> float:
    return max((goal.worth for goal in goals(table, seat, hand) if goal.first), default=0.0)


def score(table: Table, seat: int, buy: Buy) -> int:
    """The points of a purchase."""
    ware = table.edition.cards[table.tops[buy.pile - 1]]
    left = count(table.hands[seat]) - count(ware.stones)
    return points_for(left, ware.star, table.used_up > 0)


def _with(table: Table, seat: int, take: Move) -> float:
    assert isinstance(take, Take)
    return worth(table, seat, table.hands[seat] + ONE[take.colour])


def _without(table: Table, owner: int, back: Move) -> float:
    assert isinstance(back, GiveBack)
    return worth(table, owner, table.hands[owner] - heap_of(back.stones))


def reason(view: Seen, move: Move) -> Said | None:
    """Why the trader likes a move, where it has a reason."""
    table, seat = seen_table(view), _me(view)
    hand = table.hands[seat]
    match move:
        case Buy():
            return Said("reason-points", {"points": score(table, seat, move)})
        case BuyNothing():
            later = (goal for goal in goals(table, seat, hand) if goal.first)
            return _told("reason-wait", later) or Said("reason-keep")
        case Exchange() if move in table.rates.by_move:
            return _told("reason-nearer", goals(table, seat, _traded(table, hand, move)))
        case Take(colour=colour):
            return _told("reason-nearer", goals(table, seat, hand + ONE[colour]))
        case GiveBack():
            owner = table.agenda[0].owner  # type: ignore[union-attr]
            key = "reason-give-back-own" if owner == seat else "reason-give-back"
            return Said(key, {"seat": owner})
        case Roll():
            return Said("reason-roll" if _rolls(table, seat) else "reason-stone")
        case _:
            return None


def _rolls(table: Table, seat: int) -> bool:
    """Whether no exchange promises more than a roll."""
    moves = table.agenda[0].moves(table, seat)
    return not isinstance(moves, Turns) or _best_turn(table, seat, moves, EVEN) == ROLL


def _told(key: str, found: Iterator[Goal]) -> Said | None:
    """The best of some goals."""
    best = _best(found)
    return None if best is None else Said(key, _numbers(best))


def _best(found: Iterator[Goal]) -> Goal | None:
    return max(found, default=None, key=lambda goal: goal.worth)


def _numbers(goal: Goal) -> dict[str, str | int | float]:
    return {"pile": goal.pile + 1, "exchanges": goal.exchanges, "points": goal.points}


def _traded(table: Table, hand: Stones, move: Exchange) -> Stones:
    trade = table.rates.by_move[move]
    return hand - trade.give + trade.take


def plan(view: Seen, move: Move) -> Fact | None:
    """The exchanges from here to a ware: after `move`, or with it; with a roll, those it beats.

    `data` has the sides in their order, each as card, row and way, and the pile.
    """
    table, seat = seen_table(view), _me(view)
    hand = table.hands[seat]
    match move:
        case Exchange() if move in table.rates.by_move:
            begun, hand = (table.rates.by_move[move],), _traded(table, hand, move)
            return _planned(Fact("plan"), table, seat, hand, begun)
        case Take(colour=colour):
            taken = Fact("plan-take", {"colour": COLOURS[colour]})
            return _planned(taken, table, seat, hand + ONE[colour])
        case Roll() | BuyNothing():
            return _planned(Fact("plan-roll" if move == ROLL else "plan-wait"), table, seat, hand)
        case _:
            return None


def _planned(
    fact: Fact, table: Table, seat: int, hand: Stones, begun: tuple[Trade, ...] = ()
) -> Fact | None:
    """The best goal that takes an exchange, with all of its way; None where there is none."""
    goal = _best(goal for goal in goals(table, seat, hand) if begun or goal.first)
    if goal is None:
        return None
    steps = (*begun, *_way(table, seat, hand, goal))
    told = fact.params | _numbers(goal) | {"exchanges": len(steps)}
    for number, trade in enumerate(steps, start=1):
        told |= {f"give{number}": letters(trade.give), f"take{number}": letters(trade.take)}
    sides = tuple([n for it in steps for n in (it.move.card, it.move.row, it.move.way)])
    return Fact(fact.key, told, {"sides": sides, "pile": goal.pile + 1, "points": goal.points})


def _way(table: Table, seat: int, hand: Stones, goal: Goal) -> Iterator[Trade]:
    """The exchanges to a goal, each the first of what is left of its plan."""
    for left in reversed(range(goal.exchanges)):
        assert goal.first is not None
        yield table.rates.by_move[goal.first]
        hand = _traded(table, hand, goal.first)
        rest = goals(table, seat, hand)
        goal = next(it for it in rest if (it.pile, it.exchanges) == (goal.pile, left))
