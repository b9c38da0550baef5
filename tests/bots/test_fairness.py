"""No bot knows more than it sees, and none keeps anything between two calls."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import zoco
from zoco.bots.bot import Bot, Clock
from zoco.bots.fairness import answers, decisions, twins, unfair
from zoco.bots.registry import bot, levels
from zoco.bots.search.searcher import Searcher
from zoco.core.game import Game
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games import metas
from zoco.parts.temperament import EVEN, TEMPERAMENTS, Temperament

KEYS = tuple(meta.key for meta in metas())
ASKED = {"merchant": 3, "vizier": 1}
"""Levels that look ahead are asked less often."""
PARTS = [10, pytest.param(1, marks=pytest.mark.soak)]
"""They look along a part of their lines of play, by the same ways as along all of them."""


def thinking(game: Game[Any, Any], level: str, part: int, temper: Temperament = EVEN) -> Bot:
    """The bot of a level; one that looks ahead does so along one in `part` lines of play."""
    whole = bot(game, level, temper)
    if not isinstance(whole, Searcher):
        return whole
    budget = whole.outlook.budgets[level]
    less = {level: budget._replace(playouts=budget.playouts // part)}
    outlook = type("Brief", (type(whole.outlook),), {"budgets": less})
    return Searcher(level, game, outlook(), bot(game, "trader", temper), temper)


@pytest.mark.parametrize("key", KEYS)
def test_twins_differ_in_what_a_seat_cannot_see(key: str) -> None:
    game = zoco.load(key)
    pairs = list(islice(twins(game), 12))
    assert bool(pairs) == bool(game.secrets)
    for seat, table, other in pairs:
        assert table != other
        assert game.view(table, seat) == game.view(other, seat)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("key", KEYS)
def test_tables_that_look_the_same_are_played_the_same(key: str, part: int) -> None:
    game = zoco.load(key)
    for level in levels(game):
        player = thinking(game, level, part, TEMPERAMENTS["bold"])
        assert unfair(player, game, ASKED.get(level, 12)) is None


class Counting(Bot):
    """It plays by what it has kept, as one would who had got hold of the table."""

    def __init__(self) -> None:
        super().__init__("counting", "counting")
        self._turn = 0

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        self._turn += 1
        return moves.at(self._turn % 2)


def test_a_bot_that_tells_twins_apart_is_found_out() -> None:
    game = zoco.load("basari")
    assert unfair(Counting(), game) is not None


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("key", KEYS)
def test_a_bot_keeps_nothing_between_two_calls(key: str, part: int) -> None:
    """Asked again, in another order, and by another process, it answers the same."""
    game = zoco.load(key)
    all_of_them = [it for place, it in enumerate(decisions(game, "again")) if place % 9 == 4][:8]
    for level in levels(game):
        found = all_of_them[: ASKED.get(level)]
        old = thinking(game, level, part)
        first = [answers(old, game, table, seat) for seat, table in found]
        again = [answers(old, game, table, seat) for seat, table in reversed(found)]
        fresh = [answers(thinking(game, level, part), game, table, seat) for seat, table in found]
        assert first == again[::-1] == fresh
