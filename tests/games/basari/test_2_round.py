"""A round of Basari (basari 2.1 to 2.8)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import (
    at_start,
    choose,
    kinds,
    play,
    position,
    refusal,
    throw,
)
from zoco.core.chance import CHANCE
from zoco.core.describe import Pick
from zoco.core.words.said import Said
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.choosing import ChooseActions, resolution
from zoco.games.basari.events import Rolled, RolledAgain
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import Negotiate, RollOff
from zoco.games.basari.moves import Choose, Dice, Guess
from zoco.games.basari.rules import RollAll, Table
from zoco.parts.bazaar import TakeGems, TakePoints, TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, Reconsidered, Revealed

FRESH = ChooseActions(("",) * 4)
ALL: Any = ("dice", "points", "gems")


def before_cards(**given: Any) -> Table:
    """A table of four that is about to choose."""
    table = position(**given)
    return replace(table, agenda=at_start().agenda[1:])


# -- 2.1 -------------------------------------------------------------------------------------------


def test_2_1_all_roll_at_once_and_walk_clockwise() -> None:
    table, events = throw(at_start(), 1, 6, 3, 2)
    assert table.moved == (1, 6, 3, 2)
    assert events == (Rolled((1, 6, 3, 2), (1, 13, 17, 23)),)


def test_2_1_the_loop_is_closed() -> None:
    table = replace(at_start(), discs=(27, 26, 25, 24))
    assert [throw(table, 1, 1, 6, 6)[0].field(seat) for seat in range(4)] == [0, 27, 3, 2]


def test_2_1_the_first_walk_never_scores() -> None:
    assert throw(at_start(), 1, 1, 1, 1)[0].scores == (0, 0, 0, 0)


def test_2_1_every_seat_has_a_fair_die_of_its_own() -> None:
    outcomes = GAME.outcomes(at_start(3))
    assert outcomes.total == 6**3
    assert {weight for _, weight in outcomes} == {1}
    assert refusal(at_start(3), CHANCE, Dice((1, 2))) == ("basari 2.1", "not-an-outcome")
    assert refusal(at_start(3), CHANCE, Dice((1, 2, 7))) == ("basari 2.1", "not-a-move")


# -- 2.2 -------------------------------------------------------------------------------------------


def test_2_2_all_are_asked_at_once() -> None:
    table = before_cards()
    assert GAME.actors(table) == (0, 1, 2, 3)
    assert GAME.free(table) == ()
    assert [list(GAME.moves(table, seat)) for seat in range(4)] == [list(map(Choose, ALL))] * 4


def test_2_2_who_has_chosen_may_still_change() -> None:
    table, events = play(before_cards(), (2, Choose("gems")))
    assert events == (Chose(2),)
    assert GAME.actors(table) == (0, 1, 3)
    assert GAME.free(table) == (2,)
    assert list(GAME.mays(table, 2)) == list(map(Choose, ALL))
    changed, events = play(table, (2, Choose("dice")))
    assert events == (Reconsidered(2),)
    assert changed.agenda[0] == ChooseActions(("", "", "dice", ""))


def test_2_2_the_same_card_again_looks_like_any_other() -> None:
    table, _ = play(before_cards(), (2, Choose("gems")))
    kept, events = play(table, (2, Choose("gems")))
    assert kept == table
    assert events == play(table, (2, Choose("dice")))[1] == (Reconsidered(2),)


def test_2_2_only_a_card_may_be_laid_anew() -> None:
    table, _ = play(before_cards(), (2, Choose("gems")))
    assert refusal(table, 2, Guess("dice")) == ("basari 2.2", "not-now")


def test_2_2_there_are_three_cards_and_no_others() -> None:
    odd = Choose("rest")  # type: ignore[arg-type]
    fresh = position(ChooseActions(("",) * 4))
    assert odd not in GAME.moves(fresh, 0)
    refusal = GAME.why_not(fresh, 0, odd)
    assert refusal is not None
    assert refusal.paragraph == "basari 2.2"


def test_2_2_nobody_changes_after_the_last_card() -> None:
    table, _ = choose(before_cards(), "dice", "points", "gems", "gems")
    assert GAME.free(table) == ()
    assert refusal(table, 0, Choose("gems"))[1] == "not-your-decision"


def test_2_2_all_cards_are_turned_up_together() -> None:
    table, events = choose(before_cards(), "dice", "points", "points", "gems")
    assert events[:4] == tuple(map(Chose, range(4)))
    assert events[4:8] == (
        Revealed(0, "dice"),
        Revealed(1, "points"),
        Revealed(2, "points"),
        Revealed(3, "gems"),
    )
    assert all(event.reveals for event in events[4:8])
    assert table.turned_up == ("dice", "points", "points", "gems")


def test_2_2_the_order_of_arrival_does_not_matter() -> None:
    cards: Any = ("gems", "points", "points", "dice")
    moves = [(seat, Choose(action)) for seat, action in enumerate(cards)]
    ends = {play(before_cards(), *order)[0] for order in permutations(moves)}
    assert len(ends) == 1


def test_2_2_a_choice_is_described_by_its_card() -> None:
    described = GAME.moves(before_cards(), 0).describe()
    assert isinstance(described, Pick)
    assert described.prompt == Said("choose-action")
    assert [option.move for option in described.options] == list(map(Choose, ALL))
    table, _ = play(before_cards(), (0, Choose("gems")))
    again = GAME.moves(table, 0).describe()
    assert isinstance(again, Pick)
    assert again.prompt == Said("choose-action-again")
    assert len(again.options) == 3


# -- 2.3 and 2.4 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", list(product(ALL, repeat=3)) + list(product(ALL, repeat=4)))
def test_2_4_one_acts_two_haggle_more_get_nothing(chosen: tuple[Any, ...]) -> None:
    phases, lost = resolution(chosen)
    acts: dict[str, Any] = {"dice": RollAgain, "points": TakePoints, "gems": TakeGems}
    for action in ALL:
        seats = [seat for seat, mine in enumerate(chosen) if mine == action]
        alone = [p for p in phases if isinstance(p, acts[action])]
        pairs = [p for p in phases if isinstance(p, Negotiate) and p.action == action]
        assert alone == ([acts[action](seats[0])] if len(seats) == 1 else [])
        assert pairs == ([Negotiate(action, *seats)] if len(seats) == 2 else [])
        assert (Lost(action) in lost) == (len(seats) > 2)


@pytest.mark.parametrize("chosen", list(product(ALL, repeat=4)))
def test_2_3_single_actions_come_first_all_in_the_order_dice_points_gems(
    chosen: tuple[Any, ...],
) -> None:
    order = {RollAgain: 0, TakePoints: 1, TakeGems: 2}
    ranks = [
        3 + ALL.index(phase.action) if isinstance(phase, Negotiate) else order[type(phase)]
        for phase in resolution(chosen)[0]
    ]
    assert ranks == sorted(ranks)


def test_2_4_an_action_of_three_is_lost() -> None:
    table, events = choose(before_cards(), "gems", "gems", "dice", "gems")
    assert Lost("gems") in events
    assert table.gems == ((3, 3, 3, 3),) * 4
    assert isinstance(table.agenda[0], RollAgain)


def test_2_4_an_action_of_all_is_lost_and_the_round_is_over() -> None:
    table, events = choose(before_cards(), "points", "points", "points", "points")
    assert events[-1] == Lost("points")
    assert table.scores == (0, 0, 0, 0)
    assert isinstance(table.agenda[0], RollAll)
    assert table.round == 2


def test_2_3_single_actions_are_carried_out_before_a_negotiation() -> None:
    table, events = choose(before_cards(), "gems", "points", "gems", "dice")
    assert events[8:] == ()
    assert table.agenda[0] == RollAgain(3)
    table, events = throw(table, 2)
    assert kinds(events) == ["RolledAgain", "TookPoints"]
    assert table.agenda[0] == RollOff("gems", 0, 2)


def test_2_3_an_action_won_is_carried_out_before_the_next_negotiation() -> None:
    table = before_cards(scores=(9, 3, 8, 2), gems=((0,) * 4, (3,) * 4, (0,) * 4, (3,) * 4))
    table, events = choose(table, "points", "points", "gems", "gems")
    assert kinds(events[8:]) == [
        "Negotiated",
        "OfferedNothing",
        "TookPoints",
        "Negotiated",
        "OfferedNothing",
        "TookGems",
    ]
    assert table.scores[1] > 3


# -- 2.5 to 2.8 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "points"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_2_5_dice_walks_and_scores_what_is_missing_to_six(roll: int, points: int) -> None:
    table, events = throw(position(RollAgain(2), moved=(0, 0, 3, 0)), roll)
    assert table.moved == (0, 0, 3 + roll, 0)
    assert table.scores == (0, 0, points, 0)
    assert events == (RolledAgain(2, roll, 17 + roll, points),)


def test_2_6_points_are_those_of_the_arch_under_the_merchant() -> None:
    table = position(RollAgain(0), TakePoints(1), moved=(0, 1, 0, 0))
    after, events = throw(table, 6)
    assert table.arch(1).points == 6
    assert after.scores == (0, 6, 0, 0)
    assert TookPoints(1, 6) in events


def test_2_7_two_red_and_one_yellow_are_exactly_these() -> None:
    table = position(RollAgain(0), TakeGems(1))
    assert table.arch(1).gems == (2, 1, 0, 0)
    after, events = throw(table, 6)
    assert after.gems[1] == (5, 4, 3, 3)
    assert after.supply == (11, 12, 13, 13)
    assert TookGems(1, 0, gems=(2, 1, 0, 0)) in events


def test_2_7_a_colour_that_has_run_out_gives_nothing() -> None:
    table = position(RollAgain(0), TakeGems(1), supply=(0, 5, 5, 5))
    after, events = throw(table, 6)
    assert after.gems[1] == (3, 4, 3, 3)
    assert after.supply == (0, 4, 5, 5)
    assert TookGems(1, 2, gems=(0, 1, 0, 0)) in events


def test_2_7_a_colour_that_runs_short_gives_what_is_left() -> None:
    table = position(RollAgain(0), TakeGems(1), supply=(1, 5, 5, 5))
    after, events = throw(table, 6)
    assert after.gems[1] == (4, 4, 3, 3)
    assert TookGems(1, 1, gems=(1, 1, 0, 0)) in events


def test_2_7_nothing_is_owed_later() -> None:
    short = position(RollAgain(0), TakeGems(1), TakeGems(1), supply=(1, 5, 5, 5))
    after, _ = throw(short, 6)
    assert after.gems[1] == (4, 5, 3, 3)


def test_2_8_merchants_share_fields_and_discs_of_others_mean_nothing() -> None:
    table = replace(at_start(), discs=(0, 1, 2, 3))
    after, events = throw(table, 5, 4, 3, 2)
    assert [after.field(seat) for seat in range(4)] == [5, 5, 5, 5]
    over, _ = throw(table, 3, 2, 1, 6)
    assert kinds(events) == ["Rolled"]
    assert over.scores == (0, 0, 0, 0)


def test_a_round_reads_aloud() -> None:
    names = [type(phase).__name__ for phase in at_start().agenda]
    assert names == ["RollAll", "ChooseActions", "Score", "NextRound"]
    names = [type(phase).__name__ for phase in at_start(2).agenda]
    assert names == ["RollAll", "PickAction", "PickAction", "Score", "NextRound"]
