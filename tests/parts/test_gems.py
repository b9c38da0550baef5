"""Bundles of gems: sums, differences, and which beats which."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from tests.parts.bundles import better, every_bundle, stocks
from zoco.parts.gems import (
    Gems,
    add,
    available,
    beats,
    bundles,
    bundles_of,
    subtract,
    total,
    within,
)


@given(stocks(), stocks())
def test_adding_and_subtracting_undo_each_other(one: Gems, other: Gems) -> None:
    assert subtract(add(one, other), other) == one
    assert sum(add(one, other)) == sum(one) + sum(other)


@given(stocks(), stocks())
def test_what_is_available_lies_within_both(wanted: Gems, stock: Gems) -> None:
    found = available(wanted, stock)
    assert within(found, wanted)
    assert within(found, stock)
    assert all(got in (want, have) for got, want, have in zip(found, wanted, stock, strict=True))


@pytest.mark.parametrize(
    ("bundle", "stock", "answer"),
    [
        ((1, 0, 0, 2), (1, 0, 0, 2), True),
        ((0, 0, 0, 0), (0, 0, 0, 0), True),
        ((2, 0, 0, 0), (1, 9, 9, 9), False),
        ((0, 0, 0, 3), (9, 9, 9, 2), False),
        ((-1, 0, 0, 0), (1, 1, 1, 1), False),
        ((1, 0, 0), (1, 1, 1, 1), False),
        ((), (), True),
    ],
)
def test_within_counts_every_colour(bundle: Gems, stock: Gems, answer: bool) -> None:
    assert within(bundle, stock) is answer


def test_one_red_and_nine_blue_beat_ten_yellow() -> None:
    assert beats((1, 0, 0, 9), (0, 10, 0, 0))
    assert not beats((0, 10, 0, 0), (1, 0, 0, 9))


def test_one_red_and_three_blue_beat_four_yellow() -> None:
    assert beats((1, 0, 0, 3), (0, 4, 0, 0))


@given(stocks(), stocks())
def test_beats_is_the_rule_in_other_words(one: Gems, other: Gems) -> None:
    assert beats(one, other) == better(one, other)
    assert (one == other) == (not beats(one, other) and not beats(other, one))


def test_total_adds_colour_by_colour() -> None:
    assert total(((1, 2, 3, 4), (4, 3, 2, 1), (0, 0, 0, 5))) == (5, 5, 5, 10)


@given(stocks(2))
def test_bundles_are_all_there_in_rising_order(stock: Gems) -> None:
    listed = list(bundles(stock))
    assert sorted(listed) == sorted(every_bundle(stock))
    assert all(beats(after, before) for before, after in pairwise(listed))


def test_bundles_of_a_number_that_is_not_there_are_none() -> None:
    assert list(bundles_of((1, 0, 1, 0), 3)) == []
    assert list(bundles_of((), 0)) == [()]
    assert list(bundles_of((), 1)) == []
