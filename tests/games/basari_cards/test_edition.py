"""Editions: others load and play; wrong ones are refused by file, field and value."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zoco.core.bad_input import BadField
from zoco.core.codec import from_json, to_json
from zoco.core.playout import playout
from zoco.games.basari_cards.game import GAME

Data = dict[str, Any]


def standard() -> Data:
    """The content of the shipped file."""
    file = resources.files(GAME.package) / "editions" / "standard.json"
    data: Data = json.loads(file.read_text("utf-8"))
    return data


def with_card(number: int, **changes: Any) -> Data:
    """The shipped edition with one other card."""
    data = standard()
    data["cards"][number] |= changes
    return data


LAZY = standard() | {"cards": [card | {"workers": 1} for card in standard()["cards"]]}
SMALL = standard() | {"cards": standard()["cards"][:20]}
TINY = standard() | {"cards": standard()["cards"][:10]}

WRONG = [
    pytest.param(with_card(3, workers=0), "cards[3].workers", 0, ">= 1", id="no worker"),
    pytest.param(with_card(4, points="7"), "cards[4].points", "7", "Expected `int`", id="text"),
    pytest.param(with_card(5, gems=[1, 2]), "cards[5].gems", [1, 2], "length 4", id="two colours"),
    pytest.param(with_card(6, gems=[0, 0, 0, -1]), "cards[6].gems[3]", -1, ">= 0", id="negative"),
    pytest.param(
        with_card(7, gems=[0, 0, 0, 0]), "cards[7].gems", (0, 0, 0, 0), "shows no gem", id="no gem"
    ),
    pytest.param(with_card(8, price=2), "cards[8].price", 2, "unknown field `price`", id="unknown"),
    pytest.param(standard() | {"gems": 14}, "gems", 14, ">= 15", id="too few gems for five"),
    pytest.param(standard() | {"cards": []}, "cards", [], "length >= 10", id="no cards"),
    pytest.param(LAZY, "cards", 39, "run short with 3 players: 36 workers, not over 42", id="lazy"),
    pytest.param(SMALL, "cards", 20, "run short with 3 players", id="small"),
    pytest.param(TINY, "cards", 10, "run short with 2 players", id="tiny"),
]


@pytest.mark.parametrize(("data", "field", "value", "reason"), WRONG)
def test_a_wrong_edition_is_refused_by_file_field_and_value(
    data: Data, field: str, value: object, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadField) as refused:
        GAME.edition(str(file))
    found = refused.value
    assert (found.source, found.field) == ("mine.json", field)
    assert reason in found.reason
    assert found.value == value
    assert str(found).startswith(f"mine.json, field {field}: ")


def test_2_8_an_edition_may_be_as_small_as_the_check_allows() -> None:
    strong = [card | {"workers": 4} for card in standard()["cards"]]
    assert GAME.edition(standard() | {"cards": strong[:23]}).least_workers(5) == 72
    with pytest.raises(BadField, match="run short with 5 players: 68 workers, not over 70"):
        GAME.edition(standard() | {"cards": strong[:22]})


def test_the_shipped_editions_tell_that_they_are_no_printed_list() -> None:
    edition = GAME.edition("standard")
    assert edition == GAME.edition() == GAME.edition(standard())
    assert "reconstruction" in edition.provenance.en
    assert "Rekonstruktion" in edition.provenance.de
    assert GAME.meta.editions == ("standard", "busy")
    assert "Nothing of it was ever printed" in GAME.edition("busy").provenance.en


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_busy_bazaar_is_played_to_its_end_and_is_shorter(seats: int) -> None:
    after, plies, _ = playout(GAME, GAME.setup(seats, None, "busy"), Random(seats))
    assert GAME.result(after) is not None
    assert plies <= GAME.longest(seats, after.options)
    assert GAME.flaws(after) == ()
    assert len(after.edition.cards) == 32


def test_a_table_of_another_edition_survives_json() -> None:
    table = GAME.setup(4, None, "busy")
    assert from_json(GAME, "table", to_json(table)) == table
