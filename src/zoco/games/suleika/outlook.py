"""What bots need to search in Suleika: shares of the win, and which moves are worth a look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games.suleika.rules import WAYS, Direct, Table
from zoco.games.suleika.valuation import worth
from zoco.games.suleika.worth import spread, toll
from zoco.parts import winning
from zoco.parts.outlook import Budget, Candidate, Outlook

EARNING = 0.05
"""What part of the tolls of all coming walks an area is likely to earn before it is covered."""
DOUBT = (2.3, 0.25)
"""How many piastres make a difference at the end, and how many more with each carpet to come."""
HEAT = 1.0
"""By how many piastres a move must be better to be made much more often."""


def features(table: Table) -> tuple[list[tuple[float, float]], float]:
    """For each seat money and halves, the next walk included, and tolls to come; carpets left."""
    seats, left = table.seats, sum(table.left)
    money = [float(it) for it in table.money]
    areas = [0] * seats
    for colour, mask in enumerate(table.halves):
        money[table.owner(colour)] += mask.bit_count()
        areas[table.owner(colour)] += spread(mask)
    if isinstance(table.agenda[0], Direct) and left:
        walked(table, money)
    walks = left * (seats - 1) / seats / len(table.edition.market.fields)
    return [(money[seat], areas[seat] * walks) for seat in range(seats)], left


def walked(table: Table, money: list[float]) -> None:
    """Settle the next walk on average, the cheapest way for who walks."""
    payer, market = table.agenda[0].actors(table)[0], table.edition.market
    if table.options.direction_at_end:
        payer = (payer + 1) % table.seats
    ways = []
    for face in WAYS[table.facing]:
        paid: dict[int, float] = {}
        for end, weight in market.landings(table.omar, face.facing):
            owner, price = toll(table, payer, end)
            paid[owner] = paid.get(owner, 0.0) + price * (weight / market.die.total)
        ways.append(paid)
    cheapest = min(ways, key=lambda paid: sum(paid.values()))
    for owner, cost in cheapest.items():
        money[payer] -= cost
        money[owner] += cost


class SuleikaOutlook(Outlook):
    """Lines of play are valued by money, visible halves and what areas will earn."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "merchant": Budget(80, 6, 4),
        "vizier": Budget(400, 8, 4),
    }

    def quiet(self, table: Table) -> bool:
        """Before somebody turns Omar."""
        return isinstance(table.agenda[0], Direct)

    def shares(self, table: Table) -> list[float]:
        """By money, visible halves and what areas will earn."""
        found, left = features(table)
        merits = [money + EARNING * tolls for money, tolls in found]
        return winning.shares(merits, DOUBT[0] + DOUBT[1] * left)

    def candidates(self, table: Table, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """All directions; the places that a trader likes best."""
        options = tuple(moves)
        worths = [worth(table, move) for move in options]
        odds = winning.weighed(worths, HEAT)
        return sorted(zip(options, odds, strict=True), key=lambda pair: -pair[1])

    def likely(self, table: Table, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a trader does."""
        return max(moves, key=lambda move: worth(table, move))


OUTLOOK = SuleikaOutlook()
