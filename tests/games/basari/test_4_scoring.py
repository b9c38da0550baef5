"""Scorings of Basari (basari 4.1 to 4.7)."""

from __future__ import annotations

import pytest

from tests.games.basari.positions import LAP, kinds, position, throw
from zoco.core.events import Event
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.events import DiscsMoved, ScoringBegan, WentRound
from zoco.games.basari.rules import RollAll, Table
from zoco.games.basari.scoring import awarded, if_scored, scored
from zoco.parts.gems import Gems
from zoco.parts.majorities import HadMost, Unclaimed
from zoco.parts.negotiation import COLOURS

NONE = (0, 0, 0, 0)


def round_ends(moved: tuple[int, ...], roll: int = 6) -> tuple[Table, tuple[Event, ...]]:
    """Seat 0 carries out Dice as the last action of a round."""
    return throw(position(RollAgain(0), moved=moved), roll)


# -- 4.1 and 4.2 -----------------------------------------------------------------------------------


def test_4_1_nobody_round_no_scoring() -> None:
    table, events = round_ends((LAP - 7, 5, LAP - 1, 9))
    assert kinds(events) == ["RolledAgain"]
    assert table.scorings == 0


def test_4_1_to_reach_the_disc_is_enough() -> None:
    table, events = round_ends((LAP - 6, 5, 5, 5))
    assert table.scorings == 1
    assert ScoringBegan(1) in events
    assert WentRound(0, 10) in events


def test_4_1_to_pass_it_is_enough() -> None:
    table, _ = round_ends((LAP - 1, 5, 5, 5))
    assert table.scorings == 1


def test_4_1_a_freshly_placed_disc_does_not_count() -> None:
    table, events = round_ends((0, 0, 0, 0), roll=1)
    assert table.field(1) == table.discs[1]
    assert kinds(events) == ["RolledAgain"]


def test_4_1_the_round_is_finished_first() -> None:
    table = position(RollAgain(0), RollAgain(1), moved=(LAP, 5, 5, LAP - 5))
    table, events = throw(table, 6)
    assert kinds(events) == ["RolledAgain"]
    table, events = throw(table, 6)
    assert kinds(events)[:2] == ["RolledAgain", "ScoringBegan"]


def test_4_2_everybody_who_came_round_scores_ten() -> None:
    gems = (NONE,) * 4
    table = position(RollAgain(0), moved=(LAP - 6, LAP - 1, LAP, LAP + 3), gems=gems)
    after, events = throw(table, 6)
    assert after.scores == (10, 0, 10, 10)
    assert [event for event in events if isinstance(event, WentRound)] == [
        WentRound(0, 10),
        WentRound(2, 10),
        WentRound(3, 10),
    ]


def had_most(table: Table) -> list[HadMost]:
    """The majorities of a scoring now."""
    return [award for award in awarded(table) if isinstance(award, HadMost)]


# -- 4.3 to 4.6 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "points"), [(0, 14), (1, 12), (2, 10), (3, 8)])
def test_4_3_the_most_gems_of_a_colour_score(colour: int, points: int) -> None:
    one: Gems = tuple(4 if number == colour else 0 for number in range(4))
    table = position(gems=(NONE, one, NONE, NONE))
    assert had_most(table) == [HadMost(1, COLOURS[colour], points, shared=False, returned=3)]


def test_4_3_ties_share_and_round_down() -> None:
    table = position(gems=((5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0), (4, 0, 0, 0)))
    assert had_most(table) == [HadMost(s, "red", 4, shared=True, returned=2) for s in range(3)]


@pytest.mark.parametrize(
    ("numbers", "returned"),
    [((7, 0), (3, 0)), ((2, 0), (2, 0)), ((7, 7), (2, 2)), ((1, 1), (1, 1))],
)
def test_4_4_three_go_back_or_two_each_or_all_there_are(
    numbers: tuple[int, int], returned: tuple[int, int]
) -> None:
    one, other = numbers
    before = position(gems=((one, 0, 0, 0), (other, 0, 0, 0), NONE, NONE))
    after, _ = scored(before)
    assert [before.gems[s][0] - after.gems[s][0] for s in (0, 1)] == list(returned)
    assert after.supply[0] - before.supply[0] == sum(returned)


def test_4_5_a_colour_that_nobody_owns_scores_for_nobody() -> None:
    table = position(gems=(NONE,) * 4)
    after, events = scored(table)
    assert after.scores == (0, 0, 0, 0)
    assert events == (ScoringBegan(1), *map(Unclaimed, COLOURS), DiscsMoved())


def example() -> Table:
    """The gems of the worked example; seats are Markus, Susanne, Dominik, Sandra."""
    gems = ((2, 0, 8, 1), (2, 7, 3, 1), (2, 5, 8, 1), (2, 5, 4, 2))
    return position(gems=gems)


def test_4_6_the_worked_example() -> None:
    before = example()
    after, events = scored(before)
    assert after.scores == (5 + 3, 12 + 3, 5 + 3, 8 + 3)
    returned = [
        tuple(a - b for a, b in zip(*pair, strict=True))
        for pair in zip(before.gems, after.gems, strict=True)
    ]
    assert returned == [(2, 0, 2, 0), (2, 3, 0, 0), (2, 0, 2, 0), (2, 0, 0, 2)]
    assert HadMost(3, "blue", 8, shared=False, returned=2) in events
    assert HadMost(0, "green", 5, shared=True, returned=2) in events
    assert HadMost(1, "yellow", 12, shared=False, returned=3) in events
    assert HadMost(2, "red", 3, shared=True, returned=2) in events


def test_4_6_if_scored_foretells_it() -> None:
    assert if_scored(example()) == scored(example())[0].scores


# -- 4.7 -------------------------------------------------------------------------------------------


def test_4_7_discs_move_under_their_merchants() -> None:
    before = position(RollAgain(0), moved=(LAP - 3, 5, 20, 9))
    after, events = throw(before, 6)
    assert events[-1] == DiscsMoved()
    assert after.discs == tuple(after.field(seat) for seat in range(4)) == (3, 12, 6, 2)
    assert after.moved == (0, 0, 0, 0)
    assert isinstance(after.agenda[0], RollAll)


def test_4_7_after_a_scoring_a_whole_lap_is_ahead_again() -> None:
    after, _ = round_ends((LAP + 5, 5, LAP - 1, 9))
    later, events = throw(after, 6, 6, 6, 6)
    assert kinds(events) == ["Rolled"]
    assert max(later.moved) < LAP
