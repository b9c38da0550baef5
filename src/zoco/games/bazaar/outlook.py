"""What bots need to search in Bazaar: shares of the win, and which moves are worth a look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games.bazaar.choices import ROLL, Purchases, Turns
from zoco.games.bazaar.moves import Buy, Exchange
from zoco.games.bazaar.rules import RollOrExchange, Table
from zoco.games.bazaar.stones import count
from zoco.games.bazaar.valuation import goals, rolling, score, trader_move
from zoco.parts import winning
from zoco.parts.outlook import Budget, Candidate, Outlook

HOPE, STONE, NEXT = 0.7, 0.1, 0.6
"""What the best goal counts against points, a stone, and to be next."""
DOUBT = (1.8, 0.13)
"""How many points make a difference at the end, and how many more with each ware to come."""
HEAT = 0.5
"""By how many points a move must be better to be made much more often."""
WAITING = 1.0
"""About what buying nothing is worth."""
FEW = 5
"""Exchanges that are worth a look."""


def features(table: Table) -> tuple[list[tuple[float, float, float, float]], float]:
    """For each seat points, its best goal, stones, how soon it is its turn; the wares left."""
    head = table.agenda[0]
    first = head.seat if isinstance(head, RollOrExchange) else 0
    found = []
    for seat, hand in enumerate(table.hands):
        best = max((goal.worth for goal in goals(table, seat, hand)), default=0.0)
        wait = (seat - first) % table.seats
        found.append((float(table.points[seat]), best, float(count(hand)), -wait / table.seats))
    return found, sum(table.left)


def bought(table: Table, seat: int, move: Move) -> float:
    """The points of a purchase; a little for waiting."""
    return float(score(table, seat, move)) if isinstance(move, Buy) else WAITING


def turns(table: Table, seat: int, moves: Turns) -> dict[Move, float]:
    """What a turn promises: rolling, and exchanges, each by the best plan that it begins."""
    hand = table.hands[seat]
    found: dict[Move, float] = {}
    for goal in goals(table, seat, hand):
        first = goal.first
        if isinstance(first, Exchange) and first in moves:
            found[first] = max(found.get(first, 0.0), goal.worth)
    best = sorted(found, key=lambda move: -found[move])[:FEW]
    return {ROLL: rolling(table, seat, hand)} | {move: found[move] for move in best}


class BazaarOutlook(Outlook):
    """Lines of play are valued by points and what the hands can soon buy."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "merchant": Budget(96, 5, 4),
        "vizier": Budget(480, 8, 4),
    }

    def quiet(self, table: Table) -> bool:
        """At the beginning of a turn."""
        return isinstance(table.agenda[0], RollOrExchange)

    def shares(self, table: Table) -> list[float]:
        """By points, and by what the hands can soon buy."""
        found, left = features(table)
        merits = [
            points + HOPE * goal + STONE * many + NEXT * wait for points, goal, many, wait in found
        ]
        return winning.shares(merits, DOUBT[0] + DOUBT[1] * left)

    def candidates(self, table: Table, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """Rolling and the first exchanges of the best plans; all purchases; the best stones."""
        match moves:
            case Turns():
                worths = turns(table, seat, moves)
            case Purchases():
                worths = {move: bought(table, seat, move) for move in moves}
            case _:
                return [(self.likely(table, seat, moves, rng), 1.0)]
        weights = dict(zip(worths, winning.weighed(list(worths.values()), HEAT), strict=True))
        usual = self.likely(table, seat, moves, rng)
        weights[usual] = weights.get(usual, 0.0) + 1.0
        return sorted(weights.items(), key=lambda pair: -pair[1])

    def likely(self, table: Table, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a trader does."""
        return trader_move(table, seat, moves, rng)


OUTLOOK = BazaarOutlook()
