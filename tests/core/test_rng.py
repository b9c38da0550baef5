"""Numbers from bits: fair by rejection, and never out of an empty range."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import permutations

import pytest

from zoco.core.rng import below, pick, shuffled
from zoco.testkit.bit_streams import RanDry, Script, is_exactly


@pytest.mark.parametrize("n", range(1, 34))
def test_below_keeps_every_number_once_and_draws_again_for_the_rest(n: int) -> None:
    with pytest.raises(RanDry) as dry:
        below(Script([]), n)
    bits, kept = dry.value.bits, []
    for number in range(2**bits):
        with suppress(RanDry):
            kept.append(below(Script([number]), n))
    assert kept == list(range(n))


def test_below_draws_until_a_number_fits() -> None:
    script = Script([7, 5, 6, 2, 1])
    assert below(script, 5) == 2
    assert script.asked == [3, 3, 3, 3]
    assert script.numbers == [1]


@pytest.mark.parametrize("n", [0, -1, -8])
def test_below_refuses_an_empty_range_instead_of_drawing_for_ever(n: int) -> None:
    with pytest.raises(ValueError, match=f"below {n}"):
        below(Script([0] * 9), n)


def test_pick_is_uniform_and_needs_an_item() -> None:
    assert is_exactly(lambda rng: pick(rng, "abc"), dict.fromkeys("abc", Fraction(1, 3)))
    with pytest.raises(ValueError, match="below 0"):
        pick(Script([0]), ())


def test_shuffled_reaches_each_order_once_and_leaves_its_items_alone() -> None:
    items = ("a", "b", "c", "d")
    scripts = [(i, j, k) for i in range(4) for j in range(3) for k in range(2)]
    orders = Counter(tuple(shuffled(Script(script), items)) for script in scripts)
    assert orders == Counter(permutations(items))
    assert items == ("a", "b", "c", "d")
    assert shuffled(Script([]), ()) == []
