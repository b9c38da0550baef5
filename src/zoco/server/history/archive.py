"""Entries of a log in memory: the newest lie open, older ones are packed until somebody looks."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from typing import Any, overload

from zoco.core.codec import to_json
from zoco.core.log.entries import Entry

CHUNK = 16
"""Entries that are packed together. At least as many lie open."""
FAST = 1


class Archive(MutableSequence[Entry]):
    """Grows at its end only. `read` makes an entry of its JSON."""

    def __init__(self, read: Callable[[bytes], Entry]) -> None:
        self._read = read
        self._packed: list[bytes] = []
        self._open: list[Entry] = []
        self._unpacked: tuple[int, list[Entry]] = (-1, [])

    def copy(self) -> Archive:
        """Another one to be added to; entries are shared."""
        made = Archive(self._read)
        made._packed, made._open = self._packed.copy(), self._open.copy()
        return made

    def store(self, bodies: Sequence[bytes]) -> None:
        """Add entries that nobody may ever look at."""
        assert not self._open, "entries are in order"
        whole = len(bodies) - len(bodies) % CHUNK
        for first in range(0, whole, CHUNK):
            self._packed.append(_pack(bodies[first : first + CHUNK]))
        self._open += map(self._read, bodies[whole:])

    def pack(self) -> None:
        """Pack what is not new any more."""
        self._unpacked = (-1, [])
        while len(self._open) >= 2 * CHUNK:
            self._packed.append(_pack(map(to_json, self._open[:CHUNK])))
            del self._open[:CHUNK]

    def insert(self, index: int, value: Entry) -> None:
        """At the end; a log is never changed elsewhere."""
        if index != len(self):
            raise TypeError("entries are added at the end")
        self._open.append(value)

    def append(self, value: Entry) -> None:
        """One more."""
        self._open.append(value)

    def __len__(self) -> int:
        return CHUNK * len(self._packed) + len(self._open)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        packed = CHUNK * len(self._packed)
        if index >= packed:
            return self._open[index - packed]
        if -len(self._open) <= index < 0:
            return self._open[index]
        place = index + len(self) if index < 0 else index
        if place < 0:
            raise IndexError(index)
        return self._chunk(place // CHUNK)[place % CHUNK]

    def __iter__(self) -> Iterator[Entry]:
        for place in range(len(self)):
            yield self[place]

    def __setitem__(self, *_: object) -> None:
        raise TypeError("entries are never changed")

    def __delitem__(self, *_: object) -> None:
        raise TypeError("entries are never taken out")

    def _chunk(self, number: int) -> list[Entry]:
        if self._unpacked[0] != number:
            lines = zlib.decompress(self._packed[number]).split(b"\n")
            self._unpacked = (number, [self._read(line) for line in lines])
        return self._unpacked[1]


def _pack(bodies: Iterable[bytes]) -> bytes:
    return zlib.compress(b"\n".join(bodies), FAST)
