"""Backups of both databases: whole, made while writers write, put back whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from random import Random

import pytest

from zoco.cli.main import run
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.core.log.log import Log
from zoco.store.alone import alone
from zoco.store.backup import back_up, restore
from zoco.store.records import Append, ChatRecord, EntryRow, SeatRecord, TableRecord
from zoco.store.store import Store
from zoco.testkit.toy.game import GAME as TOY


def played(name: str, moves: int = 5) -> tuple[TableRecord, list[EntryRow]]:
    """A table with a match of the toy, some moves long."""
    log, rng = Log.start(TOY, 2, players=("Ada", "Ben")), Random(1)
    for _ in range(moves):
        seat = TOY.actors(log.table)[0]
        chance = seat == CHANCE
        choices = TOY.outcomes(log.table) if chance else TOY.moves(log.table, seat)
        log.append(seat, choices.sample(rng))
    header = to_json(log.header).decode()
    record = TableRecord(name, "toy", "e", "2026", "2026", "playing", False, "h", header, "seed")
    bodies = [(entry, to_json(entry).decode()) for entry in log.entries]
    return record, [EntryRow(name, e.seq, e.seat, e.at, None, body) for e, body in bodies]


async def filled(url: str, *names: str) -> None:
    store = await Store.open(url)
    for name in names:
        record, rows = played(name)
        said = ChatRecord(name, 1, "players", "Ada", 0, "hello", "2026")
        await store.create([record, SeatRecord(name, 0, "person", "Ada"), said], rows)
    await store.close()


async def kept(url: str) -> dict[str, tuple[TableRecord | None, list[EntryRow], list[ChatRecord]]]:
    store = await Store.open(url)
    found = {}
    for name in ("a", "b", "c"):
        said = await store.chat(name, "players", 9)
        found[name] = (await store.table(name), await store.entries(name), said)
    await store.close()
    return found


async def test_a_backup_holds_all_and_can_be_put_back_into_either_database(
    url: str, tmp_path: Path
) -> None:
    await filled(url, "a", "b")
    before = await kept(url)
    file = tmp_path / "kept.backup"
    counts = await back_up(url, file)
    assert (counts.tables, counts.entries, counts.broken) == (2, 10, ())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    assert await restore(elsewhere, file) == counts
    assert await kept(elsewhere) == before
    await filled(url, "c")
    with pytest.raises(BadInput, match="holds 3 tables"):
        await restore(url, file)
    assert await restore(url, file, replaces=True) == counts
    assert await kept(url) == before
    assert [one.name for one in tmp_path.iterdir() if "restoring" in one.name] == []


async def test_a_backup_made_while_entries_are_written_is_of_one_moment(
    url: str, tmp_path: Path
) -> None:
    record, rows = played("a", 9)
    store = await Store.open(url)
    await store.create([record, SeatRecord("a", 0)])
    enough = asyncio.Event()

    async def write() -> None:
        for row in rows:
            await store.append(Append((row,), "playing", False, "2026"))
            enough.set()

    writing = asyncio.create_task(write())
    await enough.wait()
    counts = await back_up(url, tmp_path / "kept")
    await writing
    assert counts.broken == ()
    assert 0 < counts.entries <= 9
    assert await store.entries("a") == rows
    await store.close()


async def test_what_is_not_whole_is_named_and_not_put_back(tmp_path: Path) -> None:
    url, file = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}", tmp_path / "kept"
    await filled(url, "a", "b")
    with sqlite3.connect(tmp_path / "zoco.db") as opened:
        opened.execute("UPDATE entries SET body = replace(body, '\"ply\":3', '\"ply\":4')")
    assert [name for name, _ in (await back_up(url, file)).broken] == ["a", "b"]
    target = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(BadInput, match=r"^Table a of the backup is not whole"):
        await restore(target, file)
    assert not (tmp_path / "new.db").exists()


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(filled(f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}", "a"))
    here, file = ("--data", str(tmp_path), "--lang", "en"), str(tmp_path / "kept")
    assert run(["backup", file, *here]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file} holds one table with 5 entries, 9 rows in all.",
        "Every chain of hashes was followed to its end and holds.",
    ]
    assert run(["backup", file, *here]) == 2
    assert run(["backup", str(tmp_path / "x"), "--data", "none", "--lang", "en"]) == 2
    assert run(["restore", file, *here]) == 2
    (tmp_path / "text").write_text("no database " * 99)
    assert run(["restore", str(tmp_path / "text"), *here]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"There is already a file '{file}': name another.",
        f"There is no database '{Path('none').absolute() / 'zoco.db'}'.",
        "The database holds one table: --replace puts the backup in its place.",
        "'text' is no backup of zoco, or is damaged.",
    ]
    assert run(["restore", file, "--replace", *here]) == 0
    assert "Restored from" in capsys.readouterr().out
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("zoco.db.before-")]


async def test_nothing_is_put_back_where_a_server_works(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}"
    await filled(url, "a")
    await back_up(url, tmp_path / "kept")
    async with alone(url):
        given = ["restore", str(tmp_path / "kept"), "--replace", "--data", str(tmp_path)]
        assert await asyncio.to_thread(run, [*given, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Another zoco server works with this database")


async def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    url, file = f"sqlite+aiosqlite:///{tmp_path / 'zoco.db'}", tmp_path / "kept"
    await filled(url, "a")
    await back_up(url, file)
    with sqlite3.connect(file) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="a newer zoco"):
        await restore(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}", file)
