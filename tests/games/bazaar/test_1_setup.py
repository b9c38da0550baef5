"""Bazaar, section 1: material and set-up."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.bazaar.positions import play
from zoco.core.faults import BadInput
from zoco.games.bazaar.events import Began, CardsChosen, StartRolled, WareShown
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import STAR, Deal, RollForStart
from zoco.games.bazaar.rules import RollDie, RollOff, rank
from zoco.games.bazaar.stones import counts


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_1_the_bazaar_has_twenty_stones_of_each_colour(seats: int) -> None:
    table = GAME.setup(seats)
    assert counts(table.bank) == (20, 20, 20, 20, 20)
    assert table.hands == (0,) * seats


def test_1_2_every_pair_of_cards_is_drawn_alike() -> None:
    outcomes = GAME.outcomes(GAME.setup(2))
    assert len(outcomes) == 45
    assert {weight for _, weight in outcomes} == {1}
    table, events = play(GAME.setup(2), "cards 3 7")
    assert table.exchange == (3, 7)
    assert events == [CardsChosen(3, 7)]


def test_1_2_the_table_may_choose_one_card_or_both() -> None:
    one = GAME.outcomes(GAME.setup(2, {"first_card": 4}))
    assert len(one) == 9
    assert all(4 in (move.first, move.second) for move, _ in one if isinstance(move, Deal))
    both = GAME.outcomes(GAME.setup(2, {"first_card": 9, "second_card": 2}))
    assert [move for move, _ in both] == [Deal(2, 9)]


def test_1_2_the_two_cards_must_differ() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.setup(2, {"first_card": 4, "second_card": 4})
    assert refused.value.fault.field == "options.second_card"


def test_1_2_a_card_that_the_edition_lacks_is_refused() -> None:
    with pytest.raises(BadInput, match="exchange cards 1 to 3"):
        GAME.setup(2, {"first_card": 8}, "example")


def test_1_3_four_piles_show_a_card_each_drawn_from_all_45() -> None:
    table, _ = play(GAME.setup(3), "cards 1 2")
    assert len(GAME.outcomes(table)) == 45
    table, events = play(table, "ware 0", "ware 7", "ware 44", "ware 20")
    assert table.tops == (0, 7, 44, 20)
    assert table.left == (5, 5, 5, 5)
    assert table.unseen.bit_count() == 41
    assert events[1] == WareShown(2, 7, "BBBBY*")


def test_1_3_nobody_knows_what_lies_below() -> None:
    table, _ = play(GAME.setup(3), "cards 1 2", "ware 0", "ware 7", "ware 44", "ware 20")
    views = [GAME.view(table, seat) for seat in (0, 1, 2, None)]
    assert all(view.seen == (0, 7, 20, 44) for view in views)
    assert all(GAME.imagine(view, Random(1)) == table for view in views)


def test_1_4_the_order_of_the_die_is_star_white_blue_green_red_yellow() -> None:
    assert sorted(range(6), key=rank, reverse=True) == [STAR, 0, 1, 2, 3, 4]


def test_1_4_the_best_roll_begins_and_play_goes_clockwise() -> None:
    table, _ = play(GAME.setup(3), "cards 1 2", "ware 0", "ware 1", "ware 2", "ware 3")
    table, events = play(table, "start YB*")
    assert events == [StartRolled((0, 1, 2), (4, 1, STAR)), Began(2)]
    assert table.agenda[0] == RollDie(2)
    table, _ = play(table, "die W")
    assert table.agenda[0] == RollDie(0)


def test_1_4_those_who_share_the_best_roll_again() -> None:
    table, _ = play(GAME.setup(4), "cards 1 2", "ware 0", "ware 1", "ware 2", "ware 3")
    table, _ = play(table, "start WYWR")
    assert table.agenda[0] == RollOff((0, 2))
    assert GAME.outcomes(table).total == 36
    table, events = play(table, "start GB")
    assert events[-1] == Began(2)


def test_1_4_a_roll_for_the_start_is_a_product_of_dice() -> None:
    table, _ = play(GAME.setup(6), "cards 1 2", "ware 0", "ware 1", "ware 2", "ware 3")
    outcomes = GAME.outcomes(table)
    assert outcomes.total == 6**6
    assert RollForStart((0, 0, 0, 0, 0, 0)) in outcomes
    assert RollForStart((0, 0)) not in outcomes
