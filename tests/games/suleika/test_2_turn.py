"""Suleika, section 2: a turn, with the worked examples of the rulebook."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.suleika.positions import (
    CHANCE,
    face,
    lay,
    places,
    play,
    played,
    position,
    refusal,
    walk,
)
from zoco.core.describe import Pick
from zoco.core.faults import BadInput
from zoco.games.suleika.board import FACINGS, name, named
from zoco.games.suleika.events import Faced, Laid, Paid, Rolled, Walked
from zoco.games.suleika.flaws import market_flaws
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Face, Lay, Roll
from zoco.games.suleika.rules import Direct, LayCarpet, RollSlippers, price

# -- 2.1 direction ---------------------------------------------------------------------------------


@pytest.mark.parametrize("facing", FACINGS)
def test_2_1_ahead_left_or_right_but_never_back(facing: str) -> None:
    table = position(facing=facing)
    back = FACINGS[(FACINGS.index(facing) + 2) % 4]
    offered = GAME.moves(table, 0)
    assert {FACINGS[move.facing] for move in offered if isinstance(move, Face)} == (
        set(FACINGS) - {back}
    )
    assert len(offered) == 3
    assert face(back) not in offered
    assert all(offered.why_not(move) is None for move in offered)
    assert refusal(table, face(back)) == ("suleika 2.1", "never-back")


def test_2_1_example_omar_looks_west() -> None:
    described = GAME.moves(position(facing="west"), 0).describe()
    assert isinstance(described, Pick)
    ways = [(option.label.key, option.label.params["facing"]) for option in described.options]
    assert ways == [
        ("move-face-left", "south"),
        ("move-face-ahead", "west"),
        ("move-face-right", "north"),
    ]


def test_2_1_only_the_mover_turns_omar() -> None:
    table = position(seat=2)
    refused = GAME.why_not(table, 1, face("east"))
    assert refused is not None
    assert (refused.paragraph, refused.key) == ("suleika 2.1", "not-your-decision")
    after, events = played(table, face("east"))
    assert (after.facing, events) == (1, (Faced(2, 1),))
    assert after.omar == table.omar


def test_2_1_the_direction_comes_before_die_and_carpet() -> None:
    assert refusal(position(), lay("d2-d3")) == ("suleika 2.1", "not-now")


# -- 2.2 and 2.3 the walk --------------------------------------------------------------------------


def test_2_2_after_the_direction_only_chance_acts() -> None:
    table = play(position(), face("north"))
    assert GAME.actors(table) == (CHANCE,)
    refused = GAME.why_not(table, 0, face("east"))
    assert refused is not None
    assert (refused.paragraph, refused.key) == ("suleika 2.2", "not-your-decision")
    assert refusal(table, Roll(5)) == ("suleika 1.4", "not-an-outcome")


def test_2_2_there_is_nothing_for_chance_while_a_seat_decides() -> None:
    with pytest.raises(BadInput, match="Chance has nothing to decide"):
        GAME.outcomes(position())


@pytest.mark.parametrize(
    ("omar", "facing", "pips", "path", "looks"),
    [
        pytest.param("d2", "north", 3, ["d1", "c1", "c2"], "south", id="walk A"),
        pytest.param("d4", "east", 4, ["e4", "f4", "g4", "g5"], "west", id="walk B"),
        pytest.param("f1", "east", 4, ["g1", "g1", "g2", "g3"], "south", id="walk C"),
        pytest.param("a6", "south", 3, ["a7", "a7", "b7"], "east", id="walk D"),
        pytest.param("g2", "north", 3, ["g1", "g1", "f1"], "west", id="loop C back"),
        pytest.param("b7", "west", 2, ["a7", "a7"], "north", id="loop D back"),
        pytest.param("a1", "north", 1, ["b1"], "south", id="a1 north"),
        pytest.param("a1", "west", 1, ["a2"], "east", id="a1 west"),
        pytest.param("g7", "south", 1, ["f7"], "north", id="g7 south"),
        pytest.param("g7", "east", 1, ["g6"], "west", id="g7 east"),
    ],
)
def test_2_3_examples_of_walks(
    omar: str, facing: str, pips: int, path: list[str], looks: str
) -> None:
    assert walk(omar, facing, pips) == (path, looks)
    table = position(omar=omar, facing=facing, asks=RollSlippers, seat=3)
    after, events = played(table, Roll(pips))
    assert (name(after.omar), FACINGS[after.facing]) == (path[-1], looks)
    steps = tuple(named(field) for field in path)
    assert events == (Rolled(3, pips), Walked(3, steps, FACINGS.index(looks)))
    assert GAME.actors(after) == (3,)


def test_2_3_the_facing_stays_for_the_next_turn() -> None:
    table = play(position(omar="d2"), face("north"), Roll(3), lay("c3-d3"))
    assert GAME.actors(table) == (1,)
    assert FACINGS[table.facing] == "south"
    assert refusal(table, face("north")) == ("suleika 2.1", "never-back")


# -- 2.4 payment -----------------------------------------------------------------------------------

RED_AND_BLUE = ("red c2-c3", "red d3-d4", "red e4-e5", "blue d5-e5", "red f5-f6")
"""The example of 2.4: half of a red carpet lies under the blue one on e5."""


def pay(
    *carpets: str, seat: int = 3, seats: int = 4, money: tuple[int, ...] | None = None
) -> tuple[tuple[int, ...], list[Paid]]:
    """Omar walks from d2 to d4; the money then, and the payment."""
    table = position(
        *carpets, omar="d2", facing="south", asks=RollSlippers, seat=seat, seats=seats, money=money
    )
    after, events = played(table, Roll(2))
    assert name(after.omar) == "d4"
    return after.money, [event for event in events if isinstance(event, Paid)]


def test_2_4_example_five_fields_hang_together() -> None:
    assert pay(*RED_AND_BLUE) == ((35, 30, 30, 25), [Paid(3, 0, "red", 5, 5)])


def test_2_4_example_who_has_less_pays_all() -> None:
    money, paid = pay(*RED_AND_BLUE, money=(57, 30, 30, 3))
    assert money == (60, 30, 30, 0)
    assert paid == [Paid(3, 0, "red", 5, 3)]


def test_2_4_who_has_nothing_pays_nothing_and_plays_on() -> None:
    table = position(*RED_AND_BLUE, omar="d2", facing="south", seat=3, money=(60, 30, 30, 0))
    after, events = played(table, face("south"), Roll(2))
    assert after.money == (60, 30, 30, 0)
    assert events[-1] == Paid(3, 0, "red", 5, 0)
    assert GAME.actors(after) == (3,)


def test_2_4_example_a_carpet_cuts_the_area() -> None:
    assert pay(*RED_AND_BLUE, "blue d3-e3") == ((32, 30, 30, 28), [Paid(3, 0, "red", 2, 2)])


def test_2_4_own_carpets_and_empty_fields_are_free() -> None:
    assert pay(*RED_AND_BLUE, seat=0) == ((30,) * 4, [])
    assert pay("red a1-b1") == ((30,) * 4, [])


def test_2_4_carpets_walked_across_are_free() -> None:
    assert pay("red c3-d3") == ((30,) * 4, [])


def test_2_4_example_two_seats_count_by_colour() -> None:
    """Seat 0 owns red and blue: the blue fields next to the red area add nothing."""
    assert pay(*RED_AND_BLUE, seats=2, seat=1) == ((65, 55), [Paid(1, 0, "red", 5, 5)])
    assert pay(*RED_AND_BLUE, seats=2, seat=0) == ((60, 60), [])


def test_2_4_the_price_is_known_for_any_field() -> None:
    table = position(*RED_AND_BLUE)
    assert price(table, 1) == (0, 5)
    assert price(table, 0) is None
    assert price(replace(table, omar=named("f6")), 1) == (0, 2)
    assert price(replace(table, omar=named("e5")), 1) == (2, 2)
    assert price(replace(table, omar=named("a1")), 1) is None


# -- 2.5 carpets -----------------------------------------------------------------------------------

CARPETS = (
    "red d2-d3",
    "red b3-c3",
    "green e3-f3",
    "blue c4-c5",
    "red d5-d6",
    "green d6-e6",
)
"""The example of 2.5."""


@pytest.mark.parametrize("place", ["e4-f4", "b4-c4", "d3-e3", "c3-d3", "d5-d6"])
def test_2_5_examples_that_are_allowed(place: str) -> None:
    table = position(*CARPETS, asks=LayCarpet, seat=1)
    assert lay(place) in GAME.moves(table, 1)
    assert GAME.moves(table, 1).why_not(lay(place)) is None
    after, events = played(table, lay(place))
    one, other = lay(place).first, lay(place).second
    assert events == (Laid(1, "yellow", one, other),)
    assert (after.colour_at(one), after.colour_at(other)) == (1, 1)
    assert after.left == (9, 11, 11, 10)
    assert not any(market_flaws(after))


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("d2-d3", "covers-a-whole-carpet"),
        ("c4-c5", "covers-a-whole-carpet"),
        ("c4-d4", "on-omar"),
        ("d4-d5", "on-omar"),
        ("f4-g4", "not-beside-omar"),
        ("e5-e6", "not-beside-omar"),
        ("d3-e4", "not-two-neighbours"),
        ("d3-d3", "not-two-neighbours"),
        ("d3-f3", "not-two-neighbours"),
    ],
)
def test_2_5_examples_that_are_forbidden(place: str, key: str) -> None:
    for seat in range(4):
        table = position(*CARPETS, asks=LayCarpet, seat=seat)
        assert refusal(table, lay(place)) == ("suleika 2.5", key)


def test_2_5_example_ten_of_twelve_places_are_allowed() -> None:
    table = position(*CARPETS, asks=LayCarpet)
    assert len(table.edition.market.around[table.omar]) == 12
    assert places(table) == {
        *("c3-d3", "d3-e3", "b4-c4", "c3-c4"),
        *("e3-e4", "e4-f4", "e4-e5"),
        *("c5-d5", "d5-e5", "d5-d6"),
    }


def test_2_5_the_rest_of_a_carpet_is_not_protected() -> None:
    """R3 once lay on d5–d6 and G2 on d6–e6: what remains of R3 and half of G2 may be covered."""
    table = play(position(*CARPETS, asks=LayCarpet, seat=1), lay("d5-d6"))
    shown = {name(field): table.colour_at(field) for field in table.edition.market.fields}
    assert (shown["d5"], shown["d6"], shown["e6"]) == (1, 1, 3)
    after = replace(table, agenda=(LayCarpet(0),), omar=named("d7"))
    assert "e6-e7" in places(after)
    assert "d5-d6" not in places(after)
    assert "d6-e6" in places(after)


def test_2_5_two_halves_of_two_carpets_of_one_colour_may_be_covered() -> None:
    table = position("red c3-d3", "red e3-f3", asks=LayCarpet, seat=0)
    after = play(table, lay("d3-e3"))
    assert after.halves[0].bit_count() == 4
    whole = {(name(one), name(other)) for one, other in GAME.view(after, None).carpets}
    assert whole == {("d3", "e3")}


@pytest.mark.parametrize(("omar", "place"), [("f4", "g4-h4"), ("g1", "h1-h2"), ("a2", "h1-a2")])
def test_2_5_there_is_no_place_outside_the_market(omar: str, place: str) -> None:
    table = position(omar=omar, asks=LayCarpet)
    expected = "on-omar" if place.endswith(omar) else "outside-the-market"
    assert refusal(table, lay(place)) == ("suleika 2.5", expected)


def test_2_5_a_place_may_be_named_from_either_end() -> None:
    assert lay("d3-d2") == lay("d2-d3") == Lay(named("d2"), named("d3"))
    assert GAME.read("lay d3-d2") == lay("d2-d3")
    assert GAME.write(lay("d3-d2")) == "lay d2-d3"


def test_2_5_each_place_is_offered_with_its_fields() -> None:
    described = GAME.moves(position(*CARPETS, asks=LayCarpet), 0).describe()
    assert isinstance(described, Pick)
    assert len(described.options) == 10
    assert described.options[0].move == lay("c3-d3")
    assert described.options[0].label.params == {"first": "c3", "second": "d3"}


# -- 2.6 laying is a must --------------------------------------------------------------------------


def test_2_6_laying_cannot_be_refused_or_replaced() -> None:
    table = position(asks=LayCarpet)
    assert GAME.actors(table) == (0,)
    assert GAME.free(table) == ()
    assert refusal(table, face("east")) == ("suleika 2.6", "not-now")


def test_2_6_example_the_tightest_corner() -> None:
    table = position("red b1-c1", "blue a2-a3", omar="a1", asks=LayCarpet)
    assert places(table) == {"b1-b2", "a2-b2"}


def test_2_6_after_laying_the_next_seat_turns_omar() -> None:
    for seats in (3, 4):
        table = play(position(asks=LayCarpet, seat=seats - 1, seats=seats), lay("d2-d3"))
        assert table.agenda[0] == Direct(0)
