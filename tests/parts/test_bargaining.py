"""A bargain on paper: two sides, three gems a colour, prices that are easy to add up."""

from __future__ import annotations

from random import Random

import pytest

from zoco.parts.bargaining import STEPS, Bargain, Side, bluntly, haggled, made_by, options_of
from zoco.parts.gems import Gems, beats
from zoco.parts.haggling import Negotiated, Offered
from zoco.parts.negotiation import Accept, Answers, Offer, OfferNothing, Openings
from zoco.parts.offers import Raises
from zoco.parts.temperament import EVEN, TEMPERAMENTS

STOCK = (3, 3, 3, 3)
NONE = (0, 0, 0, 0)
PRICES = tuple(tuple(price * n for n in range(13)) for price in (4.0, 3.0, 2.0, 1.0))


def side(action: float, loss: float = 0.0) -> Side:
    return Side(STOCK, action, loss, PRICES, PRICES)


def bargain(mine: float, theirs: float, offer: Gems = NONE, made: int = 0) -> Bargain:
    return Bargain(side(mine), side(theirs), offer, made)


def offered(it: Bargain, seed: int = 0) -> Gems:
    raised = it.raised(EVEN, Random(seed))
    assert raised is not None
    return raised


def test_winning_and_yielding_are_what_the_prices_say() -> None:
    one = side(10, loss=2)
    assert one.winning((1, 0, 0, 2)) == 10 - 4 - 2
    assert one.yielding((1, 0, 0, 2)) == 4 + 2 - 2


def test_who_wants_it_more_says_as_its_last_word_what_the_other_is_content_with() -> None:
    last = offered(bargain(12, 6, made=1))
    assert side(6).content(last)
    assert not side(6).content((0, 0, 0, 1))
    assert side(12).winning(last) > side(12).yielding(NONE)


def test_it_opens_below_its_last_word() -> None:
    first, last = offered(bargain(20, 16)), offered(bargain(20, 16, made=1))
    assert 1 < sum(first) < sum(last)


def test_nobody_offers_what_leaves_less_than_giving_in() -> None:
    for mine in range(1, 14):
        for made in range(3):
            it = bargain(mine, 30, (0, 0, 1, 1), made)
            raised = it.raised(EVEN, Random(mine))
            assert raised is None or it.mine.winning(raised) > it.mine.yielding(it.offer)


def test_who_cannot_gain_gives_in() -> None:
    assert haggled(bargain(2, 9, (0, 0, 2, 0)), EVEN, Random(0), nothing=True) == Accept()
    assert haggled(bargain(0.5, 9), EVEN, Random(0), nothing=True) == OfferNothing()
    forced = haggled(bargain(0.5, 9), EVEN, Random(0), nothing=False)
    assert forced == Offer((0, 0, 0, 1)), "who must open opens with the least"


@pytest.mark.parametrize("name", TEMPERAMENTS)
@pytest.mark.parametrize("worth", [(9, 7), (7, 9), (12, 12), (20, 5), (5, 20)])
def test_every_haggle_ends_after_a_few_visible_steps(name: str, worth: tuple[int, int]) -> None:
    temper, made, rng = TEMPERAMENTS[name], [0, 0], Random(3)
    offer: Gems = NONE
    for turn in range(40):
        seat = turn % 2
        raised = bargain(worth[seat], worth[1 - seat], offer, made[seat]).raised(temper, rng)
        if raised is None:
            break
        assert beats(raised, offer)
        offer, made[seat] = raised, made[seat] + 1
    assert sum(made) <= 6


def test_the_generous_open_nearer_to_their_last_word_than_the_patient() -> None:
    it = bargain(20, 16)
    opened = {
        name: sum(sum(it.raised(TEMPERAMENTS[name], Random(seed)) or NONE) for seed in range(20))
        for name in ("generous", "even", "patient")
    }
    assert opened["generous"] > opened["even"] > opened["patient"]


def test_who_looks_ahead_does_not_creep_on() -> None:
    """After each offer the next step is larger, and at last there is one word to say."""
    smallest = []
    for made in range(STEPS + 1):
        found = options_of(bargain(20, 16, (0, 0, 0, 1), made), Random(1), nothing=True)
        moves = [move for move, _ in found]
        assert Accept() in moves
        smallest.append(min(sum(it.gems) for it in moves if isinstance(it, Offer)))
    assert smallest == sorted(set(smallest))
    assert len(moves) == 2


def test_offers_are_counted_since_the_haggle_began() -> None:
    one, two = Offered(0, 1, "B", gems=(0, 0, 0, 1)), Offered(1, 0, "B", gems=(0, 0, 1, 0))
    memory = (one, Negotiated(0, 1, "B"), one, two, one)
    assert (made_by(memory, 0), made_by(memory, 1), made_by((), 0)) == (2, 1, 0)


def test_the_cheapest_raise_for_every_number_of_gems() -> None:
    found = Raises((1, 1, 0, 2), (0, 1, 0, 0)).by_number(PRICES)
    assert found == [
        ((1, 0, 0, 0), 4.0),
        ((0, 0, 0, 2), 2.0),
        ((0, 1, 0, 2), 5.0),
        ((1, 1, 0, 2), 9.0),
    ]
    assert Raises((1, 0, 0, 0), (1, 0, 0, 0)).by_number(PRICES) == []


def test_a_beginner_goes_to_a_limit_of_its_own_and_not_beyond() -> None:
    for seed in range(60):
        answer = bluntly(Answers("basari", STOCK, (1, 1, 1, 0)), 5.0, EVEN, Random(seed))
        assert isinstance(answer, Accept) or sum(answer.gems) <= 4  # type: ignore[attr-defined]
    opened = bluntly(Openings("basari", (0, 0, 0, 1), True), 9.0, EVEN, Random(1))
    assert opened == Offer((0, 0, 0, 1)), "it has no more"
