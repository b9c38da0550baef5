"""Random play now and at an earlier commit, in turns on one core: plies a second, and the ratio.

Run `python bench/against.py COMMIT`; the commit is checked out into a temporary folder. Rules may
have changed in between: matches a second stand beside plies, since a match may have become shorter.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
GAMES = ("suleika", "basari", "basari_cards", "bazaar", "scheherazade")

# Processor time, so that whatever else runs on the machine weighs on both sides alike; the same
# matches in every turn, so that turns differ by the machine alone.
PLAYED = """
import json, random, sys, time
from zoco.core.playout import playout
from zoco.games import load
game = load(sys.argv[1])
table = game.setup(int(sys.argv[2]), game.simulated())
for _ in sys.stdin:
    start, plies, matches = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < float(sys.argv[3]):
        plies += playout(game, table, random.Random(matches))[1]
        matches += 1
    print(json.dumps([plies / spent, matches / spent]), flush=True)
"""


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The sources of a commit, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(
            ["git", "-C", str(ROOT), "archive", commit, "src"], capture_output=True, check=True
        )
        subprocess.run(["tar", "x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder) / "src"


class Side:
    """Sources that play in turns, in a process of their own that stays warm."""

    def __init__(self, sources: Path, game: str, seconds: float) -> None:
        command = [sys.executable, "-c", PLAYED, game, str(SEATS), str(seconds)]
        env = {**os.environ, "PYTHONPATH": str(sources)}
        self._process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=env)

    def turn(self) -> tuple[float, float]:
        """Plies and matches a second of one turn."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        plies, matches = json.loads(self._process.stdout.readline())
        return plies, matches

    def leave(self) -> None:
        """It was enough."""
        self._process.communicate()


def row(game: str, before: Path, seconds: float, rounds: int) -> str:
    """A line of the table: both sides by their medians, and the median of what they are in a turn.

    Turns are short and follow each other at once: a machine that slows down slows both of a pair.
    """
    sides = [Side(sources, game, seconds) for sources in (before, ROOT / "src")]
    for side in sides:
        side.turn()  # warm
    turns = [[side.turn() for side in sides] for _ in range(rounds)]
    for side in sides:
        side.leave()
    old, new = (median(turn[side][0] for turn in turns) for side in (0, 1))
    plies, matches = (median(one[1][what] / one[0][what] for one in turns) for what in (0, 1))
    return f"| {game} | {old:,.0f} | {new:,.0f} | {plies:.2f} × | {matches:.2f} × |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=0.4, help="time for each turn")
    parser.add_argument("--rounds", type=int, default=25, help="turns for each side")
    wish = parser.parse_args()
    print(f"| game ({SEATS}) | plies/s at {wish.commit} | plies/s now | ratio | in matches |")
    print("| --- | --- | --- | --- | --- |")
    with checked_out(wish.commit) as before:
        for game in wish.games:
            print(row(game, before, wish.seconds, wish.rounds), flush=True)


if __name__ == "__main__":
    main()
