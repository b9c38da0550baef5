"""What tables cost where several processes share one PostgreSQL, for `docs/scale.md`.

Run `python bench/scale.py`. All figures are time of processors, bytes, or counts, so that other
work on the machine changes them little. Each table has four seats, and four clients that take what
they are sent.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

sys.path.remove(str(Path(__file__).resolve().parent))  # it has a `click` of its own
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import asyncpg

from tests.nats import nats
from tests.postgres import emptied, postgres
from tests.server.process import ServerProcess
from tests.server.test_kill import Record, pair
from zoco.core.codec import to_json
from zoco.core.playout import random_move
from zoco.server import founding
from zoco.server.house import House
from zoco.server.relay.nats import NatsPost
from zoco.server.relay.notify import NotifyPost
from zoco.server.relay.post import Post
from zoco.server.room import commands
from zoco.server.room.room import Room
from zoco.server.settings import Settings
from zoco.server.wire.bodies import NewTable

SEATS, TABLES, MOVES, LETTERS = 4, 60, 40, 3000
PAIRS, WARM, LONG = 12, 8, 20
LETTER = b'{"type":"Moved","table":"0123456789ab","sender":"0123456789abcdef.1","seq":1}'
TICK = os.sysconf("SC_CLK_TCK")


class Listener:
    """A client that takes what it is sent, and does nothing with it."""

    def __init__(self, seat: int) -> None:
        self.token, self.seat = f"p{seat}", seat
        self.watching = self.first = self.changes = True
        self.have, self.shown, self.bytes, self.screen = 0, -1, 0, False
        self.asked = b""

    def send(self, *messages: bytes) -> None:
        self.bytes += sum(map(len, messages))

    def send_state(self, message: bytes) -> None:
        self.send(message)

    def dismiss(self, message: bytes, code: int = 0) -> None:
        pass


def memory() -> int:
    """Bytes that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def spent(folder: str) -> float:
    """Seconds of processors of all processes of a PostgreSQL, ended ones included."""
    main = int(Path(folder, "postmaster.pid").read_text().split()[0])
    found = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(stat.parent.name) == main or int(fields[1]) == main:
            mine = fields[11:15] if int(stat.parent.name) == main else fields[11:13]
            found += sum(map(int, mine)) / TICK
    return found


async def made(house: House) -> Room:
    """A table that has begun, with its people."""
    wish = NewTable(
        game="suleika", seats=SEATS, name="0", beside={str(s): str(s) for s in range(1, SEATS)}
    )
    table = await founding.found(house, wish, "p0")
    room = await house.require(table)
    await room.take(commands.Start("p0", None))
    return room


async def played(room: Room, rng: Random, count: int) -> int:
    """So many random moves of whoever is asked; how many were made."""
    for number in range(count):
        if room.ended:
            return number
        seat, chosen = random_move(room.log.game, room.log.table, rng)
        move = json.loads(to_json(chosen))
        name = f"{room.log.seq}"
        await room.take(commands.Play("p0", name, seat, seat, room.asks[seat].number, move))
    return count


async def everywhere(rooms: list[Room], moves: int) -> int:
    """All tables at once."""
    rngs = [Random(number) for number in range(len(rooms))]
    return sum(
        await asyncio.gather(*(played(r, g, moves) for r, g in zip(rooms, rngs, strict=True)))
    )


@contextmanager
def row(name: str) -> Iterator[list[str]]:
    """A line of the result."""
    said: list[str] = []
    yield said
    print(f"| {name} | {' | '.join(said)} |", flush=True)


async def lead(url: str, folder: str, followed: bool) -> None:
    """What a move costs who leads the table, who follows it, and the database."""
    settings = Settings(database=url)
    house = await House.open(settings)
    other = await House.open(settings) if followed else None
    before = memory()
    rooms = [await made(house) for _ in range(TABLES)]
    held = (memory() - before) / TABLES
    for room in rooms:
        for seat in range(SEATS):
            room.came(Listener(seat))
        if other is not None:
            (await other.require(room.id)).came(Listener(0))
    await everywhere(rooms, 4)
    lsn, ours, theirs = await written(url), process_time(), spent(folder)
    moves = await everywhere(rooms, MOVES)
    ours, theirs = process_time() - ours, spent(folder) - theirs
    wal = await written(url) - lsn
    what = "led and followed in one process" if followed else "led, nobody follows"
    with row(what) as said:
        said += [f"{moves}", f"{1000 * ours / moves:.2f} ms", f"{1000 * theirs / moves:.2f} ms"]
        said += [f"{wal / moves / 1024:.1f} KiB", "–" if followed else f"{held / 1024:.0f} KiB"]
    if other is not None:
        await other.stop()
    await house.stop()


