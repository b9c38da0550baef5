"""Facts about a move before it is made: odds, prices, areas."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.suleika.positions import face, lay, position
from zoco.core.moves import Move
from zoco.core.words.said import Said
from zoco.games.suleika.board import named
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Roll
from zoco.games.suleika.rules import LayCarpet, Table


def facts(table: Table, move: Move) -> list[tuple[str, dict[str, object]]]:
    found = GAME.preview(GAME.view(table, None), move)
    return [(said.key, dict(said.params)) for said in found]


def test_2_4_a_direction_shows_landings_with_odds_and_prices() -> None:
    """North of d4 lie a red area of three on d3 and d2, a green carpet on c1, nothing on d1."""
    table = position("red d3-e3", "red d1-d2", "yellow c1-d1", "green b1-c1", seat=1)
    assert facts(table, face("north")) == [
        ("fact-landing", {"pips": 2, "odds": "1/3", "field": "d2", "price": 3, "owner": 0}),
        ("fact-landing-free", {"pips": 3, "odds": "1/3", "field": "d1"}),
        ("fact-landing", {"pips": 1, "odds": "1/6", "field": "d3", "price": 3, "owner": 0}),
        ("fact-landing", {"pips": 4, "odds": "1/6", "field": "c1", "price": 2, "owner": 3}),
        ("fact-expected-price", {"seat": 1, "price": 1.83}),
    ]


def test_a_board_reads_numbers_and_places_from_the_data() -> None:
    """A field has the number that it has in moves, odds are a fraction."""
    table = position("red d2-d3", seat=1)
    dear, free, *_, mean = GAME.preview(GAME.view(table, None), face("north"))
    landing = {"pips": 2, "odds": (1, 3), "field": named("d2"), "price": 2, "owner": 0}
    assert dear.data == landing
    assert free.data == {"pips": 3, "odds": (1, 3), "field": named("d1")}
    assert mean.data == {"seat": 1, "price": 1.0}
    table = position("blue d3-e3", asks=LayCarpet, seat=0)
    covers, area = GAME.preview(GAME.view(table, None), lay("c3-d3"))
    assert covers.data == {"field": named("d3"), "colour": 2, "owner": 2}
    assert area.data == {"colour": 0, "fields": 2}


def test_2_4_nobody_is_shown_a_price_above_their_money() -> None:
    table = position("red d3-e3", "red d1-d2", seat=1, money=(89, 1, 15, 15))
    assert ("fact-expected-price", {"seat": 1, "price": 0.83}) in facts(table, face("north"))
    assert facts(table, face("north"))[0][1]["price"] == 1


def test_4_1_the_price_is_what_the_other_will_pay() -> None:
    table = position("red d2-d3", seats=2, options={"direction_at_end": True})
    assert facts(table, face("north"))[-1] == ("fact-expected-price", {"seat": 1, "price": 1.0})
    table = position("yellow d2-d3", seats=2, options={"direction_at_end": True})
    assert facts(table, face("north"))[-1] == ("fact-expected-price", {"seat": 1, "price": 0.0})


def test_2_5_a_carpet_shows_what_it_covers_and_joins() -> None:
    table = position("red c3-d3", "blue e3-e2", asks=LayCarpet, seat=0)
    assert facts(table, lay("d3-e3")) == [
        ("fact-covers", {"field": "d3", "colour": "red", "owner": 0}),
        ("fact-covers", {"field": "e3", "colour": "blue", "owner": 2}),
        ("fact-area", {"colour": "red", "fields": 3}),
    ]
    assert facts(table, lay("d5-d6")) == [("fact-area", {"colour": "red", "fields": 2})]


def test_chance_has_no_preview() -> None:
    assert GAME.preview(GAME.view(position(), None), Roll(1)) == ()


def test_nothing_is_told_of_a_move_that_nobody_can_make() -> None:
    table = position("red d2-d3", asks=LayCarpet)
    assert facts(table, lay("d2-d3")) == []
    assert facts(table, lay("a1-b1")) == []
    assert facts(table, face("north")) == []
    assert facts(position(), face("south")) == []
    assert facts(position(), lay("d2-d3")) == []


def test_nothing_is_told_before_the_first_turn_and_after_the_last() -> None:
    for table in (GAME.setup(4), GAME.setup(2), replace(position(), agenda=())):
        assert facts(table, face("north")) == facts(table, lay("d2-d3")) == []


def test_facts_are_the_same_for_every_viewer() -> None:
    table = position("red d3-e3")
    seen = {str(GAME.preview(GAME.view(table, seat), face("north"))) for seat in (0, 3, None)}
    assert len(seen) == 1
    assert isinstance(GAME.preview(GAME.view(table, 0), face("north"))[0], Said)
