"""What is kept only for so long: gone from the whole database, and the match is still proved."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import zoco
from tests.server.conftest import Running, Serve
from tests.server.people import Device
from zoco.server.history.proving import proved
from zoco.server.identity import later
from zoco.server.retention import DAY, forget, forget_person

ADA, BEN, SAID = "Adalmira", "Benvolio", "salamander"


def everything(file: Path) -> str:
    """All that a database holds, what is packed unpacked."""
    with closing(sqlite3.connect(file)) as opened:
        names = [
            row[0] for row in opened.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        rows = [row for name in names for row in opened.execute(f'SELECT * FROM "{name}"')]
    cells = [
        zlib.decompress(it).decode() if isinstance(it, bytes) else it for row in rows for it in row
    ]
    return "\n".join(map(str, cells))


def aged(file: Path, days: float) -> None:
    """In a thread of its own: the server may hold a transaction open that only its loop can end."""
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE tables SET touched = ?", (later(-days * DAY),))
        opened.execute("UPDATE chat SET at = ?", (later(-days * DAY),))


async def ended(running: Running) -> tuple[Device, Device, str]:
    """A table with an abandoned match of two people who talked."""
    ada, ben = running.device(), running.device()
    table = await ada.table(name=ADA)
    await ben.post(f"/{table}/join", name=BEN)
    await ada.post(f"/{table}/start")
    sockets = [await ada.sit(table, 0), await ben.sit(table, 1)]
    await sockets[1].send(type="say", id="s", text=SAID)
    await sockets[1].answer("s")
    for seat, socket in enumerate(sockets):
        await socket.send(type="resign", id="r", seat=seat)
        await socket.answer("r")
    assert (await ada.get(f"/tables/{table}"))["table"]["status"] == "abandoned"
    return ada, ben, table


async def test_names_go_after_so_many_days_and_the_match_is_still_proved(
    serve: Serve, tmp_path: Path
) -> None:
    async with serve(names_days=30.0, chat_days=0.0) as running:
        ada, _, table = await ended(running)
        await asyncio.to_thread(aged, tmp_path / "zoco.db", 29)
        await forget(running.house)
        assert ADA in everything(tmp_path / "zoco.db")
        await asyncio.to_thread(aged, tmp_path / "zoco.db", 31)
        await forget(running.house)
        left = everything(tmp_path / "zoco.db")
        assert (ADA in left, BEN in left, SAID in left) == (False, False, True)
        exported = await ada.web.get(f"/api/tables/{table}/export.json")
        assert ADA not in exported.text
        assert proved(zoco.load, exported.content).unnamed == (0, 1)


async def test_what_was_said_goes_and_whole_tables_go(serve: Serve, tmp_path: Path) -> None:
    async with serve(chat_days=7.0, tables_days=60.0) as running:
        ada, _, table = await ended(running)
        await asyncio.to_thread(aged, tmp_path / "zoco.db", 8)
        await forget(running.house)
        left = everything(tmp_path / "zoco.db")
        assert (SAID in left, ADA in left) == (False, True)
        await asyncio.to_thread(aged, tmp_path / "zoco.db", 61)
        await forget(running.house)
        assert table not in everything(tmp_path / "zoco.db")
        await ada.get(f"/tables/{table}", 404)


async def test_one_person_is_forgotten_and_the_other_is_not(serve: Serve, tmp_path: Path) -> None:
    async with serve() as running:
        _, ben, table = await ended(running)
        room = await running.house.require(table)
        token = next(one for one in room.people.guests if room.people.guests[one] == BEN)
        running_on = await ben.table(name=BEN)
        assert await forget_person(running.house, token) == (1, 1)
        left = everything(tmp_path / "zoco.db")
        assert (ADA in left, SAID in left) == (True, False)
        assert left.count(BEN) == 1, "only at the table that has not ended"
        exported = await ben.web.get(f"/api/tables/{table}/export.json")
        assert proved(zoco.load, exported.content).unnamed == (1,)
        assert running_on in left


async def test_who_only_looked_on_is_forgotten_too(serve: Serve, tmp_path: Path) -> None:
    async with serve() as running:
        ada, ben, eve = running.device(), running.device(), running.device()
        table = await ada.table(name=ADA)
        await ben.post(f"/{table}/join", name=BEN)
        await eve.post(f"/{table}/spectate", name="Evangeline")
        await ada.post(f"/{table}/start")
        looks = await eve.sit(table, None)
        await looks.send(type="say", id="s", text=SAID)
        await looks.answer("s")
        await looks.send(type="mute", id="m", author=ADA, on=True)
        await looks.answer("m")
        token = next(
            token
            for token, name in running.house.rooms[table].people.guests.items()
            if name == "Evangeline"
        )
        assert await forget_person(running.house, token) == (0, 1)
        for seat, device in enumerate((ada, ben)):
            socket = await device.sit(table, seat)
            await socket.send(type="resign", id="r", seat=seat)
            await socket.answer("r")
        assert await forget_person(running.house, token) == (1, 0)
        left = everything(tmp_path / "zoco.db")
        assert (ADA in left, "Evangeline" in left, SAID in left, token in left) == (
            True,
            False,
            False,
            False,
        )


async def test_an_address_for_turns_goes_with_the_end_of_the_match(
    serve: Serve, tmp_path: Path
) -> None:
    async with serve(smtp="smtp://127.0.0.1:9", mail_from="zoco@z.example") as running:
        device = running.device()
        slow = {"kind": "days", "days": 2}
        table = await device.table(name=ADA, bots={"1": "random"}, clock=slow)
        await device.post(f"/{table}/start")
        await device.post(f"/{table}/herald", address="ada@a.example")
        await forget(running.house)
        assert "ada@a.example" in everything(tmp_path / "zoco.db")
        socket = await device.sit(table, 0)
        await socket.send(type="resign", id="r", seat=0)
        await socket.answer("r")
        await forget(running.house)
        assert "ada@a.example" not in everything(tmp_path / "zoco.db")


async def test_the_privacy_page_tells_the_settings(serve: Serve) -> None:
    async with serve(chat_days=7.0, log_addresses="none", contact="ada@example.org") as running:
        assert await running.device().get("/privacy") == {
            "chat_days": 7.0,
            "names_days": 0.0,
            "tables_days": 0.0,
            "addresses": "none",
            "contact": "ada@example.org",
            "told": False,
        }
