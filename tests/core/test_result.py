"""Ranks: the higher value first, tie-breaks only while ties remain, who is level shares a rank."""

from __future__ import annotations

from msgspec.structs import replace

from zoco.core.result import Measure, ranked


def points(*values: int) -> Measure:
    return Measure("points", "bids 3.1", values)


def coins(*values: int) -> Measure:
    return Measure("coins", "bids 3.2", values)


def cards(*values: int) -> Measure:
    return Measure("cards", "bids 3.2", values)


def test_the_higher_score_has_the_better_rank() -> None:
    result = ranked((points(3, 9, 5),))
    assert result.ranks == (3, 1, 2)
    assert result.scores == (3, 9, 5)
    assert result.winners == (1,)


def test_a_tie_break_that_is_not_needed_is_not_listed() -> None:
    result = ranked((points(3, 9), coins(7, 1)))
    assert result.ranks == (2, 1)
    assert result.measures == (points(3, 9),)


def test_a_tie_break_orders_only_those_who_are_level() -> None:
    result = ranked((points(5, 5, 9), coins(1, 2, 0), cards(8, 8, 8)))
    assert result.ranks == (3, 2, 1)
    assert result.measures == (points(5, 5, 9), coins(1, 2, 0))


def test_a_later_tie_break_decides_what_the_first_left_open() -> None:
    result = ranked((points(5, 5), coins(2, 2), cards(0, 1)))
    assert result.ranks == (2, 1)
    assert len(result.measures) == 3


def test_who_is_level_in_everything_shares_the_rank_and_the_next_is_left_out() -> None:
    result = ranked((points(5, 7, 7, 5), coins(1, 2, 2, 1)))
    assert result.ranks == (3, 1, 1, 3)
    assert result.winners == (1, 2)


def test_a_drawn_match_has_no_winner_though_all_share_the_rank() -> None:
    level = ranked((points(0, 0, 0),))
    assert (level.drawn, level.winners) == (False, (0, 1, 2))
    assert replace(level, drawn=True).winners == ()


def test_a_measure_may_favour_the_fewest() -> None:
    fewest = Measure("coins", "bids 3.2", (4, 0, 2), fewest=True)
    assert ranked((fewest,)).ranks == (3, 1, 2)
    assert ranked((points(5, 5, 9), fewest)).ranks == (3, 2, 1)


def test_a_tie_that_matters_to_no_winner_is_broken_too() -> None:
    assert ranked((points(9, 4, 4), coins(0, 1, 2))).ranks == (1, 3, 2)
