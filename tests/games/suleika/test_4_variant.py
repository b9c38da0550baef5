"""Suleika, section 4: for two, each steers for the other."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.suleika.positions import (
    CHANCE,
    face,
    last_carpet,
    lay,
    play,
    played,
    position,
    refusal,
    walk,
)
from zoco.core.faults import BadInput
from zoco.core.moves import Illegal
from zoco.core.playout import random_line
from zoco.games.suleika.board import FACINGS, name
from zoco.games.suleika.events import Ended, Faced
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Face, Roll, Uncover
from zoco.games.suleika.rules import Direct, LayCarpet, RollSlippers

VARIANT = {"direction_at_end": True}
FIRST = {"direction_at_end": True, "first": 0}


def test_4_1_is_for_two_seats_only() -> None:
    assert GAME.seats(GAME.options(VARIANT)) == (2,)
    for seats in (3, 4):
        with pytest.raises(BadInput, match="played with 2 seats"):
            GAME.setup(seats, VARIANT)


def test_4_1_the_first_turn_begins_with_the_die_and_the_facing_of_the_start() -> None:
    table = play(GAME.setup(2, FIRST), Uncover(0), Uncover(1))
    assert table.agenda[0] == RollSlippers(0)
    assert GAME.actors(table) == (CHANCE,)
    assert FACINGS[table.facing] == "north"


def test_4_1_example_of_a_first_turn() -> None:
    table = play(GAME.setup(2, FIRST), Uncover(0), Uncover(1), Roll(4))
    assert (name(table.omar), FACINGS[table.facing]) == ("c1", "south")
    assert GAME.actors(table) == (0,)
    table = play(table, lay("d1-d2"), Uncover(0))
    assert GAME.actors(table) == (0,)
    ways = [FACINGS[move.facing] for move in GAME.moves(table, 0) if isinstance(move, Face)]
    assert ways == ["east", "south", "west"]
    assert refusal(table, face("north")) == ("suleika 4.1", "never-back")
    assert refusal(table, lay("d1-d2")) == ("suleika 4.1", "not-now")
    stranger = GAME.why_not(table, 1, face("east"))
    assert stranger == Illegal("suleika 4.1", "not-your-decision")
    table, events = played(table, face("east"))
    assert events == (Faced(0, 1),)
    assert table.agenda[0] == RollSlippers(1)
    assert name(play(table, Roll(3)).omar) == "f1"


def test_4_1_example_left_of_west_is_south() -> None:
    table = position(omar="g5", facing="west", seats=2, options=VARIANT)
    left = next(iter(GAME.moves(table, 0)))
    assert left == face("south")
    table = play(table, left)
    for pips, field, facing in ((2, "g7", "south"), (3, "f7", "north"), (4, "f6", "north")):
        path, looks = walk("g5", "south", pips)
        assert (path[-1], looks) == (field, facing)
        after = play(table, Roll(pips))
        assert (name(after.omar), FACINGS[after.facing]) == (field, facing)


def test_4_1_the_other_pays_for_the_walk() -> None:
    table = position("red d1-d2", omar="d4", seats=2, options=VARIANT)
    after = play(table, face("north"), Roll(2))
    assert after.money == (62, 58)
    assert GAME.actors(after) == (1,)


def test_4_1_nobody_chooses_after_the_last_carpet() -> None:
    table = last_carpet(position(asks=LayCarpet, seats=2, options=VARIANT))
    after, events = played(table, lay("d2-d3"))
    assert after.agenda == ()
    assert events[-1] == Ended()
    line = random_line(GAME, GAME.setup(2, VARIANT), Random(1))
    assert sum(isinstance(move, Face) for _, move, _, _ in line) == 47


def test_4_1_the_usual_game_for_two_steers_for_oneself() -> None:
    table = play(GAME.setup(2, {"first": 1}), Uncover(0), Uncover(1))
    assert table.agenda[0] == Direct(1)
