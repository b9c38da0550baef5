"""The rulebooks of Basari and the code and tests that carry them out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.rulebooks import check_edition_told
from zoco.core.words.rulebook import cited, rulebook
from zoco.core.words.texts import LANGUAGES
from zoco.games.basari.game import GAME

LAST = {"1": 5, "2": 8, "3": 7, "4": 7, "5": 2, "6": 6}
PARAGRAPHS = {f"{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)}
EXAMPLES = {"3.7", "4.6"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_the_paragraphs_of_the_specification(language: str) -> None:
    assert set(rulebook(GAME.package, language).paragraphs) == PARAGRAPHS


def test_every_paragraph_but_the_worked_examples_is_cited_by_code() -> None:
    assert {number.removeprefix("basari ") for number in GAME.meta.not_code} == EXAMPLES
    assert cited(GAME.package, GAME.meta.key) - EXAMPLES == PARAGRAPHS - EXAMPLES


def test_every_paragraph_is_proved_by_a_test_of_its_name() -> None:
    sources = (file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = {found for text in sources for found in re.findall(r"def test_(\d)_(\d)_", text)}
    assert {".".join(numbers) for numbers in named} == PARAGRAPHS


@pytest.mark.parametrize(("language", "ruling"), [("en", "*Our ruling:*"), ("de", "Festlegung:*")])
@pytest.mark.parametrize(
    "number", ["1.3", "2.2", "2.3", "2.7", "3.1", "4.5", "5.1", "6.2", "6.4", "6.5", "6.6"]
)
def test_rulings_are_marked_as_ours(language: str, ruling: str, number: str) -> None:
    assert ruling in rulebook(GAME.package, language).paragraphs[number].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_what_an_edition_file_holds_and_how_to_play_it(language: str) -> None:
    check_edition_told(GAME, language)
