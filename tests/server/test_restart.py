"""Tables outlive the process: restart, eviction, snapshots, other rules, a second writer."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve, find_with_toy, settings_for
from tests.server.people import Device, Message, Socket, play_out, stands
from tests.server.test_play import duel, look, options
from zoco.core.game import Game
from zoco.server.room.loading import Loaded, load
from zoco.server.serving import make_server
from zoco.store.alone import Occupied
from zoco.store.records import Append, EntryRow, Taken
from zoco.store.sqlite import SqliteDriver


def same(device: Device, running: Running) -> Device:
    """The same browser, at the server's new address."""
    moved = running.device()
    moved.web.cookies.update(device.web.cookies)
    return moved


async def test_a_restart_is_invisible_but_for_a_reconnect(serve: Serve) -> None:
    async with serve() as running:
        table, ada, bob, one, two = await duel(running)
        await play_out([one, two], random.Random(1), stop=60)
        before = [await look(one), await look(two)]
        running.devices.clear()  # they stay connected while the server goes
    for socket in (one, two):
        assert (await socket.next("bye")) == {"type": "bye", "code": "stopping", "again": True}
        with pytest.raises(ConnectionClosed):
            await socket.next("step")
        assert socket.connection.close_code == 1012
    async with serve() as running:
        seats = [(same(ada, running), 0), (same(bob, running), 1)]
        sockets = [await device.sit(table, seat, have=None) for device, seat in seats]
        after = [await socket.next("step") for socket in sockets]
        assert [plain(step) for step in after] == [plain(step) for step in before]
        assert running.house.rooms[table].log._tables[1] is None  # it began from the snapshot
        last = await play_out(sockets, random.Random(2))
        assert stands(last)["result"] is not None
    for device in (ada, bob):
        await device.close()


def plain(step: Message) -> Message:
    """The step as who watches anew gets it."""
    last, once = step["frames"][-1:], {"edition": None, "recalled": None}
    return step | once | {"since": step["seq"], "frames": last}


