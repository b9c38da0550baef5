"""Two processes on one PostgreSQL: nobody notices which of them they are at.

The servers share the event loop of the tests; in `test_takeover` they are processes that die.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest

from examples.socket_bot import choose
from tests.postgres import emptied
from tests.server.conftest import QUICK, Running, find_with_toy, running, with_toy
from tests.server.people import Device, Socket, play_out, stands
from tests.server.test_restart import same
from zoco.server.settings import Settings
from zoco.store.store import Store


class Two(NamedTuple):
    """Where a table is led, where it is followed, and Ada and Bob, one at each."""

    leader: Running
    follower: Running
    table: str
    ada: Device
    bob: Device


def settings_of(url: str, **more: Any) -> Settings:
    given = {"database": url, "games": with_toy, "find": find_with_toy, **QUICK, **more}
    return Settings(**given)


@pytest.fixture(scope="module")
async def database(postgres_uri: str) -> str:
    return await emptied(postgres_uri)


@pytest.fixture(scope="module")
async def servers(database: str) -> AsyncIterator[tuple[Running, Running]]:
    settings = settings_of(database)
    async with running(settings) as one, running(settings) as other:
        yield one, other


@pytest.fixture
async def two(servers: tuple[Running, Running]) -> Two:
    """A table of two, led at the first server; Bob sits at the second."""
    leader, follower = servers
    ada, bob = leader.device(), follower.device()
    table = await ada.table(options={"first": 0})
    await bob.post(f"/{table}/join", name="Bob")
    return Two(leader, follower, table, ada, bob)


async def begun(two: Two) -> tuple[Socket, Socket]:
    await two.ada.post(f"/{two.table}/start")
    one, other = await two.ada.sit(two.table, 0), await two.bob.sit(two.table, 1)
    await one.next("step")
    await other.next("step")
    return one, other


async def test_one_process_leads_and_the_other_follows(two: Two) -> None:
    assert two.leader.house.rooms[two.table].leads
    assert not two.follower.house.rooms[two.table].leads


async def test_a_match_across_two_processes_is_one_match(two: Two) -> None:
    one, other = await begun(two)
    ends = await asyncio.gather(
        *(play_out([it], random.Random(seat)) for seat, it in enumerate((one, other)))
    )
    assert stands(ends[0])["result"] == stands(ends[1])["result"]
    assert ends[0]["head"] == ends[1]["head"]
    exports = [await it.get(f"/tables/{two.table}/export.json") for it in (two.ada, two.bob)]
    assert exports[0] == exports[1]
    frames = [await it.get(f"/tables/{two.table}/frames?open=1") for it in (two.ada, two.bob)]
    assert frames[0] == frames[1]
    reviews = [await it.get(f"/tables/{two.table}/verify") for it in (two.ada, two.bob)]
    assert reviews[0] == reviews[1]


async def test_people_are_one_crowd(two: Two) -> None:
    watcher = two.follower.device()
    await watcher.post(f"/{two.table}/spectate", name="Eve")
    one, other = await two.ada.sit(two.table, 0), await two.bob.sit(two.table, 1)
    third = await watcher.sit(two.table, None)
    for socket in (one, other, third):
        await socket.next(
            "state",
            lambda m: (
                [seat["here"] for seat in m["table"]["seats"]] == [True, True]
                and m["table"]["spectators"] == 1
            ),
        )
    third.connection.transport.abort()
    other.connection.transport.abort()
    await one.next(
        "state",
        lambda m: not m["table"]["seats"][1]["here"] and m["table"]["spectators"] == 0,
    )


async def test_whoever_asks_elsewhere_is_told_what_was_just_done(two: Two) -> None:
    """The answers of one process hold at the other at once: a balancer may send anybody there."""
    ada, bob = same(two.ada, two.follower), same(two.bob, two.leader)
    for name in ("Anna", "Ann", "Anne"):
        await two.ada.post(f"/{two.table}/seats/0/name", name=name)
        assert (await ada.get(f"/tables/{two.table}"))["table"]["seats"][0]["name"] == name
        await two.bob.post(f"/{two.table}/seats/1/name", name=f"{name} 2")
        assert (await bob.get(f"/tables/{two.table}"))["table"]["seats"][1]["name"] == f"{name} 2"
    assert (await ada.get(f"/tables/{two.table}"))["mine"] == [0]


async def test_what_is_said_is_read_at_both(two: Two) -> None:
    one, other = await begun(two)
    await one.send(type="say", id="1", text="Hello")
    assert (await other.next("chat"))["text"] == "Hello"
    await other.send(type="say", id="2", text="You too")
    assert (await one.next("chat", lambda m: m["seat"] == 1))["text"] == "You too"
    assert (await other.answer("2"))["type"] == "done"
    await other.send(type="gesture", seat=1, sign="bravo")
    await one.next("gestured", lambda m: m["sign"] == "bravo")
    await one.send(type="gesture", seat=0, sign="nod")
    await other.next("gestured", lambda m: m["sign"] == "nod")


async def test_consent_crosses(two: Two) -> None:
    one, other = await begun(two)
    before = one.last["ply"]
    await one.play(first_move(one))
    await other.next("step", lambda m: m["ply"] > before)
    await one.send(type="undo", id="u", seat=0)
    assert (await one.answer("u"))["type"] == "done"
    wish = (await other.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
    await other.send(type="consent", id="c", seat=1, wish=wish["number"], agree=True)
    assert (await other.answer("c"))["type"] == "done"
    assert (await one.answer("u"))["ply"] == before


async def test_a_move_that_was_sent_again_by_way_of_the_other_is_made_once(two: Two) -> None:
    one, _ = await begun(two)
    sent = {"type": "play", "id": "m", "seat": 0, "ask": one.last["ask"]["number"]}
    await one.send(**sent, move=first_move(one))
    first = await one.answer("m")
    elsewhere = await same(two.ada, two.follower).sit(two.table, 0)
    await elsewhere.next("step")
    await elsewhere.send(**sent, move=first_move(one))
    again = await elsewhere.answer("m")
    assert (again["seq"], again["head"]) == (first["seq"], first["head"])


async def test_a_refusal_crosses_as_it_is(two: Two) -> None:
    one, other = await begun(two)
    refused = await other.play({"type": "face", "facing": 0}, ask=99)
    assert refused["code"] in ("nothing-asked", "stale-ask")
    late = await two.follower.device().post(f"/{two.table}/join", 409, name="Cid")
    assert late["code"] == "ask-first"
    await one.play(first_move(one))


async def test_bots_and_chat_limits_live_where_the_table_is_led(two: Two) -> None:
    one, _ = await begun(two)
    bob = two.bob
    await bob.post(f"/{two.table}/seats/1/leave")
    while not any(frame["seat"] == 1 for frame in one.last["frames"]):
        if one.last["ask"] is not None and one.last["ask"]["must"] is not None:
            await one.play(first_move(one))
        else:
            await one.next("step")
    assert not two.follower.house.rooms[two.table].bots.thinking
    back = await bob.post(f"/{two.table}/seats/1/back")
    assert not back["table"]["seats"][1]["away"]


async def test_who_asks_for_a_seat_is_answered_from_the_other_process(two: Two) -> None:
    await begun(two)
    await two.bob.post(f"/{two.table}/seats/1/leave")
    bot = await two.ada.post(f"/{two.table}/seats/1/empty")
    assert bot["table"]["seats"][1]["holder"] == "open"
    cid = two.follower.device()
    asked = await cid.post(f"/{two.table}/seats/1/ask", name="Cid")
    assert asked["asking"] == 1
    await two.ada.post(f"/{two.table}/seekers/1", agree=True)
    assert (await cid.get(f"/tables/{two.table}"))["mine"] == [1]


async def test_a_cookie_of_one_process_is_good_at_the_other(two: Two, database: str) -> None:
    link = await two.ada.post(f"/{two.table}/seats/0/continuation")
    phone = two.follower.device()
    taken = await phone.post(f"/{two.table}/continue", token=link["token"])
    assert taken["seat"] == 0
    there = same(phone, two.leader)
    assert (await there.get(f"/tables/{two.table}"))["mine"] == [0]
    store = await Store.open(database)
    assert await store.secret("identity", "another") != "another"
    await store.close()


def first_move(socket: Socket) -> dict[str, Any]:
    """A move that is offered."""
    move: dict[str, Any] = choose(socket.last["ask"]["must"], random.Random(1))
    return move


async def test_a_table_that_is_deleted_at_one_is_gone_at_both(two: Two) -> None:
    one, _ = await begun(two)
    await two.follower.house.drop(two.table)
    assert (await one.next("bye"))["again"]
    for device in (two.ada, two.bob):
        assert (await device.get(f"/tables/{two.table}", 404))["code"] == "no-such-table"


async def test_what_somebody_asks_too_often_counts_at_both(database: str) -> None:
    settings = settings_of(database, requests_per_minute=64)
    async with running(settings) as one, running(settings) as other:
        for _ in range(40):
            await one.device().get("/health")
        asked, guest = 0, other.device()
        while (await guest.web.get("/api/health")).status_code == 200:
            asked += 1
            await asyncio.sleep(0.05)
        assert asked < 40


async def test_letters_tell_no_seed_and_no_token(two: Two, database: str) -> None:
    heard: list[str] = []
    ears = await asyncpg.connect(database.replace("+asyncpg", ""))
    for house in (two.leader.house, two.follower.house):
        assert house.together is not None
        address = house.together.leases.address
        await ears.add_listener(f"zoco_{address}", lambda *it: heard.append(it[3]))
    one, other = await begun(two)
    await one.play(first_move(one))
    await other.send(type="say", id="1", text="Hello")
    await other.answer("1")
    await one.next("chat")
    kinds = {"Follow", "Around", "Moved", "Carry", "Answer", "Spoken"}
    while not kinds <= set(re.findall(r"\w+", " ".join(heard))):  # these ears may hear it last
        await asyncio.sleep(0.01)
    told = " ".join(heard)
    seed = two.leader.house.rooms[two.table].record.seed
    secrets = (seed, two.ada.web.cookies["zoco"], two.bob.web.cookies["zoco"])
    assert not [secret for secret in secrets if secret in told]
    await ears.close()


async def test_when_a_process_stops_another_leads_its_tables_on(
    servers: tuple[Running, Running], database: str
) -> None:
    """Who sits at the other one keeps the connection, and the match."""
    follower = servers[0]
    async with running(settings_of(database)) as leader:
        ada, bob = leader.device(), follower.device()
        table = await ada.table(options={"first": 0})
        await bob.post(f"/{table}/join", name="Bob")
        await ada.post(f"/{table}/start")
        one, other = await ada.sit(table, 0), await bob.sit(table, 1)
        await one.next("step")
        await other.next("step")
        answer = await one.play(first_move(one))
        again = same(ada, follower)
    there = await again.sit(table, 0, have=answer["seq"])
    await there.next("step")
    assert follower.house.rooms[table].leads
    ends = (play_out([it], random.Random(1), stop=20) for it in (there, other))
    assert all(end["ply"] >= 20 for end in await asyncio.gather(*ends))