async def written(url: str) -> int:
    """Bytes of write-ahead log so far."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


async def taken_over(url: str) -> None:
    """What it costs to take over a table of a killed process, by the length of its log."""
    house = await House.open(Settings(database=url))
    rooms = [await made(house) for _ in range(TABLES)]
    await everywhere(rooms, MOVES)
    entries = sum(room.log.seq for room in rooms) / TABLES
    names = [room.id for room in rooms]
    await house.stop()
    other = await House.open(Settings(database=url))
    began = process_time()
    for name in names:
        await other.require(name)
    with row(f"take over a table of {entries:.0f} entries") as said:
        said.append(f"{1000 * (process_time() - began) / TABLES:.1f} ms")
    await other.stop()


async def idle(url: str, folder: str) -> None:
    """What a process that is just there costs the database."""
    houses = [await House.open(Settings(database=url)) for _ in range(10)]
    theirs = spent(folder)
    await asyncio.sleep(20)
    with row("10 processes that are just there, a second") as said:
        said.append(f"{1000 * (spent(folder) - theirs) / 20:.1f} ms of the database")
    for house in houses:
        await house.stop()


async def letters(post: Post, to: Post, folder: str, name: str) -> None:
    """How many letters fit into a second of one core, sender and receiver together."""
    got, done = 0, asyncio.Event()

    def take(_: bytes) -> None:
        nonlocal got
        got += 1
        if got == LETTERS:
            done.set()

    await to.open("b", take)
    await post.open("a", lambda _: None)
    ours, theirs = process_time(), spent(folder)
    for _ in range(LETTERS):
        post.send(
            "b", b'{"type":"Moved","table":"0123456789ab","sender":"0123456789abcdef.1","seq":1}'
        )
        await asyncio.sleep(0.001)  # each in a transaction of its own
    await asyncio.wait_for(done.wait(), 120)
    ours, theirs = process_time() - ours, spent(folder) - theirs
    with row(f"a letter by {name}") as said:
        said += [
            f"{1e6 * ours / LETTERS:.0f} µs here",
            f"{1e6 * theirs / LETTERS:.0f} µs of the database",
        ]
    await post.close()
    await to.close()


async def sockets(url: str, count: int) -> None:
    """What a move costs with real people at real sockets, half of them elsewhere if there are two.

    Two play a table, one after the other; making the tables and joining them is in it.
    """
    record, stop = Record(), asyncio.Event()
    with TemporaryDirectory() as folder:
        logs = [Path(folder, f"{number}.log") for number in range(count)]
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(ServerProcess(url, log)) for log in logs]
            bases = [server.base for server in servers]
            async with asyncio.TaskGroup() as playing:
                for number in range(PAIRS):
                    playing.create_task(pair(bases, number, record, stop))
                await asyncio.sleep(WARM)
                moves, ours = len(record.acknowledged), sum(server.spent() for server in servers)
                await asyncio.sleep(LONG)
                moves = len(record.acknowledged) - moves
                ours = sum(server.spent() for server in servers) - ours
                stop.set()
    with row(f"a move of two people at {count} of {count} processes, with sockets") as said:
        said += [f"{1000 * ours / moves:.2f} ms", f"{moves} moves"]


async def main() -> None:
    """All of it."""
    with postgres() as uri, nats() as nats_url:
        folder = uri.rpartition("host=")[2].replace("%2F", "/")
        print(
            "| tables | moves | here, a move | database, a move | WAL, a move | memory, a table |"
        )
        print("| --- | --- | --- | --- | --- | --- |")
        for followed in (False, True):
            await lead(await emptied(uri), folder, followed)
        print("\n| what | costs | |\n| --- | --- | --- |")
        await taken_over(await emptied(uri))
        for count in (1, 2):
            await sockets(await emptied(uri), count)
        await idle(await emptied(uri), folder)
        await letters(NotifyPost(uri), NotifyPost(uri), folder, "the database")
        pair = [NatsPost(nats_url, NotifyPost(uri)) for _ in range(2)]
        await letters(*pair, folder, "NATS")


if __name__ == "__main__":
    asyncio.run(main())
