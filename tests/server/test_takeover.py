"""kill −9 of one of two servers, again and again: the other takes its tables over.

Both work with one real PostgreSQL, and write each other by it or by a real NATS. Players sit at
both; whoever loses the connection goes to the other one, as a balancer sends them. Nothing that was
acknowledged is lost or doubled.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic

import pytest

from tests.postgres import emptied
from tests.server.process import ServerProcess
from tests.server.test_kill import PAIRS, Record, check, pair, twenty_more
from zoco.server import together
from zoco.store import leases


async def kill_in_turn(database: str, nats: str, kills: int, folder: Path, seed: int) -> str:
    """Play at both, kill one, wait until all its tables go on, start it again; then the other."""
    record, stop, rng = Record(), asyncio.Event(), random.Random(seed)
    took: list[float] = []
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(ServerProcess(database, folder / f"{it}.log", nats))
            for it in range(2)
        ]
        async with asyncio.TaskGroup() as playing:
            for number in range(PAIRS):
                playing.create_task(pair([it.base for it in servers], number, record, stop))
            for number in range(kills):
                await twenty_more(record)
                await asyncio.sleep(rng.random() * 0.3)
                began = monotonic()
                await servers[number % 2].kill()
                await all_go_on(record)
                took.append(monotonic() - began)
                await servers[number % 2].start()
            await twenty_more(record)
            stop.set()
        for server in servers:
            await server.stop()
    await check(database, record)
    moves, tables = len(record.acknowledged), len({key[0] for key in record.acknowledged})
    return (
        f"{kills} kills, {record.reconnects} lost or failed connections, {tables} tables, "
        f"{moves} acknowledged moves, none lost, doubled or wrong; all tables went on within "
        f"{max(took):.1f} s, {sum(took) / len(took):.1f} s on average"
    )


async def all_go_on(record: Record) -> None:
    """Wait until every table that was being played has had another move acknowledged, or ended."""
    before = moves_of(record)
    waiting = {table for table in before if table not in record.over}
    while waiting:
        await asyncio.sleep(0.01)
        now = moves_of(record)
        waiting = {it for it in waiting if now[it] == before[it] and it not in record.over}


def moves_of(record: Record) -> dict[str, int]:
    found: dict[str, int] = {}
    for table, _, _ in tuple(record.acknowledged):
        found[table] = found.get(table, 0) + 1
    return found


def test_a_lease_is_over_soon_enough() -> None:
    """What is left of five seconds is for reading the log and for the way of the next move."""
    assert leases.LASTS + together.LOOKS <= 3.5


async def test_two_kills(tmp_path: Path, postgres_uri: str) -> None:
    print(await kill_in_turn(await emptied(postgres_uri), "", 2, tmp_path, seed=1))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["postgresql", "nats"])
async def test_20_kills(
    kind: str, tmp_path: Path, postgres_uri: str, request: pytest.FixtureRequest
) -> None:
    nats = request.getfixturevalue("nats_url") if kind == "nats" else ""
    told = await kill_in_turn(await emptied(postgres_uri), nats, 20, tmp_path, seed=2)
    print(f"\n{kind}: {told}")
