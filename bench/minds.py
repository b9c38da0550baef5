"""How well a level foresees what Merchants choose unseen: what `habit` and `sly` are worth.

python bench/minds.py [GAME] [--level vizier] [--games 4]

Merchants play each other; at every decision that several make unseen, the first of them thinks as
the level would, and the odds that it gives to what the others then choose are told by their mean
logarithm: for how much habit it takes others to have, and for both ways of learning the rest.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from zoco.bots.bot import UNTIMED  # noqa: E402
from zoco.bots.match import Driver  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.bots.search.lines import Lines  # noqa: E402
from zoco.bots.search.matrix import Matrix, Mind  # noqa: E402
from zoco.bots.search.searcher import Searcher  # noqa: E402
from zoco.core.game import Game  # noqa: E402
from zoco.core.moves import Move  # noqa: E402
from zoco.games import load  # noqa: E402

SEATS, HABITS = 4, (0.0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.0)
LEAST = 1e-3
"""Nothing is quite impossible."""
Thought = dict[bool, dict[int, Mind]]
"""By whether others are thought to be sly: the minds of all."""


def thought(game: Game[Any, Any], table: Any, seat: int, level: str) -> Thought:
    """What a seat thinks of all others."""
    searcher = bot(game, level)
    assert isinstance(searcher, Searcher)
    outlook, budget = searcher.outlook, searcher.outlook.budgets[level]
    view, found = game.view(table, seat), {}
    for sly in (False, True):
        rng, lines = Random(1), Lines(game, outlook, budget.turns, budget.replies)
        own = outlook.candidates(table, seat, game.musts(table, seat), rng)
        matrix = Matrix(lines, view, own, budget._replace(sly=sly), rng)
        matrix.learn(rng, UNTIMED)
        found[sly] = matrix.minds
    return found


def chosen(game: Game[Any, Any], seed: str, level: str) -> Iterator[tuple[Thought, int, Move]]:
    """Every choice of a match that somebody has thought about beforehand."""
    driver = Driver(game, {seat: bot(game, "merchant") for seat in range(SEATS)}, seed)
    table, found, waiting = game.setup(SEATS, game.simulated()), Thought(), set[int]()
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None
        seat, move = turn
        actors = game.actors(table)
        if len(actors) == SEATS and not waiting:
            found, waiting = thought(game, table, seat, level), set(actors)
        elif seat in waiting and seat in found[False]:
            yield found, seat, move
        waiting &= set(actors) - {seat}
        table, _ = game.advance(table, seat, move)


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="basari")
    parser.add_argument("--level", default="vizier")
    parser.add_argument("--games", type=int, default=4)
    wish = parser.parse_args()
    totals, number = Counter[tuple[bool, float]](), 0
    for match in range(wish.games):
        for minds, seat, move in chosen(load(wish.game), f"minds/{match}", wish.level):
            number += 1
            for sly, mind in ((sly, them[seat]) for sly, them in minds.items()):
                odds = dict(zip(mind.moves, range(len(mind.moves)), strict=True))
                for habit in HABITS:
                    chance = mind.expected(habit)[odds[move]] if move in odds else 0.0
                    totals[sly, habit] += log(max(LEAST, chance))  # type: ignore[assignment]
    print(f"{number} choices; habit: mean logarithm, each as if sly and if learning")
    for habit in HABITS:
        told = (f"{totals[sly, habit] / number:8.3f}" for sly in (True, False))
        print(f"{habit:4.1f}: {' '.join(told)}")


if __name__ == "__main__":
    main()
