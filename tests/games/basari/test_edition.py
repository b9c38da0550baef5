"""Editions of Basari: shipped ones, own ones, and what is wrong with bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from zoco.core.faults import BadInput, shortened
from zoco.core.playout import playout
from zoco.games.basari.game import GAME


def raw(name: str = "standard") -> dict[str, Any]:
    """A shipped edition as the builtin values of its file."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(GAME.edition(name)))
    return data


@pytest.mark.parametrize("name", GAME.meta.editions)
def test_every_shipped_edition_can_be_played_to_the_end(name: str) -> None:
    table = GAME.setup(4, edition=name)
    start = GAME.conserved(table)
    last, _, _ = playout(GAME, table, Random(1))
    assert GAME.result(last) is not None
    assert GAME.conserved(last) == start


@pytest.mark.parametrize("name", GAME.meta.editions)
def test_every_shipped_edition_says_where_it_comes_from(name: str) -> None:
    provenance = GAME.edition(name).provenance
    assert provenance.en
    assert provenance.de
    assert provenance.en != provenance.de


def test_the_standard_edition_is_called_a_reconstruction() -> None:
    assert "reconstruction" in GAME.edition().provenance.en
    assert "Rekonstruktion" in GAME.edition().provenance.de


def test_the_long_arcade_differs_in_length_values_and_stock() -> None:
    long, standard = GAME.edition("long_arcade"), GAME.edition()
    assert long.lap == 36
    assert long.majorities != standard.majorities
    assert long.gems != standard.gems
    assert {arch.points for arch in long.arches} == {3, 4, 5, 6, 7}


def test_the_long_arcade_takes_longer_laps() -> None:
    table = GAME.setup(4, edition="long_arcade")
    assert len(GAME.moves(table, 0)) == 36
    rounds = [playout(GAME, table, Random(seed))[0].round for seed in range(5)]
    shorter = [playout(GAME, GAME.setup(4), Random(seed))[0].round for seed in range(5)]
    assert sum(rounds) > sum(shorter)


def test_an_edition_is_read_from_a_file(tmp_path: Path) -> None:
    data = raw() | {"name": "Ours", "majorities": [20, 15, 10, 5]}
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert GAME.edition(str(file)).majorities == (20, 15, 10, 5)


def test_a_fault_in_a_file_names_file_field_and_value(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(raw() | {"start": 7}), encoding="utf-8")
    with pytest.raises(BadInput) as error:
        GAME.edition(str(file))
    found = error.value.fault
    assert (found.file, found.field, found.value) == ("ours.json", "start", "7")
    assert str(error.value).startswith("ours.json, field start: 4 players would need more")


def arches(number: int, arch: Any) -> dict[str, Any]:
    """The standard arches with another one at a place."""
    data = raw()
    data["arches"][number] = arch
    return data


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        (raw() | {"gems": 0}, "gems", 0),
        (raw() | {"gems": "many"}, "gems", "many"),
        (raw() | {"majorities": [14, 12, 10]}, "majorities", [14, 12, 10]),
        (raw() | {"majorities": [14, 12, 10, -8]}, "majorities[3]", -8),
        (arches(3, [4, [0, 0, 0, 0]]), "arches[3][1]", (0, 0, 0, 0)),
        (arches(3, [4, [6, 0, 0, 0]]), "arches[3][1]", (6, 0, 0, 0)),
        (arches(3, [100, [1, 0, 0, 0]]), "arches[3][0]", 100),
        (arches(3, [4, [1, 0, 0]]), "arches[3][1]", [1, 0, 0]),
        (raw() | {"die": 8}, "die", 8),
    ],
)
def test_a_fault_names_its_field_and_value(data: Any, field: str, value: object) -> None:
    with pytest.raises(BadInput) as error:
        GAME.edition(data)
    found = error.value.fault
    assert (found.field, found.value) == (f"edition.{field}", shortened(value))


def test_an_arcade_has_twelve_arches_at_least() -> None:
    with pytest.raises(BadInput, match="arches"):
        GAME.edition(raw() | {"arches": raw()["arches"][:11]})
    assert GAME.edition(raw() | {"arches": raw()["arches"][:12]}).lap == 12


def test_an_unknown_edition_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="standard, long_arcade"):
        GAME.edition("deluxe")
