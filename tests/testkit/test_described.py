from __future__ import annotations

from random import Random

from zoco.core.describe import Bundle, Count, Group, Option, Pick
from zoco.core.moves import Move
from zoco.core.words.said import Said
from zoco.testkit.described import moves_of, sayings, some_move, width


class Give(Move, frozen=True):
    gems: tuple[int, int]


class Bid(Move, frozen=True):
    sum: int


PICK = Pick(Said("pick"), (Option(Bid(7), Said("seven")), Option(Bid(8), Said("eight"))))
COUNT = Count(Said("count"), 2, 4, Bid(2), "sum")
FREE = Count(Said("count"), 2, 6, Bid(2), "sum", taken=(2, 4))
BUNDLE = Bundle(Said("bundle"), ("red", "blue"), (1, 2), 1, Give((0, 0)), "gems")


def test_a_group_offers_what_its_parts_offer() -> None:
    group = Group((PICK, Group((COUNT,))))
    assert list(moves_of(group)) == [Bid(7), Bid(8), Bid(2), Bid(3), Bid(4)]
    assert width(group) == 5
    assert [said.key for said in sayings(group)] == ["pick", "seven", "eight", "count"]


def test_numbers_that_are_taken_are_not_offered() -> None:
    assert list(moves_of(FREE)) == [Bid(3), Bid(5), Bid(6)]
    assert width(FREE) == 3


def test_a_bundle_offers_up_to_the_stock_and_from_the_least() -> None:
    offered = {move.gems for move in moves_of(BUNDLE) if isinstance(move, Give)}
    assert offered == {(0, 1), (0, 2), (1, 0), (1, 1), (1, 2)}


def test_a_bundle_beats_by_number_and_then_by_worth() -> None:
    beating = Bundle(Said("bundle"), ("red", "blue"), (2, 2), 1, Give((0, 0)), "gems", (1, 1))
    offered = {move.gems for move in moves_of(beating) if isinstance(move, Give)}
    assert offered == {(2, 0), (1, 2), (2, 1), (2, 2)}


def test_some_move_is_one_of_those_described() -> None:
    rng = Random(1)
    for part in (PICK, COUNT, FREE, BUNDLE):
        known = set(moves_of(part))
        drawn = {some_move(part, rng) for _ in range(200)}
        assert drawn - {None} == known
