"""JSON of tables, moves, views and events: the same bytes for the same value, and back again."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

import zoco
from tests.core.bids.game import GAME
from tests.core.bids.rules import Seal, Tossed
from zoco.core.faults import BadInput
from zoco.core.playout import random_line


def test_every_value_of_a_whole_match_survives_json() -> None:
    game = zoco.load("suleika")
    for seat, move, table, events in random_line(game, game.setup(3), random.Random(7)):
        assert zoco.from_json(game, "table", zoco.to_json(table)) == table
        assert zoco.from_json(game, "move", zoco.to_json(move)) == move
        view = game.view(table, seat if seat >= 0 else None)
        assert zoco.from_json(game, "view", zoco.to_json(view)) == view
        for event in events:
            assert zoco.from_json(game, "event", zoco.to_json(event)) == event


def test_equal_values_are_equal_bytes_whatever_their_history() -> None:
    assert zoco.to_json({"a": 1, "b": 2}) == zoco.to_json({"b": 2, "a": 1})


def test_bytes_do_not_depend_on_the_process() -> None:
    program = "import zoco; print(zoco.to_json(frozenset(map(str, range(50)))).decode())"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_a_wrong_value_is_named_with_its_kind_and_field() -> None:
    with pytest.raises(BadInput, match=r"^move\.amount: must be a whole number"):
        zoco.from_json(GAME, "move", '{"type": "seal", "amount": "2"}')
    with pytest.raises(BadInput, match=r'^move\.type: is not a known value \(found "fly"\)'):
        zoco.from_json(GAME, "move", b'{"type": "fly"}')
    with pytest.raises(BadInput, match=r"^line 1, field event: is not JSON: look at character 5 "):
        zoco.from_json(GAME, "event", b"tossed")


@pytest.mark.parametrize("kind", ["edition", "tables", "__class__", "", None, ["table"]])
def test_there_are_four_kinds_of_values(kind: Any) -> None:
    with pytest.raises(BadInput) as caught:
        zoco.from_json(GAME, kind, b"{}")
    known = "table, move, event, view"
    assert str(caught.value) == f"There is no kind '{kind}'; there are: {known}."


def test_what_is_not_text_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^move: is not text \(found 5\)"):
        zoco.from_json(GAME, "move", 5)  # type: ignore[arg-type]


def test_the_kind_is_told_by_a_tag() -> None:
    assert zoco.to_json(Seal(2)) == b'{"type":"seal","amount":2}'
    assert zoco.from_json(GAME, "event", b'{"type":"tossed","side":1}') == Tossed(1)
