"""Majorities: who has most, and what each gets of it."""

from __future__ import annotations

import pytest

from zoco.parts.majorities import most, shared


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
