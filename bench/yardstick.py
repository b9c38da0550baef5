"""Flat Monte-Carlo on the true table against three bots of Suleika: a yardstick that cheats.

python bench/yardstick.py [--level merchant] [--playouts 100] [--games 20] [--seed 1]

It sees the table itself, plays every move to the end at random, so many times altogether, and makes
the one that won most often. It sits on each seat in turn; a fair share is 25 %.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from zoco.bots.match import Driver  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.bots.search.lines import won  # noqa: E402
from zoco.bots.tally import wilson  # noqa: E402
from zoco.core.moves import Move  # noqa: E402
from zoco.core.playout import playout  # noqa: E402
from zoco.games import load  # noqa: E402

GAME: Any = load("suleika")
SEATS = 4


def flat(table: Any, seat: int, playouts: int, rng: Random) -> Move:
    """The move after which random play wins most often; all moves meet the same dice."""
    moves = tuple(GAME.musts(table, seat))
    totals = dict.fromkeys(moves, 0.0)
    for _ in range(max(1, playouts // len(moves))):
        dice = rng.getrandbits(64)
        for move in moves:
            after, _ = GAME.advance(table, seat, move)
            end, _, _ = playout(GAME, after, Random(dice))
            totals[move] += won(GAME, end)[seat]
    return max(moves, key=totals.__getitem__)


def match(level: str, playouts: int, cheat: int, seed: str) -> float:
    """What the cheat at this seat gets of the win."""
    others = {seat: bot(GAME, level) for seat in range(SEATS) if seat != cheat}
    driver, rng = Driver(GAME, others, seed), Random(f"{seed}/cheat")
    table = GAME.setup(SEATS, GAME.simulated())
    while table.agenda:
        turn = driver.move(table) or (cheat, flat(table, cheat, playouts, rng))
        table, _ = GAME.play(table, *turn)
    return won(GAME, table)[cheat]


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    wins = 0.0
    for number in range(wish.games):
        seed = f"yardstick/{wish.seed}/{number // SEATS}"
        wins += match(wish.level, wish.playouts, number % SEATS, seed)
        low, high = wilson(wins, number + 1)
        shown = f"{100 * wins / (number + 1):.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        print(f"flat Monte-Carlo: {shown}, {number + 1} matches", flush=True)


if __name__ == "__main__":
    main()
