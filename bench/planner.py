"""How long Bazaar's planner takes for all four piles: `python bench/planner.py`.

It prints milliseconds; `--json` is for programs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import zoco
from zoco.games.bazaar.planner import plans
from zoco.games.bazaar.stones import heap_named, heap_of

CASES = 200


def times() -> list[float]:
    """Milliseconds for each of some random hands of one to ten stones, cards and wares."""
    edition, rng = zoco.load("bazaar").edition(), Random(1)
    found = []
    for _ in range(CASES):
        first, second = sorted(rng.sample(range(1, 11), 2))
        hand = heap_named("".join(rng.choices("WBGRY", k=rng.randint(1, 10))))
        wares = [card.stones for card in rng.sample(edition.cards, 4)]
        begun = process_time()
        plans(hand, heap_of([20] * 5), edition.rates[first, second], wares)
        found.append(1000 * (process_time() - begun))
    return found


def rows() -> list[dict[str, Any]]:
    """The first question, which fills the caches, and the slowest and the mean of the others."""
    first, *others = times()
    measured = {
        "first question of a process": first,
        "slowest of the others": max(others),
        "mean of the others": sum(others) / len(others),
    }
    return [{"what": what, "milliseconds": round(cost, 2)} for what, cost in measured.items()]


def main() -> None:
    """Print the rows."""
    found = rows()
    if "--json" in sys.argv[1:]:
        print(json.dumps(found, indent=2))
        return
    for row in found:
        print(f"{row['what']:<30}{row['milliseconds']:>9.2f} ms")


if __name__ == "__main__":
    main()
