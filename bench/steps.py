"""What one move costs on the wire: bytes and time of a step for one seat, in mid-match.

Run `python bench/steps.py`; `--json` is for programs. "first" is the step that answers a `watch`,
with all that travels once; "words" is the outline, which is read when somebody asks for it. "move"
is what all seats are sent for a decision, on average over some matches that begin, chance included,
"changes" is that for pages, which put frames together from what these change, and "packed" the
same on a line that is compressed.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import msgspec

import zoco
from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.playout import random_move
from zoco.server.history.film import Reel, words
from zoco.server.history.stored import StoredLog
from zoco.server.room.asks import asked
from zoco.server.room.step import Wanted, made, step

PLIES, SEATS, MATCHES = 60, 4, 8
REPEATS, ROUNDS = 100, 7


def mid_match(game: Game[Any, Any]) -> StoredLog:
    """A match at random, broken off where much lies on the table, with seat 0 to move."""
    rng, seats = Random(1), min(SEATS, max(game.seats()))
    log = StoredLog(game, zoco.Log.start(game, seats).header)
    while log.table.agenda and (log.ply < PLIES or 0 not in game.actors(log.table)):
        log.append(*random_move(game, log.table, rng))
    return log


def messages(log: StoredLog) -> dict[str, Callable[[], bytes]]:
    """What is sent for one more entry, to who begins to watch, and to who asks for words."""
    asks = asked(log.game, log.table, log.seq, {}, None)
    news, first = Wanted(0, log.seq - 1), Wanted(0, log.seq, first=True)
    return {
        "step": lambda: msgspec.json.encode(step("t", log, asks, news, Reel())),
        "first": lambda: msgspec.json.encode(step("t", log, asks, first, Reel())),
        "words": lambda: msgspec.json.encode(words(log, 0, log.seq)),
    }


def microseconds(make: Callable[[], bytes]) -> float:
    """The median processor time over some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(REPEATS):
            make()
        times.append((process_time() - start) / REPEATS * 1e6)
    return median(times)


def packer() -> Any:
    """What compresses a line, as the server does."""
    return zlib.compressobj(wbits=-12, memLevel=5)


class Sizes(NamedTuple):
    """Bytes that all seats are sent for a decision, as they are and compressed."""

    plain: int
    packed: int


def a_move(game: Game[Any, Any], changes: bool, matches: int = MATCHES) -> Sizes:
    """What is sent for one of the first decisions of a match, on average over some.

    With `changes` they put frames together from what these change, as pages do.
    """
    found = [sent(game, changes, Random(seed)) for seed in range(1, matches + 1)]
    plain, packed, count = map(sum, zip(*found, strict=True))
    return Sizes(round(plain / count), round(packed / count))


def sent(game: Game[Any, Any], changes: bool, rng: Random) -> tuple[int, int, int]:
    """Bytes that all seats are sent in a match that begins, both ways, and the decisions in it."""
    seats, reel = min(SEATS, max(game.seats())), Reel()
    log = StoredLog(game, zoco.Log.start(game, seats).header)
    asks, since, plain, packed, count = asked(game, log.table, 0, {}, None), 0, 0, 0, 0
    lines, marks = [packer() for _ in range(seats)], [b""] * seats
    while log.table.agenda and count < PLIES:
        log.append(*random_move(game, log.table, rng))
        asks = asked(game, log.table, log.seq, asks, log.entries[-1])
        if game.actors(log.table) == (CHANCE,):
            continue
        for seat, line in enumerate(lines):
            wanted = Wanted(seat, since, changes=changes, asked=marks[seat])
            told = made("0" * 12, log, asks, wanted, reel)
            plain, marks[seat] = plain + len(told.message), told.asked
            packed += len(line.compress(told.message) + line.flush(zlib.Z_SYNC_FLUSH))
        since, count = log.seq, count + 1
    return plain, packed, count


def rows() -> list[dict[str, Any]]:
    """Each message of each game with its size and its time."""
    found = []
    for meta in zoco.games():
        log = mid_match(zoco.load(meta.key))
        for name, make in messages(log).items():
            row = {"game": meta.key, "message": name, "bytes": len(make())}
            found.append(row | {"microseconds": round(microseconds(make), 1)})
        whole, changes = a_move(log.game, False), a_move(log.game, True)
        sizes = {"move": whole.plain, "changes": changes.plain, "packed": changes.packed}
        for name, size in sizes.items():
            found.append({"game": meta.key, "message": name, "bytes": size, "microseconds": None})
    return found


def main() -> None:
    """Print the rows."""
    found = rows()
    if "--json" in sys.argv[1:]:
        print(json.dumps(found, indent=2))
        return
    for row in found:
        what = f"{row['game']:<16}{row['message']:<8}"
        time = "" if row["microseconds"] is None else f"{row['microseconds']:>10,.1f} µs"
        print(f"{what}{row['bytes']:>8,} bytes{time}")


if __name__ == "__main__":
    main()
