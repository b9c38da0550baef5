"""A limit on how often somebody may do something: a bucket that fills with time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """Holds at most `size` drops and gains `per_second`; each deed takes one."""

    __slots__ = ("_at", "_clock", "_drops", "_per_second", "_size")

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
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing is missing."""
        self._fill()
        return self._drops >= self._size

    def _fill(self) -> None:
        now = self._clock()
        self._drops = min(self._size, self._drops + (now - self._at) * self._per_second)
        self._at = now

    def owe(self, drops: float) -> float:
        """Take so many for what is done already; the seconds until none is owed any more."""
        self.take()
        self._drops -= drops
        return max(0.0, -self._drops / self._per_second)


class Buckets:
    """A bucket for each of many; full ones are forgotten now and then."""

    def __init__(self, per_second: float, size: float) -> None:
        self._made = per_second, size
        self._lasts = size / per_second
        self._buckets: dict[str, Bucket] = {}
        self._swept = monotonic()

    def take(self, key: str) -> bool:
        """Whether there was a drop left for this one."""
        if monotonic() > self._swept + self._lasts + 60:
            self._buckets = {of: it for of, it in self._buckets.items() if not it.full}
            self._swept = monotonic()
        if key not in self._buckets:
            self._buckets[key] = Bucket(*self._made)
        return self._buckets[key].take()
