"""The group-commit writer: whatever waits is committed in one transaction, durably, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from zoco.store.faults import trouble
from zoco.store.records import Append, Creation

Job = Append | Creation
MOST = 500
"""Appends in one transaction: bounds the time that the last of them waits."""


class Driver(Protocol):
    """The hot path of one database: prepared statements on one connection of its own."""

    async def commit(self, jobs: Sequence[Job]) -> None:
        """All of `jobs` in one transaction, durably; raises `Taken` and keeps nothing."""

    async def close(self) -> None:
        """Give the connection back."""


class Writer:
    """One task that takes what waits and commits it together; each caller gets its own answer."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._waiting: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="store writer")
        self._closed = False
        self.took: Callable[[float], object] | None = None

    async def append(self, job: Job) -> None:
        """Answers when the entries are on the disk; raises `Taken` if another was first."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((job, done))
        # A caller that is cancelled does not take back what may already be on the disk.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Commit all that waits, then stop."""
        self._closed = True
        self._waiting.put_nowait(None)
        try:
            await self._task
        finally:  # who is torn away from here leaves no connection behind
            await self._driver.close()

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit([job for job in batch if job is not None])
            if None in batch:
                return

    async def _commit(self, jobs: list[tuple[Job, asyncio.Future[None]]]) -> None:
        if not jobs:
            return
        since = monotonic()
        try:
            await self._driver.commit([append for append, _ in jobs])
        except Exception as error:
            if len(jobs) == 1 or trouble(error) is not None:  # then no other comes through either
                for _, done in jobs:
                    _fail(done, error)
                return
            for job in jobs:  # one loser must not drag the others down
                await self._commit([job])
            return
        if self.took is not None:
            self.took(monotonic() - since)
        for _, done in jobs:
            if not done.done():
                done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
