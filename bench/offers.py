"""How long offers take with eight gems of each colour: asked, counted and drawn, never listed.

Run `python bench/offers.py`; it prints microseconds for each question. `--json` is for programs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from zoco.parts.counting import ways
from zoco.parts.negotiation import Answers, Offer
from zoco.parts.offers import Costs, Raises

STOCK = (8, 8, 8, 8)
LOW, HIGH = (0, 1, 1, 1), (7, 6, 5, 4)
REPEATS, ROUNDS = 300, 7
COSTS: Costs = ((0, 3, 6, 9, 12, 14, 15, 15, 15),) * 4


def microseconds(question: Callable[[], object]) -> float:
    """The median processor time of a question over some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(REPEATS):
            question()
        times.append((process_time() - start) / REPEATS * 1e6)
    return median(times)


def counted_anew(moves: Answers) -> int:
    """`len` for a stock that was never seen before."""
    ways.cache_clear()
    return len(moves)


def rows() -> list[dict[str, Any]]:
    """Each question with its time, for a low and for a high offer."""
    rng, found = Random(1), []
    for name, beaten in (("low offer", LOW), ("high offer", HIGH)):
        moves, raises = Answers("bench", STOCK, beaten), Raises(STOCK, beaten)
        move = Offer((8, 7, 6, 5))
        questions: dict[str, Callable[[], object]] = {
            "in": lambda moves=moves, move=move: move in moves,  # type: ignore[misc]
            "len": lambda moves=moves: len(moves),  # type: ignore[misc]
            "len, new stock": lambda moves=moves: counted_anew(moves),  # type: ignore[misc]
            "sample": lambda moves=moves: moves.sample(rng),  # type: ignore[misc]
            "smallest raise": raises.smallest,
            "cheapest raise": lambda raises=raises: raises.cheapest(COSTS),  # type: ignore[misc]
        }
        for question, ask in questions.items():
            row = {"offer": name, "moves": len(moves), "question": question}
            found.append(row | {"microseconds": round(microseconds(ask), 2)})
    return found


def main() -> None:
    """Print the rows."""
    found = rows()
    if "--json" in sys.argv[1:]:
        print(json.dumps(found, indent=2))
        return
    for row in found:
        what = f"{row['offer']}, {row['moves']:,} moves"
        print(f"{what:<26}{row['question']:<18}{row['microseconds']:>9.2f} µs")


if __name__ == "__main__":
    main()
