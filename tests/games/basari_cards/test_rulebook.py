"""The rulebooks and the code and tests that carry them out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.rulebooks import check_edition_told
from zoco.core.words.rulebook import cited, rulebook
from zoco.core.words.texts import LANGUAGES
from zoco.games.basari_cards.game import GAME

NUMBERS = {"1": 2, "2": 8, "3": 6, "4": 3, "5": 1, "6": 6}
PARAGRAPHS = {f"{part}.{n}" for part, last in NUMBERS.items() for n in range(1, last + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_rulebooks_have_the_paragraphs_of_the_rules_and_code_cites_each(language: str) -> None:
    assert set(rulebook(GAME.package, language).paragraphs) == PARAGRAPHS
    assert cited(GAME.package, GAME.meta.key) == PARAGRAPHS
    assert GAME.meta.not_code == ()


def test_every_paragraph_is_proved_by_a_test_of_its_name() -> None:
    sources = (file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = {tuple(found) for text in sources for found in re.findall(r"def test_(\d)_(\d)_", text)}
    assert {".".join(numbers) for numbers in named} == PARAGRAPHS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_what_an_edition_file_holds_and_how_to_play_it(language: str) -> None:
    check_edition_told(GAME, language)
