"""Clocks: what is owed is charged, running out hands over to a bot, a may costs no time."""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.conftest import Running, Serve
from tests.server.people import Device, Message, Socket
from tests.server.test_absent import notes, seat
from tests.server.test_play import duel, options
from tests.server.test_restart import same
from zoco.server.room import timing
from zoco.server.room.clocks import GRACE, Clocks, Owing, fresh
from zoco.server.wire.clocks import Correspondence, RealTime

BANK = {"kind": "real", "bank": 60, "increment": 5, "allowance": 20}
HERE = Owing(1, shown=True, here=True)


def real(**more: int) -> Clocks:
    return fresh(RealTime(**{"bank": 60, "increment": 5, "allowance": 20, **more}), 2)


def left(clocks: Clocks, now: float, seat: int = 0) -> float:
    return clocks.told(now)[seat].left


def test_a_clock_begins_when_the_page_shows_the_ask_but_soon_in_any_case() -> None:
    clocks = real()
    clocks.look(100.0, {0: HERE._replace(shown=False)})
    assert (left(clocks, 104.0), clocks.told(104.0)[0].runs) == (60.0, False)
    assert clocks.next(100.0) == GRACE
    assert left(clocks, 115.0) == 50.0
    clocks = real()
    clocks.look(100.0, {0: HERE._replace(shown=False)})
    clocks.look(102.0, {0: HERE})
    assert (left(clocks, 104.0), clocks.told(104.0)[0].runs) == (58.0, True)


def test_all_who_still_owe_spend_time_and_nobody_else() -> None:
    clocks = real()
    clocks.look(0.0, {0: HERE, 1: HERE})
    clocks.answered(10.0, 0, must=True)
    clocks.look(10.0, {1: HERE})
    assert [clock.left for clock in clocks.told(20.0)] == [55.0, 40.0]
    assert [clock.runs for clock in clocks.told(20.0)] == [False, True]


def test_an_increment_is_earned_once_a_decision() -> None:
    clocks = real()
    clocks.look(0.0, {0: HERE})
    clocks.answered(0.0, 0, must=True)
    clocks.look(0.0, {})
    assert left(clocks, 9.0) == 65.0
    clocks.answered(9.0, 0, must=False)  # what was decided is opened again
    clocks.look(9.0, {0: HERE._replace(ask=2)})
    assert left(clocks, 10.0) == 64.0  # its clock runs again
    clocks.answered(10.0, 0, must=True)
    clocks.look(10.0, {})
    assert left(clocks, 10.0) == 64.0  # and earns nothing
    clocks.look(20.0, {0: HERE._replace(ask=3)})
    clocks.answered(20.0, 0, must=True)
    assert left(clocks, 20.0) == 69.0
    clocks.look(20.0, {})
    clocks.undone((0,))
    clocks.look(20.0, {0: HERE._replace(ask=4)})
    clocks.answered(20.0, 0, must=True)
    assert left(clocks, 20.0) == 69.0


def test_a_may_that_opens_nothing_costs_no_increment() -> None:
    clocks = real()
    clocks.look(0.0, {1: HERE})
    clocks.answered(1.0, 0, must=False)
    clocks.look(1.0, {1: HERE})
    clocks.look(2.0, {0: HERE._replace(ask=5)})
    clocks.answered(2.0, 0, must=True)
    assert left(clocks, 2.0) == 65.0


def test_of_a_lost_line_the_first_seconds_cost_nothing() -> None:
    clocks = real()
    clocks.look(0.0, {0: HERE._replace(here=False)})
    assert (left(clocks, 15.0), clocks.told(15.0)[0].runs) == (60.0, False)
    clocks.look(15.0, {0: HERE})
    clocks.look(25.0, {0: HERE._replace(here=False)})
    assert left(clocks, 35.0) == 45.0  # ten seconds here, five of ten beyond what was left free
    assert clocks.look(80.0, {0: HERE._replace(here=False)}) == (0,)


