"""Previews of every game: when a match is over, or has not begun, there is nothing to tell."""

from __future__ import annotations

from random import Random

import pytest

import zoco
from zoco.core.playout import random_line

KEYS = [meta.key for meta in zoco.games()]


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_told_of_any_move_after_the_end(key: str) -> None:
    game = zoco.load(key)
    line = random_line(game, game.setup(max(game.seats())), Random(5))
    over = line[-1][2]
    moves = {move for _, move, _, _ in line}
    for viewer in (0, None):
        view = game.view(over, viewer)
        assert {game.preview(view, move) for move in moves} == {()}


@pytest.mark.parametrize("key", KEYS)
def test_moves_of_the_whole_match_can_be_previewed_at_its_start(key: str) -> None:
    game = zoco.load(key)
    start = game.setup(max(game.seats()))
    line = random_line(game, start, Random(6))
    later = [move for _, move, _, _ in line if not isinstance(move, type(line[0][1]))]
    view = game.view(start, None)
    assert later
    assert {game.preview(view, move) for move in later} == {()}
