"""A frame that is told as what it changes is the same frame."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import zoco
from tests.server.conftest import Serve
from tests.server.people import play_out
from tests.server.test_play import duel
from zoco.core.log.log import Log
from zoco.core.playout import random_move
from zoco.server.history.film import Reel

Plain = dict[str, Any]
GAMES = [meta.key for meta in zoco.games()]


def together(before: Plain, change: Plain) -> Plain:
    """What `docs/wire.md` says of changes."""
    old, view = before["view"], {**before["view"], **change.get("view", {})}
    for name, (at, gone, *come) in change.get("spliced", {}).items():
        view[name] = [*old[name][:at], *come, *old[name][at + gone :]]
    for name, items in change.get("placed", {}).items():
        view[name] = placed(old[name], items)
    pieces, counts = change.get("pieces", {}), change.get("counts", {})
    held = {one["seat"]: one for one in change.get("holdings", ())}
    holdings = [
        held.get(one["seat"])
        or {**one, "pieces": placed(one["pieces"], pieces.get(str(one["seat"]), {}))}
        for one in before["holdings"]
    ]
    for one in holdings:
        more = counts.get(str(one["seat"]), {})
        others = {at: {**one["pieces"][int(at)], "count": count} for at, count in more.items()}
        one["pieces"] = placed(one["pieces"], others)
    led = {name: change[name] for name in ("seq", "ply", "at", "seat")}
    led |= {"told": change.get("told", []), "move": change.get("move")}
    led |= {"undone_to": change.get("undone_to"), "view": view, "holdings": holdings}
    if change.get("scored") is not None:
        pairs = zip(before["standing"], change["scored"], strict=True)
        led["standing"] = [{**one, "values": values} for one, values in pairs]
    return {**before, **change.get("changed", {}), **led}


def placed(items: list[Any], others: Plain) -> list[Any]:
    return [others.get(str(place), item) for place, item in enumerate(items)]


@pytest.mark.parametrize("key", GAMES)
def test_frames_put_together_from_changes_are_the_frames(key: str) -> None:
    game, rng = zoco.load(key), random.Random(4)
    log, reel, shown = Log.start(game, 4), Reel(), dict[int | None, Plain]()
    viewers = (None, *range(4))
    while log.table.agenda and log.seq < 250:
        have = log.seq
        log.append(*random_move(game, log.table, rng))
        if log.seq % 40 == 0 and log.ply > 6:
            log.undo(log.ply - 5, 0)
        for viewer in viewers:
            part = reel.shown(log, viewer, have, changes=True)
            assert len(part.frames) == (have == 0) * 1
            for frame in part.frames:
                shown[viewer] = json.loads(bytes(frame))
            for change in part.changes:
                shown[viewer] = together(shown[viewer], json.loads(bytes(change)))
            whole = Reel().shown(log, viewer, log.seq).frames[-1]
            assert shown[viewer] == json.loads(bytes(whole))


@pytest.mark.parametrize("key", [key for key in GAMES if not zoco.load(key).secrets])
def test_where_nothing_is_hidden_all_are_told_the_same(key: str) -> None:
    game, rng = zoco.load(key), random.Random(4)
    table = game.setup(4)
    while table.agenda:
        views = [game.view(table, viewer) for viewer in (None, *range(4))]
        told = [(game.standing(it), game.holdings(it), game.round(it)) for it in views]
        assert told == told[:1] * len(views)
        table, _ = game.play(table, *random_move(game, table, rng))


async def test_who_watches_changes_gets_whole_frames_only_to_begin_with(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running)
        changing = await ada.socket(table)
        await changing.send(type="watch", seat=0, have=0, changes=True)
        film: list[Plain] = []
        last = await play_out([one, two], random.Random(1), stop=40)
        while not film or film[-1]["seq"] < last["seq"]:
            step = await changing.next("step")
            assert len(step["frames"]) == (not film)
            film += step["frames"]
            for change in step.get("changes", ()):
                film.append(together(film[-1], change))
        assert film[-1] == last["frames"][-1]
        again = await ada.socket(table)
        await again.send(type="watch", seat=0, have=film[-2]["seq"], changes=True)
        step = await again.next("step")
        assert not step["frames"]
        assert together(film[-2], step["changes"][0]) == film[-1]
