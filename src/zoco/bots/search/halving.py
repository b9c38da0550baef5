"""One seat decides: all candidates meet the same imagined tables, the weaker half is dropped."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

from zoco.bots.bot import Clock
from zoco.bots.search.lines import Lines
from zoco.core.moves import Move
from zoco.parts.outlook import Candidate


class Judged(NamedTuple):
    """A move, the share of the win that it promises, and over how many lines of play."""

    move: Move
    share: float
    lines: int


HUNCH = 0.015
"""The share of the win by which what is sure at sight is preferred: valuations are not exact."""


class Trial:
    """A candidate on trial."""

    def __init__(self, candidate: Candidate) -> None:
        self.move, self.prior = candidate
        self.total = 0.0
        self.lines = 0

    def judged(self) -> Judged:
        """As far as is known."""
        return Judged(self.move, self.total / max(1, self.lines), self.lines)


def halved(
    lines: Lines,
    view: Any,
    candidates: list[Candidate],
    playouts: int,
    rng: Random,
    clock: Clock,
) -> list[Judged]:
    """All candidates, the best first; those that stayed longest before the others."""
    dropped = list[Trial]()
    whole = sum(prior for _, prior in candidates) or 1.0
    alive = [Trial((move, prior / whole)) for move, prior in candidates]
    rounds = max(1, ceil(log2(len(alive))))
    for _ in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(alive)))):
            if clock.left() <= 0:
                break
            _try(lines, view, alive, rng.getrandbits(64))
        alive.sort(key=_promise)
        half = len(alive) // 2
        dropped = alive[len(alive) - half :] + dropped if len(alive) > 1 else dropped
        alive = alive[: len(alive) - half]
    return [trial.judged() for trial in (*alive, *dropped)]


def held(
    lines: Lines, view: Any, moves: Sequence[Move], playouts: int, rng: Random
) -> list[Judged]:
    """These moves held against each other, all over the same lines of play; the best first."""
    trials = [Trial((move, 0.0)) for move in moves]
    for _ in range(max(1, playouts // len(trials))):
        _try(lines, view, trials, rng.getrandbits(64))
    return sorted((trial.judged() for trial in trials), key=lambda it: -it.share)


def _try(lines: Lines, view: Any, trials: list[Trial], seed: int) -> None:
    """One line of play for each, from the same imagined table and with the same dice."""
    table, seat = lines.imagine(view, Random(seed)), view.seat
    for trial in trials:
        after, _ = lines.game.advance(table, seat, trial.move)
        trial.total += lines.value(after, Random(seed))[seat]
        trial.lines += 1


def _promise(trial: Trial) -> float:
    """The best first; before anything is known the likeliest."""
    return -trial.judged().share - HUNCH * trial.prior
