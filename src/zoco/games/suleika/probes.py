"""Simple tricks of Suleika, to try bots with: none of them may pay against traders."""

from __future__ import annotations

from collections.abc import Callable

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, pick
from zoco.games.suleika.board import STRIDE
from zoco.games.suleika.moves import Face, Lay
from zoco.games.suleika.rules import Table
from zoco.games.suleika.table import NO_COLOUR
from zoco.games.suleika.valuation import Seen, best, cosiness, mover, trader
from zoco.games.suleika.views import seen_table
from zoco.games.suleika.worth import owners
from zoco.parts.temperament import EVEN, Temperament

Trick = Callable[[Seen, Moves, Rng, Temperament], Move]


def laying(worth: Callable[[Table, Lay], float]) -> Trick:
    """A trader that lays its carpets by another measure."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        options = tuple(moves)
        if not isinstance(options[0], Lay):
            return trader(view, moves, rng, temper)
        table = seen_table(view)
        return pick(rng, best(options, lambda move: worth(table, move)))  # type: ignore[arg-type]

    return trick


def facing(turn: int) -> Trick:
    """A trader that turns Omar the same way whenever it can."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        wanted = Face((view.facing + turn) % 4)
        return wanted if wanted in moves else trader(view, moves, rng, temper)

    return trick


def crowding(table: Table, move: Lay) -> float:
    """Over the carpets of whoever has most money."""
    rivals = [seat for seat in range(table.seats) if seat != mover(table)]
    leader = max(rivals, key=table.money.__getitem__)
    return owners(table, move).count(leader)


def covering(table: Table, move: Lay) -> float:
    """Over anybody else."""
    return sum(owner != mover(table) for owner in owners(table, move))


def bare(table: Table, move: Lay) -> float:
    """On ground that nobody has covered."""
    return sum(table.colour_at(field) == NO_COLOUR for field in (move.first, move.second))


def middle(_table: Table, move: Lay) -> float:
    """Near the middle of the market."""
    return -sum(abs(it // STRIDE - 4) + abs(it % STRIDE - 4) for it in (move.first, move.second))


PROBES: dict[str, Trick] = {
    "crowd-leader": laying(crowding),
    "cover": laying(covering),
    "bare": laying(bare),
    "cosy": laying(lambda table, move: cosiness(table, move, EVEN)),
    "scattered": laying(lambda table, move: -cosiness(table, move, EVEN)),
    "middle": laying(middle),
    "rim": laying(lambda table, move: -middle(table, move)),
    "straight": facing(0),
    "turn-right": facing(1),
    "turn-left": facing(3),
}