def test_of_days_each_decision_has_its_own_and_lines_do_not_count() -> None:
    clocks = fresh(Correspondence(2), 2)
    clocks.look(0.0, {0: HERE._replace(here=False, shown=False)})
    assert clocks.due(0.0) == 2 * 24 * 3600.0
    clocks.answered(3600.0, 0, must=True)
    clocks.look(3600.0, {0: HERE._replace(ask=2)})
    assert left(clocks, 3600.0) == 2 * 24 * 3600.0
    assert clocks.look(3600.0 + 2 * 24 * 3600.0, {0: HERE._replace(ask=2)}) == (0,)


class Sand:
    """A clock that can be turned forward, and may stand else."""

    ahead, stands = 0.0, False

    def now(self) -> float:
        return 1e6 + self.ahead if self.stands else monotonic() + self.ahead


@pytest.fixture
def sand(monkeypatch: pytest.MonkeyPatch) -> Sand:
    """The clock of all rooms, which look at it every moment."""
    made = Sand()
    monkeypatch.setattr(timing, "monotonic", made.now)
    monkeypatch.setattr(timing, "LONGEST", 0.02)
    return made


@pytest.fixture
def still(sand: Sand) -> Sand:
    """The same, which only goes on where a test turns it: all it tells is exact."""
    sand.stands = True
    return sand


async def timed(running: Running, clock: Any) -> tuple[str, Device, Device, Socket, Socket]:
    return await duel(running, options={"first": 0}, clock=clock)


def clock(message: Message, number: int) -> dict[str, Any]:
    found: dict[str, Any] = message["table"]["clocks"]["seats"][number]
    return found


async def test_whose_time_runs_out_hands_over_to_a_bot_and_may_come_back(
    shared: Serve, sand: Sand
) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await timed(running, BANK)
        await one.send(type="shown", seq=one.last["seq"])
        runs = await two.next("state", lambda m: clock(m, 0)["runs"])
        assert not clock(runs, 1)["runs"]
        sand.ahead += 61
        gone = await two.next("state", lambda m: seat(m, 0)["mark"] == "timed-out")
        assert (seat(gone, 0)["away"], clock(gone, 0)["left"]) == (True, 0.0)
        await two.next("step", lambda m: m["ply"] > 0)  # nobody waits for who is not there
        back = await ada.post(f"/{table}/seats/0/back")
        assert (seat(back, 0)["mark"], clock(back, 0)["left"]) == (None, 30.0)
        assert (await notes(bob, table))[:2] == [("timed-out", "Ada"), ("back", "Ada")]


async def shown(device: Device, table: str, *sockets: Socket) -> list[tuple[float, bool]]:
    """The clocks, once the pages of these sockets have told that they show the table."""
    for socket in sockets:
        await socket.send(type="shown", seq=socket.last["seq"])
        await socket.send(type="ping", id="p")
        await socket.answer("p")
    told = await device.get(f"/tables/{table}")
    return [(it["left"], it["runs"]) for it in told["table"]["clocks"]["seats"]]


async def test_what_is_left_outlives_the_server_and_its_absence_costs_nothing(
    serve: Serve, still: Sand
) -> None:
    async with serve() as running:
        table, ada, bob, one, two = await timed(running, BANK)
        still.ahead += 25
        await one.play(options(one.last)[0])
        await two.next("step", lambda m: m["seq"] >= one.last["seq"])
        while not two.last["ask"]:
            await one.play(options(one.last)[0])
            await two.next("step", lambda m: m["seq"] >= one.last["seq"])
        before = await shown(ada, table, two)
        still.ahead += 30
        spent = await shown(ada, table)
        assert (before[1], spent[1]) == ((60.0, True), (30.0, True))
    async with serve() as running:
        again = await shown(same(bob, running), table)
        assert again == [(before[0][0], False), (60.0, False)]  # it was owed, and is given back


