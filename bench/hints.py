"""How long a hint takes in every game, on one core.

python bench/hints.py [GAME ...] [--asked 40]

Hints are asked for at every seventh decision of matches of four Traders.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from statistics import quantiles
from time import thread_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from zoco.bots.hint import hint  # noqa: E402
from zoco.bots.match import Driver  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.core.chance import CHANCE  # noqa: E402
from zoco.games import load, metas  # noqa: E402

SEATS, EVERY = 4, 7


def decisions(game: Any) -> Iterator[tuple[Any, int]]:
    """Tables at which somebody is asked, from one match after the other."""
    asked = count(1)
    for number in count():
        traders = {seat: bot(game, "trader") for seat in range(SEATS)}
        driver = Driver(game, traders, f"hints/{number}")
        table = game.setup(SEATS, game.simulated())
        while table.agenda:
            turn = driver.move(table)
            assert turn is not None
            seat = turn[0]
            if seat != CHANCE and seat in game.actors(table) and next(asked) % EVERY == 0:
                yield table, seat
            table, _ = game.play(table, *turn)


def times(key: str, asked: int) -> list[float]:
    """Milliseconds of so many hints."""
    game, found = load(key), []
    for table, seat in islice(decisions(game), asked):
        view, musts = game.view(table, seat), game.musts(table, seat)
        began = thread_time()
        hint(game, view, musts)
        found.append(1000 * (thread_time() - began))
    return found


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--asked", type=int, default=40)
    wish = parser.parse_args()
    for key in wish.games or [meta.key for meta in metas()]:
        found = times(key, wish.asked)
        parts = quantiles(found, n=20)
        print(f"{key}: p50 {parts[9]:.0f} ms, p95 {parts[18]:.0f} ms, longest {max(found):.0f} ms")


if __name__ == "__main__":
    main()
