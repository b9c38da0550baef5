"""Many matches: number i is always the same match, whoever plays it and in whatever order."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_all_start_methods, get_context
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from zoco.bots.match import play_match
from zoco.bots.registry import bot
from zoco.bots.tally import Tally
from zoco.core.playout import playout
from zoco.games import load

TASK_SECONDS = 0.1
"""How long a task should take: long enough that handing it over costs nothing."""


class Plan(NamedTuple):
    """What is to be simulated. Without `bots` the table itself is played at random, unseen.

    Options that are not given are those that the game has in simulations; `edition` is whatever a
    game takes for one, the standard one if it is None.
    """

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    edition: Any = None


def simulated(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all matches, part by part as they are played.

    One match is played beforehand and not counted: it warms up, and tells how long one takes.
    """
    trial = run(plan, range(1))
    size = _task_size(trial.ended - trial.began, games, jobs)
    tasks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    yield from _in_turn(plan, tasks) if jobs == 1 else _side_by_side(plan, tasks, jobs)


def run(plan: Plan, numbers: range) -> Tally:
    """The tally of the matches with these numbers."""
    game = load(plan.game)
    table = game.setup(plan.seats, game.simulated(plan.options), plan.edition)
    bots = [bot(game, level) for level in plan.bots]
    tally = Tally(began=perf_counter())
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        if bots:
            done = play_match(game, table, bots, seed)
            tally.count(done.plies, done.decisions, done.result)
        else:
            last, plies, decisions = playout(game, table, Random(seed))
            tally.count(plies, decisions, game.score(last))
    tally.ended = perf_counter()
    return tally


def _task_size(seconds: float, games: int, jobs: int) -> int:
    """Matches a task: as many as fill its time, but some for every job and never none."""
    filling = ceil(TASK_SECONDS / max(seconds, 1e-6))
    return max(1, min(filling, ceil(games / jobs)))


def _in_turn(plan: Plan, tasks: list[range]) -> Iterator[Tally]:
    return (run(plan, task) for task in tasks)


def _side_by_side(plan: Plan, tasks: list[range], jobs: int) -> Iterator[Tally]:
    methods = get_all_start_methods()
    context = get_context("forkserver" if "forkserver" in methods else "spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts)
    try:
        yield from pool.map(run, [plan] * len(tasks), tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is the business of the process that waits for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
