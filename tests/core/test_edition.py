"""Editions: by name, by file, by content; errors name file, field and value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.core.bids.game import GAME
from tests.core.bids.rules import BidsEdition
from zoco.core.edition import Edition, Provenance
from zoco.core.faults import BadInput, shortened

RAW: dict[str, Any] = {
    "name": "Mine",
    "provenance": {"en": "Own.", "de": "Eigene."},
    "highest": 5,
    "prizes": [["lamp", 2], ["ring", 0]],
}


def written(folder: Path, content: object) -> Path:
    file = folder / "mine.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def test_the_first_known_edition_is_the_standard() -> None:
    assert GAME.edition() == GAME.edition("standard")
    assert GAME.edition().name == "Standard"
    assert GAME.edition("large").highest == 9


def test_a_shipped_edition_is_read_once() -> None:
    assert GAME.edition("large") is GAME.edition("large")


def test_an_edition_comes_from_data_file_or_as_it_is(tmp_path: Path) -> None:
    mine = GAME.edition(RAW)
    assert mine == BidsEdition("Mine", Provenance("Own.", "Eigene."), 5, (("lamp", 2), ("ring", 0)))
    assert GAME.edition(mine) is mine
    file = written(tmp_path, RAW)
    assert GAME.edition(file) == GAME.edition(str(file)) == mine


def test_a_missing_file_is_named_with_what_is_shipped(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"'nowhere\.json'; shipped editions: standard, large"):
        GAME.edition("nowhere.json")
    with pytest.raises(BadInput, match="There is no edition or file"):
        GAME.edition(tmp_path)


def test_a_file_that_is_not_json_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(b"{broken")
    with pytest.raises(BadInput, match=r"^mine\.json, line 1: is not JSON: look at character 2 "):
        GAME.edition(file)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(b" " * 1_000_001)
    with pytest.raises(BadInput, match=r"^mine\.json: is larger than 1,000,000 bytes"):
        GAME.edition(file)


@pytest.mark.parametrize(
    ("change", "field", "value"),
    [
        ({"highest": "5"}, "highest", "5"),
        ({"highest": 0}, "highest", 0),
        ({"prizes": [["lamp", 2], ["ring", None]]}, "prizes[1][1]", None),
        ({"prizes": [["lamp", 2], ["ring"]]}, "prizes[1]", ["ring"]),
        ({"lowest": 1}, "lowest", 1),
        ({"provenance": {"en": "Own.", "de": 3}}, "provenance.de", 3),
        ({"prizes": [["lamp", 2], ["ring", -4]]}, "prizes[1]", -4),
    ],
)
def test_a_wrong_field_is_named_with_file_and_value(
    tmp_path: Path, change: dict[str, Any], field: str, value: object
) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.edition(written(tmp_path, RAW | change))
    found = caught.value.fault
    assert (found.file, found.field, found.value) == ("mine.json", field, shortened(value))
    with pytest.raises(BadInput) as caught:
        GAME.edition(RAW | change)
    assert (caught.value.fault.file, caught.value.fault.field) == ("", f"edition.{field}")


class Twin(Edition, frozen=True, dict=True):
    """The data of a game that happens to have the same field."""

    highest: int


def test_an_edition_of_another_shape_is_read_by_its_content() -> None:
    twin = Twin("Mine", Provenance("a", "b"), 2)
    assert GAME.edition(twin) == BidsEdition("Mine", Provenance("a", "b"), 2)
    with pytest.raises(BadInput, match=r"^edition\.highest: "):
        GAME.edition(Twin("Mine", Provenance("a", "b"), 0))


def test_data_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^edition: must be an object"):
        GAME.edition([1])


def test_a_name_that_no_file_can_have_is_refused_like_any_other() -> None:
    for name in ("x" * 5000, "a\0b"):
        with pytest.raises(BadInput, match="There is no edition or file"):
            GAME.edition(name)


def test_a_text_that_fills_every_frame_is_refused() -> None:
    with pytest.raises(BadInput, match=r"^edition\.name: has more than 2,000 characters"):
        GAME.edition({**RAW, "name": "x" * 2001})
