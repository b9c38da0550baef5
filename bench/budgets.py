"""What larger budgets gain a decision, in per cent of the win: before matches have been played.

python bench/budgets.py [GAME ...] [--asked 24] [--times 10]

At every seventh decision of matches of four Traders that one seat makes alone, a Merchant chooses,
a Vizier, and a Merchant of so many times the budget. Where they differ, their moves are held
against each other over as many lines of play as that one had, others than any of them has seen.
Times the decisions of a seat in a match it is about what a level wins more than the one below.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from bench.hints import decisions  # noqa: E402
from zoco.bots.bot import UNTIMED  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.bots.search.halving import held  # noqa: E402
from zoco.bots.search.lines import Lines  # noqa: E402
from zoco.bots.search.searcher import Searcher, made_unseen  # noqa: E402
from zoco.core.moves import Move  # noqa: E402
from zoco.games import load, metas  # noqa: E402


def searcher(game: Any, level: str, times: int = 1) -> Searcher:
    """The bot of a level, with so many times its lines of play."""
    found = bot(game, level)
    assert isinstance(found, Searcher)
    budget = found.outlook.budgets[level]
    more = {level: budget._replace(playouts=times * budget.playouts)}
    outlook = type("Longer", (type(found.outlook),), {"budgets": more})
    return Searcher(level, game, outlook(), bot(game, "trader"))


def gains(game: Any, asked: int, times: int) -> list[tuple[float, float]]:
    """By how much the moves of a Vizier and of the longer Merchant are better than a Merchant's."""
    levels = [searcher(game, *which) for which in (("merchant",), ("vizier",), ("merchant", times))]
    budget = levels[2].outlook.budgets["merchant"]
    alone = (
        it for it in decisions(game) if not made_unseen(game, *it, next(iter(game.musts(*it))))
    )
    found = []
    for number, (table, seat) in enumerate(islice(alone, asked)):
        view, moves = game.view(table, seat), game.musts(table, seat)
        chosen: list[Move] = [it.choose(view, moves, Random(number), UNTIMED) for it in levels]
        worth = dict.fromkeys(chosen, 0.0)
        if len(worth) > 1:
            lines = Lines(game, levels[2].outlook, budget.turns, budget.replies)
            many = budget.playouts * len(worth)
            tried = held(lines, view, list(worth), many, Random(f"budgets/{number}"))
            worth = {one.move: one.share for one in tried}
        first, vizier, longer = (worth[move] for move in chosen)
        found.append((vizier - first, longer - first))
    return found


def told(gained: list[float]) -> str:
    """The mean with its 95 % interval, and how often another move was made."""
    low = 1.96 * stdev(gained) / len(gained) ** 0.5
    others = sum(it != 0 for it in gained)
    return f"{100 * fmean(gained):+.2f} ± {100 * low:.2f} % of the win, another move {others} times"


def main() -> None:
    """Think, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--asked", type=int, default=24)
    parser.add_argument("--times", type=int, default=10)
    wish = parser.parse_args()
    for key in wish.games or [meta.key for meta in metas()]:
        vizier, longer = zip(*gains(load(key), wish.asked, wish.times), strict=True)
        print(f"{key}, {wish.asked} decisions: Vizier {told(vizier)}; ", end="")
        print(f"{wish.times} × the budget {told(longer)}", flush=True)


if __name__ == "__main__":
    main()
