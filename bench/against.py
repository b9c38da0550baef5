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

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
GAMES = ("suleika", "basari", "basari_cards", "bazaar", "scheherazade")

# Processor time, so that whatever else runs on the machine weighs on both sides alike.
PLAYED = """
import json, random, sys, time
from zoco.core.playout import playout
from zoco.games import load
game = load(sys.argv[1])
table = game.setup(int(sys.argv[2]), game.simulated())
seconds, plies, matches = float(sys.argv[3]), 0, 0
for number in range(3):
    playout(game, table, random.Random(number))
start = time.process_time()
while (spent := time.process_time() - start) < seconds:
    plies += playout(game, table, random.Random(matches))[1]
    matches += 1
print(json.dumps([plies / spent, matches / spent]))
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


def played(sources: Path, game: str, seconds: float) -> tuple[float, float]:
    """Plies and matches a second of these sources."""
    command = [sys.executable, "-c", PLAYED, game, str(SEATS), str(seconds)]
    env = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    plies, matches = json.loads(done.stdout)
    return plies, matches


def row(game: str, before: Path, seconds: float, rounds: int) -> str:
    """A line of the table: both sides by their medians, and what one is to the other."""
    sides = (before, ROOT / "src")
    turns = [[played(side, game, seconds) for side in sides] for _ in range(rounds)]
    old, new = (median(turn[side][0] for turn in turns) for side in (0, 1))
    fewer, more = (median(turn[side][1] for turn in turns) for side in (0, 1))
    return f"| {game} | {old:,.0f} | {new:,.0f} | {new / old:.2f} × | {more / fewer:.2f} × |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each turn")
    parser.add_argument("--rounds", type=int, default=5, help="turns for each side")
    wish = parser.parse_args()
    print(f"| game ({SEATS}) | plies/s at {wish.commit} | plies/s now | ratio | in matches |")
    print("| --- | --- | --- | --- | --- |")
    with checked_out(wish.commit) as before:
        for game in wish.games:
            print(row(game, before, wish.seconds, wish.rounds), flush=True)


if __name__ == "__main__":
    main()
