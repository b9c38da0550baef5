"""What a seat of Suleika sees: all there is."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from tests.games.suleika.positions import position
from zoco.core.codec import from_json, to_json
from zoco.core.playout import random_line
from zoco.games.suleika.board import name, named
from zoco.games.suleika.game import GAME


@settings(max_examples=10)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 2**32))
def test_every_seat_sees_the_whole_table_and_can_rebuild_it(seats: int, seed: int) -> None:
    rng = Random(seed)
    for _, _, table, _ in random_line(GAME, GAME.setup(seats), rng)[::7]:
        for seat in (*range(seats), None):
            view = GAME.view(table, seat)
            assert GAME.imagine(view, rng) == table
            assert GAME.spectate(view) == GAME.view(table, None)


def test_a_view_lists_colours_and_whole_carpets() -> None:
    view = GAME.view(position("red c3-d3", "blue d3-d2", "green a1-b1"), 2)
    assert view.seat == 2
    assert view.carpets == ((named("a1"), named("b1")), (named("d2"), named("d3")))
    assert len(view.market) == 7 * 8, "a field has one number, here and in moves and events"
    shown = {name(field): colour for field, colour in enumerate(view.market) if colour != -1}
    assert shown == {"a1": 3, "b1": 3, "d2": 2, "c3": 0, "d3": 2}


def test_1_2_the_order_of_a_stack_is_in_no_view() -> None:
    view = GAME.view(GAME.setup(2), 0)
    assert view.tops == (-1, -1)
    assert view.left == (12, 12, 12, 12)
    assert from_json(GAME, "view", to_json(view)) == view


def test_holdings_are_piastres_carpets_by_colour_and_visible_halves() -> None:
    table = position("red c3-d3", "blue d3-d2", "green a1-b1")
    found = GAME.holdings(GAME.view(table, 1))
    first = [(piece.kind, piece.count) for piece in found[0].pieces]
    assert first == [("piastre", 30), ("carpet-red", table.left[0]), ("half", 1)]
    assert [holding.pieces[-1].count for holding in found] == [1, 0, 2, 2]
    two = GAME.holdings(GAME.view(GAME.setup(2), None))
    kinds = [piece.kind for piece in two[1].pieces]
    assert kinds == ["piastre", "carpet-yellow", "carpet-green", "half"]


def test_colours_without_a_word_of_ours_go_by_their_number() -> None:
    raw = to_builtins(GAME.edition())
    colours = (("ochre", 15), ("red", 15), ("teal", 15), ("green", 12))
    view = GAME.view(GAME.setup(4, edition=raw | {"carpets": colours}), None)
    kinds = [holding.pieces[1].kind for holding in GAME.holdings(view)]
    assert kinds == ["carpet-1", "carpet-red", "carpet-3", "carpet-green"]
