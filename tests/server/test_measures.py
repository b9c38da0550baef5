"""What a server counts: read by HTTP at an address of its own, and nowhere else."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket
from typing import Any

import httpx

from tests.server.conftest import Serve
from tests.server.people import play_out
from zoco.server.logbook import ADDRESS, Objects, Place, kept


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def measured(text: str) -> dict[str, float]:
    rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in rows}


async def test_a_match_is_measured_and_told_only_at_its_own_address(serve: Serve) -> None:
    port = free_port()
    async with serve(metrics_port=port, idle=0.2) as running, httpx.AsyncClient() as web:
        address = f"http://127.0.0.1:{port}/metrics"
        before = measured((await web.get(address)).text)
        ada = running.device()
        table = await ada.table(bots={"1": "random"})
        await ada.post(f"/{table}/start")
        sitting = await ada.sit(table, 0)
        await sitting.next("step")
        await play_out([sitting], random.Random(1), stop=6)
        await sitting.send(type="play", id="x", seat=0, ask=999, move={})
        await sitting.answer("x")
        async with asyncio.timeout(20):
            while True:
                found = measured((await web.get(address)).text)
                if found.get('zoco_tables{status="playing"}'):
                    break
                await asyncio.sleep(0.05)
        for name in ("zoco_moves_total", "zoco_move_seconds_count", "zoco_commit_seconds_count"):
            assert found[name] > before[name], name
        assert found["zoco_rooms"] >= 1
        assert found["zoco_connections"] >= 1
        assert found["zoco_thinkers_queue"] >= 0
        assert any(name.startswith("zoco_refusals_total{code=") for name in found)
        assert "zoco_moves" not in (await web.get(f"{running.base}/metrics")).text


def test_a_line_of_the_log_as_an_object() -> None:
    given = logging.LogRecord("zoco", logging.ERROR, "", 1, "no %s", ("luck",), None)
    Place("short").filter(given)
    told: dict[str, Any] = json.loads(Objects("", "%Y-%m-%dT%H:%M:%S").format(given))
    assert told.pop("time").endswith("Z")
    assert told == {"level": "ERROR", "address": "-", "table": "-", "message": "no luck"}


def test_addresses_in_the_log_are_as_short_as_is_wished() -> None:
    assert ADDRESS.get() == "-"
    assert kept("203.0.113.7", "whole") == "203.0.113.7"
    assert kept("203.0.113.7", "short") == "203.0.113.0/24"
    assert kept("2001:db8:1:2::3", "short") == "2001:db8:1::/48"
    assert kept("203.0.113.7", "none") == kept("-", "short") == "-"
