"""A finished match can be looked back at after the rules have changed, with nobody's secrets."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from msgspec.structs import replace

from tests.server.conftest import Running, Serve, find_with_toy
from tests.server.people import Device, Message, Socket, play_out, stands
from tests.server.test_play import duel
from tests.server.test_restart import same
from zoco.core.game import Game
from zoco.server.history.kept import PUBLIC

EYES = ("", "&seat=0", "&seat=1")
KINDS = ("frames?from", "outline?seq")


def find_changed(key: str) -> Game[Any, Any]:
    """The toy by rules that give nothing of what they gave."""
    true = find_with_toy(key)

    class Changed(type(true)):  # type: ignore[misc]
        def play(self, table: Any, seat: int, move: Any) -> Any:
            after, events = super().play(table, seat, move)
            return after, events[:-1]

        def view(self, table: Any, seat: int | None) -> Any:
            raise AssertionError("these rules know nothing of this match")

    changed: Game[Any, Any] = Changed()
    return changed


async def kept(running: Running, table: str) -> None:
    async with asyncio.timeout(30):
        while not await running.house.store.has_views(table, PUBLIC):
            await asyncio.sleep(0.02)


async def finished(running: Running) -> tuple[str, Device, Device, Socket, Socket]:
    table, ada, bob, one, two = await duel(running, game="toy", options={"rounds": 2})
    await one.play({"type": "do", "what": "keep"})
    await one.send(type="undo", id="u", seat=0)
    await one.answer("u")
    last = await play_out([one, two], random.Random(3))
    assert stands(last)["result"] is not None
    return table, ada, bob, one, two


async def looked_at(device: Device, table: str) -> dict[str, Message]:
    """All that can be read of a match, by its address."""
    plies = (await device.get(f"/tables/{table}/replay/0"))["plies"]
    seq = (await device.get(f"/tables/{table}/frames"))["seq"]
    assert seq > plies > 0
    paths = [f"replay/{ply}?" for ply in range(plies + 1)]
    paths += [f"{kind}={number}" for kind in KINDS for number in range(seq + 1)]
    return {
        path + eyes: await device.get(f"/tables/{table}/{path}{eyes}")
        for path in paths
        for eyes in EYES
    }


async def test_every_position_is_there_as_it_was_for_every_viewer(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _, one, _ = await finished(running)
        await kept(running, table)
        before = await looked_at(ada, table)
        shown = one.last
        eve = await running.device().sit(table, None, have=0)
        public = await eve.next("step")
    async with serve(find=find_changed) as running:
        again = same(ada, running)
        state = await again.get(f"/tables/{table}")
        assert (state["table"]["status"], state["table"]["closed_because"]) == ("closed", "rules")
        assert await looked_at(again, table) == before
        missing = await again.get(f"/tables/{table}/replay/{shown['ply'] + 1}", 404)
        assert missing["code"] == "no-such-ply"
        for kind in KINDS:
            beyond = await again.get(f"/tables/{table}/{kind}={shown['seq'] + 1}", 404)
            assert beyond["code"] == "no-such-frame"
        own = await (await again.sit(table, 0, have=0)).next("step")
        for name in ("head", "seq", "ply", "seat", "ask", "undo"):
            assert own[name] == shown[name]
        assert own["frames"][-1] == stands(shown)
        assert [frame["seq"] for frame in own["frames"]] == list(range(shown["seq"] + 1))
        tail = await (await again.sit(table, 0, have=shown["seq"] - 2)).next("step")
        assert tail["frames"] == own["frames"][-2:]
        latest = await (await again.sit(table, 0, have=None)).next("step")
        assert (latest["since"], latest["frames"]) == (shown["seq"], own["frames"][-1:])
        stranger = await running.device().sit(table, None, have=0)
        assert await stranger.next("step") == public


async def test_nobody_watches_through_the_eyes_of_others(serve: Serve) -> None:
    async with serve() as running:
        table, _, bob, _, _ = await finished(running)
        await kept(running, table)
    async with serve(find=find_changed) as running:
        again = same(bob, running)
        socket = await again.socket(table)
        await socket.send(type="watch", seat=0, have=0)
        assert (await socket.next("refused"))["code"] == "not-your-seat"
        await socket.send(type="watch", seat=None, have=0)
        public = await socket.next("step")
        assert public["seat"] is None
        assert all(frame["move"] is None for frame in public["frames"])


async def test_a_packet_holds_no_more_than_its_viewer_was_shown(serve: Serve) -> None:
    """Each packet is made of nothing but the views, and the steps, that the wire sends."""
    async with serve() as running:
        table, ada, bob, _, _ = await finished(running)
        await kept(running, table)
        room = running.house.rooms[table]
        for device, seat in ((ada, 0), (bob, 1), (running.device(), None)):
            live = await (await device.sit(table, seat, have=0)).next("step")
            room.record = replace(room.record, status="closed")  # as if it could not be replayed
            kept_for = await room.kept(seat)
            room.record = replace(room.record, status="over")
            assert kept_for is not None
            assert json.loads(json.dumps(kept_for.step(0))) == live


async def test_what_was_not_kept_at_the_end_is_kept_when_somebody_looks(serve: Serve) -> None:
    async with serve() as running:
        table, ada, *_ = await finished(running)
        await kept(running, table)
        store: Any = running.house.store
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DELETE FROM views")
    async with serve() as running:
        await same(ada, running).get(f"/tables/{table}")
        await kept(running, table)


async def test_an_abandoned_match_is_kept_too(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _, one, two = await duel(running, game="toy")
        for seat, socket in enumerate((one, two)):
            await socket.send(type="resign", id="r", seat=seat)
            await socket.answer("r")
        assert (await ada.get(f"/tables/{table}"))["table"]["status"] == "abandoned"
        await kept(running, table)


async def test_a_match_under_way_is_not_kept(serve: Serve) -> None:
    async with serve() as running:
        table, ada, *_ = await duel(running, game="toy")
        await ada.get(f"/tables/{table}")
        assert not running.house.rooms[table].keeping._begun
        assert not await running.house.store.has_views(table, PUBLIC)
