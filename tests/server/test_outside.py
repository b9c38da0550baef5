"""Bots of others: a token for one seat, a stream of what it sees, and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import Running, Serve
from tests.server.people import Device, Socket, play_out
from tests.server.test_absent import notes, seat
from tests.server.test_play import duel, options

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
NODE = Path(sys.executable).with_name("node")
WAYS = {"python": [sys.executable, "seat_bot.py"], "javascript": [str(NODE), "seat_bot.mjs"]}


def web(running: Running, token: str) -> httpx.AsyncClient:
    head = {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=running.base, headers=head, verify=False, timeout=30)


async def given(device: Device, table: str, number: int, **body: Any) -> str:
    return str((await device.post(f"/{table}/seats/{number}/token", **body))["token"])


def test_an_example_is_forty_lines_at_most() -> None:
    for _, name in WAYS.values():
        assert len((EXAMPLES / name).read_text().splitlines()) <= 40, name


@pytest.mark.parametrize("way", WAYS)
async def test_the_examples_play_a_seat_to_the_end(way: str, shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy")
        token = await given(ada, table, 1, name="Robo")
        await ada.post(f"/{table}/start")
        address = f"{running.base}/api/tables/{table}/seats/1"
        bot = await asyncio.create_subprocess_exec(
            *WAYS[way], address, token, cwd=EXAMPLES, stdout=asyncio.subprocess.PIPE
        )
        one = await ada.sit(table, 0)
        await play_out([one], random.Random(1))
        told, _ = await bot.communicate()
        assert json.loads(told) == "step"
        state = await ada.get(f"/tables/{table}")
        assert (seat(state, 1)["holder"], seat(state, 1)["name"]) == ("bot", "Robo")
        assert seat(state, 1)["level"] == "outside"


async def test_a_token_looks_and_plays_for_its_seat_and_nothing_else(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy", 3, bots={"2": "random"})
        token = await given(ada, table, 1)
        await ada.post(f"/{table}/start")
        place = f"/api/tables/{table}"
        async with web(running, token) as bot:
            assert (await bot.get(place)).json()["mine"] == [1]
            for path, body in (("/seats/1/leave", None), ("/invitations", None), ("/start", {})):
                refused = await bot.post(place + path, json=body)
                assert (refused.status_code, refused.json()["code"]) == (403, "bot-token"), path
            assert (await bot.post("/api/tables", json={})).json()["code"] == "bot-token"
            for other in (0, 2):
                answer = await bot.get(f"{place}/seats/{other}/events")
                assert answer.json()["code"] == "not-your-seat"
            assert (await bot.get(f"{place}/export.json?seat=0")).status_code == 403
            late = {"id": "x", "ask": 0, "move": {"type": "do", "what": "keep"}}
            stale = await bot.post(f"{place}/seats/1/play", json=late)
            assert stale.json()["code"] in ("stale-ask", "nothing-asked")
        for wrong in ("x", "bot-x", token[:-1], f"{token}0", ada.web.cookies["zoco"]):
            async with web(running, wrong) as thief:
                assert (await thief.get(place)).json()["mine"] == []
        thief_too = running.device()
        thief_too.web.cookies.set("zoco", token)
        assert (await thief_too.get(f"/tables/{table}"))["mine"] == []


async def test_a_token_is_good_at_the_socket_for_looking_and_playing_only(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy")
        token = await given(ada, table, 1)
        await ada.post(f"/{table}/start")
        url = running.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        head = {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=head) as connection:
            bot = Socket(connection)
            await bot.send(type="watch", seat=1, have=None)
            await bot.next("step", lambda step: step["ask"] is not None)
            assert (await bot.play({"type": "do", "what": "keep"}, id="k"))["answers"] == "k"
            for wish in ({"type": "say", "text": "hi"}, {"type": "resign", "seat": 1}):
                await bot.send(**wish, id="w")
                assert (await bot.answer("w"))["code"] == "bot-token"
            await bot.send(type="watch", seat=0, have=None)
            assert (await bot.next("refused"))["code"] == "not-your-seat"


async def test_a_seat_of_ones_own_is_handed_over_openly_and_taken_back(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, _ = await duel(running, options={"first": 0})
        token = await given(ada, table, 0)
        state = await bob.get(f"/tables/{table}")
        assert (seat(state, 0)["away"], seat(state, 0)["level"]) == (True, "outside")
        assert (await notes(bob, table))[-1] == ("handed", "Ada")
        async with web(running, token) as bot:
            made = {"id": "a", "ask": one.last["ask"]["number"], "move": options(one.last)[0]}
            for _ in range(2):  # sent again it is not made again
                answer = await bot.post(f"/api/tables/{table}/seats/0/play", json=made)
                assert answer.status_code == 201, answer.text
            known = [client for _, client in running.house.rooms[table].known if client == "a"]
            assert known == ["a"]
            await ada.post(f"/{table}/seats/0/back")
            assert (await bot.get(f"/api/tables/{table}")).json()["mine"] == []
        assert (await bob.post(f"/{table}/seats/0/token", 403))["code"] == "not-your-seat"


async def test_a_token_is_revoked_and_its_stream_tells_no_more(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy")
        token = await given(ada, table, 1)
        await ada.post(f"/{table}/start")
        async with (
            web(running, token) as bot,
            bot.stream("GET", f"/api/tables/{table}/seats/1/events") as stream,
        ):
            lines = stream.aiter_lines()
            while not (line := await anext(lines)).startswith('data: {"type":"step"'):
                pass
            assert json.loads(line[6:])["seat"] == 1
            await ada.post(f"/{table}/seats/1/token/revoke")
            while not (line := await anext(lines)).startswith('data: {"type":"step"'):
                pass
            assert json.loads(line[6:])["seat"] is None
        state = await ada.get(f"/tables/{table}")
        assert (seat(state, 1)["holder"], seat(state, 1)["level"]) == ("bot", "random")


async def test_no_token_shows_the_hand_of_a_bot_after_the_start(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, game="toy", seats=3, bots={"2": "random"})
        assert (await ada.post(f"/{table}/seats/2/token", 409))["code"] == "already-started"
        assert (await bob.post(f"/{table}/seats/2/token", 403))["code"] == "not-your-seat"
        assert (await ada.post(f"/{table}/seats/1/token", 403))["code"] == "not-your-seat"
