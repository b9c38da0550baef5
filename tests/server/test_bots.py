"""Bots as seats: in processes of their own, by the same door, at once, dropped when unasked."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal

import pytest

from examples.socket_bot import Bot
from tests.server.conftest import Serve
from tests.server.people import play_out, stands
from tests.server.test_play import options
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.server.house import House
from zoco.server.room.room import Room
from zoco.server.room.thinking import Question, Thinkers, answer
from zoco.testkit.toy.game import GAME as TOY
from zoco.testkit.toy.game import ToyTable


async def test_people_and_bots_play_a_match(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(seats=3, bots={"1": "random", "2": "trader"})
        await ada.post(f"/{table}/start")
        seats = (await ada.get(f"/tables/{table}"))["table"]["seats"]
        assert [seat["temperament"] for seat in seats] == [None, "patient", "bold"]
        room = running.house.rooms[table]
        thinking = [room.people.bot(seat) for seat in range(3)]
        assert thinking == [None, "random/patient", "trader/bold"]
        one = await ada.sit(table, 0)
        last = await play_out([one], random.Random(1))
        log = room.log
        assert {entry.seat for entry in log.entries} == {-1, 0, 1, 2}
        assert stands(last)["result"]["ranks"]


async def test_a_table_of_bots_can_be_watched(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        bots = {"0": "random", "1": "random"}
        table = await ada.table("toy", name=None, bots=bots, options={"rounds": 1})
        await ada.post(f"/{table}/start")
        watcher = await running.device().sit(table, None)
        await watcher.next("step", lambda step: stands(step)["result"] is not None)


def sealing() -> ToyTable:
    """A toy for two where both must seal a choice."""
    table, rng = TOY.setup(2), random.Random(1)
    while TOY.actors(table) == (CHANCE,):
        table, _ = TOY.play(table, CHANCE, TOY.outcomes(table).sample(rng))
    return table


def question(table: ToyTable, seat: int = 0) -> Question:
    view, moves = to_json(TOY.view(table, seat)), TOY.musts(table, seat)
    return Question(TOY.package, "random", True, view, moves, 1, 5.0)


def test_a_bot_is_told_what_its_seat_may_know_and_no_more() -> None:
    table, rng = sealing(), random.Random(3)
    swaps = [secret.swap(table, 0, rng) for secret in TOY.secrets for _ in range(20)]
    others = [other for other in swaps if other is not None]
    assert others
    for other in others:
        assert other != table
        assert pickle.dumps(question(other)) == pickle.dumps(question(table))


def test_a_bot_answers_one_of_its_moves() -> None:
    asked = question(sealing())
    legal = {to_json(move) for move in asked.moves}
    answers = {answer(asked._replace(seed=seed)) for seed in range(30)}
    assert answers == legal


@pytest.mark.usefixtures("pensive")
async def test_a_bots_thought_ends_with_its_ask(serve: Serve) -> None:
    async with serve() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"}, options={"first": 0})
        await ada.post(f"/{table}/start")
        one = await ada.sit(table, 0)
        await one.next("step")
        room = running.house.rooms[table]
        while stands(one.last)["actors"] == [0]:
            await one.play(options(one.last)[0])
        assert thinking(room)
        await one.send(type="undo", id="u", seat=0)
        await one.answer("u")
        assert not thinking(room)


@pytest.mark.usefixtures("pensive")
async def test_an_emptied_seat_ends_its_bots_thought(serve: Serve) -> None:
    async with serve() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"}, options={"first": 1})
        await ada.post(f"/{table}/start")
        room = running.house.rooms[table]
        assert thinking(room)
        await ada.post(f"/{table}/seats/1/empty")
        assert not thinking(room)


def thinking(room: Room) -> bool:
    return room.bots.thinking


async def test_bots_are_ready_before_they_are_asked(serve: Serve) -> None:
    async with serve() as running:
        ada = running.device()
        people = await ada.table(options={"first": 0})
        await running.device().post(f"/{people}/join", name="Bob")
        await ada.post(f"/{people}/start")
        assert not workers(running.house), "nobody needs a bot"
        table = await ada.table(bots={"1": "random"}, options={"first": 0})
        await ada.post(f"/{table}/start")
        assert not thinking(running.house.rooms[table]), "it is Ada's turn"
        assert workers(running.house)


def workers(house: House) -> list[int]:
    """The processes in which bots think."""
    pool = house._thinkers._pool
    return [] if pool is None else list(pool._processes)


async def test_a_killed_worker_is_replaced() -> None:
    thinkers, asked = Thinkers(1), question(sealing())
    first = await thinkers.choose(asked)
    pool = thinkers._pool
    assert pool is not None
    (worker,) = pool._processes
    os.kill(worker, signal.SIGKILL)
    while not pool._broken:
        await asyncio.sleep(0.01)
    assert await thinkers.choose(asked) == first
    thinkers.close()


async def test_a_bot_that_fails_plays_any_legal_move(caplog: pytest.LogCaptureFixture) -> None:
    thinkers, asked = Thinkers(1), question(sealing())
    broken = asked._replace(view=b"{}")
    assert await thinkers.choose(broken) in {to_json(move) for move in asked.moves}
    assert await thinkers.choose(broken._replace(must=False)) is None
    assert "failed" in caplog.text
    thinkers.close()


@pytest.mark.parametrize("game", ["suleika", "toy"])
async def test_the_example_plays_over_the_wire(game: str, shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(game, private=True, name=None, seats=2)
        link = await ada.post(f"/{table}/invitations")
        bots = [Bot(link["url"], name, seed) for seed, name in enumerate(("Robo", "Auto"))]
        playing = [asyncio.create_task(bot.run()) for bot in bots]
        while (await ada.get(f"/tables/{table}"))["table"]["seats"][1]["here"] is False:
            await asyncio.sleep(0.02)
        await ada.post(f"/{table}/start")
        results = await asyncio.gather(*playing)
        assert results[0] == results[1]
        assert results[0]["ranks"]
