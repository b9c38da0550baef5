"""How often an address has asked all servers of one database together, in this minute.

Every server counts for itself; of who asks much it tells the database, and reads what the others
have told. So somebody may be let through for half a second too long, and most cost nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from time import time

MINUTE = 60
FEW = 16
"""Of an address with less than such a part of what is allowed nobody is told."""
Exchange = Callable[[int, Mapping[str, int]], Awaitable[dict[str, int]]]


class Tally:
    """Requests by address. `most` are allowed in a minute."""

    def __init__(self, most: int, clock: Callable[[], float] = time) -> None:
        self._most = most
        self._clock = clock
        self._minute = 0
        self._counted, self._told = Counter[str](), Counter[str]()
        self._all: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """One more; whether it is one too many, as far as is known."""
        self._turn()
        self._counted[address] += 1
        others = self._all.get(address, 0) - self._told[address]
        return self._counted[address] + max(0, others) > self._most

    async def exchange(self, tell: Exchange) -> None:
        """Tell what is new of who asks much, and hear how much that is altogether."""
        self._turn()
        minute, much = self._minute, self._most / FEW
        news = {
            address: count - self._told[address]
            for address, count in self._counted.items()
            if count > max(much, self._told[address])
        }
        if not news:
            return
        found = await tell(minute, news)
        if minute == self._minute:
            self._told.update(news)
            self._all.update(found)

    def _turn(self) -> None:
        minute = int(self._clock() // MINUTE)
        if minute != self._minute:
            self._minute = minute
            self._counted.clear()
            self._told.clear()
            self._all.clear()
