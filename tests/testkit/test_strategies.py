from __future__ import annotations

from typing import Any

from hypothesis import given, settings

import zoco
from zoco.testkit.strategies import plies, positions
from zoco.testkit.toy.game import GAME as TOY

SULEIKA = zoco.load("suleika")


@given(positions(TOY))
@settings(max_examples=30)
def test_positions_of_the_toy_come_back_from_json(table: Any) -> None:
    assert zoco.from_json(TOY, "table", zoco.to_json(table)) == table


@given(plies(SULEIKA))
@settings(max_examples=30)
def test_plies_of_suleika_are_legal_and_lead_on(ply: tuple[Any, int, Any]) -> None:
    table, seat, move = ply
    after, events = SULEIKA.play(table, seat, move)
    assert after != table
    assert events
