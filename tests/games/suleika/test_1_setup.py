"""Suleika, section 1: material and set-up."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.suleika.positions import CHANCE, face, lay, play, played, position, refusal
from zoco.core.faults import BadInput
from zoco.core.moves import NOTHING
from zoco.core.playout import random_line
from zoco.games.suleika.board import name
from zoco.games.suleika.events import Began, Uncovered
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Begin, Lay, Roll, Uncover
from zoco.games.suleika.rules import Direct, LayCarpet, UncoverTop


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_omar_begins_in_the_middle_and_looks_north(seats: int) -> None:
    table = GAME.setup(seats)
    assert (name(table.omar), table.facing) == ("d4", 0)
    assert len(table.edition.market.fields) == 49
    assert table.halves == (0,) * len(table.left)
    assert GAME.flaws(table) == ()


@pytest.mark.parametrize(
    ("seats", "left"), [(2, (12, 12, 12, 12)), (3, (15, 15, 15)), (4, (12, 12, 12, 12))]
)
def test_1_2_carpets_by_the_number_of_seats(seats: int, left: tuple[int, ...]) -> None:
    assert GAME.setup(seats).left == left


def test_1_2_there_are_57_carpets_and_three_seats_leave_green_in_the_box() -> None:
    edition = GAME.edition()
    assert dict(edition.carpets) == {"red": 15, "yellow": 15, "blue": 15, "green": 12}
    table = GAME.setup(3)
    assert [edition.colours[colour] for colour in table.tops] == ["red", "yellow", "blue"]


def test_1_2_two_seats_own_two_colours_each() -> None:
    table = GAME.setup(2)
    assert table.stack(0) == ((0, 12), (2, 12))
    assert table.stack(1) == ((1, 12), (3, 12))
    assert [table.owner(colour) for colour in range(4)] == [0, 1, 0, 1]


def test_1_2_the_tops_of_both_stacks_are_uncovered_first() -> None:
    table = GAME.setup(2, {"first": 0})
    assert [type(phase) for phase in table.agenda[:3]] == [UncoverTop, UncoverTop, Direct]
    assert GAME.actors(table) == (CHANCE,)
    assert GAME.moves(table, 0) is NOTHING
    assert dict(GAME.outcomes(table)) == {Uncover(0): 12, Uncover(2): 12}
    table, events = played(table, Uncover(2), Uncover(1))
    assert table.tops == (2, 1)
    assert events == (Uncovered(0, "blue"), Uncovered(1, "yellow"))


def test_1_2_the_top_carpet_is_laid_and_the_next_one_uncovered() -> None:
    table = play(GAME.setup(2, {"first": 0}), Uncover(2), Uncover(1), face("north"), Roll(1))
    table = play(table, lay("c3-c2"))
    assert table.left == (12, 12, 11, 12)
    assert table.halves[2].bit_count() == 2
    assert dict(GAME.outcomes(table)) == {Uncover(0): 12, Uncover(2): 11}
    assert GAME.outcomes(table).total == 23
    assert refusal(table, Uncover(1)) == ("suleika 1.2", "not-an-outcome")
    assert play(table, Uncover(0)).tops == (0, 1)


def test_1_2_a_colour_that_is_used_up_is_not_uncovered_again() -> None:
    laid = ["red a1-b1", "red a1-a2"] * 6
    table = position(*laid, omar="g7", seats=2, tops=(2, 1), asks=LayCarpet)
    table = play(table, lay("g5-g6"))
    assert table.left == (0, 12, 11, 12)
    assert dict(GAME.outcomes(table)) == {Uncover(2): 11}


def test_1_2_an_empty_stack_is_not_uncovered() -> None:
    line = random_line(GAME, GAME.setup(2), Random(5))
    uncovered = [move for _, move, _, _ in line if isinstance(move, Uncover)]
    laid = [move for _, move, _, _ in line if isinstance(move, Lay)]
    assert len(laid) == 48
    assert len(uncovered) == 48
    assert [sum(move.colour == own for move in uncovered) for own in range(4)] == [12] * 4


def test_1_2_three_and_four_seats_always_lay_their_own_colour() -> None:
    for seats in (3, 4):
        table = GAME.setup(seats)
        assert table.tops == tuple(range(seats))
        line = random_line(GAME, table, Random(seats))
        assert not any(isinstance(move, Uncover) for _, move, _, _ in line)


@pytest.mark.parametrize(("seats", "money"), [(2, 60), (3, 40), (4, 30)])
def test_1_3_120_piastres_are_shared_evenly_and_open(seats: int, money: int) -> None:
    table = GAME.setup(seats)
    assert table.money == (money,) * seats
    assert GAME.conserved(table) == {"piastres": 120}
    for seat in (*range(seats), None):
        assert GAME.view(table, seat).money == table.money


def test_1_4_the_die_has_the_slippers_1_2_2_3_3_4() -> None:
    outcomes = GAME.outcomes(play(position(), face("north")))
    assert list(outcomes) == [(Roll(1), 1), (Roll(2), 2), (Roll(3), 2), (Roll(4), 1)]
    assert outcomes.total == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_4_the_lot_decides_who_begins(seats: int) -> None:
    table = GAME.setup(seats)
    if seats == 2:
        table = play(table, Uncover(0), Uncover(1))
    assert dict(GAME.outcomes(table)) == {Begin(seat): 1 for seat in range(seats)}
    after, events = played(table, Begin(seats - 1))
    assert events == (Began(seats - 1),)
    assert GAME.actors(after) == (seats - 1,)
    stranger = refusal(table, Begin(seats))
    assert stranger == ("suleika 1.4", "not-an-outcome" if seats < 4 else "not-a-move")


def test_1_4_the_table_may_name_who_begins() -> None:
    assert GAME.actors(GAME.setup(4, {"first": 2})) == (2,)
    assert GAME.seats(GAME.options({"first": 2})) == (3, 4)
    with pytest.raises(BadInput, match="played with 3, 4 seats, not 2"):
        GAME.setup(2, {"first": 2})
    with pytest.raises(BadInput, match=r"^options\.first: .* \(found 4\)"):
        GAME.setup(4, {"first": 4})


@pytest.mark.parametrize("seats", [1, 5])
def test_suleika_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadInput, match="played with 2, 3, 4 seats"):
        GAME.setup(seats)
