"""When it is told who is there: at once, or once for all who come and go in a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Presence:
    """Calls `announce` when somebody came or went, or begins to count as gone."""

    def __init__(self, announce: Callable[[], object], gathered: float) -> None:
        self._announce = announce
        self._gathered = gathered
        self._last = 0.0
        self._soon: asyncio.Handle | None = None
        self._patience: asyncio.Handle | None = None

    def changed(self) -> None:
        """Somebody came or went."""
        if self._soon is None:
            loop = asyncio.get_running_loop()
            rest = self._last + self._gathered - loop.time()
            self._soon = loop.call_later(max(0.0, rest), self._announce)

    def told(self, next_gone: float | None) -> None:
        """It is announced now; and in so many seconds one more counts as gone."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._last = asyncio.get_running_loop().time()
        self.wait(next_gone)

    def wait(self, seconds: float | None) -> None:
        """Announce it when one more person counts as gone: they can be replaced from then on."""
        if self._patience is not None:
            self._patience.cancel()
        loop = asyncio.get_running_loop()
        self._patience = None if seconds is None else loop.call_later(seconds, self._announce)