async def test_all_who_bid_at_once_spend_time_and_for_a_may_nobody_does(
    shared: Serve, still: Sand
) -> None:
    """Who opens a closed fist has to bid again, and earns nothing by that."""
    async with shared() as running:
        more = {"game": "scheherazade", "seats": 3, "bots": {"2": "random"}}
        table, ada, _, one, two = await duel(running, clock=BANK, **more)
        bid = {"type": "bid", "pearls": 1}
        assert (await shown(ada, table, one, two))[:2] == [(60.0, True), (60.0, True)]
        still.ahead += 10
        await one.play(bid)
        ask = one.last["ask"]
        assert (ask["must"], ask["may"] is None) == (None, False)
        still.ahead += 7
        assert (await shown(ada, table, one))[:2] == [(55.0, False), (43.0, True)]
        await one.play({"type": "open_fist"})
        assert one.last["ask"]["must"] is not None
        assert (await shown(ada, table, one))[0] == (55.0, True)
        still.ahead += 3
        await one.play(bid)
        assert (await shown(ada, table))[0] == (52.0, False)


async def test_a_decision_that_was_taken_back_earns_once(shared: Serve, still: Sand) -> None:
    async with shared() as running:
        table, ada, _, one, _ = await duel(running, game="toy", clock=BANK)
        keep = {"type": "do", "what": "keep"}
        await one.play(keep)
        await one.send(type="undo", id="u", seat=0)
        await one.answer("u")
        assert (await shown(ada, table, one))[0] == (65.0, True)
        still.ahead += 2
        await one.play(keep)
        assert (await shown(ada, table))[0] == (63.0, False)


async def test_who_loses_the_line_has_an_allowance(shared: Serve, still: Sand) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await timed(running, BANK)
        assert (await shown(bob, table, one))[0] == (60.0, True)
        await one.connection.close()
        await two.next("state", lambda m: not seat(m, 0)["here"])
        still.ahead += 15
        assert (await shown(bob, table))[0] == (60.0, False)
        still.ahead += 10
        assert (await shown(bob, table))[0] == (55.0, True)
        back = await ada.sit(table, 0)
        await back.next("step")
        still.ahead += 5
        assert (await shown(bob, table))[0] == (50.0, True)


async def test_days_run_out_though_nobody_looks_but_not_while_no_server_is_there(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(idle=0.05) as running:
        table, _, bob, one, two = await timed(running, {"kind": "days", "days": 1})
        for socket in (one, two):
            await socket.connection.close()
        while table in running.house.rooms:
            await asyncio.sleep(0.01)
    later = time() + 3 * 24 * 3600
    monkeypatch.setattr("zoco.server.house.time", lambda: later)
    monkeypatch.setattr(timing, "time", lambda: later)
    async with serve(idle=0.05) as running:
        here = await same(bob, running).get(f"/tables/{table}")
        assert (seat(here, 0)["mark"], clock(here, 0)["runs"]) == (None, True)
        while table in running.house.rooms:
            await asyncio.sleep(0.01)
        day = later + 24 * 3600 + 5
        monkeypatch.setattr("zoco.server.house.time", lambda: day)
        monkeypatch.setattr(timing, "time", lambda: day)
        while table not in running.house.rooms:
            await asyncio.sleep(0.01)
        while seat(await same(bob, running).get(f"/tables/{table}"), 0)["mark"] != "timed-out":
            await asyncio.sleep(0.01)


async def test_a_clock_that_makes_no_sense_is_refused(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        wrong: tuple[Any, ...] = (
            {"kind": "real", "bank": 1},
            {"kind": "days", "days": 0},
            {"kind": "sand"},
            {"kind": "days", "days": 1, "bank": 60},
        )
        for clock in wrong:
            answer = await ada.post("", 400, game="suleika", seats=2, name="Ada", clock=clock)
            assert answer["code"] == "bad-request"


def test_a_failed_commit_gives_no_increment() -> None:
    clocks = real()
    clocks.look(0.0, {0: HERE})
    before = clocks.hands.copy()
    clocks.answered(5.0, 0, must=True)
    clocks.hands = before
    assert left(clocks, 5.0) == 55.0
    assert replace(before[0], told=0.0) == replace(clocks.hands[0], told=0.0)
