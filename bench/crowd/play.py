"""How tables are played: as fast as the server answers, or so many moves a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

Move = Callable[[], None]


class Player:
    """Somebody at a table. `turn` is set while a move is asked of them."""

    line: Any

    def __init__(self) -> None:
        self.turn = asyncio.Event()
        self.took: list[float] = []
        self._sent = 0.0
        self._waits: asyncio.Future[None] | None = None

    def move(self) -> Move:
        """A move for what is asked, ready to be sent."""
        raise NotImplementedError

    async def play(self) -> None:
        """Make a move, and wait until it is answered."""
        send = self.move()
        self._waits = asyncio.get_running_loop().create_future()
        self._sent = perf_counter()
        send()
        await self._waits

    def answered(self) -> None:
        """The answer to one's move has come."""
        if self._waits is not None and not self._waits.done():
            self.took.append(perf_counter() - self._sent)
            self._waits.set_result(None)


class Table:
    """Some players, of whom one is asked at a time."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players

    @property
    def bytes(self) -> int:
        """What all of them have been sent."""
        return sum(player.line.bytes for player in self.players)

    async def play(self) -> bool:
        """One move; whether there was one to make."""
        for _ in range(400):
            for player in self.players:
                if player.turn.is_set():
                    await player.play()
                    return True
            await asyncio.sleep(0.005)
        return False

    def close(self) -> None:
        """All leave."""
        for player in self.players:
            player.line.close()


class Played(NamedTuple):
    """What came of a while of play."""

    moves: int
    seconds: float
    bytes: int
    took: list[float]


async def saturate(tables: Sequence[Table], seconds: float, most: int) -> Played:
    """At every table one move after the other, as fast as they are answered, and at most so many.

    No match must come to its end meanwhile: whoever waits for a move there would seem slow.
    """
    end = perf_counter() + seconds

    async def on(table: Table) -> None:
        for _ in range(most):
            if perf_counter() >= end or not await table.play():
                return

    return await _measured(tables, [on(table) for table in tables])


async def paced(tables: Sequence[Table], per_second: float, seconds: float) -> Played:
    """So many moves a second, in even steps over all tables; never two at once at one of them."""
    begun, total = perf_counter(), int(per_second * seconds)
    share = len(tables)

    async def on(place: int) -> None:
        for number in range(place, total, share):
            await asyncio.sleep(begun + number / per_second - perf_counter())
            if not await tables[place].play():
                return

    return await _measured(tables, [on(place) for place in range(share)])


async def _measured(tables: Sequence[Table], work: Sequence[Any]) -> Played:
    players = [player for table in tables for player in table.players]
    for player in players:
        player.took = []
    before, begun = sum(table.bytes for table in tables), perf_counter()
    await asyncio.gather(*work)
    took = [one for player in players for one in player.took]
    seconds = perf_counter() - begun
    return Played(len(took), seconds, sum(table.bytes for table in tables) - before, took)


def share(took: Sequence[float], part: float) -> float:
    """So many of them took no longer than this, in milliseconds."""
    ordered = sorted(took)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
