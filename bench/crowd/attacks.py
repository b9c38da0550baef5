"""What one small client may try, in a process of its own: `-m bench.crowd.attacks NAME …`."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec

import zoco
from bench.crowd.line import Line, Web, dial

LONG = 3_200
"""Entries of the long match that is looked at."""
ELSEWHERE = "127.0.0.2", 0
"""Where attacks come from: limits are by address, and others must not suffer from these."""


class Target:
    """A server, and a table there with a long log."""

    def __init__(self, base: str, table: str, cookie: str) -> None:
        self.base, self.table, self.cookie = base, table, cookie

    async def line(self) -> Line:
        """A socket at the long table, of somebody who may look on."""
        path = f"/api/tables/{self.table}/socket"
        return await dial(self.base, path, self.cookie, lambda _: None, ELSEWHERE)


def long_log(entries: int = LONG) -> str:
    """An unfinished match of Scheherazade, as it is exported."""
    game = zoco.load("scheherazade")
    for seed in range(100):
        rng, log = random.Random(seed), zoco.Log.start(game, 4)
        while log.seq < entries and log.table.agenda:
            seat = game.actors(log.table)[0]
            chance = seat == zoco.CHANCE
            pool = game.outcomes(log.table) if chance else game.moves(log.table, seat)
            log.append(seat, pool.sample(rng))
        if log.seq == entries:
            return log.dumps().decode()
    raise SystemExit("no match was long enough")


async def again(work: Callable[[], Awaitable[object]], at_once: int = 1) -> None:
    """For ever; what the server refuses is tried again."""

    async def one() -> None:
        while True:
            try:
                await work()
            except (OSError, RuntimeError, EOFError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def lists(target: Target) -> None:
    """Bodies of 8 MB with a million small lists as options."""
    body = b'{"game":"suleika","seats":2,"options":{"a":[' + b"[]," * 2_600_000 + b"1]}}"

    async def one() -> None:
        web = Web(target.base, ELSEWHERE)
        try:
            await web.post("/api/tables", body)
        finally:
            web.close()

    await again(one)


async def imports(target: Target) -> None:
    """Logs of four million characters, two at a time."""
    log = long_log()
    body = msgspec.json.encode({"log": log + "\n" * (3_990_000 - len(log))})
    web = [Web(target.base, ELSEWHERE), Web(target.base, ELSEWHERE)]
    turns = iter(range(10**9))

    async def one() -> None:
        mine = web[next(turns) % 2]
        try:
            await mine.post("/api/tables/import", body)
        finally:
            mine.close()

    await again(one, 2)


async def exports(target: Target) -> None:
    """The long match as text, again and again."""

    async def one() -> None:
        where = urlsplit(target.base)
        to = where.hostname, where.port
        reader, writer = await asyncio.open_connection(*to, local_addr=ELSEWHERE)
        head = f"GET /api/tables/{target.table}/export.txt HTTP/1.1\r\nHost: {where.netloc}\r\n"
        writer.write(f"{head}Cookie: {target.cookie}\r\nConnection: close\r\n\r\n".encode())
        await reader.read()
        writer.close()

    await again(one, 4)


async def watches(target: Target) -> None:
    """20 clients who want to see all from the start, as often as they can ask."""
    watch = b'{"type":"watch","seat":null,"have":0}'

    async def one() -> None:
        line = await target.line()
        while not line.lost:
            line.send(watch)
            await asyncio.sleep(0.1)

    await again(one, 20)


async def deaf(target: Target) -> None:
    """The same by clients who never read."""
    watch = b'{"type":"watch","seat":null,"have":0}'

    async def one() -> None:
        line = await target.line()
        line.pause()
        for _ in range(100):
            line.send(watch)
            await asyncio.sleep(0.1)
        line.close()

    await again(one, 20)


async def crowd(target: Target) -> None:
    """300 spectators who come and go."""

    async def one() -> None:
        line = await target.line()
        await asyncio.sleep(random.random() * 4)
        line.close()
        await asyncio.sleep(random.random())

    await again(one, 300)


async def frames(target: Target) -> None:
    """Frames of a megabyte, and a new connection after each."""
    frame = b"\x81\xff" + (1_000_000).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 1_000_000

    async def one() -> None:
        line = await target.line()
        line.raw(frame)
        while not line.lost:
            await asyncio.sleep(0.01)

    await again(one, 8)


async def half_open(target: Target) -> None:
    """1,100 requests that are begun and never ended."""
    where = urlsplit(target.base)

    async def one() -> None:
        to = where.hostname, where.port
        reader, writer = await asyncio.open_connection(*to, local_addr=ELSEWHERE)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        await reader.read()
        writer.close()
        await asyncio.sleep(0.5)

    await again(one, 1_100)


ATTACKS = {
    "8 MB of small lists": lists,
    "imports of 4 MB": imports,
    "text exports of 3,200 entries": exports,
    "`watch {have: 0}`, 20 clients": watches,
    "the same, never reading": deaf,
    "300 spectators come and go": crowd,
    "frames of 1 MB, reconnecting": frames,
    "1,100 half-open requests": half_open,
}


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](Target(*sys.argv[2:5])))
