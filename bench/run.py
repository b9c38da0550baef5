"""Measure zoco next to its peers, in turns on one core, and say which requirements are met."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

# Run as a script, Python looks beside the file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import document
from bench.entrants import ROOT, CannotRun, Entrant, answer, compete, our_entrant, peer_entrant
from bench.goals import OURS
from bench.peers.run import MODULES
from bench.report import Costs, report


def stay_on_one_core() -> None:
    """Bind this process, and so all that it starts, to a single core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def load() -> float | None:
    """The load of the last minute, where the system tells it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def costs(zoco: Path) -> tuple[Costs, list[str]]:
    """Rows of `zoco bench`, of the planner and of the offers, and what could not run."""
    here = ROOT / "bench"
    programs = {
        "zoco bench": [str(zoco), "bench", "--json"],
        "planner": [sys.executable, str(here / "planner.py"), "--json"],
        "offers": [sys.executable, str(here / "offers.py"), "--json"],
    }
    found: list[list[dict[str, Any]]] = []
    faults = []
    for label, command in programs.items():
        try:
            found.append(answer(command))
        except CannotRun as error:
            found.append([])
            faults.append(f"{label}: {error}")
    return Costs(*found), faults


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each turn")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each program")
    parser.add_argument("--zoco", type=Path, default=ROOT / ".venv" / "bin" / "zoco")
    parser.add_argument("--python", type=Path, default=ROOT / ".venv-bench" / "bin" / "python")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("--write", action="store_true", help="put the tables on the page")
    return parser.parse_args()


def complain(entrants: list[Entrant], faults: list[str]) -> bool:
    """Name the programs which gave no measurement at all; tell whether there are any."""
    idle = [f"{entrant.label}: {entrant.fault}" for entrant in entrants if not entrant.rows]
    for fault in (*idle, *faults):
        print(f"cannot run {fault}", file=sys.stderr)
    return bool(idle or faults)


def main() -> int:
    """Measure, print, write if asked; timings never fail, a program that cannot run does."""
    args = arguments()
    facts = document.machine(load())
    stay_on_one_core()
    field = [(ours, our_entrant(args.zoco, ours, args.seconds)) for ours in OURS]
    peers = [peer_entrant(args.python, peer, args.seconds) for peer in MODULES]
    entrants = [*(run for _, run in field), *peers]
    compete(entrants, args.rounds)
    single, faults = costs(args.zoco)
    tables = f"{facts}\n\n{report(field, peers, single)}"
    print(tables)
    if complain(entrants, faults):
        return 1
    if args.write:
        document.write(args.page, tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
