"""Bots leave people their time: before what they need not do, and for answers to what they ask."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from tests.server.conftest import Running, Serve
from tests.server.people import Socket, stands
from tests.server.test_bots_manners import (
    BID,
    QUIET,
    SCHEHERAZADE,
    entries,
    imported,
    with_a_question_pearl,
)
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games.scheherazade.events import Sold
from zoco.games.scheherazade.moves import Ask, Bid
from zoco.server.room.manners import Manners, Person
from zoco.server.room.room import Room
from zoco.server.settings import Settings

NEVER = 3600.0
SHORT = 0.3


async def sold(one: Socket) -> None:
    """A bot has taken up the offer."""
    while not any(event["type"] == "sold" for event in entries(one)):
        await one.next("step")


def is_sold(room: Room) -> bool:
    return any(isinstance(event, Sold) for entry in room.log.line for event in entry.events)


def moved(room: Room, seat: int, since: int) -> list[type[Any]]:
    """What a seat has done since so many plies."""
    return [type(entry.move) for entry in room.log.line[since:] if entry.seat == seat]


async def thought_over(room: Room) -> None:
    """Bots know what they want, and have had the time to do it at once."""
    while not room.bots.thinking:
        await asyncio.sleep(0.01)
    await asyncio.sleep(SHORT)


# -- what bots need not do -------------------------------------------------------------------------


async def test_a_bot_takes_up_an_offer_a_while_after_people_have_seen_it(serve: Serve) -> None:
    async with serve(may_after=SHORT, may_at_last=NEVER) as running:
        room, one, _, _ = await imported(running)
        await thought_over(room)
        await one.send(type="shown", seq=room.log.seq - 1)
        await asyncio.sleep(2 * SHORT)
        assert not is_sold(room), "the offer itself was not shown yet"
        before = monotonic()
        await one.send(type="shown", seq=room.log.seq)
        await sold(one)
        assert monotonic() - before >= SHORT


async def test_who_does_not_tell_what_is_shown_is_left_more_time_but_not_for_ever(
    serve: Serve,
) -> None:
    async with serve(may_after=NEVER, may_at_last=SHORT) as running:
        _, one, _, _ = await imported(running)
        await sold(one)


async def test_nobody_is_waited_for_who_is_not_connected(serve: Serve) -> None:
    async with serve(may_after=NEVER, may_at_last=NEVER) as running:
        room, one, _, _ = await imported(running)
        await thought_over(room)
        assert not is_sold(room)
        await one.connection.close()
        async with asyncio.timeout(20):
            while not is_sold(room):
                await asyncio.sleep(0.02)


async def test_who_waves_it_off_is_not_waited_for(serve: Serve) -> None:
    async with serve(may_after=NEVER, may_at_last=NEVER) as running:
        room, one, seat, _ = await imported(running)
        await thought_over(room)
        await one.send(type="wave_off", id="w", seat=seat, seq=room.log.seq - 1)
        assert (await one.answer("w"))["type"] == "done"
        await asyncio.sleep(SHORT)
        assert not is_sold(room), "that was about something else"
        await one.send(type="wave_off", id="v", seat=seat, seq=room.log.seq)
        await sold(one)


async def test_people_who_wait_for_a_bots_must_do_not_wait_for_its_may(serve: Serve) -> None:
    """A trader asks before it bids; nobody else can ask in its place, so nobody is left time."""
    async with serve(may_after=NEVER, may_at_last=NEVER) as running:
        log, asker = with_a_question_pearl()
        ada, seat = running.device(), (asker + 1) % 4
        table = (await ada.post("/import", log=log.dumps().decode()))["table"]["id"]
        await ada.post(f"/{table}/join", name="Ada", seat=seat)
        one = await ada.sit(table, seat)
        await one.next("state")
        await ada.post(f"/{table}/start", fill="trader")
        await one.next("step", lambda step: seat in stands(step)["actors"])
        await one.play(BID)
        room = running.house.rooms[table]
        async with asyncio.timeout(20):
            while not (done := moved(room, asker, len(log.line))) or Bid not in done:
                await asyncio.sleep(0.02)
        assert done[0] is Ask, "it has asked all the same"


async def test_all_are_waited_for_and_one_who_leaves_is_not() -> None:
    manners = Manners(Settings(may_after=0.0, may_at_last=NEVER))
    manners.notice({0: Person(5, -1), 1: Person(4, -1)})
    waiting = asyncio.create_task(manners.after_people(5))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    manners.notice({0: Person(5, -1)})
    await waiting
    manners.notice({})
    await manners.after_people(6)


# -- what bots ask ---------------------------------------------------------------------------------


def asked_for_passage() -> tuple[Log, int]:
    """A match of novices up to a question for passage; the log, and a seat that may answer."""
    log = Log.start(SCHEHERAZADE, 4, QUIET)
    driver = Driver(SCHEHERAZADE, {seat: bot(SCHEHERAZADE, "novice") for seat in range(4)}, "3")
    while len(SCHEHERAZADE.actors(log.table)) > 1 or not answering(log.table):
        turn = driver.move(log.table)
        assert turn is not None
        log.append(*turn)
    return log, answering(log.table)[0]


def answering(table: Any) -> tuple[int, ...]:
    """Those who may answer the question of the only one who is to decide."""
    return SCHEHERAZADE.awaited(table, SCHEHERAZADE.actors(table)[0])


async def listening(running: Running) -> tuple[Room, Socket, int]:
    """Ada on that seat, where a trader leads and has asked for the passage."""
    log, seat = asked_for_passage()
    ada = running.device()
    table = (await ada.post("/import", log=log.dumps().decode()))["table"]["id"]
    await ada.post(f"/{table}/join", name="Ada", seat=seat)
    one = await ada.sit(table, seat)
    await one.next("state")
    await ada.post(f"/{table}/start", fill="random")
    await one.next("step")
    return running.house.rooms[table], one, seat


async def test_a_bot_leaves_its_question_standing_until_it_is_waved_off(serve: Serve) -> None:
    async with serve(offer_stands=NEVER, may_after=NEVER, may_at_last=NEVER) as running:
        room, one, seat = await listening(running)
        seq, leader = room.log.seq, stands(one.last)["actors"][0]
        assert one.last["ask"]["awaits"] == [leader]
        await asyncio.sleep(SHORT)
        assert room.log.seq == seq, "the leader waits for Ada"
        for _ in range(2):
            await one.send(type="wave_off", id="w", seat=seat, seq=seq)
            assert (await one.answer("w"))["type"] == "done"
        await goes_on(room, seq)


async def test_a_question_stands_no_longer_than_is_set(serve: Serve) -> None:
    async with serve(offer_stands=SHORT, may_after=NEVER, may_at_last=NEVER) as running:
        room, one, _ = await listening(running)
        await goes_on(room, one.last["seq"])


async def test_an_answer_lets_the_bot_go_on(serve: Serve) -> None:
    async with serve(offer_stands=NEVER, may_after=NEVER, may_at_last=NEVER) as running:
        room, one, _ = await listening(running)
        answer = await one.play({"type": "offer_passage", "pearls": 1})
        assert answer["type"] == "step"
        await goes_on(room, answer["seq"])


async def test_who_is_not_here_is_not_waited_for(serve: Serve) -> None:
    async with serve(offer_stands=NEVER, may_after=NEVER, may_at_last=NEVER) as running:
        room, one, _ = await listening(running)
        seq = one.last["seq"]
        await one.connection.close()
        await goes_on(room, seq)


async def goes_on(room: Room, seq: int) -> None:
    """The table does not wait any more."""
    async with asyncio.timeout(20):
        while room.log.seq == seq:
            await asyncio.sleep(0.02)


async def test_only_who_holds_the_seat_waves(serve: Serve) -> None:
    async with serve(offer_stands=NEVER, may_after=NEVER, may_at_last=NEVER) as running:
        room, one, _ = await listening(running)
        leader = stands(one.last)["actors"][0]
        await one.send(type="wave_off", id="w", seat=leader, seq=room.log.seq)
        assert (await one.answer("w"))["code"] == "not-your-seat"
        assert not room.waved


# -- who only looks on -----------------------------------------------------------------------------


async def test_bots_among_themselves_do_not_run_away_from_who_looks_on(serve: Serve) -> None:
    async with serve(may_at_last=NEVER) as running:
        ada = running.device()
        bots = {"0": "random", "1": "random"}
        table = await ada.table("suleika", name=None, bots=bots)
        watcher = await running.device().sit(table, None)
        await watcher.send(type="shown", seq=0)
        await watcher.send(type="ping", id="p")
        await watcher.next("pong")
        await ada.post(f"/{table}/start")
        room = running.house.rooms[table]
        for _ in range(3):
            step = await watcher.next("step")
            await asyncio.sleep(SHORT)
            assert room.log.seq == step["seq"], "nobody moves before it was shown"
            await watcher.send(type="shown", seq=step["seq"])
        await watcher.connection.close()
        async with asyncio.timeout(20):
            while not room.ended:
                await asyncio.sleep(0.02)
