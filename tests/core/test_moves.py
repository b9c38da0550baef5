"""Collections of moves: membership, order, uniform samples, unions and their refusals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.core.bids.rules import LEAVES, Amounts, Leave, Seal, Take, Takes, Toss
from zoco.core.describe import Group
from zoco.core.moves import NOTHING, AnyOf, Illegal, Moves, any_of, label
from zoco.core.words.said import Said
from zoco.testkit.bit_streams import Script, is_exactly

BOTH = any_of(Amounts(2), LEAVES)


def test_membership_follows_the_refusal() -> None:
    assert Seal(2) in Amounts(2)
    assert Seal(3) not in Amounts(2)
    assert Amounts(2).why_not(Seal(3)) == Illegal("bids 2.1", "too-much", high=2)


def test_a_collection_counts_and_knows_whether_it_is_empty() -> None:
    assert len(Amounts(2)) == 3
    assert Amounts(2)
    assert not Takes(False)
    assert not NOTHING
    assert len(NOTHING) == 0


def test_a_sample_is_uniform() -> None:
    assert is_exactly(Amounts(2).sample, {move: Fraction(1, 3) for move in Amounts(2)})


def test_a_move_of_another_kind_is_not_now() -> None:
    assert Amounts(2).why_not(Leave()) == Illegal("bids 2.1", "not-now", move="leave")


def test_moves_are_values_that_compare() -> None:
    assert Amounts(2) == Amounts(2) != Amounts(3)


def test_a_union_holds_all_its_parts_in_order() -> None:
    assert list(BOTH) == [Seal(0), Seal(1), Seal(2), Leave()]
    assert len(BOTH) == 4
    assert Leave() in BOTH
    assert Seal(1) in BOTH
    assert Take() not in BOTH
    assert all(BOTH.why_not(move) is None for move in BOTH)


@pytest.mark.parametrize(
    "parts",
    [
        (LEAVES, Amounts(2)),
        (Amounts(4), LEAVES),
        (Amounts(0), Takes(False), Amounts(0)),
        (Takes(True), Amounts(4), LEAVES),
    ],
)
def test_a_union_samples_every_move_alike_whatever_part_it_is_in(parts: tuple[Moves, ...]) -> None:
    union = AnyOf(parts)
    shares = Counter(union)
    odds = {move: Fraction(share, len(union)) for move, share in shares.items()}
    assert is_exactly(union.sample, odds)


def test_a_union_refuses_with_the_part_that_knows_the_kind() -> None:
    union = any_of(LEAVES, Takes(False), Amounts(2))
    assert union.why_not(Take()) == Illegal("bids 2.2", "bid-nothing")
    assert union.why_not(Seal(9)) == Illegal("bids 2.1", "too-much", high=2)


def test_a_union_that_knows_no_such_kind_refuses_with_its_first_part() -> None:
    assert BOTH.why_not(Toss(0)) == Illegal("bids 2.1", "not-now", move="toss")


def test_a_union_is_empty_when_all_its_parts_are() -> None:
    assert not AnyOf((Takes(False), NOTHING))
    assert AnyOf((Takes(False), LEAVES))


def test_a_union_describes_its_parts_side_by_side() -> None:
    assert BOTH.describe() == Group((Amounts(2).describe(), LEAVES.describe()))


def test_a_union_of_one_is_that_one_and_of_none_is_nothing() -> None:
    assert any_of(LEAVES) is LEAVES
    assert any_of() is NOTHING


def test_nothing_refuses_everything_and_offers_nothing() -> None:
    assert NOTHING.why_not(Take()) == Illegal("", "not-now", move="take")
    assert list(NOTHING) == []
    assert NOTHING.describe() == Group(())
    with pytest.raises(ValueError, match="below 0"):
        NOTHING.sample(Script([]))


def test_the_default_label_is_the_kind_with_its_plain_fields() -> None:
    assert label(Seal(2)) == Said("move-seal", {"amount": 2})


def test_a_collection_must_answer_all_questions() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Moves()  # type: ignore[abstract]
