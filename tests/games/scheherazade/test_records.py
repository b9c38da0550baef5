"""The recorded matches show every kind of move and the rarer things that happen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import ScheherazadeMove

RECORDS = [
    file.read_text("utf-8")
    for file in (Path(__file__).parents[2] / "golden" / "scheherazade").glob("*.txt")
]
MOVE = re.compile(r"^\d+ (?:chance|seat \d): (.+) \[[0-9a-f]{8}\]$", re.MULTILINE)


def test_every_kind_of_move_is_recorded() -> None:
    recorded = {type(GAME.read(text)) for record in RECORDS for text in MOVE.findall(record)}
    assert recorded == set(get_args(ScheherazadeMove))


@pytest.mark.parametrize(
    "event",
    ["room-wrong", "sank", "fine-passed-on", "passage-paid", "sold", "stone-claimed", "nobody-bid"],
)
def test_rare_events_are_recorded(event: str) -> None:
    assert any(f"\n    event-{event}" in record for record in RECORDS)
