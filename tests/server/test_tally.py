"""What one address asks of several servers is added up in their database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests.postgres import emptied
from zoco.server.tally import FEW, Tally
from zoco.store.store import Store

MOST = 2 * FEW


@pytest.fixture
async def closing() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def test_servers_count_together(postgres_uri: str, closing: AsyncExitStack) -> None:
    url, now = await emptied(postgres_uri), 600.0
    stores = [await Store.open(url) for _ in range(2)]
    for store in stores:
        closing.push_async_callback(store.close)
    tallies = [Tally(MOST, lambda: now) for _ in stores]

    async def exchange() -> None:
        for tally, store in zip(tallies, stores, strict=True):
            assert store.leases is not None
            await tally.exchange(store.leases.asked)

    first, second = tallies
    assert [first.add("a") for _ in range(20)] == [False] * 20
    assert [second.add("a") for _ in range(10)] == [False] * 10
    await exchange()
    assert [second.add("a") for _ in range(3)] == [False, False, True]
    for _ in range(2):
        assert not first.add("a"), "it has not heard of the others yet"
        await exchange()
    assert first.add("a")
    assert not second.add("b")
    now += 60
    assert not second.add("a")


async def test_who_asks_little_costs_the_database_nothing() -> None:
    tally = Tally(MOST)
    tally.add("a")
    tally.add("a")

    async def tell(*_: object) -> dict[str, int]:
        raise AssertionError("nobody is to be told")

    await tally.exchange(tell)
