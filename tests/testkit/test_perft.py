"""Node counts from set positions, each explained by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import zoco
from zoco.games.suleika.board import named
from zoco.games.suleika.rules import LayCarpet
from zoco.testkit.perft import perft
from zoco.testkit.toy.game import GAME as TOY

SULEIKA = zoco.load("suleika")


def market(omar: str, *carpets: tuple[str, str, int]) -> Any:
    """A table for four at which seat 0 lays next to Omar; each carpet lies on two free fields."""
    table: Any = SULEIKA.setup(4, {"first": 0})
    halves, across, down = [0, 0, 0, 0], 0, 0
    for first, second, colour in carpets:
        one, other = named(first), named(second)
        halves[colour] |= 1 << one | 1 << other
        if other - one == 1:
            across |= 1 << one
        else:
            down |= 1 << one
    return replace(
        table,
        agenda=(LayCarpet(0), *table.agenda[-1:]),
        omar=named(omar),
        halves=tuple(halves),
        across=across,
        down=down,
    )


def test_suleika_for_four_from_the_start() -> None:
    # 1: three ways to face.
    # 2: each with four faces of the die, equal ones counted once: 3 × 4.
    # 3: a neighbour of Omar's field starts as many places as it has neighbours besides him. From
    #    d4 north he reaches d3 (3+3+3+3 = 12), d2 (d1 starts only 2: 11), d1 (c1 and e1 start 2,
    #    d2 starts 3: 7) and, over the balcony, c1 (7 likewise); east e4, f4, g4, g5 and west c4,
    #    b4, a4, a3 give the same numbers: 3 × (12 + 11 + 7 + 7) = 111.
    # 4: the next seat faces three ways: 333. 5: it rolls: 1332.
    table = SULEIKA.setup(4, {"first": 0})
    assert perft(SULEIKA, table, 5) == (3, 12, 111, 333, 1332)


def test_suleika_for_three_has_the_same_beginning() -> None:
    table = SULEIKA.setup(3, {"first": 2})
    assert perft(SULEIKA, table, 4) == (3, 12, 111, 333)


def test_suleika_for_two_uncovers_stacks_of_two_colours() -> None:
    # Two stacks show one of two colours each (2, 4); then 3 ways, 4 faces, 37 × 3 places; then the
    # next carpet of the stack is one of two colours again.
    table = SULEIKA.setup(2, {"first": 0})
    assert perft(SULEIKA, table, 6) == (2, 4, 12, 48, 444, 888)


def test_suleika_for_two_by_4_1_walks_without_choosing_first() -> None:
    # Omar looks north, so only d3, d2, d1 and c1 can be reached: 12 + 11 + 7 + 7 = 37 places.
    table = SULEIKA.setup(2, {"first": 0, "direction_at_end": True})
    assert perft(SULEIKA, table, 5) == (2, 4, 16, 148, 296)


def test_suleika_where_the_draw_decides_who_begins() -> None:
    assert perft(SULEIKA, SULEIKA.setup(4), 3) == (4, 12, 48)


def test_suleika_2_5_the_example_of_the_rulebook_has_ten_places() -> None:
    # Twelve places around d4; d2-d3 and c4-c5 each lie on one whole carpet.
    table = market("d4", ("d2", "d3", 0), ("e2", "e3", 1), ("c4", "c5", 2))
    assert perft(SULEIKA, table, 1) == (10,)


def test_suleika_2_6_the_tightest_case_has_two_places() -> None:
    # Next to the corner a1, b1 and a2 start two places each; one of each is a whole carpet.
    table = market("a1", ("b1", "c1", 0), ("a2", "a3", 1))
    assert perft(SULEIKA, table, 1) == (2,)


def test_the_toy_counts_musts_and_mays_of_all_seats() -> None:
    # Cards 1, 2, 2, 3, 4: four different ones; then three 2, 3, 4 with 1 gone or all four with one
    # 2 gone: 3 + 4 + 3 + 3 = 13. Then both choose of two and both may show: 13 × 2 × 3 = 78.
    table = TOY.setup(2)
    assert perft(TOY, table, 3) == (4, 13, 78)


def test_a_match_that_is_over_has_no_further_lines() -> None:
    table = replace(TOY.setup(2), agenda=())
    assert perft(TOY, table, 2) == (0, 0)
