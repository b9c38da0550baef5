"""Bots among people: they let them bid first, and answer what is offered to them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import zoco
from tests.server.conftest import Running, Serve
from tests.server.people import Device, Socket, stands
from tests.server.test_bots import thinking
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games.scheherazade.moves import Bid
from zoco.server.refusal import Refusal
from zoco.server.room.commands import BotMove
from zoco.server.room.room import Room
from zoco.testkit.toy.game import SealChoices

SCHEHERAZADE = zoco.load("scheherazade")
QUIET = {"events": False, "first": 0}
BID = {"type": "bid", "pearls": 0}


async def begun(ada: Device, **more: Any) -> tuple[str, Socket]:
    """A table of three with Ada on seat 0, who sees that all are asked for a bid."""
    given = {"bots": {"1": "trader", "2": "novice"}, "options": QUIET, **more}
    table = await ada.table("scheherazade", 3, **given)
    one = await ada.sit(table, 0)
    await one.next("state")
    await ada.post(f"/{table}/start")
    await one.next("step", lambda step: stands(step)["actors"] == [0, 1, 2])
    return table, one


async def settled(room: Room) -> tuple[int, ...]:
    """Who is still asked once no bot is at work any more."""
    async with asyncio.timeout(20):
        await asyncio.sleep(0.2)
        while thinking(room) or room._busy:
            await asyncio.sleep(0.02)
    return room.log.game.actors(room.log.table)


async def test_bots_bid_after_people(shared: Serve) -> None:
    async with shared() as running:
        table, one = await begun(running.device())
        room = running.house.rooms[table]
        assert await settled(room) == (0, 1, 2), "the first bid would end the haggling"
        await one.play(BID)
        await one.next("step", lambda step: stands(step)["phase"]["key"] != "phase-make-bids")
        bids = [entry.seat for entry in room.log.line if isinstance(entry.move, Bid)]
        assert bids[0] == 0
        assert sorted(bids) == [0, 1, 2]


async def test_bots_do_not_wait_for_who_is_not_connected(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table, one = await begun(ada)
        room = running.house.rooms[table]
        assert await settled(room) == (0, 1, 2)
        await one.connection.close()
        async with asyncio.timeout(20):
            while SCHEHERAZADE.actors(room.log.table) != (0,):
                await asyncio.sleep(0.02)
        again = await ada.sit(table, 0)
        await again.next("step", lambda step: stands(step)["actors"] == [0])


@pytest.mark.usefixtures("pensive")
async def test_a_person_who_comes_back_in_time_is_waited_for(serve: Serve) -> None:
    async with serve() as running:
        ada = running.device()
        table, one = await begun(ada)
        room = running.house.rooms[table]
        assert not thinking(room)
        await one.connection.close()
        async with asyncio.timeout(20):
            while not thinking(room):
                await asyncio.sleep(0.02)
        await (await ada.sit(table, 0)).next("step")
        assert not thinking(room)


async def test_a_bot_that_sits_in_for_somebody_is_not_waited_for(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table("scheherazade", 3, bots={"2": "novice"}, options=QUIET)
        await bob.post(f"/{table}/join", name="Bob")
        one, two = await ada.sit(table, 0), await bob.sit(table, 1)
        await two.next("state")
        await ada.post(f"/{table}/start")
        await one.next("step", lambda step: stands(step)["actors"] == [0, 1, 2])
        room = running.house.rooms[table]
        await one.play(BID)
        assert await settled(room) == (1, 2), "Bob is asked and here"
        await bob.post(f"/{table}/seats/1/leave")
        await one.next("step", lambda step: stands(step)["phase"]["key"] != "phase-make-bids")


async def test_elsewhere_bots_do_not_wait(shared: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with shared() as running:
        for first, left in ((False, (0,)), (True, (0, 1))):
            monkeypatch.setattr(SealChoices, "people_first", first)
            ada = running.device()
            table = await ada.table("toy", 2, bots={"1": "random"})
            one = await ada.sit(table, 0)
            await one.next("state")
            await ada.post(f"/{table}/start")
            await one.next("step")
            assert await settled(running.house.rooms[table]) == left


# -- offers ----------------------------------------------------------------------------------------


def with_a_question_pearl() -> tuple[Log, int]:
    """A match of novices up to bids before which a seat has a question pearl; the log, the seat."""
    log = Log.start(SCHEHERAZADE, 4, QUIET)
    driver = Driver(SCHEHERAZADE, {seat: bot(SCHEHERAZADE, "novice") for seat in range(4)}, "pearl")
    while not any(log.table.questions) or len(SCHEHERAZADE.actors(log.table)) < 4:
        turn = driver.move(log.table)
        assert turn is not None
        log.append(*turn)
    return log, log.table.questions.index(1)


async def imported(running: Running) -> tuple[Room, Socket, int, int]:
    """That match with Ada on the seat, who offers the traders the pearl for 1."""
    log, seat = with_a_question_pearl()
    other = (seat + 1) % 4
    ada = running.device()
    table = (await ada.post("/import", log=log.dumps().decode()))["table"]["id"]
    await ada.post(f"/{table}/join", name="Ada", seat=seat)
    one = await ada.sit(table, seat)
    await one.next("state")
    await ada.post(f"/{table}/start", fill="trader")
    await one.next("step")
    offer = {"type": "offer", "way": "sell", "item": "pearl", "price": 1}
    assert (await one.play(offer))["type"] == "step"
    return running.house.rooms[table], one, seat, other


async def test_a_trader_answers_an_offer_before_it_bids(shared: Serve) -> None:
    async with shared() as running:
        room, one, seat, _ = await imported(running)
        while not (told := [it for it in entries(one) if it["type"] == "sold"]):
            await one.next("step")
        assert told[0].pop("buyer") != seat, "any of the traders"
        assert told[0] == {"type": "sold", "seat": seat, "item": "pearl", "price": 1}
        assert await settled(room) == (0, 1, 2, 3), "nobody has bid"


def entries(socket: Socket) -> list[Any]:
    """The events of the last step."""
    return [told["event"] for frame in socket.last["frames"] for told in frame["told"]]


@pytest.mark.usefixtures("pensive")
async def test_a_bot_does_not_agree_to_what_it_did_not_think_about(serve: Serve) -> None:
    async with serve() as running:
        room, one, seat, other = await imported(running)
        thought = room.bots._thoughts[other]
        assert not thought.job.must
        await one.play({"type": "offer", "way": "sell", "item": "pearl", "price": 2})
        assert room.bots._thoughts[other] is not thought, "it thinks anew"
        assert room.asks[other].number == thought.job.number, "a must keeps its number"
        seq = room.log.seq
        agrees = {"type": "agree", "seat": seat, "way": "sell", "item": "pearl", "price": 2}
        number = thought.job.number
        await room.take(BotMove("", other, number, agrees, False, thought.job.moves))
        assert room.log.seq == seq
        now = room.log.game.mays(room.log.table, other)
        await room.take(BotMove("", other, number, agrees, False, now))
        assert room.log.seq == seq + 1


@pytest.mark.usefixtures("pensive")
async def test_a_bot_does_not_choose_among_what_it_had_before(serve: Serve) -> None:
    """It thinks anew; nothing is refused, so nothing is noted as a fault."""
    async with serve() as running:
        room, _, _, other = await imported(running)
        game, thought = room.log.game, room.log.game.musts(room.log.table, other)
        wants = {"type": "offer", "way": "buy", "item": "pearl", "price": 2}
        number, mays = room.asks[other].number, game.mays(room.log.table, other)
        await room.take(BotMove("", other, number, wants, False, mays))
        seq, number = room.log.seq, room.asks[other].number
        all_it_had = {"type": "bid", "pearls": len(thought) - 1}
        await room.take(BotMove("", other, number, all_it_had, True, thought))
        assert room.log.seq == seq
        now = game.musts(room.log.table, other)
        with pytest.raises(Refusal, match="illegal"):
            await room.take(BotMove("", other, number, all_it_had, True, now))
