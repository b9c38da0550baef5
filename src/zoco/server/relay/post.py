"""What carries letters from one process to another: soon, or not at all."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Protocol

Take = Callable[[bytes], None]
"""What a process does with a letter that comes. It never waits, and raises nothing."""


class Post(Protocol):
    """A letter may get lost; one that comes is whole. Those of one sender come in order."""

    async def open(self, address: str, take: Take) -> None:
        """Be at this address from now on; raises where nothing can be carried at all."""

    def send(self, address: str, letter: bytes) -> None:
        """Send a letter on its way; never waits."""

    async def close(self) -> None:
        """Carry what waits, and let go."""


class Parts:
    """Letters in parts that fit, and put together again. Parts that do not come are forgotten."""

    def __init__(self, size: int, most: int = 1000) -> None:
        self._size = size
        self._most = most
        self._begun: OrderedDict[str, list[str]] = OrderedDict()

    def split(self, letter: bytes) -> Iterator[str]:
        """The parts of a letter, each with its number and how many there are."""
        text = letter.decode()
        size = self._size if text.isascii() else self._size // 4  # so long is a sign at most
        parts = [text[at : at + size] for at in range(0, len(text), size)]
        name = secrets.token_hex(6)
        for number, part in enumerate(parts):
            yield f"{name} {number} {len(parts)} {part}"

    def join(self, sent: str) -> bytes | None:
        """The letter of which this was the last part that was missing; they come in order."""
        name, number, count, part = sent.split(" ", 3)
        parts = self._begun.pop(name, [])
        if int(number) != len(parts):
            return None
        parts.append(part)
        if len(parts) == int(count):
            return "".join(parts).encode()
        self._begun[name] = parts
        if len(self._begun) > self._most:
            self._begun.popitem(last=False)
        return None
