"""Many tables at once, each one person and three bots: how long people wait for their own moves.

python bench/live.py [--tables 20] [--seconds 60] [--level merchant] [--game suleika]

The server is a process of its own, the people are sockets that play at random and think for a
second or so. From a move that is sent to the step that shows it is what a person waits for; it is
measured at one table first, against bots that do not think, then at all of them; first moves, while
everything is loaded, do not count. What a bot takes is the time from a step that asks a bot to the
next one, queue and all. Two lines tell why: how long the server worked meanwhile, how long it
waited for a processor that others had, and how long a write to the disk takes beside it all.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from examples.socket_bot import choose  # noqa: E402
from tests.server.people import Device, Socket, stands  # noqa: E402
from tests.web.house import serving  # noqa: E402

THINKS, HURRIES = (0.5, 1.5), (0.05, 0.1)
"""How long a person thinks, in seconds: between these; at the one table less is enough."""
FIRST = 3
"""So many first moves of everybody do not count."""
MOST, LONGEST = 2.0, 3.0
"""The bounds: a person's p99 against its idle value, and any decision of a bot, in seconds."""


class Person:
    """Somebody at a table of their own, with what they had to wait for."""

    def __init__(self, base: str, game: str, level: str, thinks: tuple[float, float]) -> None:
        self._base, self._game, self._level, self._thinks = base, game, level, thinks
        self._rng = random.Random()
        self.own: list[float] = []
        self.bots: list[float] = []

    async def play(self, until: float) -> None:
        """One match after the other."""
        device = Device(self._base)
        while monotonic() < until:
            bots = {str(seat): self._level for seat in (1, 2, 3)}
            table = await device.table(self._game, 4, bots=bots, private=True)
            await device.post(f"/{table}/start")
            socket = await device.sit(table, 0)
            await socket.next("step")
            await self._match(socket, until)
            await socket.connection.close()
        await device.close()

    async def _match(self, socket: Socket, until: float) -> None:
        while monotonic() < until and stands(socket.last)["result"] is None:
            ask = socket.last["ask"]
            if ask is not None and ask["must"] is not None:
                await asyncio.sleep(self._rng.uniform(*self._thinks))
                await self._decide(socket)
            else:
                await self._wait(socket)

    async def _decide(self, socket: Socket) -> None:
        await self._caught_up(socket)
        ask = socket.last["ask"]
        if ask is None or ask["must"] is None:
            return
        sent = monotonic()
        answer = await socket.play(choose(ask["must"], self._rng))
        if answer["type"] == "step":
            self.own.append(monotonic() - sent)

    async def _wait(self, socket: Socket) -> None:
        """For the next step; it is a bot's time if bots alone were asked."""
        asked, since = stands(socket.last)["actors"], monotonic()
        await socket.next("step")
        if asked and min(asked) > 0:
            self.bots.append(monotonic() - since)

    async def _caught_up(self, socket: Socket) -> None:
        """Read what came while the person thought."""
        while True:
            try:
                async with asyncio.timeout(0.001):
                    await socket.receive()
            except TimeoutError:
                return


class Used(NamedTuple):
    """Seconds that the main thread of the server had of a processor, and waited for one."""

    worked: float
    waited: float

    @classmethod
    def now(cls) -> Used:
        """So far; the server is the only process that was started here."""
        (server,) = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
        worked, waited, _ = Path(f"/proc/{server}/schedstat").read_text().split()
        return cls(int(worked) / 1e9, int(waited) / 1e9)


async def written(folder: Path, until: float) -> list[float]:
    """What it takes to put a page onto the disk, five times a second."""
    took = []
    with (folder / "page").open("wb") as file:
        while monotonic() < until:
            file.write(bytes(4096))
            file.flush()
            began = monotonic()
            await asyncio.to_thread(os.fsync, file.fileno())
            took.append(monotonic() - began)
            await asyncio.sleep(0.2)
    return took


async def measured(people: list[Person], seconds: float, folder: Path) -> str:
    """All of them for so long; what the machine did meanwhile."""
    until, before = monotonic() + seconds, Used.now()
    disk = asyncio.create_task(written(folder, until))
    await asyncio.gather(*(person.play(until) for person in people))
    took, after = await disk, Used.now()
    worked, waited = (100 * (new - old) / seconds for old, new in zip(before, after, strict=True))
    page = f"{1000 * median(took):.1f} ms a write to the disk, {1000 * max(took):.0f} at most"
    return (
        f"server at work {worked:.0f} % of the time, waiting for a processor {waited:.0f} %; {page}"
    )


def line(name: str, seconds: list[float]) -> str:
    """Median, p95, p99 and the longest, in milliseconds."""
    parts = quantiles(seconds, n=100)
    shown = (1000 * part for part in (parts[49], parts[94], parts[98], max(seconds)))
    told = "  ".join(f"{it:8.1f}" for it in shown)
    return f"{name:28}{len(seconds):7}  {told}"


def p99(seconds: list[float]) -> float:
    """The 99th percentile."""
    return quantiles(seconds, n=100)[98]


def times(people: list[Person]) -> tuple[list[float], list[float]]:
    """What all people waited for: their own moves, and bots."""
    own = [it for one in people for it in one.own[FIRST:]]
    return own, [it for one in people for it in one.bots[FIRST:]]


def main() -> None:
    """Measure, print, and fail beyond the bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--game", default="suleika")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as base:
        alone = [Person(base, wish.game, "random", HURRIES)]
        calm = asyncio.run(measured(alone, wish.seconds, Path(data)))
        people = [Person(base, wish.game, wish.level, THINKS) for _ in range(wish.tables)]
        busy = asyncio.run(measured(people, wish.seconds, Path(data)))
    (idle, _), (own, bots) = times(alone), times(people)
    print(f"{'ms':28}{'n':>7}  {'p50':>8}  {'p95':>8}  {'p99':>8}  {'max':>8}")
    print(line("a move, one table", idle))
    print(line(f"a move, {wish.tables} tables", own))
    print(line(f"a bot's, {wish.tables} tables", bots))
    print(f"one table: {calm}\n{wish.tables} tables: {busy}")
    ratio = p99(own) / p99(idle)
    print(f"p99 of a move: {ratio:.2f} times its idle value; longest decision {max(bots):.2f} s")
    sys.exit(ratio > MOST or max(bots) > LONGEST)


if __name__ == "__main__":
    main()
