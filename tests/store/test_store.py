"""The store on both databases: durable appends, one arbiter, one history."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from zoco.store import history
from zoco.store.alone import Occupied, alone
from zoco.store.records import (
    Append,
    ChatRecord,
    EntryRow,
    GuestRecord,
    HolderRecord,
    LinkRecord,
    SeatRecord,
    Snapshot,
    TableRecord,
    Taken,
)
from zoco.store.schema import metadata
from zoco.store.sqlite import PRAGMAS, SqliteDriver, Turn
from zoco.store.store import Store
from zoco.store.writer import Job, Writer


def table(name: str = "t") -> TableRecord:
    return TableRecord(name, "g", "e", "2026", "2026", "waiting", False, "host", "{}", "seed")


def append(*rows: EntryRow, status: str = "playing", practice: bool = False) -> Append:
    return Append(rows, status, practice, "2027")


def row(seq: int, client_id: str | None = None, name: str = "t", seat: int = 0) -> EntryRow:
    return EntryRow(name, seq, seat, 2**41 + seq, client_id, f'{{"seq":{seq}}}')


async def test_entries_come_back_in_order_with_what_became_of_the_table(store: Store) -> None:
    await store.create([table()])
    await store.append(append(row(0), row(1, "a")))
    await store.append(append(row(2), status="over", practice=True))
    assert await store.entries("t") == [row(0), row(1, "a"), row(2)]
    assert await store.entries("t", since=2) == [row(2)]
    found = await store.table("t")
    assert found is not None
    assert (found.status, found.practice, found.touched) == ("over", True, "2027")
    assert await store.table("none") is None


async def test_the_second_writer_of_a_seq_loses_and_keeps_nothing(store: Store) -> None:
    await store.create([table()])
    await store.append(append(row(0)))
    with pytest.raises(Taken):
        await store.append(append(row(1), row(0), status="over"))
    assert await store.entries("t") == [row(0)]
    found = await store.table("t")
    assert found is not None
    assert found.status == "playing"


async def test_a_client_id_is_used_once_per_seat(store: Store) -> None:
    await store.create([table()])
    await store.append(append(row(0, "a"), row(1, "a", seat=1), row(2), row(3)))
    with pytest.raises(Taken):
        await store.append(append(row(4, "a")))


async def test_of_many_appends_at_once_only_the_loser_fails(store: Store) -> None:
    await store.create([table(f"t{number}") for number in range(50)])
    await store.append(append(row(0, name="t25")))
    done = await asyncio.gather(
        *(store.append(append(row(0, name=f"t{number}"))) for number in range(50)),
        return_exceptions=True,
    )
    assert [number for number, one in enumerate(done) if one is not None] == [25]
    assert isinstance(done[25], Taken)


async def test_an_append_that_nobody_waits_for_any_more_is_kept(store: Store) -> None:
    await store.create([table()])
    task = asyncio.create_task(store.append(append(row(0))))
    await asyncio.sleep(0)
    task.cancel()
    await store.append(append(row(1)))
    assert [one.seq for one in await store.entries("t")] == [0, 1]


async def test_closing_commits_what_waits(url: str) -> None:
    first = await Store.open(url)
    await first.create([table()])
    tasks = [asyncio.create_task(first.append(append(row(seq)))) for seq in range(20)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*tasks)
    with pytest.raises(RuntimeError):
        await first.append(append(row(99)))
    second = await Store.open(url)
    assert len(await second.entries("t")) == 20
    await second.close()


async def test_the_writer_groups_what_waits() -> None:
    sizes = []

    class Counting:
        async def commit(self, jobs: Sequence[Job]) -> None:
            sizes.append(len(jobs))
            await asyncio.sleep(0)

        async def close(self) -> None:
            sizes.append(-1)

    writer = Writer(Counting())
    await asyncio.gather(*(writer.append(append(row(seq))) for seq in range(1200)))
    await writer.close()
    assert sum(size for size in sizes if size > 0) == 1200
    assert len(sizes) < 8
    assert sizes[-1] == -1


async def test_sqlite_commits_are_on_the_disk_when_they_are_answered(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}")
    driver = store.driver
    assert isinstance(driver, SqliteDriver)
    assert {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items() <= PRAGMAS.items()
    for name, wanted in PRAGMAS.items():
        cursor = await driver.connection.execute(f"PRAGMA {name}")
        assert (await cursor.fetchone()) == (wanted,), name
        async with store._engine.connect() as connection:
            found = await connection.exec_driver_sql(f"PRAGMA {name}")
            assert found.scalar() == wanted, name
    await store.close()


async def test_a_write_takes_the_lock_at_once(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}")
    async with store._engine.begin() as connection:
        driver = store.driver
        assert isinstance(driver, SqliteDriver)
        await driver.connection.execute("PRAGMA busy_timeout=0")
        with pytest.raises(Exception, match="locked"):
            await driver.connection.execute("BEGIN IMMEDIATE")
        assert connection.in_transaction()
    await store.close()


async def test_postgresql_commits_are_on_the_disk_when_they_are_answered(
    postgres_uri: str,
) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(postgres_uri)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_the_history_makes_exactly_the_schema(store: Store) -> None:
    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == history.newest()
        return list(compare_metadata(context, metadata))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def test_opening_again_changes_nothing(url: str) -> None:
    first = await Store.open(url)
    await first.create([table(), SeatRecord("t", 0, name="Ada")])
    await first.close()
    second = await Store.open(url)
    assert [seat.name for seat in await second.seats("t")] == ["Ada"]
    await second.close()


async def test_seats_and_their_tokens(store: Store) -> None:
    await store.create([table(), SeatRecord("t", 1), SeatRecord("t", 0), HolderRecord("t", 0, "a")])
    assert [seat.seat for seat in await store.seats("t")] == [0, 1]
    await store.change_seat(SeatRecord("t", 1, "person", "Bob"), {"b": "", "c": "b"})
    await store.change_seat(SeatRecord("t", 1, "person", "Bob", away=True))
    holders = {(one.seat, one.token_hash) for one in await store.holders("t")}
    assert holders == {(0, "a"), (1, "b"), (1, "c")}
    assert (await store.seats("t"))[1].away
    assert await store.tables_of("c", 10) == ["t"]
    assert await store.tables_of("host", 10) == ["t"]
    assert await store.tables_of("x", 10) == []


async def test_a_link_is_used_up_by_one_of_many(store: Store) -> None:
    await store.create([table(), LinkRecord("h", "t", "continue", 0, "2027")])
    used = await asyncio.gather(*(store.use_link("h") for _ in range(8)))
    assert sorted(used) == [False] * 7 + [True]
    link = await store.link("h")
    assert link is not None
    assert link.used
    assert await store.link("x") is None


async def test_a_snapshot_replaces_the_one_before(store: Store) -> None:
    await store.create([table()])
    assert await store.snapshot("t") is None
    for seq in (5, 9):
        await store.keep_snapshot("t", Snapshot(seq, f"{seq}"))
    assert await store.snapshot("t") == Snapshot(9, "9")


async def test_chat_guests_and_mutes(store: Store) -> None:
    await store.create([table()])
    for number in (1, 2, 3):
        channel = "players" if number < 3 else "spectators"
        await store.add(ChatRecord("t", number, channel, "Ada", 0, f"#{number}", "2026"))
    assert [chat.text for chat in await store.chat("t", "players", 1)] == ["#2"]
    assert [chat.text for chat in await store.chat("t", "players", 9)] == ["#1", "#2"]
    assert await store.last_chat("t") == 3
    with pytest.raises(Taken):
        await store.add(ChatRecord("t", 3, "players", "Ada", 0, "again", "2026"))
    await store.put_guest("t", "h", "Cid")
    await store.put_guest("t", "h", "Dan")
    assert await store.guests("t") == {"h": "Dan"}
    await store.mute("t", "h", "Ada", True)
    await store.mute("t", "h", "Ada", True)
    assert await store.mutes("t") == {("h", "Ada")}
    await store.mute("t", "h", "Ada", False)
    assert await store.mutes("t") == set()


async def test_open_tables_are_those_that_anybody_may_join(store: Store) -> None:
    from msgspec.structs import replace

    await store.create(
        [
            replace(table("old"), touched="2025"),
            table("new"),
            replace(table("private"), private=True),
            replace(table("playing"), status="playing"),
        ]
    )
    assert await store.open_tables(10) == ["new", "old"]
    assert await store.open_tables(1) == ["new"]


async def test_what_is_not_complete_is_not_kept(store: Store) -> None:
    with pytest.raises(Exception, match=r"(?i)foreign key|integrity"):
        await store.create([table(), SeatRecord("other", 0)])
    assert await store.table("t") is None


async def test_an_ended_table_takes_no_entries_and_stays_ended(store: Store) -> None:
    for name, status in (("o", "over"), ("a", "abandoned"), ("c", "closed")):
        await store.create([table(name)])
        await store.append(append(row(0, name=name), status=status))
        with pytest.raises(Taken, match="ended"):
            await store.append(append(row(1, name=name)))
        found = await store.table(name)
        assert found is not None
        assert found.status == status
        assert await store.entries(name) == [row(0, name=name)]


async def test_a_status_is_left_once(store: Store) -> None:
    await store.create([table()])
    await store.change_status("t", "waiting", "playing", header="{1}")
    for before, status in (("waiting", "playing"), ("waiting", "closed"), ("over", "playing")):
        with pytest.raises(Taken):
            await store.change_status("t", before, status, header="{2}")
    await store.change_status("t", "playing", "abandoned")
    found = await store.table("t")
    assert found is not None
    assert (found.status, found.header) == ("abandoned", "{1}")


async def test_entries_and_seats_are_written_by_who_knows_the_seats(store: Store) -> None:
    await store.create([table(), SeatRecord("t", 0)])
    bob = SeatRecord("t", 0, "person", "Bob")
    await store.change_seat(bob, {"b": ""}, seating=0)
    with pytest.raises(Taken):
        await store.change_seat(SeatRecord("t", 0, "person", "Cid"), {"c": ""}, seating=0)
    with pytest.raises(Taken):
        await store.append(append(row(0)))
    with pytest.raises(Taken):
        await store.change_status("t", "waiting", "playing", seating=0)
    assert await store.seats("t") == [bob]
    assert await store.holders("t") == [HolderRecord("t", 0, "b")]
    assert await store.entries("t") == []
    await store.append(append(row(0))._replace(seating=1))


async def test_of_many_appends_at_once_only_the_stale_one_fails(store: Store) -> None:
    await store.create([table(f"t{number}") for number in range(20)])
    await store.change_table("t7", status="abandoned")
    done = await asyncio.gather(
        *(store.append(append(row(0, name=f"t{number}"))) for number in range(20)),
        return_exceptions=True,
    )
    assert [number for number, one in enumerate(done) if one is not None] == [7]


async def test_a_new_entry_voids_the_wish_to_undo(store: Store) -> None:
    await store.create([table()])
    await store.change_table("t", wish='{"wish":1}')
    found = await store.table("t")
    assert found is not None
    assert found.wish == '{"wish":1}'
    await store.append(append(row(0)))
    found = await store.table("t")
    assert found is not None
    assert found.wish is None


async def test_who_wants_to_play_again_is_kept_over_a_restart(url: str) -> None:
    first = await Store.open(url)
    await first.create([table()])
    await first.change_table("t", again='{"by":"Ada"}')
    await first.close()
    again = await Store.open(url)
    found = await again.table("t")
    await again.close()
    assert found is not None
    assert (found.again, found.rematch) == ('{"by":"Ada"}', None)


async def test_play_goes_on_at_one_table_or_at_none(store: Store) -> None:
    guests = [GuestRecord("new", "token", "Zoe")]
    await store.create([table()])
    with pytest.raises(IntegrityError):
        await store.play_again("t", "new", [table("new"), *guests, *guests])
    before = await store.table("t")
    assert before is not None
    assert (before.rematch, await store.table("new")) == (None, None)
    await store.play_again("t", "new", [table("new"), *guests])
    with pytest.raises(Taken):
        await store.play_again("t", "other", [table("other")])
    after = await store.table("t")
    assert after is not None
    assert (after.rematch, await store.guests("new")) == ("new", {"token": "Zoe"})
    assert await store.table("other") is None


async def test_who_loses_a_seat_loses_its_links(store: Store) -> None:
    await store.create(
        [
            table(),
            *(SeatRecord("t", seat) for seat in (0, 1)),
            *(HolderRecord("t", seat, "a") for seat in (0, 1)),
            LinkRecord("mine", "t", "continue", 1, "2027"),
            LinkRecord("other", "t", "continue", 0, "2027"),
            LinkRecord("door", "t", "invite", None, "2027"),
        ]
    )
    await store.change_seat(SeatRecord("t", 1, "person", "Ada"), {"a": "", "b": "a"})
    assert await store.use_link("mine")
    await store.add(LinkRecord("again", "t", "continue", 1, "2027"))
    await store.change_seat(SeatRecord("t", 1, "person", "Cid"), {"c": ""})
    assert [await store.use_link(name) for name in ("again", "other", "door")] == [
        False,
        True,
        True,
    ]


async def test_who_spoke_under_a_name(store: Store) -> None:
    await store.create([table()])
    for number, (author, token) in enumerate([("Ada", "a"), ("Bob", "b"), ("Ada", "c")]):
        await store.add(ChatRecord("t", number, "players", author, 0, "x", "2026", token))
    assert await store.spoke_as("t", "Ada") == {"a", "c"}
    assert await store.spoke_as("other", "Ada") == set()


async def test_one_server_at_a_time_has_the_database(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.store.alone.PATIENCE", 0.1)
    async with alone(url):
        with pytest.raises(Occupied):
            async with alone(url):
                pass
    async with alone(url):
        pass


async def test_whoever_waits_a_moment_gets_the_database(url: str) -> None:
    async with AsyncExitStack() as first:
        await first.enter_async_context(alone(url))
        waiting = asyncio.create_task(_once(url))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await first.aclose()
        await waiting


async def _once(url: str) -> None:
    async with alone(url):
        pass


async def test_who_closes_the_store_waits_for_who_still_reads(tmp_path: Path) -> None:
    """A connection that comes back to a store that is closed would be closed by nobody."""
    before = set(threading.enumerate())
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}")
    reading, go_on = asyncio.Event(), asyncio.Event()

    async def read() -> None:
        async with store._read():
            reading.set()
            await go_on.wait()

    reader = asyncio.create_task(read())
    await reading.wait()
    closing = asyncio.create_task(store.close())
    while not store._writer._task.done():
        await asyncio.sleep(0.01)
    go_on.set()
    await asyncio.gather(reader, closing)
    await ended(before)


async def test_a_store_whose_closing_is_broken_off_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}")
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not store._writer._task.done()
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    await ended(before)


@pytest.mark.parametrize("opened", ["engine", "driver"])
async def test_a_file_that_is_no_database_leaves_no_thread_behind(
    tmp_path: Path, opened: str
) -> None:
    """A thread of a connection that nobody closes keeps the process from ending."""
    file, before = tmp_path / "zoco.db", set(threading.enumerate())
    file.write_text("no database, but long enough to be taken for a damaged one " * 100)
    url = f"sqlite+aiosqlite:///{file}"
    with pytest.raises((DatabaseError, sqlite3.DatabaseError)):
        await (Store.open(url) if opened == "engine" else SqliteDriver.open(str(file), Turn()))
    await ended(before)


async def ended(before: set[threading.Thread]) -> None:
    """Wait for the end of all threads but those that were there before."""
    async with asyncio.timeout(30):
        while set(threading.enumerate()) - before:
            await asyncio.sleep(0.01)
