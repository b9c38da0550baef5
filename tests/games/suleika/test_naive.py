"""The rules against a second model: whole random matches must agree ply by ply."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.suleika.editions import standard
from tests.games.suleika.naive import Model, Point
from zoco.core.playout import random_move
from zoco.games.suleika.board import LETTERS, fields
from zoco.games.suleika.events import Paid
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Face, Lay, Roll
from zoco.games.suleika.rules import Table, visible

Pair = tuple[Point, Point]


def point(field: int) -> Point:
    return field % 8, field // 8


def whole(table: Table) -> set[Pair]:
    across = {(point(field), point(field + 1)) for field in fields(table.across)}
    return across | {(point(field), point(field + 8)) for field in fields(table.down)}


def agree(table: Table, model: Model) -> None:
    assert point(table.omar) == model.omar
    assert LETTERS[table.facing] == model.facing
    assert list(table.money) == model.money
    shown = {point(f): c for c, mask in enumerate(table.halves) for f in fields(mask)}
    assert shown == {p: model.colour(p) for p in model.shown}
    assert sum(mask.bit_count() for mask in table.halves) == len(shown)
    assert whole(table) == model.whole()


def follow(table: Table, model: Model, rng: Random) -> Table:
    """One ply in both models."""
    seat, move = random_move(GAME, table, rng)
    if isinstance(move, Lay):
        offered = {
            (point(m.first), point(m.second)) for m in GAME.moves(table, seat) if isinstance(m, Lay)
        }
        assert offered == model.legal()
        model.lay(point(move.first), point(move.second), table.tops[seat])
    if isinstance(move, Face):
        model.facing = LETTERS[move.facing]
    after, events = GAME.play(table, seat, move)
    if isinstance(move, Roll):
        model.walk(move.pips)
        payer = table.agenda[0].seat  # type: ignore[union-attr]
        paid = [(event.due, event.paid) for event in events if isinstance(event, Paid)]
        assert paid == [due for due in (model.pay(payer),) if due]
    return after


@settings(max_examples=30)
@given(st.sampled_from((2, 3, 4)), st.booleans(), st.integers(0, 2**32), st.sampled_from((120, 12)))
def test_matches_agree_with_the_second_model(
    seats: int, at_end: bool, seed: int, piastres: int
) -> None:
    rng = Random(seed)
    options = {"direction_at_end": at_end and seats == 2}
    edition = GAME.edition({**standard(), "piastres": piastres})
    table, model = GAME.setup(seats, options, edition), Model(seats)
    model.money = [piastres // seats] * seats
    while table.agenda:
        table = follow(table, model, rng)
        agree(table, model)
        assert GAME.flaws(table) == ()
        assert sum(table.money) == piastres
    result = GAME.result(table)
    assert result is not None
    halves = [model.visible(seat) for seat in range(seats)]
    assert halves == [visible(table, seat) for seat in range(seats)]
    assert result.scores == tuple(
        own + money for own, money in zip(halves, model.money, strict=True)
    )
