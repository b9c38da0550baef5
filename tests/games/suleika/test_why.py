"""Why a number of a move that is looked at is what it is."""

from __future__ import annotations

import pytest

from tests.games.suleika.positions import position
from zoco.games.suleika.board import EAST, NORTH, named
from zoco.games.suleika.game import GAME
from zoco.games.suleika.rules import LayCarpet, Table

CARPETS = ("red d3-e3", "red d1-d2", "yellow c1-d1")
"""North of d4 lie a red area of three, and behind it a yellow one."""

Told = list[tuple[str, int | None, list[str]]]


def why(table: Table, seat: int, number: str) -> Told:
    """Keys, amounts and paragraphs."""
    found = GAME.why(GAME.view(table, None), seat, number)
    return [(one.key, one.amount, [one.paragraph, *map(str, one.places)]) for one in found]


def landing(field: str, facing: int = NORTH) -> str:
    return f"landing-{facing}-{named(field)}"


def test_2_4_a_price_is_the_area_and_at_most_all_the_money() -> None:
    area = [str(named(field)) for field in ("d2", "d3", "e3")]
    odds = ("why-odds", None, ["suleika 1.4"])
    toll = ("why-toll", 3, ["suleika 2.4", *area])
    assert why(position(*CARPETS, seat=1), 1, landing("d2")) == [toll, odds]
    poor = position(*CARPETS, seat=1, money=(89, 1, 15, 15))
    assert why(poor, 1, landing("d2")) == [toll, ("why-short", -2, ["suleika 2.4"]), odds]
    assert why(position(*CARPETS, seat=1), 1, landing("d1"))[0][:2] == ("why-free", 0)
    assert why(position(seat=1), 1, landing("e4", EAST))[0][:2] == ("why-free", 0)


def test_1_4_the_odds_are_so_many_sides_of_the_die() -> None:
    table = position(*CARPETS, seat=1)
    for field, sides in (("d3", 1), ("d2", 2), ("d1", 2)):
        *_, odds = GAME.why(GAME.view(table, None), 1, landing(field))
        assert odds.params == {"sides": sides, "all": 6}


def test_4_1_the_price_is_explained_to_who_will_pay_it() -> None:
    table = position("red d2-d3", seats=2, options={"direction_at_end": True})
    assert why(table, 1, landing("d2"))[0][:2] == ("why-toll", 2)
    assert why(table, 0, landing("d2")) == []


def test_2_5_the_area_of_a_carpet_is_what_it_would_hang_together_with() -> None:
    table = position("red b3-c3", "blue d3-e3", asks=LayCarpet, seat=0)
    area = [str(named(field)) for field in ("d2", "b3", "c3", "d3")]
    number = f"area-{named('d2')}-{named('d3')}"
    assert why(table, 0, number) == [("why-area", 4, ["suleika 2.4", *area])]
    assert why(table, 1, number) == [], "it is not their carpet"


@pytest.mark.parametrize(
    "number", ["landing-0", "landing-2-27", "landing-9-0", "area-0-1", "area-x-1", "landing-0-99"]
)
def test_what_is_not_offered_has_no_reason(number: str) -> None:
    assert why(position(*CARPETS, seat=1), 1, number) == []
