"""Simple tricks of Bazaar, to try bots with: none of them may pay against traders."""

from __future__ import annotations

from collections.abc import Callable

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, pick
from zoco.games.bazaar.choices import ROLL, Purchases, Turns
from zoco.games.bazaar.data import LIMIT
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange
from zoco.games.bazaar.stones import count
from zoco.games.bazaar.valuation import Seen, score, trader
from zoco.games.bazaar.views import seen_table
from zoco.parts.temperament import Temperament

Trick = Callable[[Seen, Moves, Rng, Temperament], Move]


def buying(least: int) -> Trick:
    """A trader that buys nothing for fewer points, but anything for as many."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        if not isinstance(moves, Purchases) or view.seat is None:
            return trader(view, moves, rng, temper)
        table, seat = seen_table(view), view.seat
        buys = [move for move in moves if isinstance(move, Buy)]
        best = max(buys, key=lambda buy: score(table, seat, buy))
        passes = BuyNothing() in moves and score(table, seat, best) < least
        return BuyNothing() if passes else best

    return trick


def rolling(when: Callable[[int], bool]) -> Trick:
    """A trader that rolls by how many stones it has, and else exchanges whatever it can."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        if not isinstance(moves, Turns) or view.seat is None:
            return trader(view, moves, rng, temper)
        if when(count(seen_table(view).hands[view.seat])):
            return ROLL
        exchanges = [move for move in moves if isinstance(move, Exchange)]
        return pick(rng, exchanges) if exchanges else ROLL

    return trick


def rolls_first(stones: int) -> Trick:
    """A trader that rolls until it has so many stones."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        mine = 0 if view.seat is None else count(seen_table(view).hands[view.seat])
        early = isinstance(moves, Turns) and mine < stones
        return ROLL if early else trader(view, moves, rng, temper)

    return trick


PROBES: dict[str, Trick] = {
    "buy-at-once": buying(0),
    "never-below-2": buying(2),
    "never-below-3": buying(3),
    "never-below-5": buying(5),
    "always-roll": rolling(lambda _stones: True),
    "never-roll": rolling(lambda _stones: False),
    "roll-to-five": rolls_first(5),
    "roll-to-eight": rolls_first(8),
    "hoard": rolls_first(LIMIT),
}
