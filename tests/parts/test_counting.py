"""Counting by formula, held against listing on every small stock."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.parts.bundles import better, every_bundle, stocks
from zoco.parts.counting import bundle_at, count_above, count_worthier, ways
from zoco.parts.gems import Gems

TINY = list(product(range(3), repeat=4))


@pytest.mark.parametrize("most", range(-1, 9))
def test_count_above_is_the_listed_number_for_every_tiny_stock(most: int) -> None:
    for stock in TINY:
        listed = sum(sum(bundle) > most for bundle in every_bundle(stock))
        assert count_above(stock, most) == listed


def test_count_worthier_is_the_listed_number_for_every_tiny_stock_and_offer() -> None:
    for stock in TINY:
        all_bundles = every_bundle(stock)
        for offer in TINY[::4]:
            equal = [b for b in all_bundles if sum(b) == sum(offer)]
            assert count_worthier(stock, offer) == sum(better(b, offer) for b in equal)


@given(stocks(4), st.integers(0, 16))
def test_the_ways_of_a_number_are_its_bundles(stock: Gems, number: int) -> None:
    counts = ways(stock).of[0]
    listed = sum(sum(bundle) == number for bundle in every_bundle(stock))
    assert (counts[number] if number < len(counts) else 0) == listed


@given(stocks(3))
def test_bundle_at_walks_through_all_bundles_of_a_number(stock: Gems) -> None:
    for number, count in enumerate(ways(stock).of[0]):
        found = [bundle_at(stock, number, place) for place in range(count)]
        assert found == sorted(b for b in every_bundle(stock) if sum(b) == number)
