"""Majorities: who has most, and what each gets of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from zoco.parts.bazaar import BazaarTable
from zoco.parts.gems import Gems
from zoco.parts.majorities import HadMost, Unclaimed, awards, most, paid_out, shared, tallied


@pytest.mark.parametrize(
    ("numbers", "leaders"),
    [
        ((1, 1, 1, 2), (3,)),
        ((8, 3, 8, 4), (0, 2)),
        ((2, 2, 2, 2), (0, 1, 2, 3)),
        ((0, 0, 0), ()),
        ((), ()),
    ],
)
def test_the_most_may_be_one_several_or_nobody(
    numbers: tuple[int, ...], leaders: tuple[int, ...]
) -> None:
    assert most(numbers) == leaders


@pytest.mark.parametrize(("points", "among", "each"), [(14, 4, 3), (10, 2, 5), (12, 1, 12)])
def test_points_are_shared_equally_and_rounded_down(points: int, among: int, each: int) -> None:
    assert shared(points, among) == each


# -- awards ----------------------------------------------------------------------------------------

STOCKS = ((4, 1, 0, 0), (1, 1, 2, 0), (0, 0, 1, 0))
WORTHS = (14, 12, 10, 8)


class Bonus(NamedTuple):
    """An award of another kind."""

    seat: int
    points: int


class Stall(BazaarTable[Any], frozen=True, gc=False):
    """A table with nothing but what all have."""

    def points_at(self, seat: int) -> int:
        return 0

    def gems_at(self, seat: int) -> Gems:
        return (0, 0, 0, 0)


def given() -> tuple[Any, ...]:
    """A sole majority gives all but one back."""
    return tuple(awards(WORTHS, STOCKS, lambda number: number - 1))


def test_each_colour_has_its_winners_or_nobody() -> None:
    assert given() == (
        HadMost(0, "red", 14, shared=False, returned=3),
        HadMost(0, "yellow", 6, shared=True, returned=1),
        HadMost(1, "yellow", 6, shared=True, returned=1),
        HadMost(1, "green", 10, shared=False, returned=1),
        Unclaimed("blue"),
    )


def test_nobody_returns_more_than_there_is() -> None:
    (red, *_) = awards(WORTHS, ((2, 0, 0, 0), (1, 0, 0, 0)), lambda _: 3)
    assert red == HadMost(0, "red", 14, shared=False, returned=2)


def test_points_of_all_kinds_of_awards_are_tallied() -> None:
    assert tallied((*given(), Bonus(2, 10)), 3) == (20, 16, 10)


def test_points_are_scored_and_gems_go_back_to_the_supply() -> None:
    table = Stall((), (1, 2, 3), STOCKS, (5, 5, 5, 5), ("", "", ""))
    after = paid_out(table, (*given(), Bonus(2, 10)))
    assert after.scores == (21, 18, 13)
    assert after.gems == ((1, 0, 0, 0), (1, 0, 1, 0), (0, 0, 1, 0))
    assert after.supply == (8, 7, 6, 5)
