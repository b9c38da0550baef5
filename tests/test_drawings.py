"""The boards of all games as a terminal draws them, at some moments of the recorded matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drawings import FOLDER, Kept
from zoco.cli.speech import Speech
from zoco.core.words.texts import LANGUAGES
from zoco.testkit.golden import find_game, header_of, tables_of

RECORDS = {
    f"{file.parent.name}/{file.stem}": file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).parent / "golden").glob("*/*.txt"))
    if file.parent.name != "toy"
}
NAMES = ("Anna", "Ben", "Cem", "Constantinopolis", "Emil", "Fatma")
NAMED = {
    "scheherazade/journey",
    "scheherazade/offers",
    "suleika/rulebook-2-5",
    "suleika/tangled",
}
"""Drawings that tests of single games keep."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_a_board_is_drawn_as_it_was(name: str, language: str, kept: Kept) -> None:
    game = find_game(header_of(RECORDS[name])["game"])
    tables = tables_of(game, RECORDS[name])
    speech = Speech(game, language, NAMES[: tables[0].seats])
    early, late, last = tables[len(tables) // 7], tables[4 * len(tables) // 7], tables[-1]
    shown = ((early, 0), (late, None), (last, last.seats - 1))
    kept(f"{name}.{language}", *(speech.draw(game.view(*moment)) for moment in shown))


def test_no_drawing_is_kept_that_nothing_is_compared_with() -> None:
    wanted = {f"{name}.{language}" for name in RECORDS for language in LANGUAGES}
    found = {f"{file.parent.name}/{file.stem}" for file in FOLDER.glob("*/*.txt")}
    assert found == wanted | NAMED
