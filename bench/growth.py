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
from zoco.server.room.audience import encode
from zoco.server.room.draft import Draft
from zoco.server.room.step import Wanted, step

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
            encode(step("growth", log, asks, Wanted(viewer, since, changes=True), reel))
        yield since, (process_time_ns() - begun) / 1000


def main() -> None:
    """Medians of each stretch, over some matches."""
    found: dict[int, list[float]] = {}
    for seed in range(4):
        for seq, cost in costs(seed):
            found.setdefault(seq // WINDOW * WINDOW, []).append(cost)
    print("| entries | median |\n| --- | --- |")
    for first, some in sorted(found.items()):
        print(f"| {first:,}–{first + WINDOW:,} | {median(some):.0f} µs |")


if __name__ == "__main__":
    main()
