"""Why a number is what it is: the terms that each game tells of a whole match."""

from __future__ import annotations

import random

import pytest

from zoco.core.game import Game
from zoco.core.playout import playout
from zoco.games import load, metas

KEYS = tuple(meta.key for meta in metas())


@pytest.mark.parametrize("key", KEYS)
def test_every_game_explains_its_numbers(key: str) -> None:
    assert type(load(key)).why is not Game.why


def test_suleika_points_are_the_halves_in_sight_and_the_piastres() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(4), random.Random(3))
    view, result = game.view(last, 1), game.result(last)
    assert result
    for seat, score in enumerate(result.scores):
        halves, piastres = game.why(view, seat, "points")
        assert {view.market[field] for field in halves.places} <= {seat}
        assert halves.amount == len(halves.places)
        assert piastres.amount == view.money[seat] == score - len(halves.places)
        assert game.why(view, seat, "half") == (halves,)


def test_suleika_piastres_are_what_was_dealt_received_and_paid() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(3), random.Random(5))
    view = game.view(last, None)
    keys = {reason.key for seat in range(3) for reason in game.why(view, seat, "piastre")}
    assert keys == {"why-dealt", "why-received", "why-paid"}


@pytest.mark.parametrize(
    ("key", "sources"),
    [
        ("basari", {"why-took-points", "why-rolled-again", "why-had-most", "why-went-round"}),
        ("basari_cards", {"why-took-points", "why-had-most", "why-manned"}),
        ("bazaar", {"why-scored"}),
    ],
)
def test_points_are_explained_by_what_brought_them(key: str, sources: set[str]) -> None:
    game = load(key)
    last, _, _ = playout(game, game.setup(3), random.Random(1))
    view = game.view(last, 0)
    told = [reason for seat in range(3) for reason in game.why(view, seat, "points")]
    assert {reason.key for reason in told} - {"why-nothing"} == sources


def test_what_is_not_remembered_is_one_term_more() -> None:
    game = load("suleika")
    last, _, _ = playout(game, game.setup(3), random.Random(5))
    bare = game.look(last, None)
    assert "why-before" in {reason.key for reason in game.why(bare, 0, "piastre")}