async def test_what_was_missed_is_told_after_a_reconnect(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _, one, two = await duel(running)
        have = one.last["seq"]
        await play_out([one, two], random.Random(4), stop=30)
        again = await ada.sit(table, 0, have=have)
        step = await again.next("step")
        assert have > 0
        shown = [frame["seq"] for frame in step["frames"]]
        assert (step["since"], shown) == (have, list(range(have + 1, step["seq"] + 1)))
        beyond = await (await ada.sit(table, 0, have=10_000)).next("step")
        assert beyond["frames"] == step["frames"][-1:]


async def test_idle_tables_are_put_away_and_opened_on_demand(serve: Serve) -> None:
    async with serve(idle=0.0) as running:
        table, ada, bob, one, two = await duel(running)
        await play_out([one, two], random.Random(1), stop=50)
        before = await look(one)
        await asyncio.sleep(0.1)
        assert table in running.house.rooms  # somebody is there
        for socket in (one, two):
            await socket.connection.close()
        while table in running.house.rooms:
            await asyncio.sleep(0.02)
        sockets = [await ada.sit(table, 0, have=None), await bob.sit(table, 1, have=None)]
        after = await sockets[0].next("step")
        assert plain(after) == plain(before)
        await sockets[1].next("step")
        await play_out(sockets, random.Random(2))


async def reread(running: Running, table: str) -> Loaded | None:
    """A table as it is read from the store, besides the one in memory."""
    house = running.house
    return await load(house.store, house.settings, house.replayers, table)


async def test_asks_keep_their_numbers_over_a_restart(serve: Serve) -> None:
    async with serve() as running:
        table, _, _, one, two = await duel(running, game="toy")
        await one.play({"type": "do", "what": "keep"})
        await two.play({"type": "do", "what": "show"})
        room = running.house.rooms[table]
        loaded = await load(
            running.house.store, running.house.settings, running.house.replayers, table
        )
        assert loaded is not None
        assert loaded.asks == room.asks
        assert loaded.known == room.known


async def test_a_wrong_snapshot_is_not_believed(serve: Serve) -> None:
    async with serve() as running:
        table, _, _, one, two = await duel(running)
        await play_out([one, two], random.Random(1), stop=40)
        room, store = running.house.rooms[table], running.house.store
        honest = room.log.snapshot({0: 1})
        body = json.loads(honest.body)
        body["table"]["money"] = [999, 1]
        for wrong in (
            honest._replace(body=json.dumps(body)),
            honest._replace(seq=honest.seq - 1),
            honest._replace(seq=honest.seq + 1),
            honest._replace(body="{}"),
        ):
            await store.keep_snapshot(table, wrong)
            loaded = await reread(running, table)
            assert loaded is not None
            assert loaded.log.table == room.log.table
            assert loaded.asks == room.asks


async def test_undo_goes_back_past_a_snapshot(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running)
        await play_out([one, two], random.Random(1), stop=60)
        room, store = running.house.rooms[table], running.house.store
        await store.keep_snapshot(table, room.log.snapshot({0: 1}))
        loaded = await reread(running, table)
        assert loaded is not None
        assert loaded.log._tables[1] is None
        loaded.log.undo(10, 0)
        assert loaded.log.table == room.log.replay(10)
        again = await reread(running, table)
        assert again is not None
        assert again.log.at(20) == room.log.at(20)


async def test_a_log_that_other_rules_refuse_closes_the_table(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _, one, _ = await duel(running, options={"first": 0})
        await one.play(options(one.last)[0])
        seq = one.last["seq"]
    async with serve(find=find_changed) as running:
        again = same(ada, running)
        state = await again.get(f"/tables/{table}")
        assert state["table"]["status"] == "closed"
        assert "rules" in state["table"]["closed_because"]
        export = await again.get(f"/tables/{table}/export.json")
        assert len(export["log"]) == seq + 1
        socket = await again.sit(table, 0)
        await socket.send(type="play", id="x", seat=0, ask=0, move={"type": "face", "facing": 0})
        assert (await socket.answer("x"))["code"] == "table-closed"


def find_changed(key: str) -> Game[object, object]:  # type: ignore[type-var]
    """Suleika by other rules: whoever turns Omar finds him turned elsewhere."""
    true = find_with_toy(key)

    class Changed(type(true)):  # type: ignore[misc]
        meta = replace(true.meta, rules_version=2)

        def play(self, table: object, seat: int, move: object) -> object:
            after, events = super().play(table, seat, move)
            return after, events[:-1] if seat == 0 else events

    return Changed()


async def test_a_second_writer_loses_loudly_reads_again_and_goes_on(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve(alone=False) as first, serve(alone=False) as second:
        table, _, bob, one, _ = await duel(first, game="toy")
        there = await same(bob, second).sit(table, 1)
        await there.next("step")
        keep = {"type": "do", "what": "keep"}
        await one.play(keep)
        # The second server does not know of this entry: its own has the same number.
        answer = await there.play(keep)
        assert answer["type"] == "step"
        assert "reads its log again: Taken" in caplog.text
        rows = await second.house.store.entries(table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        here = await reread(first, table)
        assert here is not None
        assert here.log.head == answer["head"]


async def test_a_move_that_cannot_be_saved_is_not_made(serve: Serve) -> None:
    async with serve() as running:
        _, _, _, one, two = await duel(running, options={"first": 0})
        driver, before = running.house.store.driver, one.last
        assert isinstance(driver, SqliteDriver)
        await driver.connection.execute("PRAGMA query_only=ON")  # as if the disk were full
        refused = await one.play(options(before)[0], id="m")
        assert refused["code"] == "not-saved"
        await driver.connection.execute("PRAGMA query_only=OFF")
        assert plain(await look(one)) == plain(before)
        assert (await one.play(options(before)[0], id="m"))["type"] == "step"
        await two.next("step", lambda step: step["ply"] > before["ply"])


async def test_moves_in_flight_are_committed_before_the_server_goes(serve: Serve) -> None:
    async with serve() as running:
        tables = [await duel(running, options={"first": 0}) for _ in range(5)]
        moves = [asyncio.create_task(one.play(options(one.last)[0])) for *_, one, _ in tables]
        await asyncio.sleep(0.005)
        running.devices.clear()
    answers = await asyncio.gather(*moves, return_exceptions=True)
    acknowledged = [answer for answer in answers if isinstance(answer, dict)]
    async with serve() as running:
        for (table, *_), answer in zip(tables, answers, strict=True):
            rows = await running.house.store.entries(table)
            if isinstance(answer, dict) and answer["type"] == "step":
                assert len(rows) == answer["seq"]
    assert len(acknowledged) + sum(isinstance(a, ConnectionClosed) for a in answers) == 5
    for _, ada, bob, _, _ in tables:
        await ada.close()
        await bob.close()


async def test_the_store_says_taken(serve: Serve) -> None:
    async with serve() as running:
        table, *_ = await duel(running)
        row = EntryRow(table, 0, 0, 0, None, "{}")
        seating = running.house.rooms[table].people.seating
        with pytest.raises(Taken, match=r"(?i)unique"):
            await running.house.store.append(Append((row,), "playing", False, "", seating))


async def test_a_wish_to_undo_outlives_a_restart(serve: Serve) -> None:
    async with serve() as running:
        table, ada, bob, one, two = await duel(running, options={"first": 0})
        before = one.last
        await one.play(options(before)[0])
        await one.send(type="undo", id="u", seat=0)
        await one.answer("u")
        wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
    async with serve() as running:
        ada, bob = same(ada, running), same(bob, running)
        one, two = await ada.sit(table, 0), await bob.sit(table, 1)
        await one.next("step")
        await two.next("step")
        assert (await bob.get(f"/tables/{table}"))["table"]["wish"] == wish
        await one.send(type="undo", id="u", seat=0)
        assert (await one.answer("u"))["type"] == "done"
        await two.send(type="consent", id="c", seat=1, wish=wish["number"], agree=True)
        await two.answer("c")
        assert (await one.answer("u"))["ply"] == before["ply"]
    async with serve() as running:
        again = same(ada, running)
        assert (await again.get(f"/tables/{table}"))["table"]["wish"] is None
        socket = await again.sit(table, 0)
        await socket.next("step")
        await socket.send(type="undo", id="u", seat=0)
        answer = await socket.answer("u")
        assert (answer["type"], answer["ply"]) == ("step", before["ply"])


async def test_an_abandoned_match_is_not_played_on_by_another_server(serve: Serve) -> None:
    async with serve(alone=False) as first, serve(alone=False) as second:
        table, ada, bob, one, _ = await duel(first, options={"first": 0})
        for device, seat in ((bob, 1), (ada, 0)):
            there = await same(device, second).sit(table, seat)
            await there.next("step")
            await there.send(type="resign", id="r", seat=seat)
            assert (await there.answer("r"))["type"] == "done"
        refused = await one.play(options(one.last)[0])
        assert refused["code"] in ("not-your-seat", "table-abandoned")
        found = await first.house.store.table(table)
        assert found is not None
        assert found.status == "abandoned"
        assert len(await first.house.store.entries(table)) == one.last["seq"]


@pytest.mark.usefixtures("pensive")
async def test_a_seat_that_resigned_at_another_server_does_not_move(serve: Serve) -> None:
    async with serve(alone=False) as first, serve(alone=False) as second:
        table, _, bob, _, two = await duel(first, options={"first": 1})
        there = await same(bob, second).sit(table, 1)
        await there.next("step")
        await there.send(type="resign", id="r", seat=1)
        assert (await there.answer("r"))["type"] == "done"
        assert (await two.play(options(two.last)[0], id="p"))["code"] == "not-your-seat"
        assert two.last["seat"] is None  # it was told as a spectator, once the table was read again
        rows = await first.house.store.entries(table)
        assert not [row for row in rows if row.client_id == "p"]


async def test_seats_taken_at_two_servers_at_once_are_taken_once(serve: Serve) -> None:
    async with serve(alone=False) as first, serve(alone=False) as second:
        ada = first.device()
        table = await ada.table(seats=3)
        await second.device().get(f"/tables/{table}")  # the second server knows the table too
        await first.device().post(f"/{table}/join", name="Bob")
        late = await second.device().post(f"/{table}/join", 409, name="Cid", seat=1)
        assert late["code"] == "moved-on"
        assert (await ada.get(f"/tables/{table}"))["table"]["seats"][1]["name"] == "Bob"


async def test_a_second_server_is_not_let_to_the_same_database(
    serve: Serve, tmp_path: Path
) -> None:
    async with serve():
        with pytest.raises(Occupied):
            await make_server(settings_for(tmp_path), "127.0.0.1", 0).serve()
    async with serve():
        pass  # whoever comes after it is welcome


async def test_every_wish_is_fulfilled_once_though_its_answer_got_lost(serve: Serve) -> None:
    async with serve() as running:
        table, ada, bob, one, two = await duel(running, options={"first": 0})
        await one.play(options(one.last)[0])
        await one.send(type="undo", id="u", seat=0)
        assert (await one.answer("u"))["type"] == "done"
        wish = running.house.rooms[table].wish.wish
        assert wish is not None
        refuses = {"type": "consent", "id": "c", "seat": 1, "wish": wish.number, "agree": False}
        says = {"type": "say", "id": "s", "text": "no"}
        resigns = {"type": "resign", "id": "r", "seat": 1}
        for message in (refuses, says, resigns):
            assert await told(two, **message) == "done"
        for message in (refuses, says, resigns):
            assert await told(two, **message) == "done"
    async with serve() as running:
        devices = [same(device, running) for device in (ada, bob)]
        eyes = zip(devices, (0, None), strict=True)
        sockets = [await device.sit(table, seat) for device, seat in eyes]
        await sockets[0].next("step")
        assert await told(sockets[0], type="undo", id="u", seat=0) == "done"
        for message in (refuses, resigns):
            assert await told(sockets[1], **message) == "done"
        assert await told(sockets[1], **says) == "done"
        room = running.house.rooms[table]
        assert room.wish.wish is None
        assert [line.text for line in await room.store.chat(table, "players", 9)] == ["no"]
        assert await told(sockets[1], **resigns | {"id": "r2"}) == "not-your-seat"


async def told(socket: Socket, **message: Any) -> str:
    """The answer to a wish: the code of a refusal, or the kind of message."""
    await socket.send(**message)
    answer = await socket.answer(message["id"])
    return str(answer.get("code", answer["type"]))
