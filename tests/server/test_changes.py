"""A frame that is told as what it changes is the same frame."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import zoco
from bench.steps import a_move
from tests.server.conftest import Serve
from tests.server.people import play_out
from tests.server.test_play import duel
from zoco.core.log.log import Log
from zoco.core.playout import random_move
from zoco.server.history.film import Reel
from zoco.server.room.asks import asked
from zoco.server.room.step import Wanted, made
from zoco.server.wire.change import Change

Plain = dict[str, Any]
GAMES = [meta.key for meta in zoco.games()]


def together(before: Plain, change: Plain) -> Plain:
    """What `docs/wire.md` says of changes."""
    assert set(change) <= {*Change.__struct_fields__}
    led = {name: change[name] for name in ("seq", "ply", "at", "seat")}
    led |= {"told": [*map(said, change.get("told", []))], "move": change.get("move")}
    led |= {"undone_to": change.get("undone_to"), "view": seen(before["view"], change)}
    led |= {"holdings": held(before["holdings"], change)}
    if change.get("scored") is not None:
        pairs = zip(before["standing"], change["scored"], strict=True)
        led["standing"] = [{**one, "values": values} for one, values in pairs]
    return {**before, **change.get("changed", {}), **led}


def seen(old: Plain, change: Plain) -> Plain:
    view = {**old, **change.get("view", {})}
    for name, (at, gone, *come) in change.get("spliced", {}).items():
        view[name] = [*old[name][:at], *come, *old[name][at + gone :]]
    for name, items in change.get("placed", {}).items():
        view[name] = placed(old[name], items)
    for name, fields in change.get("within", {}).items():
        before = old[name]
        if isinstance(before, list):
            others = {at: {**before[int(at)], **some} for at, some in fields.items()}
            view[name] = placed(before, others)
        else:
            view[name] = {**before, **fields}
    return view


def held(old: list[Plain], change: Plain) -> list[Plain]:
    pieces, counts = change.get("pieces", {}), change.get("counts", {})
    whole = {one["seat"]: one for one in change.get("holdings", ())}
    holdings = []
    for one in old:
        seat, before = str(one["seat"]), one["pieces"]
        more = {
            at: {**before[int(at)], "count": count} for at, count in counts.get(seat, {}).items()
        }
        now = {**one, "pieces": placed(before, {**pieces.get(seat, {}), **more})}
        if seat in change.get("sealed", {}):
            now.pop("sealed", None)
            now |= {"sealed": True} if change["sealed"][seat] else {}
        holdings.append(whole.get(one["seat"], now))
    return holdings


def said(told: Plain) -> Plain:
    event = told["event"]
    own = {it: v for it, v in event.items() if it != "type" and isinstance(v, str | int | float)}
    params = {it: v for it, v in {**own, **told.get("params", {})}.items() if v is not None}
    key = told.get("key") or f"event-{event['type'].replace('_', '-')}"
    rest = {it: v for it, v in told.items() if it not in ("key", "params")}
    return {"said": {"key": key, "params": params}, **rest}


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
        film, ask = list[Plain](), None
        last = await play_out([one, two], random.Random(1), stop=40)
        while not film or film[-1]["seq"] < last["seq"]:
            step = await changing.next("step")
            ask = ask if step.get("stays") else step["ask"]
            assert len(step["frames"]) == (not film)
            film += step["frames"]
            for change in step.get("changes", ()):
                film.append(together(film[-1], change))
        assert film[-1] == last["frames"][-1]
        assert ask == one.last["ask"]
        again = await ada.socket(table)
        await again.send(type="watch", seat=0, have=film[-2]["seq"], changes=True)
        step = await again.next("step")
        assert not step["frames"]
        assert (step["ask"], "stays" in step) == (ask, False)
        assert together(film[-2], step["changes"][0]) == film[-1]


@pytest.mark.parametrize("key", GAMES)
def test_an_ask_is_told_again_only_where_it_is_another(key: str) -> None:
    game, rng = zoco.load(key), random.Random(4)
    log, reel, known = Log.start(game, 4), Reel(), dict[int, tuple[bytes, Any]]()
    asks, stayed = asked(game, log.table, 0, {}, None), 0
    while log.table.agenda and log.seq < 150:
        have = log.seq
        log.append(*random_move(game, log.table, rng))
        asks = asked(game, log.table, log.seq, asks, log.entries[-1])
        for seat in range(4):
            mark, ask = known.get(seat, (b"", None))
            wanted = Wanted(seat, have, changes=True, asked=mark)
            told = made("t", log, asks, wanted, reel)
            step = json.loads(told.message)
            stayed += step.get("stays", False)
            known[seat] = told.asked, ask if step.get("stays") else step["ask"]
            for other in (wanted._replace(first=True), wanted._replace(changes=False)):
                whole = json.loads(made("t", log, asks, other, reel).message)
                assert (whole["ask"], "stays" in whole) == (known[seat][1], False)
    assert stayed > 50


@pytest.mark.parametrize("key", GAMES)
def test_a_move_is_at_most_five_thousand_bytes_for_all_four(key: str) -> None:
    assert a_move(zoco.load(key), changes=True, matches=2).plain <= 5000
