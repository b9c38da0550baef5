"""Random play: chance by its odds, actors and their moves alike, now and then a may."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import partial

import pytest

import zoco
from tests.core.bids.game import GAME, BidsGame
from tests.core.bids.rules import Bids, Seal, Toss
from zoco.core.chance import CHANCE
from zoco.core.moves import Move
from zoco.core.playout import playout, random_line, random_move
from zoco.testkit.bit_streams import is_exactly

Odds = dict[tuple[int, Move], Fraction]


class Eager(BidsGame):
    """Every fourth decision is a may, where there is one."""

    may_odds = 4


def bidding(changing: bool = True) -> Bids:
    """One bid is in: seat 1 must, seat 0 may."""
    table = GAME.setup(2, {"changing": changing})
    table, _ = GAME.play(table, CHANCE, Toss(1))
    return GAME.play(table, 0, Seal(2))[0]


def test_chance_moves_by_its_odds() -> None:
    odds: Odds = {(CHANCE, Toss(0)): Fraction(1, 3), (CHANCE, Toss(1)): Fraction(2, 3)}
    assert is_exactly(partial(random_move, GAME, GAME.setup(2)), odds)


def test_actors_are_alike_and_so_are_their_moves() -> None:
    table, _ = GAME.play(GAME.setup(2), CHANCE, Toss(1))
    odds: Odds = {(seat, Seal(n)): Fraction(1, 8) for seat in (0, 1) for n in range(4)}
    assert is_exactly(partial(random_move, Eager(), table), odds)


def test_a_may_is_taken_as_often_as_the_game_declares() -> None:
    odds: Odds = {
        (seat, Seal(n)): share / 4
        for seat, share in ((0, Fraction(1, 4)), (1, Fraction(3, 4)))
        for n in range(4)
    }
    assert is_exactly(partial(random_move, Eager(), bidding()), odds)


def test_a_free_seat_with_nothing_to_do_leaves_the_move_to_the_actor() -> None:
    odds: Odds = {(1, Seal(n)): Fraction(1, 4) for n in range(4)}
    assert is_exactly(partial(random_move, Eager(), bidding(changing=False)), odds)


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_ends_and_counts_decisions_apart_from_chance(seed: int) -> None:
    line = random_line(GAME, GAME.setup(3), random.Random(seed))
    table, plies, decisions = playout(GAME, GAME.setup(3), random.Random(seed))
    assert GAME.result(table) is not None
    assert table == line[-1][2]
    assert plies == len(line)
    assert decisions == sum(seat != CHANCE for seat, *_ in line) == plies - 1


def test_a_random_line_can_be_played_again() -> None:
    game = zoco.load("suleika")
    table = game.setup(4)
    for seat, move, after, events in random_line(game, table, random.Random(3)):
        assert game.play(table, seat, move) == (after, events)
        table = after
    assert game.result(table) is not None
