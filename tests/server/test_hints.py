"""Hints: for one's own seat alone, and for nobody where the table forbids them."""

from __future__ import annotations

import random
from typing import Any

from tests.server.conftest import Serve
from tests.server.people import Device, play_out
from tests.server.test_play import duel
from tests.server.test_restart import same

WITHOUT: dict[str, Any] = {"options": {"first": 0}, "hints": False}


async def forbids(device: Device, table: str) -> bool:
    """Whether a table says that it forbids hints, and refuses to give one."""
    told = (await device.get(f"/tables/{table}"))["table"]["hints"]
    seat = (await device.get(f"/tables/{table}"))["mine"][0]
    refused = await device.post(f"/{table}/seats/{seat}/hint", 403)
    return told is False and refused["code"] == "no-hints"


async def test_a_table_that_forbids_hints_gives_none_after_a_restart_too(serve: Serve) -> None:
    async with serve() as running:
        table, ada, *_ = await duel(running, **WITHOUT)
        assert await forbids(ada, table)
    async with serve() as running:
        assert await forbids(same(ada, running), table)


async def test_who_plays_again_keeps_to_it(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy", bots={"1": "random"}, options={"rounds": 1}, hints=False)
        await ada.post(f"/{table}/start")
        await play_out([await ada.sit(table, 0)], random.Random(1))
        made = (await ada.post(f"/{table}/rematch"))["table"]["rematch"]["table"]
        assert await forbids(ada, made)


async def test_hints_are_allowed_unless_somebody_forbids_them(shared: Serve) -> None:
    async with shared() as running:
        table, ada, *_ = await duel(running, options={"first": 0})
        assert (await ada.get(f"/tables/{table}"))["table"]["hints"] is True
        await ada.post(f"/{table}/seats/0/hint", 200)
