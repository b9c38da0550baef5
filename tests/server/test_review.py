"""The review of a match: for nobody before the end, for everybody after it, and then kept."""

from __future__ import annotations

import asyncio
import json
import random

from msgspec.structs import replace

from tests.server.conftest import Running, Serve
from tests.server.people import Device, play_out
from tests.server.test_play import duel
from tests.server.test_restart import same
from zoco.core.codec import to_json
from zoco.core.log.entries import Played
from zoco.server.history.reviewed import REVIEW


async def finished(running: Running) -> tuple[str, Device, Device]:
    table, ada, bob, one, two = await duel(running)
    await play_out([one, two], random.Random(3))
    return table, ada, bob


async def test_before_the_end_nobody_gets_it_and_then_everybody_the_same(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running)
        await play_out([one, two], random.Random(3), stop=20)
        eve = running.device()
        for device in (ada, bob, eve):
            refused = await device.get(f"/tables/{table}/review", 409)
            assert refused["code"] == "not-over"
        assert running.house.rooms[table].hindsight.reviewing._making is None
        await play_out([one, two], random.Random(3))
        path = f"/tables/{table}/review"
        found, *others = await asyncio.gather(*(it.get(path) for it in (ada, bob, eve)))
        assert others == [found, found]
        log = running.house.rooms[table].log
        assert len(found["turns"]) == log.seq
        winners = log.game.score(log.table).winners  # a draw is shared
        shares = [float(seat in winners) / len(winners) for seat in range(2)]
        assert found["turns"][-1]["shares"] == shares


async def test_all_is_open_after_the_end_and_not_before(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, game="toy", options={"rounds": 2})
        await play_out([one, two], random.Random(3), stop=4)
        queries = ("frames?", "replay/1?", "outline?seq=1&", "why?seq=1&of=0&number=points&")
        paths = [f"{query}open=true" for query in queries]
        for path in paths:
            refused = await ada.get(f"/tables/{table}/{path}", 409)
            assert refused["code"] == "not-over"
        await play_out([one, two], random.Random(3))
        log = running.house.rooms[table].log
        film = await running.device().get(f"/tables/{table}/{paths[0]}")
        assert film["seat"] is None
        for frame, entry in zip(film["frames"][1:], log.entries, strict=True):
            events = entry.events if isinstance(entry, Played) else ()
            assert [told["event"] for told in frame["told"]] == json.loads(to_json(events))
        for path in paths[1:]:
            await ada.get(f"/tables/{table}/{path}")


async def test_it_is_kept_and_outlives_server_and_rules(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _ = await finished(running)
        found = await ada.get(f"/tables/{table}/review")
        assert await running.house.store.has_views(table, REVIEW)
    async with serve() as running:
        again = same(ada, running)
        assert await again.get(f"/tables/{table}/review") == found
        room = running.house.rooms[table]
        assert room.hindsight.reviewing._making is None
        room.record = replace(room.record, status="closed")
        assert await again.get(f"/tables/{table}/review") == found


async def test_a_closed_match_that_was_never_reviewed_says_so(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _ = await finished(running)
        room = running.house.rooms[table]
        room.record = replace(room.record, status="closed")
        refused = await ada.get(f"/tables/{table}/review", 404)
        assert refused["code"] == "no-review"


async def test_a_game_without_valuation_says_so(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, game="toy", options={"rounds": 2})
        await play_out([one, two], random.Random(3))
        refused = await ada.get(f"/tables/{table}/review", 404)
        assert refused["code"] == "no-review"


async def test_the_review_of_a_private_match_is_for_those_who_may_look(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _ = await finished(running)
        room = running.house.rooms[table]
        room.record = replace(room.record, private=True)
        refused = await running.device().get(f"/tables/{table}/review", 403)
        assert refused["code"] == "by-invitation"
        assert (await ada.get(f"/tables/{table}/review"))["turns"]
