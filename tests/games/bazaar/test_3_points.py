"""Bazaar, sections 3 to 5: points, end, and the oddity of the source."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.bazaar.positions import play, position
from zoco.core.result import Measure
from zoco.games.bazaar.events import Bought, Closed, PileUsedUp
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.rules import score
from zoco.games.bazaar.scoring import points_for


@pytest.mark.parametrize(
    ("left", "columns"),
    [(0, (5, 8, 12)), (1, (3, 5, 8)), (2, (2, 3, 5)), (3, (1, 2, 3)), (5, (1, 2, 3))],
)
def test_3_1_points_by_stones_left(left: int, columns: tuple[int, ...]) -> None:
    assert points_for(left, star=False, used_up=False) == columns[0]
    assert points_for(left, star=True, used_up=False) == columns[1]
    assert points_for(left, star=False, used_up=True) == columns[1]
    assert points_for(left, star=True, used_up=True) == columns[2]


def test_3_2_a_star_and_a_used_up_pile_each_move_one_column_on() -> None:
    fresh, _ = play(position(("RRRR", "G")), "roll", "die R", "buy 1")
    assert fresh.points[0] == 8, "a starred ware, nothing left, all piles there"
    used_up = position(("RRRR", "G"), tops=("RRRRR*", "", "BBBGG", "GGGYY"), left=(5, 0, 5, 5))
    later, _ = play(used_up, "roll", "die R", "buy 1")
    assert later.points[0] == 12, "a starred ware, nothing left, one pile used up"


def test_3_3_plain_ware_three_over_is_one_point_one_over_is_three() -> None:
    three, _ = play(position(("BBBGYYR", "G")), "roll", "die G", "buy 3")
    assert three.points[0] == 1
    one, _ = play(position(("BBBGY", "G")), "roll", "die G", "buy 3")
    assert one.points[0] == 3


def test_3_3_the_purchase_that_uses_up_a_pile_scores_by_the_column_before() -> None:
    table, events = play(position(("BBBG", "G"), left=(5, 5, 1, 5)), "roll", "die G", "buy 3")
    assert events[-2:] == [Bought(0, 3, 18, "BBBGG", 0, 5), PileUsedUp(3)]
    assert table.tops[2] == -1


def test_4_1_the_second_pile_sold_out_ends_the_match_at_once() -> None:
    table = position(("BBBG", "G"), tops=("", "WWRRR", "BBBGG", "GGGYY"), left=(0, 5, 1, 5))
    table, events = play(table, "roll", "die G", "buy 3")
    assert events[-1] == Closed()
    assert GAME.actors(table) == ()
    result = GAME.result(table)
    assert result is not None
    assert result.scores == (8, 0)
    assert result.winners == (0,)


def test_4_1_ties_go_to_the_fewest_wares_then_are_shared() -> None:
    table = replace(position(("", "", "")), agenda=(), points=(12, 12, 5), wares=(4, 3, 1))
    assert score(table).ranks == (2, 1, 3)
    assert score(table).measures[1] == Measure("wares", "bazaar 4.1", (4, 3, 1), fewest=True)
    level = replace(table, wares=(3, 3, 1))
    assert score(level).winners == (0, 1)


def test_4_1_practice_alone_tells_points_and_turns() -> None:
    table = position(("BBBG",), left=(0, 5, 1, 5), tops=("", "WWRRR", "BBBGG", "GGGYY"), solo=True)
    table, _ = play(replace(table, turns=11), "roll", "die G", "buy 3")
    result = GAME.result(table)
    assert result is not None
    assert [(measure.key, measure.values) for measure in result.measures] == [
        ("points", (8,)),
        ("turns", (12,)),
    ]


def test_5_1_card_two_offers_a_lone_ruby_two_diamonds_and_nothing_else() -> None:
    table = position(("R", "G"), cards=(1, 2))
    exchanges = [move for move in GAME.moves(table, 0) if isinstance(move, Exchange)]
    assert exchanges == [Exchange(1, 4, 0), Exchange(2, 1, 0)]
