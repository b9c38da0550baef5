"""Programs that are measured in turns: each a subprocess which answers in JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench.goals import Ours

ROOT = Path(__file__).resolve().parents[1]
TRIAL_GAMES = 100
TIMEOUT_SECONDS = 900


class CannotRun(Exception):
    """A program is missing, failed, or did not answer in JSON."""


def answer(command: list[str]) -> Any:
    """Run a program and read its JSON."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=TIMEOUT_SECONDS
        )
        return json.loads(done.stdout)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [f"exit code {error.returncode}"]
        raise CannotRun(lines[-1]) from error
    except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError) as error:
        raise CannotRun(str(error)) from error


@dataclass
class Entrant:
    """One program of the contest and what it measured, a row for each round."""

    label: str
    command: list[str]
    rows: list[dict[str, Any]] = field(default_factory=list)
    fault: str = ""

    def run(self, seed: int) -> str:
        """Take one turn and tell how it went; a failure is kept as the fault."""
        try:
            found = answer([*self.command, "--seed", str(seed)])
        except CannotRun as error:
            self.fault = str(error)
            return f"failed: {error}"
        self.rows.append(found[0] if isinstance(found, list) else found)
        return f"{self.rates('decisions')[-1]:,.0f} decisions/s"

    def rates(self, what: str) -> list[float]:
        """Each round's `what` ("games", "plies", "decisions") a second."""
        return [row[what] / max(row["seconds"], 1e-9) for row in self.rows]

    def rate(self, what: str = "decisions") -> float | None:
        """The median over the rounds, or None if no round succeeded."""
        return median(self.rates(what)) if self.rows else None


def simulate(zoco: Path, ours: Ours, games: int) -> list[str]:
    """The command for random play of one of our games."""
    seats = ["--seats", str(ours.seats)]
    return [str(zoco), "simulate", ours.game, *seats, "--games", str(games), "--json"]


def our_entrant(zoco: Path, ours: Ours, seconds: float) -> Entrant:
    """One of our games, with as many games a turn as fill the time by a short trial."""
    trial = Entrant(ours.label, simulate(zoco, ours, TRIAL_GAMES))
    trial.run(seed=0)
    games = max(TRIAL_GAMES, round((trial.rate("games") or 0) * seconds))
    return Entrant(ours.label, simulate(zoco, ours, games))


def peer_entrant(python: Path, peer: str, seconds: float) -> Entrant:
    """One peer, in the environment of the peers."""
    script = str(ROOT / "bench" / "peers" / "run.py")
    options = ["--only", peer, "--seconds", str(seconds), "--json"]
    return Entrant(peer, [str(python), script, *options])


def compete(entrants: list[Entrant], rounds: int) -> None:
    """Let all take turns, so that a slow spell of the machine meets everyone."""
    for turn in range(1, rounds + 1):
        for entrant in entrants:
            told = entrant.run(seed=turn)
            print(f"round {turn} of {rounds}: {entrant.label}: {told}", file=sys.stderr)
