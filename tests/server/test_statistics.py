"""Statistics: for nobody before the end, counted once, one's own together, practice left out."""

from __future__ import annotations

import asyncio
import csv
import random

from msgspec.structs import replace

from tests.bots.test_statistics import log_of
from tests.server.conftest import Running, Serve
from tests.server.people import Device, play_out
from tests.server.test_play import duel
from tests.server.test_restart import same
from zoco import Log
from zoco.bots.review import reviewed
from zoco.bots.statistics.figures import figures_of
from zoco.bots.statistics.rows import HEAD
from zoco.games import load
from zoco.server.history.counted import FIGURES, valued
from zoco.server.wire.statistics import ME

FILES = ("statistics", "statistics?worth=true", "statistics.json", "statistics.csv")


async def finished(running: Running) -> tuple[str, Device, Device]:
    table, ada, bob, one, two = await duel(running)
    await play_out([one, two], random.Random(3))
    return table, ada, bob


async def test_a_running_match_tells_nobody_what_it_is_counted_for(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running)
        await play_out([one, two], random.Random(3), stop=20)
        for device in (ada, bob, running.device()):
            for path in FILES:
                refused = await device.get(f"/tables/{table}/{path}", 409)
                assert refused["code"] == "not-over"
            own = await device.get("/mine/statistics")
            assert own == {"matches": [], "sums": [], "practice": 0}
        assert not await running.house.store.has_views(table, FIGURES)


async def test_after_the_end_everybody_gets_the_same_and_it_is_counted_once(serve: Serve) -> None:
    async with serve() as running:
        table, ada, bob = await finished(running)
        path = f"/tables/{table}/statistics"
        found, *others = await asyncio.gather(
            *(it.get(path) for it in (ada, bob, running.device()))
        )
        assert others == [found, found]
        log = running.house.rooms[table].log
        scores = list(log.game.score(log.table).scores)
        assert found["course"][-1]["values"] == scores
        assert [sum(it["amounts"][seat] for it in found["sources"]) for seat in (0, 1)] == scores
        assert await running.house.store.has_views(table, FIGURES)
    async with serve() as running:
        again = same(ada, running)
        await again.get(f"/tables/{table}")
        room = running.house.rooms[table]
        room.record = replace(room.record, status="closed")
        assert await again.get(path) == found, "later rules change nothing in it"


async def test_the_statistics_of_a_private_match_are_for_those_who_may_look(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _ = await finished(running)
        room = running.house.rooms[table]
        room.record = replace(room.record, private=True)
        for path in FILES:
            refused = await running.device().get(f"/tables/{table}/{path}", 403)
            assert refused["code"] == "by-invitation"
        assert (await ada.get(f"/tables/{table}/statistics"))["sources"]


async def test_files_have_the_rows_of_the_command_line(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _ = await finished(running)
        found = await ada.get(f"/tables/{table}/statistics")
        (match,) = (await ada.get(f"/tables/{table}/statistics.json"))["matches"]
        assert (match.pop("file"), match.pop("players")) == (table, ["Ada", "Bob"])
        assert match == found
        text = (await ada.web.get(f"/api/tables/{table}/statistics.csv")).text
        head, *rows = csv.reader(text.splitlines())
        assert tuple(head) == HEAD
        last = found["course"][-1]
        place = ["course", "points", "Bob", str(last["ply"]), "", str(last["values"][1])]
        assert [table, "suleika", "0", *place] in rows


async def test_ones_own_matches_are_added_up_and_forks_are_left_out(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _ = await finished(running)
        fork = (await ada.post(f"/{table}/fork", ply=3, name="Ada", seat=1))["table"]["id"]
        await ada.post(f"/{fork}/start", fill="random")
        seat = await ada.sit(fork, 1)
        await seat.next("step")
        await play_out([seat], random.Random(4))
        counted = await ada.get(f"/tables/{fork}/statistics")
        own = await ada.get("/mine/statistics")
        assert (counted["practice"], own["practice"]) == (True, 1)
        (match,), (total,) = own["matches"], own["sums"]
        assert (match["table"], match["mine"], match["names"]) == (table, [0], ["Ada", "Bob"])
        assert [it["name"] for it in total["players"]] == [ME, "Bob"]
        assert total["players"][0]["mean"] == match["scores"][0]
        assert (await running.device().get("/mine/statistics"))["matches"] == []
        lines = (await ada.web.get(f"/api/tables/{fork}/export.jsonl")).content
        alone = Log.loads(lines)
        assert (alone.header.practice, figures_of(alone).practice) == ("fork", True)
        again = await ada.post("/import", log=lines.decode())
        assert again["table"]["practice"], "a file tells of itself that it is a fork"


def test_bargains_are_worth_what_the_review_says_also_after_an_undo() -> None:
    log = Log.start(load("basari"), 3, log_of("basari/3-standard").header.options)
    line = log_of("basari/3-standard").line
    for part in (line[:15], line[10:20]):
        if log.ply:
            log.undo(10, 0)
        for entry in part:
            log.append(entry.seat, entry.move)
    found = valued(figures_of(log), reviewed(log))
    assert found.bargains
    assert found == figures_of(log, worth=True)
