"""Outcomes of chance: integer weights, a canonical order, exact odds, refusals with a paragraph."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.core.bids.rules import Seal, Toss
from zoco.core.chance import CHANCE, Outcomes, Product, Throw, Weighted, equally, weighted
from zoco.core.moves import Illegal
from zoco.testkit.bit_streams import is_exactly

COIN = weighted("bids 1.1", ((Toss(0), 1), (Toss(1), 4), (Toss(2), 0), (Toss(3), 2)))


class Dice(Throw, frozen=True):
    """Two dice in one throw."""

    notation = "dice {faces:ints}"


class Cups(Throw, frozen=True):
    """The same faces, another move."""

    notation = "cups {faces:ints}"


TWO = Product("bids 1.1", (((1, 1), (2, 2)), ((1, 3), (5, 1), (6, 3))), Dice)


def test_chance_is_a_seat_that_nobody_can_have() -> None:
    assert CHANCE == -1


def test_weighted_lists_what_can_happen_in_the_given_order() -> None:
    assert list(COIN) == [(Toss(0), 1), (Toss(1), 4), (Toss(3), 2)]
    assert len(COIN) == 3
    assert COIN.total == 7


def test_weighted_weighs_a_move_and_nothing_else() -> None:
    assert [COIN.weight(Toss(side)) for side in range(5)] == [1, 4, 0, 2, 0]
    assert COIN.weight(Seal(1)) == 0
    assert Toss(1) in COIN
    assert Toss(2) not in COIN


def test_weighted_adds_up_what_is_named_twice() -> None:
    die = equally("bids 1.1", [Toss(2), Toss(1), Toss(2)])
    assert list(die) == [(Toss(2), 2), (Toss(1), 1)]
    assert die.weight(Toss(2)) == 2
    assert die.total == 3


def test_equally_gives_each_the_same_weight() -> None:
    assert equally("bids 1.1", (Toss(0), Toss(1))) == Weighted(
        "bids 1.1", ((Toss(0), 1), (Toss(1), 1))
    )


@pytest.mark.parametrize("outcomes", [COIN, TWO, equally("bids 1.1", map(Toss, range(5)))])
def test_sampling_follows_the_weights_exactly(outcomes: Outcomes) -> None:
    odds = {move: Fraction(weight, outcomes.total) for move, weight in outcomes}
    assert sum(odds.values()) == 1
    assert is_exactly(outcomes.sample, odds)


def test_what_cannot_happen_is_refused_with_the_paragraph() -> None:
    assert COIN.why_not(Toss(1)) is None
    assert COIN.why_not(Toss(2)) == Illegal("bids 1.1", "not-an-outcome")
    assert TWO.why_not(Dice((1, 5))) is None
    assert TWO.why_not(Dice((5, 1))) == Illegal("bids 1.1", "not-an-outcome")


def test_product_multiplies_weights_in_the_order_of_its_factors() -> None:
    assert list(TWO) == [
        (Dice((1, 1)), 3),
        (Dice((1, 5)), 1),
        (Dice((1, 6)), 3),
        (Dice((2, 1)), 6),
        (Dice((2, 5)), 2),
        (Dice((2, 6)), 6),
    ]
    assert TWO.total == 21
    assert all(TWO.weight(move) == weight for move, weight in TWO)


@pytest.mark.parametrize("move", [Dice((1,)), Dice((1, 5, 5)), Cups((1, 5)), Dice((3, 5)), Toss(1)])
def test_product_gives_no_weight_to_another_throw(move: Dice) -> None:
    assert TWO.weight(move) == 0
    assert move not in TWO


def test_a_large_product_is_drawn_without_being_listed() -> None:
    die = tuple((face, 1) for face in range(1, 7))
    many = Product("bids 1.1", (die,) * 60, Dice)

    class Low:
        def getrandbits(self, k: int, /) -> int:
            return 0

    assert many.sample(Low()) == Dice((1,) * 60)
    assert many.total == 6**60
    assert many.weight(Dice((6,) * 60)) == 1


def test_outcomes_leave_nothing_abstract_undone() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Outcomes("bids 1.1")  # type: ignore[abstract]
