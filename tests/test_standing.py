"""What a game says of the standing is what it will say at the end."""

from __future__ import annotations

from random import Random

import pytest

import zoco
from zoco.core.playout import playout


@pytest.mark.parametrize("key", [meta.key for meta in zoco.games()])
def test_the_standing_at_the_end_is_part_of_the_result(key: str) -> None:
    game = zoco.load(key)
    table, _, _ = playout(game, game.setup(game.seats(game.options())[0]), Random(1))
    result = game.result(table)
    assert result is not None
    for seat in (0, None):
        standing = game.standing(game.view(table, seat))
        assert set(standing) <= set(result.measures)
