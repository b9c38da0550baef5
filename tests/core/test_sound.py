"""What is handed to `play`: only a move to the letter is asked about, all else is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import zoco
from tests.core.bids.game import GAME
from tests.core.matches import bidding_log
from zoco.core.chance import CHANCE
from zoco.core.moves import Illegal, is_sound
from zoco.core.phase import is_offered
from zoco.games.suleika.moves import Face, Roll

SULEIKA = zoco.load("suleika")
VALUES: list[Any] = [7, 4, -1, 1.0, True, "x", None, [1], 10**30]
NO_MOVES = [None, "face N", 3, ..., Face, {"type": "face", "facing": 1}, *map(Face, VALUES)]


@pytest.mark.parametrize("move", NO_MOVES, ids=repr)
def test_what_is_no_move_is_refused_by_the_paragraph_of_its_phase(move: Any) -> None:
    table = SULEIKA.setup(4, {"first": 0})
    refusal = Illegal("suleika 2.1", "not-a-move")
    assert SULEIKA.why_not(table, 0, move) == refusal
    with pytest.raises(Illegal) as caught:
        SULEIKA.play(table, 0, move)
    assert caught.value == refusal
    assert not is_sound(move)
    assert not is_offered(table, move)
    assert SULEIKA.preview(SULEIKA.view(table, 0), move) == ()


@pytest.mark.parametrize("pips", [2.0, True, "2", 99])
def test_an_outcome_must_be_one_to_the_letter_too(pips: Any) -> None:
    table, _ = SULEIKA.play(SULEIKA.setup(4, {"first": 0}), 0, Face(1))
    assert SULEIKA.why_not(table, CHANCE, Roll(pips)) == Illegal("suleika 2.2", "not-a-move")
    assert SULEIKA.why_not(table, CHANCE, Roll(5)) == Illegal("suleika 1.4", "not-an-outcome")
    assert SULEIKA.why_not(table, CHANCE, Roll(2)) is None


@pytest.mark.parametrize("seat", [False, 0.0, "0", None])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    table = SULEIKA.setup(4, {"first": 0})
    assert SULEIKA.why_not(table, seat, Face(1)) == Illegal("suleika 2.1", "not-your-decision")


def test_a_move_of_another_game_is_not_now() -> None:
    refusal = GAME.why_not(bidding_log().table, 1, Face(1))
    assert refusal == Illegal("bids 2.1", "not-now", move="face")


def test_after_the_end_everything_is_refused_alike() -> None:
    over = replace(SULEIKA.setup(4), agenda=())
    moves: list[Any] = [None, Face(7), Face(1)]
    for move in moves:
        assert SULEIKA.why_not(over, 0, move) == Illegal("suleika 3.1", "it-is-over")
        assert not is_offered(over, move)


def test_a_move_is_offered_to_whoever_must_or_may_make_it() -> None:
    table = SULEIKA.setup(4, {"first": 2})
    assert is_offered(table, Face(1))
    assert not is_offered(table, Face(2))
    assert not is_offered(table, Roll(1))
    assert is_offered(SULEIKA.play(table, 2, Face(1))[0], Roll(1))
