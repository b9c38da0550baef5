"""What is measured of one server, and of others' moves while somebody attacks it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from bench.crowd.attacks import ATTACKS
from bench.crowd.line import Web
from bench.crowd.play import Table, paced, saturate, share
from bench.crowd.process import Process

PACE = 500.0
"""Moves a second at which waits are measured."""
WARM, MOST = 8, 50
"""Moves at a table before, and as fast as they are answered; a match has 96, some at that pace."""
ELSEWHERE = 40.0
"""Moves a second at other tables during an attack."""


class Plan(NamedTuple):
    """How much is measured."""

    tables: int
    seconds: float
    made: int


class Figures(NamedTuple):
    """What one server bears."""

    made: float | None
    moves: float
    cpu: float
    size: float
    p50: float
    p99: float
    memory: float


async def bears(
    server: Process,
    plan: Plan,
    seated: Callable[[str, int], Awaitable[list[Table]]],
    make: Callable[[Web], Awaitable[object]] | None,
) -> Figures:
    """Tables are made and played: first at a pace, then as fast as they are answered."""
    made = None if make is None else await _made(server.base, plan.made, make)
    empty = server.memory
    tables = await seated(server.base, plan.tables)
    await saturate(tables, 1.0, WARM)
    evenly = await paced(tables, PACE, plan.seconds)
    before = server.cpu
    played = await saturate(tables, plan.seconds, MOST)
    cpu = 1000 * (server.cpu - before) / max(1, played.moves)
    memory = (server.memory - empty) / plan.tables / 1024
    for table in tables:
        table.close()
    waits = share(evenly.took, 0.5), share(evenly.took, 0.99)
    rate = played.moves / played.seconds
    return Figures(made, rate, cpu, played.bytes / max(1, played.moves), *waits, memory)


async def _made(base: str, count: int, make: Callable[[Web], Awaitable[object]]) -> float:
    """Tables made a second, by eight who make them at once."""
    begun = perf_counter()

    async def some() -> None:
        web = Web(base)
        for _ in range(count // 8):
            await make(web)
        web.close()

    await asyncio.gather(*(some() for _ in range(8)))
    return 8 * (count // 8) / (perf_counter() - begun)


class Disturbed(NamedTuple):
    """What others wait for their moves before and during an attack, in milliseconds."""

    attack: str
    before: tuple[float, float]
    during: tuple[float, float]


async def disturbed(
    server: Process, tables: Sequence[Table], target: tuple[str, str], seconds: float
) -> list[Disturbed]:
    """Each attack in turn, from a process of its own, while others play."""
    found = []
    for name in ATTACKS:
        before = await paced(tables, ELSEWHERE, seconds)
        command = [sys.executable, "-m", "bench.crowd.attacks", name, server.base, *target]
        attacker = subprocess.Popen(command, preexec_fn=lambda: os.nice(10))
        try:
            await asyncio.sleep(3.0)  # until it has begun in earnest
            during = await paced(tables, ELSEWHERE, seconds)
        finally:
            attacker.kill()
            attacker.wait()
        await asyncio.sleep(2.0)
        quiet = share(before.took, 0.5), share(before.took, 0.99)
        found.append(Disturbed(name, quiet, (share(during.took, 0.5), share(during.took, 0.99))))
    return found
