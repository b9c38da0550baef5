"""What follows for every game from the contract: set-up, texts of moves, defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import zoco
from tests.core.bids.game import GAME, BidsGame
from tests.core.bids.rules import BidsOptions, Seal
from zoco.core.faults import BadInput, shortened


def test_setup_checks_seats_options_and_edition() -> None:
    table = GAME.setup(3, {"rounds": 2}, "large")
    assert len(table.bids) == 3
    assert table.options == BidsOptions(rounds=2)
    assert table.edition.highest == 9


def test_setup_names_the_seats_that_are_allowed() -> None:
    with pytest.raises(BadInput, match="Bids is played with 2, 3 seats, not 7"):
        GAME.setup(7)


@pytest.mark.parametrize("seats", [2.0, "3", True, None, [2]])
def test_setup_wants_a_whole_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.setup(seats)
    assert str(caught.value) == f"Bids is played with 2, 3 seats, not {shortened(seats)}."


@pytest.mark.parametrize("options", [[1], "x", 5, ("pace", "slow")])
def test_setup_wants_options_by_name(options: Any) -> None:
    with pytest.raises(BadInput, match=r"^options: must be names with their values"):
        GAME.setup(2, options)


def test_setup_checks_options_that_python_did_not() -> None:
    with pytest.raises(BadInput, match=r"^options\.rounds: .* at most 3 \(found 9\)"):
        GAME.setup(2, BidsOptions(rounds=9))


class Hasty(BidsGame):
    """Bids as simulations play it, in two rounds."""

    simulation: ClassVar[Mapping[str, Any]] = {"rounds": 2}


def test_a_simulation_has_its_own_options_unless_told_otherwise() -> None:
    assert GAME.simulated() == GAME.options()
    game = Hasty()
    assert game.options() == BidsOptions()
    assert game.simulated() == BidsOptions(rounds=2) != game.options()
    assert game.simulated({"pace": "fast"}) == BidsOptions(rounds=2, pace="fast")
    assert game.simulated({"rounds": 3}) == BidsOptions(rounds=3)
    assert game.simulated(BidsOptions()) == BidsOptions(), "chosen options stay as they are"


@pytest.mark.parametrize("options", [[1], "x", 5, BidsOptions(rounds=9), {"rounds": 9}, {"x": 1}])
def test_options_of_a_simulation_are_checked(options: Any) -> None:
    with pytest.raises(BadInput, match="options"):
        Hasty().simulated(options)


@pytest.mark.parametrize("key", [[], None, 3, "chess", {"suleika": 1}])
def test_load_names_the_games_there_are(key: Any) -> None:
    with pytest.raises(BadInput) as caught:
        zoco.load(key)
    assert str(caught.value).startswith(f"There is no game '{key}'; there are: suleika, ")


def test_setup_refuses_an_unknown_option_before_anything_else() -> None:
    with pytest.raises(BadInput, match=r"^options\.colour: "):
        GAME.setup(7, {"colour": 1})


@pytest.mark.parametrize("seat", [2, 9, -1, "x", 0.0, True, [0]])
def test_there_is_no_view_for_whoever_does_not_play(seat: Any) -> None:
    table = GAME.setup(2)
    seats = "seats are 0 to 1, a spectator is None"
    with pytest.raises(BadInput) as caught:
        GAME.view(table, seat)
    assert str(caught.value) == f"There is no seat '{seat}' at this table: {seats}."
    assert [GAME.view(table, viewer).seat for viewer in (0, 1, None)] == [0, 1, None]


def test_moves_are_written_and_read_as_text() -> None:
    assert GAME.write(Seal(2)) == "seal 2"
    assert GAME.read("seal 2") == Seal(2)


def test_a_game_that_says_nothing_else_has_no_flaws_and_no_secrets() -> None:
    assert GAME.flaws(GAME.setup(2)) == ()
    assert GAME.secrets == ()
    assert GAME.seats() == (2, 3)
