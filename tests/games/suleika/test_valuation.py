"""The dealers of Suleika: what they value, how they choose, how well they do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.suleika.positions import face, last_carpet, lay, position
from zoco.core.chance import CHANCE
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.suleika.board import mask_of, named
from zoco.games.suleika.game import GAME, Seen
from zoco.games.suleika.moves import Roll
from zoco.games.suleika.rules import LayCarpet, RollSlippers, Table
from zoco.games.suleika.valuation import novice, reason, trader
from zoco.games.suleika.worth import Gain, Way, gain, next_income, sizes, spread, toll, way

Dealer = Callable[[Seen, Moves, Rng], Move]
VARIANT = {"direction_at_end": True}


def choose(dealer: Dealer, table: Table, seed: int = 0) -> Move:
    (seat,) = GAME.actors(table)
    return dealer(GAME.view(table, seat), GAME.moves(table, seat), Random(seed))


def at_random(_: Seen, moves: Moves, rng: Rng) -> Move:
    return moves.sample(rng)


# -- numbers ---------------------------------------------------------------------------------------


def test_2_4_sizes_and_spread_of_a_colour() -> None:
    colour = mask_of(tuple(map(named, ("a1", "b1", "b2", "d4"))))
    assert sizes(colour) == {named("a1"): 3, named("b1"): 3, named("b2"): 3, named("d4"): 1}
    assert spread(colour) == 3 * 3 + 1
    assert spread(0) == 0


def test_2_4_toll_is_free_on_own_and_empty_fields_and_bound_by_money() -> None:
    table = position("red d2-d3", "red c3-c4", money=(100, 3, 15, 2))
    assert toll(table, 1, named("d3")) == (0, 3)
    assert toll(table, 2, named("d3")) == (0, 4)
    assert toll(table, 0, named("d3")) == (0, 0)
    assert toll(table, 2, named("g7")) == (2, 0)


def test_2_4_a_way_costs_its_average() -> None:
    table = position("red d2-d3", "blue d1-e1", seat=1)
    assert way(table, 0, 1, 0) == Way(cost=(2 + 2 * 2 + 2 * 2) / 6, income=(2 + 2 * 2) / 6)
    assert way(table, 1, 1, 0) == Way(0, 0)


def test_2_1_the_next_seat_spares_itself() -> None:
    table = position("red d2-d3", "red c4-b4", facing="north")
    assert next_income(table, 0) == 0
    table = position("red d2-d3", "red c4-b4", "red e4-f4", "red f4-f3", facing="north")
    assert next_income(table, 0) == (2 + 2 * 2) / 6
    variant = replace(position("red d2-d3", seats=2, options=VARIANT), omar=named("d4"))
    assert next_income(variant, 0) == (2 + 2 * 2) / 6


def test_2_5_a_carpet_gains_by_area_and_by_what_it_hides() -> None:
    table = position("red c3-c2", "blue e3-e2", asks=LayCarpet, seat=0)
    found = gain(table, 0, lay("d3-e3"))
    # Red grows from 2 to 4 fields (4 → 16); blue shrinks from 2 to 1 (4 → 1): 8 landings of 49.
    assert found.area == pytest.approx(8 / 49 * 12)
    assert found.harm == pytest.approx((1 + 8 / 49 * 3) / 3)
    assert found.lost == 0
    assert gain(table, 0, lay("c3-d3")).lost == -1


def test_3_1_the_last_carpet_gains_only_what_shows() -> None:
    table = last_carpet(position("red d2-d3", "blue e3-e2", "blue c3-b3", asks=LayCarpet))
    assert gain(table, 0, lay("d3-e3")) == Gain(toll=0, area=0, harm=1 / 3, lost=-1)


# -- choices ---------------------------------------------------------------------------------------


def test_the_trader_shuns_the_dear_ways() -> None:
    table = position("red d2-d3", "red b4-c4", seat=1)
    assert {choose(trader, table, seed) for seed in range(5)} == {face("east")}


def test_4_1_the_trader_sends_the_other_where_it_hurts() -> None:
    table = position("red d2-d3", "red b4-c4", "red b5-c5", seats=2, options=VARIANT)
    assert choose(trader, table) == face("west")
    chosen = [choose(novice, table, seed) for seed in range(60)]
    assert chosen.count(face("east")) < 12


def test_the_trader_joins_own_carpets_and_hides_others() -> None:
    table = position("red c3-c2", "blue e3-e2", asks=LayCarpet)
    assert choose(trader, table) == lay("d3-e3")


def test_the_novice_lays_next_to_own_carpets_but_for_whims() -> None:
    table = position("red c2-c3", asks=LayCarpet)
    chosen = [choose(novice, table, seed) for seed in range(60)]
    touching = [move for move in chosen if move in (lay("d2-d3"), lay("b4-c4"), lay("d3-e3"))]
    assert len(touching) > 20
    assert len(set(chosen)) > 3


def test_the_novice_mostly_avoids_the_worst_direction() -> None:
    table = position("red d2-d3", "red b4-c4", "red b5-c5", seat=1)
    chosen = [choose(novice, table, seed) for seed in range(60)]
    assert chosen.count(face("west")) < 12
    assert {face("north"), face("east")} <= set(chosen)


def test_the_novice_takes_any_way_where_all_cost_the_same() -> None:
    assert {choose(novice, position(), seed) for seed in range(30)} == {
        face("west"),
        face("north"),
        face("east"),
    }


def match(dealers: tuple[Dealer, ...], seed: int, options: Any = None) -> tuple[int, ...]:
    """The winners of a whole match between dealers."""
    rng = Random(seed)
    table = GAME.setup(len(dealers), options)
    while table.agenda:
        (seat,) = GAME.actors(table)
        if seat == CHANCE:
            move = GAME.outcomes(table).sample(rng)
        else:
            move = dealers[seat](GAME.view(table, seat), GAME.moves(table, seat), rng)
        table, _ = GAME.play(table, seat, move)
    result = GAME.result(table)
    assert result is not None
    return result.winners


def wins(strong: Dealer, weak: Dealer, seats: int, matches: int, options: Any = None) -> int:
    """How many matches one strong dealer wins alone against weak ones, from changing seats."""
    won = 0
    for seed in range(matches):
        dealers = tuple(strong if seat == seed % seats else weak for seat in range(seats))
        won += match(dealers, seed, options) == (seed % seats,)
    return won


def test_the_novice_beats_three_at_random() -> None:
    assert wins(novice, at_random, 4, 40) >= 20


def test_the_trader_beats_three_novices() -> None:
    assert wins(trader, novice, 4, 30) >= 14


@pytest.mark.parametrize("options", [None, VARIANT])
def test_the_trader_beats_the_novice_in_a_match_for_two(options: Any) -> None:
    assert wins(trader, novice, 2, 8, options) >= 7


# -- reasons ---------------------------------------------------------------------------------------

AHEAD_AND_LEFT = ("red d2-d3", "red b4-c4")
ALL_WAYS = ("red d2-d3", "red b4-c4", "red b5-c5", "red e4-f4", "red e5-f5")

REASONS = [
    pytest.param(position(*AHEAD_AND_LEFT, seat=1), Said("reason-free-way"), id="free"),
    pytest.param(position(*ALL_WAYS, seat=1), Said("reason-cheap-way", {"price": 1.0}), id="cheap"),
    pytest.param(position(), Said("reason-good-ground"), id="all free"),
    pytest.param(
        position(*AHEAD_AND_LEFT, "red b5-c5", seats=2, options=VARIANT),
        Said("reason-dear-way", {"seat": 1, "price": 2.0}),
        id="dear",
    ),
    pytest.param(
        position(seats=2, options=VARIANT), Said("reason-poor-ground", {"seat": 1}), id="poor"
    ),
    pytest.param(
        last_carpet(position("red b1-c1", "red a2-a3", omar="a1", asks=LayCarpet)),
        Said("reason-least-bad"),
        id="least bad",
    ),
    pytest.param(last_carpet(position(asks=LayCarpet)), Said("reason-visible"), id="last on empty"),
    pytest.param(position(asks=LayCarpet), Said("reason-visible"), id="first on empty"),
    pytest.param(
        last_carpet(position("blue e3-e2", "blue d3-d2", asks=LayCarpet)),
        Said("reason-covers", {"owner": 2, "halves": 2}),
        id="covers",
    ),
    pytest.param(
        position("red c3-c2", asks=LayCarpet),
        Said("reason-area", {"colour": "red", "fields": 4}),
        id="area",
    ),
]


@pytest.mark.parametrize(("table", "expected"), REASONS)
def test_reasons_for_what_the_trader_likes(table: Table, expected: Said) -> None:
    (seat,) = GAME.actors(table)
    found = reason(GAME.view(table, seat), choose(trader, table))
    assert found == expected
    for language in LANGUAGES:
        sentence = Texts(GAME.package, language, ("Anna", "Ben", "Cem", "Dana")).say(found)
        assert sentence.endswith(".")


def test_a_toll_is_a_reason() -> None:
    carpets = ("red e4-f4", "red e5-f5", "red c5-d5", "red d6-e6", "red c4-b4", "red b3-c3")
    table = position(*carpets, facing="south", asks=LayCarpet)
    table = replace(table, left=(2, 0, 0, 0))
    found = reason(GAME.view(table, 0), choose(trader, table))
    assert found is not None
    assert found.key == "reason-toll"
    assert found.params["seat"] == 1


def test_what_the_trader_does_not_like_is_not_praised() -> None:
    table = position(*AHEAD_AND_LEFT, seat=1)
    view = GAME.view(table, 1)
    told = reason(view, face("west"))
    assert told is not None
    assert told.key == "reason-way"
    assert told.params["price"] > 0  # type: ignore[operator]
    assert reason(view, face("south")) is None, "it cannot be done"
    assert reason(GAME.view(position(asks=RollSlippers), 0), Roll(1)) is None
    assert reason(GAME.view(replace(table, agenda=()), 0), face("east")) is None
