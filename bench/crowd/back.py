"""Tables that come back after a crash: how long it takes, and what others feel of it."""

from __future__ import annotations

import asyncio
import urllib.request
from time import perf_counter

import msgspec

from bench.crowd.attacks import long_log
from bench.crowd.line import Web, dial
from bench.crowd.process import Process

TABLES, ENTRIES = 30, 1_500


async def fill(server: Process) -> list[tuple[str, str]]:
    """Long matches that have begun; each with the cookie of who may look at it."""
    body = msgspec.json.encode({"log": long_log(ENTRIES)})
    web, made = Web(server.base), []
    for _ in range(TABLES):
        answer, cookie = await web.post("/api/tables/import", body)
        made.append((msgspec.json.decode(answer)["table"]["id"], cookie))
    web.close()
    return made


async def come_back(server: Process, tables: list[tuple[str, str]]) -> tuple[float, float]:
    """Seconds until everybody has seen their table again, and the longest wait for health."""
    longest, done = 0.0, asyncio.Event()

    def ask() -> float:
        begun = perf_counter()
        with urllib.request.urlopen(f"{server.base}/api/health", timeout=30) as answer:
            answer.read()
        return perf_counter() - begun

    async def look() -> None:
        nonlocal longest
        while not done.is_set():
            longest = max(longest, await asyncio.to_thread(ask))
            await asyncio.sleep(0.01)

    async def one(table: str, cookie: str) -> None:
        seen = asyncio.Event()
        line = await dial(server.base, f"/api/tables/{table}/socket", cookie, lambda _: seen.set())
        await seen.wait()
        line.close()

    await asyncio.to_thread(ask)
    looking, begun = asyncio.create_task(look()), perf_counter()
    await asyncio.gather(*(one(*it) for it in tables))
    took = perf_counter() - begun
    done.set()
    await looking
    return took, longest
