"""Processes for what would keep a server from answering: bots that think, logs to be replayed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Lock, Thread
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
LOW_PRIORITY = 10
SHORT = 16_384
"""Bytes of a log that is read within milliseconds."""
START = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


class Stopping(RuntimeError):
    """The server stops: no more work is done."""


class Workers:
    """Some processes of low priority. They start with the first work, and are replaced if killed.

    What they are handed, and what comes back, must be possible to pickle.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._lock = Lock()
        self.slices = asyncio.Lock()
        """Held for a moment by who works on the loop itself for long: one slice a round for all."""

    async def run(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """What `work` answers, or raises, in one of the processes."""
        loop, pool = asyncio.get_running_loop(), self._workers_but(None)
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:  # a worker was killed: start again, once
            return await loop.run_in_executor(self._workers_but(pool), work, *given)

    async def read(self, size: int, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """The same for a log of so many bytes; a short one is read before a process has begun."""
        if size <= SHORT:
            return await asyncio.to_thread(work, *given)
        return await self.run(work, *given)

    def begin(self, work: Callable[[*Ts], object], *given: *Ts) -> None:
        """Do something that nobody waits for; not where the server stops."""
        with suppress(Stopping, RuntimeError):
            self._workers_but(None).submit(work, *given)

    def close(self) -> None:
        """End the workers, for good; waits for them, so not for the event loop to call.

        What they are at is worth nothing without the server.
        """
        with self._lock:
            pool, self._pool, self._closed = self._pool, None, True
        if pool is not None:
            for process in (pool._processes or {}).values():
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _workers_but(self, broken: ProcessPoolExecutor | None) -> ProcessPoolExecutor:
        """The workers; where they are the broken ones, others. Many may notice, one replaces."""
        with self._lock:
            if self._closed:
                raise Stopping("the server is stopping")
            if self._pool is None or self._pool is broken:
                context = get_context(START)
                self._pool = ProcessPoolExecutor(self._workers, context, _settle_in)
                if broken is not None:
                    broken.shutdown(wait=False, cancel_futures=True)
            return self._pool


def _settle_in() -> None:
    """In the worker: leave interrupts to the server, and do not outlive it, however it ends.

    People who wait for the server come before bots who think.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(LOW_PRIORITY)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(1)
