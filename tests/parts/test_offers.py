"""Raises: a collection that is counted and drawn from, held against listing it."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.parts.bundles import every_bundle, every_raise, stocks
from zoco.core.rng import below
from zoco.parts.gems import Gems, within
from zoco.parts.offers import Costs, Raises
from zoco.testkit.bit_streams import is_exactly

LARGE = (8, 8, 8, 8)
COSTS = st.tuples(*(st.lists(st.integers(-3, 9), min_size=4, max_size=4).map(tuple),) * 4)


@given(stocks(), stocks(4))
def test_len_bool_iteration_and_in_are_what_listing_says(stock: Gems, offer: Gems) -> None:
    raises, listed = Raises(stock, offer), every_raise(stock, offer)
    assert list(raises) == listed
    assert len(raises) == len(listed)
    assert bool(raises) is bool(listed)
    assert [bundle for bundle in every_bundle(stock) if bundle in raises] == sorted(listed)


@given(stocks(), stocks(4))
def test_every_place_has_its_raise(stock: Gems, offer: Gems) -> None:
    raises = Raises(stock, offer)
    assert [raises.at(place) for place in range(len(raises))] == every_raise(stock, offer)


def test_behind_the_last_place_there_is_no_raise() -> None:
    raises = Raises((1, 0, 0, 1), (0, 0, 0, 1))
    with pytest.raises(IndexError):
        raises.at(len(raises))


def test_a_bundle_beyond_the_stock_is_no_raise() -> None:
    assert (0, 0, 0, 2) not in Raises((1, 0, 0, 1), (0, 0, 0, 1))


@given(stocks(), stocks(4))
def test_the_smallest_raise_is_the_first_of_all(stock: Gems, offer: Gems) -> None:
    listed = every_raise(stock, offer)
    assert Raises(stock, offer).smallest() == (listed[0] if listed else None)


def price(bundle: Gems, costs: Costs) -> float:
    return sum(costs[colour][number] for colour, number in enumerate(bundle))


@given(stocks(), stocks(4), COSTS)
def test_the_cheapest_raise_costs_what_the_cheapest_listed_one_does(
    stock: Gems, offer: Gems, costs: Costs
) -> None:
    listed = every_raise(stock, offer)
    found = Raises(stock, offer).cheapest(costs)
    if not listed:
        assert found is None
        return
    assert found is not None
    bundle, cost = found
    assert cost == price(bundle, costs) == min(price(each, costs) for each in listed)
    equal = [each for each in listed if price(each, costs) == cost]
    assert bundle == equal[0]


@pytest.mark.parametrize("offer", [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 0, 2)])
def test_a_sample_is_every_raise_with_equal_odds(offer: Gems) -> None:
    raises = Raises((1, 0, 0, 3), offer)
    odds = Fraction(1, len(raises))
    assert is_exactly(raises.sample, dict.fromkeys(raises, odds))


@pytest.mark.parametrize("others", [1, 2])
@pytest.mark.parametrize("offer", [(0, 0, 0, 0), (0, 0, 1, 0), (1, 0, 2, 1), (2, 2, 2, 2)])
def test_other_choices_are_drawn_with_the_odds_of_a_raise(offer: Gems, others: int) -> None:
    raises = Raises((1, 0, 2, 1), offer)
    each = Fraction(1, len(raises) + others)
    odds: dict[Gems | None, Fraction] = dict.fromkeys(raises, each)
    odds[None] = others * each
    assert is_exactly(lambda rng: raises.draw(rng, others), odds)


@given(st.integers(0, 2**32), stocks(8))
def test_samples_from_a_large_stock_are_raises(seed: int, offer: Gems) -> None:
    raises = Raises(LARGE, offer)
    if raises:
        assert raises.sample(Random(seed)) in raises
        assert within(raises.sample(Random(seed)), LARGE)


def test_the_only_raises_above_nearly_everything_are_found_without_listing() -> None:
    raises = Raises(LARGE, (8, 8, 8, 6))
    found = {raises.sample(Random(seed)) for seed in range(60)}
    one_less = {(7, 8, 8, 8), (8, 7, 8, 8), (8, 8, 7, 8), (8, 8, 8, 7)}
    assert found == one_less | {LARGE}
    assert len(raises) == 5


@given(stocks(3), stocks(3))
def test_places_count_out_every_raise_in_order(stock: Gems, offer: Gems) -> None:
    raises, listed = Raises(stock, offer), every_raise(stock, offer)
    assert [raises.at(place) for place in range(len(listed))] == list(raises) == listed
    assert [raises.index(bundle) for bundle in listed] == list(range(len(listed)))
    for outside in (-1, len(listed)):
        with pytest.raises(IndexError):
            raises.at(outside)
    for bundle in set(every_bundle(stock)) - set(listed):
        with pytest.raises(ValueError, match="no raise"):
            raises.index(bundle)


@given(st.integers(0, 2**64), stocks(24), stocks(12))
def test_place_and_raise_find_each_other_in_stocks_too_large_to_list(
    seed: int, stock: Gems, offer: Gems
) -> None:
    raises = Raises(stock, offer)
    if raises:
        place = below(Random(seed), len(raises))
        assert raises.index(raises.at(place)) == place
        drawn = raises.sample(Random(seed))
        assert raises.at(raises.index(drawn)) == drawn
