"""A limit on how often somebody may do something: a bucket that fills with time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """Holds at most `size` drops and gains `per_second`; each deed takes one."""

    def __init__(
        self, per_second: float, size: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._per_second = per_second
        self._size = size
        self._clock = clock
        self._drops = size
        self._at = clock()

    def take(self) -> bool:
        """Whether there was a drop left to take."""
        now = self._clock()
        self._drops = min(self._size, self._drops + (now - self._at) * self._per_second)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True
