"""A loaded die is told from a fair one."""

from __future__ import annotations

from random import Random

import pytest

from tests.testkit.mutants.play import AlwaysFirst, NeverLast
from zoco.core.chance import Outcomes, Product, Throw, Weighted
from zoco.core.moves import Move
from zoco.core.rng import Rng, below, pick
from zoco.testkit.odds import binned, is_fair

COIN = ((0, 1), (1, 1))
LADEN = ((0, 1), (1, 5))


def odds(number: int, weight: int = 1) -> tuple[tuple[Throw, int], ...]:
    """So many outcomes, each weighing more than the one before it by `weight - 1`."""
    return tuple((Throw((face,)), 1 + face * (weight - 1)) for face in range(number))


class Ignorant(Weighted, frozen=True):
    """All are drawn alike, whatever they weigh."""

    def sample(self, rng: Rng) -> Move:
        return pick(rng, self.odds)[0]


class Rejecting(Weighted, frozen=True):
    """Draws from many more than there are until one fits."""

    def sample(self, rng: Rng) -> Move:
        number = below(rng, 200)
        while number >= len(self.odds):
            number = below(rng, 200)
        return self.odds[number][0]


class Strange(Weighted, frozen=True):
    """Now and then something is drawn that is not there at all."""

    def sample(self, rng: Rng) -> Move:
        return super().sample(rng) if below(rng, 20) else Throw((99_999,))


def fair(outcomes: Outcomes, seed: int = 0, listed: int = 3_000) -> bool:
    return is_fair(outcomes, list(outcomes)[:listed], Random(seed))


@pytest.mark.parametrize("number", [1, 2, 6, 7, 36, 37, 100, 2_000])
@pytest.mark.parametrize("weight", [1, 2])
def test_fair_draws_pass_each_time(number: int, weight: int) -> None:
    assert all(fair(Weighted("x 1.1", odds(number, weight)), seed) for seed in range(12))


def test_fair_draws_that_reject_much_or_are_too_many_to_list_pass_too() -> None:
    assert all(fair(Rejecting("x 1.1", odds(5)), seed) for seed in range(5))
    many = Product("x 1.1", (COIN, LADEN) * 6, Throw)
    assert all(fair(many, seed, listed=100) for seed in range(20))


@pytest.mark.parametrize("number", [2, 6, 36, 37, 100, 2_000])
def test_the_first_one_always_is_not_fair(number: int) -> None:
    assert not fair(AlwaysFirst("x 1.1", odds(number)))
    assert not fair(AlwaysFirst("x 1.1", odds(number)), listed=1_000)


@pytest.mark.parametrize("number", [2, 6, 20, 36])
def test_one_that_is_never_drawn_is_missed(number: int) -> None:
    assert not fair(NeverLast("x 1.1", odds(number)))


@pytest.mark.parametrize("number", [2, 6, 50, 500])
def test_weights_must_be_heeded(number: int) -> None:
    laden = ((Throw((-1,)), 3 * number), *odds(number))
    assert fair(Weighted("x 1.1", laden))
    assert not fair(Ignorant("x 1.1", laden))


@pytest.mark.parametrize("number", [3, 300])
def test_strangers_are_noticed(number: int) -> None:
    assert not fair(Strange("x 1.1", odds(number)))


def test_bins_hold_every_outcome_once() -> None:
    listed = odds(100, 2)
    total = sum(weight for _, weight in listed)
    bins, weights = binned(listed, total, total // 12)
    assert set(bins) == {move for move, _ in listed}
    assert set(bins.values()) == set(range(len(weights)))
    assert sum(weights) == total
    assert min(weights) >= total // 24


def test_what_is_not_listed_is_in_one_bin() -> None:
    bins, weights = binned(odds(10), 100, 5)
    assert weights == [5, 5, 90]
    assert bins[None] == 2
    assert binned(odds(10), 12, 5) == (dict.fromkeys(bins, 1) | FIRST, [5, 7])


FIRST = {Throw((face,)): 0 for face in range(5)}
