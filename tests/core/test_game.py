"""What follows for every game from the contract: set-up, texts of moves, defaults."""

from __future__ import annotations

import pytest

from tests.core.bids.game import GAME
from tests.core.bids.rules import BidsOptions, Seal
from zoco.core.bad_input import BadField, BadInput


def test_setup_checks_seats_options_and_edition() -> None:
    table = GAME.setup(3, {"rounds": 2}, "large")
    assert len(table.bids) == 3
    assert table.options == BidsOptions(rounds=2)
    assert table.edition.highest == 9


def test_setup_names_the_seats_that_are_allowed() -> None:
    with pytest.raises(BadInput, match="Bids is played with 2, 3 seats, not 7"):
        GAME.setup(7)


def test_setup_refuses_an_unknown_option_before_anything_else() -> None:
    with pytest.raises(BadField, match="options, field colour"):
        GAME.setup(7, {"colour": 1})


def test_moves_are_written_and_read_as_text() -> None:
    assert GAME.write(Seal(2)) == "seal 2"
    assert GAME.read("seal 2") == Seal(2)


def test_a_game_that_says_nothing_else_has_no_flaws_and_no_secrets() -> None:
    assert GAME.flaws(GAME.setup(2)) == ()
    assert GAME.secrets == ()
    assert GAME.seats() == (2, 3)
