"""The positions that contact sheets show: every phase that asks somebody, as it was played."""

from __future__ import annotations

import pytest

from tools import sheet
from tools.moments import tag
from tools.positions import END, positions
from zoco.games import load
from zoco.server.history.importing import read_log


def test_a_match_is_cut_where_each_phase_asks_somebody() -> None:
    game = load("suleika")
    cuts = [one for one in positions("suleika", 3, "1") if not one.scene]
    found = {one.phase: (one.seat, one.log) for one in cuts}
    assert list(found) == ["direct", "lay_carpet", END]
    for phase, (seat, lines) in found.items():
        table = read_log(load, lines, float("inf")).table
        if phase == END:
            assert not table.agenda
        else:
            assert seat in game.actors(table)
            assert type(table.agenda[0]).__struct_config__.tag == phase


@pytest.mark.parametrize(
    ("key", "some"),
    [
        ("suleika", {"die", "walk", "payment", "carpet"}),
        ("basari_cards", {"bargain", "cards turn", "dealt"}),
        ("bazaar", {"start roll", "given back", "closed"}),
        ("scheherazade", {"opened", "right room", "nobody bid"}),
    ],
)
def test_a_scene_is_seen_by_who_is_asked_after_it_or_looked_back_at(
    key: str, some: set[str]
) -> None:
    scenes = [one for one in positions(key, 3, "1") if one.scene]
    assert some <= {one.phase for one in scenes}
    for one in scenes:
        log = read_log(load, one.log, float("inf"))
        assert one.scene
        if one.seat is None:
            assert one.scene.event in {tag(it) for it in log.line[one.back].events}
            continue
        assert one.seat in log.game.actors(log.table)
        own = max((ply for ply, it in enumerate(log.line) if it.seat == one.seat), default=-1)
        assert one.scene.event in {tag(it) for entry in log.line[own + 1 :] for it in entry.events}


def test_names_with_commas_are_read_and_checked() -> None:
    wanted = sheet.parsed(["suleika", "--windows", "390x664", "--modes", "plain,zoom"])
    assert (wanted.what, wanted.windows) == (["suleika"], ("390x664",))
    assert wanted.modes == ("plain", "zoom")
    assert wanted.themes == sheet.THEMES
