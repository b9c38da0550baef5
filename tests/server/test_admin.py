"""Orders of the host: to a server that runs by its socket, to one that does not by its database."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Serve
from zoco.cli.main import run

Ordered = Any


@pytest.fixture
def ordered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Ordered:
    """`zoco admin` over this folder: its exit code, and what it printed or complained of."""

    async def carried_out(*given: str) -> tuple[int, str]:
        line = ["admin", *given, "--data", str(tmp_path), "--lang", "en"]
        code = await asyncio.to_thread(run, line)
        told = capsys.readouterr()
        return code, (told.err if code else told.out).strip()

    return carried_out


async def test_a_host_lists_looks_kicks_bans_closes_and_deletes(
    serve: Serve, tmp_path: Path, ordered: Ordered
) -> None:
    path = tmp_path / "admin.sock"
    async with serve(admin_socket=str(path)) as running:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        ada, ben = running.device(), running.device()
        table = await ada.table()
        await ben.post(f"/{table}/join", name="Ben")
        await ada.post(f"/{table}/start")
        sitting = await ben.sit(table, 1)
        await sitting.next("step")
        code, told = await ordered("list", "--status", "playing")
        assert code == 0
        assert told.startswith(f"{table}  suleika  playing  ")
        assert told.endswith("Ada, Ben  (one connection)")
        _, told = await ordered("look", table, "--json")
        seats = json.loads(told)["seats"]
        assert [(seat["name"], seat["here"]) for seat in seats] == [("Ada", False), ("Ben", True)]
        assert "seed" not in told
        gone = "Ben does not sit there any more."
        assert await ordered("kick", table, "--seat", "2") == (0, gone)
        assert (await ada.get(f"/tables/{table}"))["table"]["seats"][1]["holder"] == "bot"
        await ben.post(f"/{table}/seats/1/back", 403)
        assert (await ordered("kick", table, "--seat", "2"))[0] == 2
        sign = seats[0]["signs"][0]
        watching = await ada.socket(table)
        await watching.next("state")
        assert await ordered("ban", sign) == (0, f"Not let in any more: {sign}.")
        assert (await watching.next("bye"))["code"] == "banned"
        assert (await ada.get("/tables", 403))["code"] == "banned"
        assert (await (await ada.socket(table)).next("bye"))["code"] == "banned"
        await ben.get("/tables")
        assert (await ordered("bans"))[1].endswith("until for good")
        assert (await ordered("lift", sign))[0] == 0
        await ada.get("/tables")
        assert (await ordered("ban", "127.0.0.0/8", "--days", "1"))[0] == 0
        await ben.get("/tables", 403)
        assert (await ordered("lift", "127.0.0.0/8"))[0] == 0
        assert (await ordered("close", table))[0] == 0
        assert (await ben.get(f"/tables/{table}"))["table"]["status"] == "abandoned"
        assert await ordered("close", table) == (2, "The match was abandoned.")
        assert (await ordered("delete", table))[0] == 0
        await ben.get(f"/tables/{table}", 404)
        assert await ordered("look", table) == (2, "There is no such table.")
    assert not path.exists()


async def test_without_a_server_orders_go_to_the_database(serve: Serve, ordered: Ordered) -> None:
    async with serve() as running:
        table = await running.device().table(private=True)
        code, told = await ordered("list")  # this server has no socket
        assert (code, told.startswith("A server works with this database")) == (2, True)
    code, told = await ordered("list")
    assert (code, told.startswith(f"{table}  suleika  waiting")) == (0, True)
    assert (await ordered("delete", table))[0] == 0
    assert await ordered("list") == (0, "There is nothing to show.")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["dance"], "There is no order 'dance'; there are: list, bans, look"),
        (["look"], "The order look needs to know which: zoco admin look TABLE."),
        (["kick", "ab"], "The order kick needs to know which: zoco admin kick TABLE --seat SEAT."),
        (["look", "../x"], "The order look needs to know which"),
        (["list"], "There is no database "),
    ],
)
async def test_an_order_that_cannot_be_is_one_sentence(
    ordered: Ordered, given: list[str], told: str
) -> None:
    code, complaint = await ordered(*given)
    assert code == 2
    assert complaint.startswith(told)
    assert len(complaint.splitlines()) == 1
