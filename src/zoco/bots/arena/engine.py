"""Where matches are played: in processes of this machine, or of many with Dask."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from importlib import import_module
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from zoco.bots.arena.contest import Contest, Played, play
from zoco.core.faults import bad

Engine = Callable[[int], AbstractContextManager[Executor]]
WAITING = 4
"""So many matches are handed out for each job: some wait, so that nobody does."""
PATIENCE = 5
"""So often a worker may be lost before anybody stops trying."""
LOW_PRIORITY = 10


def contested(
    contest: Contest, numbers: Sequence[int], engine: Engine, jobs: int
) -> Iterator[Played]:
    """The matches of these numbers as they are done, in any order.

    What a worker that was killed had in hand is played again by another one.
    """
    left = dict.fromkeys(numbers)
    for loss in range(PATIENCE + 1):
        try:
            for done in _handed_out(contest, tuple(left), engine, jobs):
                del left[done.number]
                yield done
            return
        except BrokenProcessPool:
            if loss == PATIENCE:
                raise


def _handed_out(
    contest: Contest, numbers: Sequence[int], engine: Engine, jobs: int
) -> Iterator[Played]:
    with engine(jobs) as executor:
        todo, running = iter(numbers), set[Future[Played]]()
        while True:
            for number in todo:
                running.add(executor.submit(play, contest, number))
                if len(running) >= WAITING * jobs:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Processes of this machine, which give way to whatever else it does."""
    methods = get_all_start_methods()
    context = get_context("forkserver" if "forkserver" in methods else "spawn")
    pool = ProcessPoolExecutor(jobs, context, settle)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def settle() -> None:
    """In a worker: Ctrl-C is the business of who waits for us, and others come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(LOW_PRIORITY)


@contextmanager
def dask(jobs: int, address: str | None = None) -> Iterator[Executor]:
    """The workers of a Dask cluster: of the one at `address`, else of one made for this contest."""
    distributed = _distributed()
    with ExitStack() as stack:
        cluster: Any = address
        if address is None:
            made = distributed.LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=None
            )
            cluster = stack.enter_context(made)
        client = stack.enter_context(distributed.Client(cluster))
        yield stack.enter_context(client.get_executor())


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError as error:
        raise bad("wrong-no-dask") from error


ENGINES: dict[str, Engine] = {"process": processes, "dask": dask}
