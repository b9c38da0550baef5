"""What the server says of its database, and what its log says of it, is true."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event

from tests.postgres import emptied
from tests.server.conftest import Running, Serve, settings_for
from tests.server.conftest import running as running_of
from tests.server.people import PATIENCE
from tests.server.test_trouble import locked
from zoco.server.logbook import ADDRESS, LINE, TABLE, Place
from zoco.store.faults import trouble
from zoco.store.postgres import SETTINGS
from zoco.store.sqlite import PATIENT


async def test_a_locked_database_is_not_ready_and_nobody_waits_long(
    serve: Serve, tmp_path: Path
) -> None:
    async with serve() as running:
        ada = running.device()
        assert (await ada.get("/ready"))["status"] == "ready"
        with locked(tmp_path):
            begun, times = monotonic(), 6
            for _ in range(times):
                assert (await ada.get("/ready", 503))["code"] == "database-locked"
            made = await ada.web.post("/api/tables", json={"game": "suleika", "seats": 2})
            assert (made.status_code, made.json()["code"]) == (503, "database-locked")
            assert monotonic() - begun < (times - 1) * PATIENT / 1000, "each waited anew"
        while (await ada.web.get("/api/ready")).status_code != 200:
            await asyncio.sleep(0.05)
        await ada.table()


async def test_a_locked_postgresql_is_answered_too(postgres_uri: str, tmp_path: Path) -> None:
    url = await emptied(postgres_uri)
    async with running_of(settings_for(tmp_path, database=url)) as running:
        ada = running.device()
        assert (await ada.get("/ready"))["status"] == "ready"
        other = await asyncpg.connect(postgres_uri)
        async with asyncio.timeout(PATIENCE), other.transaction():
            await other.execute("LOCK TABLE secrets, tables")
            refused = await asyncio.gather(
                ada.get("/ready", 503), ada.post("", 503, game="suleika", seats=2)
            )
        assert {one["code"] for one in refused} == {"database-locked"}
        assert int(SETTINGS["lock_timeout"]) < 3000
        await other.close()
        await ada.table()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_database_that_is_read_only_is_not_ready(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    values = {}
    if kind == "postgresql":
        values = {"database": await emptied(request.getfixturevalue("postgres_uri"))}
    async with running_of(settings_for(tmp_path, **values)) as running:
        await only_readable(running, kind)


async def only_readable(running: Running, kind: str) -> None:
    ada, engine = running.device(), running.house.store._engine.sync_engine
    ways = {"sqlite": "PRAGMA query_only=1", "postgresql": "SET TRANSACTION READ ONLY"}

    @event.listens_for(engine, "checkout")
    def only_read(connection: Any, *_: object) -> None:
        connection.cursor().execute(ways[kind])

    assert (await ada.get("/ready", 503))["code"] == "database-read-only"


async def test_damage_is_called_damage(serve: Serve, tmp_path: Path) -> None:
    async with serve() as running:
        ada = running.device()
        await ada.table()
    file = tmp_path / "zoco.db"
    with file.open("r+b") as damaged:
        size = damaged.seek(0, 2)
        damaged.seek(4096 * 2)
        damaged.write(b"\xff" * (size - 4096 * 2))
    command = [str(Path(sys.executable).with_name("zoco")), "serve", "--port", "0", "--data", "."]
    done = subprocess.run(
        [*command, "--lang", "en"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "it is damaged" in done.stderr


def test_troubles_have_names(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "full.db")
    file.execute("CREATE TABLE t (x)")
    file.execute("PRAGMA max_page_count=3")
    with pytest.raises(sqlite3.Error) as full:
        file.execute("INSERT INTO t VALUES (zeroblob(100000))")
    assert trouble(full.value) == "full"
    (tmp_path / "none.db").write_bytes(b"no database at all " * 100)
    with pytest.raises(sqlite3.Error) as damaged:
        sqlite3.connect(tmp_path / "none.db").execute("SELECT * FROM t")
    assert trouble(damaged.value) == "damaged"
    assert trouble(ValueError("x")) is None
    file.close()


async def test_a_line_of_the_log_has_time_level_address_and_table(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    form = logging.Formatter(LINE, "%Y-%m-%dT%H:%M:%S")

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(form.format(record))

    keeper, logger = Keeper(), logging.getLogger("zoco.server")
    keeper.addFilter(Place())
    logger.addHandler(keeper)
    try:
        async with serve() as running:
            ada = running.device()
            table = await ada.table()

            async def broken(*_: object) -> None:
                raise RuntimeError("broken on purpose")

            monkeypatch.setattr(running.house.store, "change_seat", broken)
            await ada.post(f"/{table}/seats/0/name", 500, name="Eve")
    finally:
        logger.removeHandler(keeper)
    found = [line for line in lines if "a request failed" in line]
    assert re.match(
        rf"\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{{3}}Z ERROR 127\.0\.0\.1 {table} ", found[0]
    )
    assert (ADDRESS.get(), TABLE.get()) == ("-", "-")
