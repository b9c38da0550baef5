"""Ready-made collections: a few moves, and numbers between two bounds."""

from __future__ import annotations

from typing import ClassVar

import pytest

from zoco.core.describe import Count, Group, Option, Pick
from zoco.core.moves import Few, Illegal, Move, Numbers, label, picking
from zoco.core.table import changed
from zoco.core.words.said import Said


class Wait(Move, frozen=True):
    notation: ClassVar[str] = "wait"


class Pay(Move, frozen=True):
    notation: ClassVar[str] = "pay {seat} {sum}"
    seat: int
    sum: int = 0


class Pass(Move, frozen=True):
    notation: ClassVar[str] = "pass"

    def said(self) -> Said:
        return Said("no-thanks")


FEW = Few((Wait(), Pay(1, 5)))
SUMS = Numbers("bids 2.1", Pay(1), "sum", 2, 4)


def test_few_moves_are_these_and_no_others() -> None:
    assert list(FEW) == [Wait(), Pay(1, 5)]
    assert Pay(1, 5) in FEW
    assert FEW.why_not(Pay(1, 4)) == Illegal("", "not-now", move="pay")


def test_others_of_their_kinds_are_refused_by_a_rule() -> None:
    few = Few((Pay(1, 5),), "choose-whom", "bids 2.1", "not-that-one", also=(Wait,))
    assert few.why_not(Pay(1, 4)) == Illegal("bids 2.1", "not-that-one")
    assert few.why_not(Wait()) == Illegal("bids 2.1", "not-that-one")
    assert few.why_not(Pass()) == Illegal("", "not-now", move="pass")
    assert few.why_not(Pay(1, 5)) is None


def test_few_moves_are_a_pick_with_default_labels() -> None:
    labels = Said("move-wait"), Said("move-pay", {"seat": 1, "sum": 5})
    options = tuple(map(Option, FEW, labels))
    assert FEW.describe() == Pick(Said("choose"), options)
    assert Few((), "choose-whom").describe() == Pick(Said("choose-whom"), ())


def test_a_move_says_itself_what_it_is_called() -> None:
    assert Few((Pass(),)).describe() == Pick(Said("choose"), (Option(Pass(), Said("no-thanks")),))
    assert picking("choose-whom", [Pass()]).options[0].label == Said("no-thanks")
    assert label(Pass()) == Said("no-thanks")


def test_numbers_are_the_move_with_each_number() -> None:
    assert list(SUMS) == [Pay(1, 2), Pay(1, 3), Pay(1, 4)]
    assert len(SUMS) == 3
    assert all(move in SUMS for move in SUMS)


@pytest.mark.parametrize("number", [-1, 0, 1, 5])
def test_a_number_out_of_bounds_is_refused_by_the_rule(number: int) -> None:
    assert SUMS.why_not(Pay(1, number)) == Illegal("bids 2.1", "out-of-bounds", low=2, high=4)


@pytest.mark.parametrize("move", [Wait(), Pay(0, 3)])
def test_another_move_is_not_now_whatever_its_number(move: Move) -> None:
    refusal = SUMS.why_not(move)
    assert refusal is not None
    assert refusal.key == "not-now"


def test_numbers_are_a_count() -> None:
    assert SUMS.describe() == Count(Said("choose-number", {"seat": 1}), 2, 4, Pay(1, 2), "sum")


GAPS = Numbers("bids 2.2", Pay(1), "sum", 2, 8, "choose-free", "too-much", taken=(2, 3, 6))


def test_numbers_that_are_taken_are_none_of_them() -> None:
    assert [move.sum for move in GAPS if isinstance(move, Pay)] == [4, 5, 7, 8]
    assert len(GAPS) == 4
    assert GAPS.why_not(Pay(1, 3)) == Illegal("bids 2.2", "number-taken", number=3)
    assert GAPS.why_not(Pay(1, 9)) == Illegal("bids 2.2", "too-much", low=2, high=8)
    assert GAPS.describe() == Count(
        Said("choose-free", {"seat": 1}), 2, 8, Pay(1, 2), "sum", (2, 3, 6)
    )


def test_numbers_are_counted_without_those_that_are_taken() -> None:
    assert [GAPS.at(place) for place in range(4)] == list(GAPS)
    assert [GAPS.index(move) for move in GAPS] == [0, 1, 2, 3]
    for place in (-1, 4):
        with pytest.raises(IndexError):
            GAPS.at(place)
    with pytest.raises(ValueError, match="none of these"):
        GAPS.index(Pay(1, 6))


def test_no_number_is_left_when_all_are_taken() -> None:
    full = Numbers("bids 2.2", Pay(1), "sum", 2, 3, taken=(2, 3))
    assert not full
    assert full.describe() == Group(())


def test_bounds_may_leave_no_number() -> None:
    nothing = Numbers("bids 2.1", Pay(1), "sum", 3, 1)
    assert not nothing
    assert len(nothing) == 0
    assert nothing.describe() == Group(())


def test_a_value_is_changed_for_one_seat() -> None:
    assert changed((1, 2, 3), 1, 9) == (1, 9, 3)
    with pytest.raises(IndexError):  # it sets one, and never adds one
        changed((1, 2), 2, 9)
