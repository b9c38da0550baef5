"""Backups: a whole database as one SQLite file, made while servers work, put back when none does.

The file is the same for both kinds of databases: so it also moves one to the other. It holds
secrets (the key of the server, seeds, hidden hands): only who made it may read it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import gmtime, strftime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import URL, Table, delete, insert, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from zoco.core.faults import BadInput, Fault, bad
from zoco.core.log.chain import verify_open
from zoco.core.log.entries import Entry, Header
from zoco.core.settled import settled
from zoco.store import history, postgres, schema, sqlite

AT_ONCE = 500
"""Rows that are carried over together."""


class Counts(NamedTuple):
    """What a backup holds; `broken` are the tables whose chain of hashes does not hold, and why."""

    tables: int
    entries: int
    rows: int
    broken: tuple[tuple[str, Fault], ...]


async def back_up(url: str, file: Path) -> Counts:
    """A copy as of one moment, checked; raises `BadInput` where none can be made."""
    parsed = make_url(url)
    made = file.with_name(f"{file.name}.part")
    made.unlink(missing_ok=True)
    os.close(os.open(made, os.O_CREAT | os.O_WRONLY, 0o600))
    try:
        if parsed.get_backend_name() == "sqlite":
            await asyncio.to_thread(_copied, Path(str(parsed.database)), made)
        else:
            await _exported(parsed, made)
        counts = await asyncio.to_thread(checked, made)
        made.replace(file)
    finally:
        made.unlink(missing_ok=True)
    return counts


def _copied(source: Path, file: Path) -> None:
    """In one step, which writers need not wait for."""
    if not source.is_file():
        raise bad("wrong-no-database", file=str(source))
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(file)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=delete")


async def _exported(url: URL, file: Path) -> None:
    async with (
        _open(postgres.engine_of(url)) as source,
        _fresh(file) as target,
        source.connect() as connection,
        target.begin() as into,
    ):
        await connection.execution_options(isolation_level="REPEATABLE READ")
        found = await connection.run_sync(history.version)
        if found != history.newest():
            raise bad("wrong-backup-old", version=str(found))
        for table in schema.metadata.sorted_tables:
            await _carry(connection, into, table)


async def restore(url: str, file: Path, replaces: bool = False) -> Counts:
    """Put a backup back, whole or not at all; the caller sees to it that no server works there.

    A database that has tables is kept beside (SQLite) or emptied (PostgreSQL), but only if
    `replaces`. Raises `BadInput` where the backup cannot be used, or the database is not empty.
    """
    parsed = make_url(url)
    target = Path(str(parsed.database))
    lies = target if parsed.get_backend_name() == "sqlite" else file.absolute()
    copy = lies.with_name(f"{lies.name}.restoring")
    try:
        await asyncio.to_thread(_unpacked, file, copy)
        counts = await asyncio.to_thread(checked, copy)
        if counts.broken:
            name, because = counts.broken[0]
            raise BadInput(Fault("wrong-backup-broken", {"table": name}, because=because))
        if lies == target:
            await asyncio.to_thread(_take_place, copy, target, replaces)
        else:
            await _filled(parsed, copy, replaces)
    finally:
        copy.unlink(missing_ok=True)
    return counts


def _unpacked(file: Path, copy: Path) -> None:
    """A copy of the backup with the schema of today; the backup itself stays as it is."""
    shutil.copyfile(file, copy)
    copy.chmod(0o600)
    _require_ours(copy, file.name)
    asyncio.run(_upgraded(copy, file.name))


def _require_ours(file: Path, name: str) -> None:
    try:
        with closing(sqlite3.connect(file)) as opened:
            whole = opened.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
            opened.execute("SELECT count(*) FROM tables, alembic_version").fetchone()
    except sqlite3.DatabaseError:
        raise bad("wrong-backup", file=name) from None
    if not whole:
        raise bad("wrong-backup", file=name)


async def _upgraded(file: Path, name: str) -> None:
    async with _open(sqlite.engine_of(_url(file))) as engine:
        async with engine.begin() as connection:
            version = await connection.run_sync(history.version)
            if version not in history.versions():
                raise bad("wrong-backup-new", file=name)
            await connection.run_sync(history.upgrade)
        async with engine.connect() as connection:
            await connection.exec_driver_sql("ROLLBACK")
            await connection.exec_driver_sql("PRAGMA journal_mode=delete")


def _take_place(copy: Path, target: Path, replaces: bool) -> None:
    if target.exists():
        with closing(sqlite3.connect(target)) as old:
            _require_empty(_tables_in(old), replaces)
            old.execute("PRAGMA wal_checkpoint(truncate)")
        kept = f"{target.name}.before-{strftime('%Y%m%d-%H%M%S', gmtime())}"
        target.rename(target.with_name(kept))
        for rest in ("-wal", "-shm"):
            target.with_name(f"{target.name}{rest}").unlink(missing_ok=True)
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    copy.replace(target)


def _tables_in(opened: sqlite3.Connection) -> int:
    try:
        return int(opened.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.OperationalError:  # there is no such table yet
        return 0


def _require_empty(tables: int, replaces: bool) -> None:
    if tables and not replaces:
        raise bad("wrong-restore-full", tables=tables)


async def _filled(url: URL, copy: Path, replaces: bool) -> None:
    async with (
        _open(postgres.engine_of(url)) as target,
        _open(sqlite.engine_of(_url(copy))) as old,
        target.begin() as connection,
        old.connect() as source,
    ):
        await connection.run_sync(history.upgrade)
        count = await connection.execute(text("SELECT count(*) FROM tables"))
        _require_empty(int(count.scalar_one()), replaces)
        for table in reversed(schema.metadata.sorted_tables):
            await connection.execute(delete(table))
        for table in schema.metadata.sorted_tables:
            await _carry(source, connection, table)


async def _carry(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    """All rows of a table from one database into the other."""
    async with source.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in some])


@asynccontextmanager
async def _open(engine: AsyncEngine) -> AsyncIterator[AsyncEngine]:
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def _fresh(file: Path) -> AsyncIterator[AsyncEngine]:
    """An empty database of ours in a file, which is one file in the end."""
    async with _open(sqlite.engine_of(_url(file))) as engine:
        async with engine.begin() as connection:
            await connection.run_sync(history.upgrade)
        yield engine
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA journal_mode=delete")


def _url(file: Path) -> URL:
    return make_url(f"sqlite+aiosqlite:///{file.absolute()}")


# -- checking --------------------------------------------------------------------------------------


def checked(file: Path) -> Counts:
    """What a file holds, each table's chain of hashes followed from its header to its head."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
        whole = opened.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
        if not whole:
            raise bad("wrong-backup", file=file.name)
        headers = opened.execute("SELECT id, header FROM tables ORDER BY id").fetchall()
        broken = tuple(_broken(opened, headers))
        names = opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        sizes = {
            name: opened.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for (name,) in names
        }
    return Counts(len(headers), sizes["entries"], sum(sizes.values()), broken)


def _broken(opened: sqlite3.Connection, headers: Any) -> Iterator[tuple[str, Fault]]:
    asked = "SELECT body FROM entries WHERE table_id = ? ORDER BY seq"
    for name, header in headers:
        try:
            read = msgspec.json.decode(header, type=settled(Header))
            rows = opened.execute(asked, (name,))
            verify_open(read, (msgspec.json.decode(row[0], type=settled(Entry)) for row in rows))
        except BadInput as error:
            yield name, error.fault
        except msgspec.MsgspecError:
            yield name, Fault("fault-json")
