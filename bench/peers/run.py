"""Random play of other engines, one core, in process: decisions a second."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TypedDict

# Run as a script, Python looks beside the file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

MODULES = {
    "catanatron": "catanatron_",
    "openspiel-backgammon": "openspiel",
    "openspiel-bargaining": "openspiel",
    "pettingzoo-connect-four": "pettingzoo_",
}

Playout = Callable[[Random], tuple[int, int]]


class Row(TypedDict):
    """One peer's measurement; plies are the decisions and the chance nodes."""

    peer: str
    version: str
    games: int
    decisions: int
    plies: int
    seconds: float
    decisions_per_second: float


def load(peer: str) -> tuple[str, Playout]:
    """Version and playout of a peer; imports that peer alone."""
    module = import_module(f"bench.peers.{MODULES[peer]}")
    return module.VERSION, module.PLAYOUTS[peer]


def play_for(seconds: float, playout: Playout, rng: Random) -> tuple[int, int, int, float]:
    """Play whole games until the time is up: games, decisions, plies, seconds."""
    games = decisions = plies = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        decided, played = playout(rng)
        games += 1
        decisions += decided
        plies += played
    return games, decisions, plies, spent


def measure(peer: str, seconds: float, seed: int) -> Row:
    """Measure one peer after a warm-up of a fifth of the time."""
    version, playout = load(peer)
    rng = Random(seed)
    play_for(seconds / 5, playout, rng)
    games, decisions, plies, spent = play_for(seconds, playout, rng)
    return {
        "peer": peer,
        "version": version,
        "games": games,
        "decisions": decisions,
        "plies": plies,
        "seconds": round(spent, 3),
        "decisions_per_second": round(decisions / spent, 1),
    }


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each peer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(MODULES), metavar="NAME", help="one peer alone")
    parser.add_argument("--json", action="store_true", help="print a JSON list of rows")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    args = arguments()
    peers = [args.only] if args.only else list(MODULES)
    rows = [measure(peer, args.seconds, args.seed) for peer in peers]
    if args.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        print(f"{row['peer']:24} {row['version']:8} {row['decisions_per_second']:>10,.0f} /s")


if __name__ == "__main__":
    main()
