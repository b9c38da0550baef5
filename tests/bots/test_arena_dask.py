"""The arena on a real local Dask cluster: the same figures, and a killed worker loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

import pytest

from zoco.bots.arena.contest import Contest, play
from zoco.bots.arena.engine import contested, dask
from zoco.bots.arena.figures import figures

CONTEST = Contest("suleika", 3, ("trader", "novice", "random"), 4, {})


@contextmanager
def cluster_with_a_loss(jobs: int) -> Iterator[Executor]:
    """Workers of a cluster, one of which is killed at once."""
    distributed = import_module("distributed")
    with distributed.LocalCluster(jobs, threads_per_worker=1, dashboard_address=None) as cluster:
        victim = next(iter(cluster.workers.values()))
        with dask(jobs, cluster.scheduler_address) as executor:
            os.kill(victim.pid, signal.SIGKILL)
            yield executor


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_dask_gives_the_same_figures_and_loses_nothing() -> None:
    alone = figures(CONTEST, [play(CONTEST, number) for number in range(6)])
    for engine in (dask, cluster_with_a_loss):
        found = figures(CONTEST, list(contested(CONTEST, range(6), engine, 2)))
        del found["time"]
        assert found == {name: value for name, value in alone.items() if name != "time"}
