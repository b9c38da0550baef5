"""What a move costs the processor of a room, by the length of the match that it is made in."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time_ns

# Run as a script, Python looks beside the file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import zoco
from zoco.core.chance import CHANCE
from zoco.core.log.log import header_of
from zoco.server.history.film import Reel
from zoco.server.history.stored import StoredLog
from zoco.server.room.asks import asked
from zoco.server.room.draft import Draft
from zoco.server.room.step import Wanted, made

SEATS, ENTRIES, WINDOW = 4, 3_000, 500


def costs(seed: int) -> Iterator[tuple[int, float]]:
    """Entries so far, and microseconds for the next: played, written down, told to four seats."""
    game, rng = zoco.load("scheherazade"), random.Random(seed)
    log, reel = StoredLog(game, header_of(game, SEATS, None, None)), Reel()
    asks = asked(game, log.table, 0, {}, None)
    while log.table.agenda and log.seq < ENTRIES:
        seat, since = game.actors(log.table)[0], log.seq
        pool = game.outcomes(log.table) if seat == CHANCE else game.moves(log.table, seat)
        move = pool.sample(rng)
        begun = process_time_ns()
        draft = Draft(log, asks)
        draft.play(seat, move)
        draft.rows("growth", None)
        log, asks = draft.log, draft.asks
        log.settle()
        for viewer in range(SEATS):
            made("growth", log, asks, Wanted(viewer, since, changes=True), reel)
        yield since, (process_time_ns() - begun) / 1000


def stretches(matches: int) -> dict[int, float]:
    """The median of each stretch, by its first entry, over some matches."""
    found: dict[int, list[float]] = {}
    for seed in range(matches):
        for seq, cost in costs(seed):
            found.setdefault(seq // WINDOW * WINDOW, []).append(cost)
    return {first: median(some) for first, some in sorted(found.items())}


def growth(matches: int = 4) -> float:
    """How many times as much a move costs in the last stretch as in the first."""
    found = [*stretches(matches).values()]
    return found[-1] / found[0]


def main() -> None:
    """Print the stretches."""
    print("| entries | median |\n| --- | --- |")
    for first, cost in stretches(4).items():
        print(f"| {first:,}–{first + WINDOW:,} | {cost:.0f} µs |")


if __name__ == "__main__":
    main()
