"""Leases on a real PostgreSQL: one writer a table, whatever becomes of the others."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import text

from tests.postgres import emptied
from tests.store.test_store import append, row, table
from zoco.store import leases
from zoco.store.alone import Occupied, alone, serving
from zoco.store.leases import Lease, Leases
from zoco.store.records import ChatRecord, SeatRecord, Taken
from zoco.store.store import Store

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def server(url: str) -> AsyncIterator[tuple[Store, Leases]]:
    store = await Store.open(url)
    assert store.leases is not None
    await store.leases.hold()
    try:
        yield store, store.leases
    finally:
        await store.close()


@pytest.fixture
async def url(postgres_uri: str) -> str:
    return await emptied(postgres_uri)


async def led(held: Leases) -> Lease:
    lease = await held.claim("t")
    assert isinstance(lease, Lease)
    return lease


async def test_one_server_leads_a_table_and_the_others_know_which(url: str) -> None:
    async with server(url) as (store, first), server(url) as (_, second):
        await store.create([table()])
        assert await first.claim("none") is None
        lease = await led(first)
        assert await second.claim("t") == first.name
        seen = await second.look(["t", "none"])
        assert {name: one.leader for name, one in seen.items()} == {"t": first.name}
        await first.release("t", lease)
        assert (await second.look(["t"]))["t"].leader is None
        assert (await led(second)).fence == lease.fence + 1


async def test_servers_work_beside_each_other_and_who_replaces_everything_alone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.store.alone.PATIENCE", 0.1)
    async with serving(url), serving(url):
        with pytest.raises(Occupied):
            await alone(url).__aenter__()
    async with alone(url):
        with pytest.raises(Occupied):
            await serving(url).__aenter__()


async def test_of_many_who_claim_a_table_one_gets_it(url: str) -> None:
    async with server(url) as (store, one), server(url) as (_, two), server(url) as (_, three):
        await store.create([table()])
        got = await asyncio.gather(*(held.claim("t") for held in (one, two, three)))
        [lease] = [it for it in got if isinstance(it, Lease)]
        assert {it for it in got if isinstance(it, str)} <= {lease.server}


async def test_whatever_is_seen_of_a_table_changes_with_it(url: str) -> None:
    async with server(url) as (store, held):
        await store.create([table(), SeatRecord("t", 0)])
        mine = store.under(await led(held))
        seen = {(await held.look(["t"]))["t"]}
        await mine.append(append(row(0)))
        seen.add((await held.look(["t"]))["t"])
        assert (await held.look(["t"]))["t"].seq == 1
        await mine.change_seat(SeatRecord("t", 0, "bot"))
        seen.add((await held.look(["t"]))["t"])
        await mine.add(ChatRecord("t", 1, "players", "Ada", 0, "hello", "2026"))
        seen.add((await held.look(["t"]))["t"])
        assert len(seen) == 4


async def test_who_does_not_lead_any_more_writes_nothing(url: str) -> None:
    """The database refuses it, though the server itself is sure of its lease."""
    async with server(url) as (store, held):
        await store.create([table(), SeatRecord("t", 0)])
        late, mine = store.under(await led(held)), store.under(await led(held))
        refused = (
            late.append(append(row(0))),
            late.change_seat(SeatRecord("t", 0, "bot")),
            late.change_status("t", "waiting", "playing"),
            late.change_table("t", wish="{}"),
            late.add(ChatRecord("t", 1, "players", "Ada", 0, "hello", "2026")),
            late.put_guest("t", "a", "Ada"),
            late.mute("t", "a", "b", on=True),
            late.play_again("t", "u", [table("u")]),
        )
        for writing in refused:
            with pytest.raises(Taken, match="another process leads"):
                await writing
        assert (await store.entries("t"), await store.last_chat("t")) == ([], 0)
        await mine.append(append(row(0)))
        assert len(await store.entries("t")) == 1


async def test_a_server_that_cannot_renew_stops_to_write_before_its_lease_ends(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(url) as (store, held), server(url) as (_, other):
        await store.create([table()])
        mine = store.under(await led(held))
        await mine.append(append(row(0)))
        await held._renew()
        monkeypatch.setattr(Leases, "_renew", lambda _: asyncio.sleep(3600))
        later = monotonic() + leases.LASTS - leases.MARGIN
        monkeypatch.setattr(leases, "monotonic", lambda: later)
        assert not held.holds(held.name)
        assert await other.claim("t") == held.name  # in the database it holds for longer
        with pytest.raises(Taken, match="could not be renewed"):
            await mine.append(append(row(1)))


async def test_a_server_that_slept_through_the_end_of_its_lease_writes_nothing(url: str) -> None:
    async with server(url) as (store, held):
        await store.create([table()])
        command = [sys.executable, "-m", "tests.store.sleeper", url]
        sleeper = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert sleeper.stdout is not None
        fence = int(await sleeper.stdout.readline())
        while not isinstance(lease := await held.claim("t"), Lease):
            await asyncio.sleep(0.05)
        assert lease.fence == fence + 1
        await store.under(lease).append(append(row(1)))
        os.kill(sleeper.pid, signal.SIGCONT)
        said = (await sleeper.stdout.read()).decode().splitlines()
        await sleeper.wait()
        assert said[0] != "written"
        assert said[1] == "Taken: the lease of this server could not be renewed"
        assert said[2].startswith("Taken:")
        assert said[3] == "Taken: the lease of this server could not be renewed"
        assert await store.entries("t") == [row(0), row(1)]
        found = await store.table("t")
        assert found is not None
        assert (found.touched, found.wish) == ("2027", None)


async def test_a_server_whose_connections_were_lost_still_gives_up_its_leases(url: str) -> None:
    async with server(url) as (other, _):
        async with server(url) as (_, held):
            await cut_off(url, held)
        async with other._read() as connection:
            found = await connection.execute(text("SELECT name FROM servers"))
            assert held.name not in {row.name for row in found}


async def test_a_server_whose_database_is_gone_can_be_stopped(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(url) as (_, held):
        monkeypatch.setattr(Leases, "_carry_out", gone)
        await held.leave()
    assert "the leases were not given up" in caplog.text


async def gone(*_: object) -> bool:
    raise ConnectionRefusedError


async def cut_off(url: str, held: Leases) -> None:
    """End the connection by which a server shows that it lives, as a failover would."""
    assert held._beating is not None
    held._beating.cancel()
    async with held._own.connect() as connection:
        [[process]] = await connection.execute(text("SELECT pg_backend_pid()"))
    above = await asyncpg.connect(url.replace("+asyncpg", ""))
    await above.execute("SELECT pg_terminate_backend($1)", process)
    await above.close()
