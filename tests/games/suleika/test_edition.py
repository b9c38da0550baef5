"""Editions of Suleika: other boxes load and play; wrong ones are refused by name and value."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.suleika.editions import Data, changed, five, standard, tangled, turned
from zoco.core.codec import from_json, to_json
from zoco.core.faults import BadInput, shortened
from zoco.core.playout import playout
from zoco.games.suleika.board import name
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Roll


def spoiled(side: str, *pairs: Any) -> Data:
    """The shipped edition with other balconies on one side."""
    data = standard()
    data["balconies"][side] = list(pairs)
    return data


NORTH = (["a1", "b1"], ["c1", "d1"], ["e1", "f1"])

WRONG = [
    pytest.param(
        spoiled("north", *NORTH[:2]),
        "balconies",
        ["e1 north", "f1 north"],
        "no balcony leads back",
        id="no way back",
    ),
    pytest.param(
        spoiled("north", *NORTH, ["a1", "g1"]),
        "balconies.north[3]",
        ("a1", "g1"),
        "is used twice",
        id="a field twice",
    ),
    pytest.param(
        spoiled("east", ["g2", "g2"]),
        "balconies.east[0]",
        ("g2", "g2"),
        "is used twice",
        id="a field joined to itself",
    ),
    pytest.param(
        spoiled("north", *NORTH[:2], ["e1", "f2"]),
        "balconies.north[2]",
        ("e1", "f2"),
        "does not lie on this rim",
        id="off the rim",
    ),
    pytest.param(
        spoiled("corners", "g1", "a7", "d4"),
        "balconies.corners[2]",
        "d4",
        "is not a corner",
        id="no corner",
    ),
    pytest.param(
        spoiled("corners", "g1", "a7", "a1"),
        "balconies.corners[2]",
        "a1",
        "is used twice",
        id="a corner that has balconies",
    ),
    pytest.param(
        spoiled("north", *NORTH[:2], ["e1", "k1"]),
        "balconies.north[2][1]",
        "k1",
        'must be written like "f1"',
        id="no field",
    ),
    pytest.param(changed(die=[]), "die", [], "a list with a length of at least 1", id="no die"),
    pytest.param(
        changed(die=[0, 1]), "die[0]", 0, "a whole number of at least 1", id="an empty face"
    ),
    pytest.param(changed(die="1223"), "die", "1223", "must be a list", id="a die of text"),
    pytest.param(changed(size=[7, 8]), "size[1]", 8, "a whole number of at most 7", id="too large"),
    pytest.param(
        changed(start="a9"), "start", "a9", 'must be written like "d4"', id="start is no field"
    ),
    pytest.param(
        changed(piastres=-1), "piastres", -1, "a whole number of at least 0", id="negative money"
    ),
    pytest.param(
        changed(carpets=[["red", 12], ["red", 12], ["blue", 12], ["green", 12]]),
        "carpets[1][0]",
        "red",
        "named twice",
        id="a colour twice",
    ),
    pytest.param(
        changed(carpets=[["red", 15], ["green", 12], ["yellow", 15], ["blue", 15]]),
        "carpets[1]",
        ["green", 12],
        "must be the last",
        id="the scarcest colour is not the last",
    ),
    pytest.param(
        changed(carpets=[["Red", 15], ["yellow", 15], ["blue", 15], ["green", 12]]),
        "carpets[0][0]",
        "Red",
        'must be written like "red"',
        id="no name of a colour",
    ),
    pytest.param(
        changed(carpets=[["red", 15], ["yellow", 15], ["blue\n", 15], ["green", 12]]),
        "carpets[2][0]",
        "blue\n",
        'must be written like "blue"',
        id="a colour of two lines",
    ),
    pytest.param(
        changed(start="d4\n"), "start", "d4\n", 'must be written like "d4"', id="start of two lines"
    ),
    pytest.param(changed(piastres=100), "piastres", 100, "multiple of 12", id="odd money"),
    pytest.param(
        changed(carpets=[["red", 12], ["blue", 12], ["green", 12]]),
        "carpets",
        [["red", 12], ["blue", 12], ["green", 12]],
        "a list with a length of at least 4",
        id="three colours",
    ),
    pytest.param(
        five() | {"start": "g7"}, "start", "g7", "lies outside the market", id="start outside"
    ),
    pytest.param(
        changed(colour="red"), "colour", "red", "there is no such field", id="unknown field"
    ),
]


@pytest.mark.parametrize(("data", "field", "value", "reason"), WRONG)
def test_a_wrong_edition_is_refused_by_file_field_and_value(
    data: Data, field: str, value: object, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadInput) as refused:
        GAME.edition(str(file))
    found = refused.value.fault
    assert (found.file, found.field, found.value) == ("mine.json", field, shortened(value))
    told = str(refused.value)
    assert told.startswith(f"mine.json, field {field}: ")
    assert reason in told
    assert told.endswith(f"(found {shortened(value)})")


def test_a_file_that_is_not_json_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("a market, seven by seven", "utf-8")
    with pytest.raises(BadInput, match=r"^mine\.json, line 1: is not JSON: look at character 1 "):
        GAME.edition(file)


def test_a_file_that_is_missing_is_refused() -> None:
    with pytest.raises(BadInput, match=r"no edition or file 'nowhere\.json'.*standard"):
        GAME.edition("nowhere.json")


def test_the_shipped_edition_tells_where_it_comes_from() -> None:
    edition = GAME.edition("standard")
    assert edition == GAME.edition() == GAME.edition(standard())
    assert "inferred" in edition.provenance.en
    assert "erschlossen" in edition.provenance.de


@pytest.mark.parametrize("data", [five(), turned(), tangled()], ids=["five", "turned", "tangled"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_edition_is_played_to_its_end(data: Data, seats: int) -> None:
    table = GAME.setup(seats, None, data)
    carpets = sum(table.left)
    after, plies, _ = playout(GAME, table, Random(seats))
    result = GAME.result(after)
    assert result is not None
    assert sum(result.scores) == sum(after.money) + sum(mask.bit_count() for mask in after.halves)
    assert plies >= 3 * carpets
    assert plies == GAME.longest(seats, table.options, table.edition)
    assert GAME.flaws(after) == ()


def test_another_edition_deals_its_own_carpets_and_money() -> None:
    four, three = GAME.setup(4, None, five()), GAME.setup(3, None, five())
    assert four.left == (4, 4, 4, 4)
    assert three.left == (6, 6, 6)
    assert three.money == (32, 32, 32)
    assert name(four.omar) == "c3"
    assert len(four.edition.market.fields) == 25


def test_1_4_another_die_has_its_own_odds() -> None:
    edition = GAME.edition(changed(die=[6, 1, 6, 6]))
    assert list(edition.market.die) == [(Roll(1), 1), (Roll(6), 3)]


def test_a_table_of_another_edition_survives_json() -> None:
    table = GAME.setup(4, {"first": 1}, turned())
    assert from_json(GAME, "table", to_json(table)) == table
