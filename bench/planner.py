"""How long Bazaar's planner takes for all four piles: `python bench/planner.py`."""

from __future__ import annotations

from random import Random
from time import process_time

import zoco
from zoco.games.bazaar.planner import plans
from zoco.games.bazaar.stones import heap_named, heap_of

CASES = 200


def main() -> None:
    """Random hands of ten, cards and wares; the slowest and the mean, in milliseconds."""
    edition, rng = zoco.load("bazaar").edition(), Random(1)
    times = []
    for _ in range(CASES):
        first, second = sorted(rng.sample(range(1, 11), 2))
        hand = heap_named("".join(rng.choices("WBGRY", k=rng.randint(1, 10))))
        wares = [card.stones for card in rng.sample(edition.cards, 4)]
        begun = process_time()
        plans(hand, heap_of([20] * 5), edition.rates[first, second], wares)
        times.append(1000 * (process_time() - begun))
    print("| planner, four piles | ms |\n|---|---:|")
    print(f"| first question of a process | {times[0]:.1f} |")
    print(f"| slowest of the others | {max(times[1:]):.1f} |")
    print(f"| mean of the others | {sum(times[1:]) / (CASES - 1):.1f} |")


if __name__ == "__main__":
    main()
