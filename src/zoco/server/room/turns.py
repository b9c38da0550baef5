"""Whose turn it is to think: as many at once as there are workers, who advises people first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from time import monotonic

SOON = 2.0
"""Seconds within which all who wait shall have thought: the more wait, the less time for each."""


class Turns:
    """Places for those who think, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = 0
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(not turn.done() for _, _, turn in self._waiting)

    @asynccontextmanager
    async def turn(self, urgent: bool = False) -> AsyncIterator[float]:
        """A place for the time of the block; the seconds that are fair to those who wait."""
        since = monotonic()
        await self._come(urgent)
        try:
            yield self._fair(SOON - (monotonic() - since))
        finally:
            self._leave()

    def _fair(self, left: float) -> float:
        """An equal part of the time until who came last should have thought, too."""
        return max(0.0, left) * self._places / (self.waiting + 1)

    async def _come(self, urgent: bool) -> None:
        if self._taken < self._places:
            self._taken += 1
            return
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (not urgent, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place was given already
                self._leave()
            raise

    def _leave(self) -> None:
        """Hand the place to who waits for it, if anybody still does."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._taken -= 1
