"""What is private in the games: no list says it; their views, holdings, phases and secrets do."""

from __future__ import annotations

import random
from typing import Any

import pytest

import zoco
from zoco.core.events import seen
from zoco.core.eyes import is_private
from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.playout import random_line

GAMES = [meta.key for meta in zoco.games()]
OPEN = {"suleika", "bazaar"}
PLIES = 150


def tables(key: str, seats: int = 3) -> tuple[Game[Any, Any], list[Any]]:
    """A game, and the tables of the first plies of a random match."""
    game = zoco.load(key)
    start = game.setup(seats)
    line = random_line(game, start, random.Random(5))
    return game, [start, *(table for _, _, table, _ in line[:PLIES])]


def told(game: Game[Any, Any], table: Any, seat: int, move: Move, eyes: int | None) -> Any:
    """What eyes see of a move that is made."""
    after, events = game.play(table, seat, move)
    return game.look(after, eyes), seen(events, eyes)


@pytest.mark.parametrize("key", GAMES)
def test_where_nothing_is_hidden_nothing_is_private(key: str) -> None:
    game, found = tables(key)
    private = {
        is_private(game, table, seat) for table in found for seat in range(3) if table.agenda
    }
    assert private == (
        {False} if key in OPEN else {True} if key == "scheherazade" else {True, False}
    )


@pytest.mark.parametrize("key", GAMES)
def test_who_sees_more_than_a_spectator_is_private(key: str) -> None:
    """Something else is hidden from spectators: whose view shows the difference must be covered."""
    game, found = tables(key)
    rng = random.Random(6)
    for table in found:
        for secret in game.secrets:
            other = secret.swap(table, None, rng)
            if other is None:
                continue
            shown = [s for s in range(3) if game.look(other, s) != game.look(table, s)]
            assert all(is_private(game, table, seat) for seat in shown), (secret.name, table)


@pytest.mark.parametrize("key", GAMES)
def test_who_chooses_face_down_is_private(key: str) -> None:
    """Two choices that look the same to spectators, and are not: nobody may watch the fingers."""
    game, found = tables(key)
    rng = random.Random(7)
    for table in found:
        for seat in game.actors(table):
            if seat < 0 or is_private(game, table, seat):
                continue
            moves = game.musts(table, seat)
            one, other = moves.sample(rng), moves.sample(rng)
            if one == other:
                continue
            hidden = told(game, table, seat, one, None) == told(game, table, seat, other, None)
            assert not hidden or (
                told(game, table, seat, one, seat) == told(game, table, seat, other, seat)
            ), (one, other, table)
