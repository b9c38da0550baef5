"""The rulebooks of Suleika and the code and tests that carry them out."""

from __future__ import annotations

import re
from pathlib import Path

from zoco.core.words.rulebook import cited, rulebook
from zoco.games.suleika.game import GAME

PARAGRAPHS = {*("1.1", "1.2", "1.3", "1.4"), *(f"2.{n}" for n in range(1, 7)), "3.1", "4.1"}


def test_both_rulebooks_have_the_same_paragraphs_and_code_cites_each() -> None:
    for language in ("en", "de"):
        assert set(rulebook(GAME.package, language).paragraphs) == PARAGRAPHS
    assert cited(GAME.package, GAME.meta.key) == PARAGRAPHS
    assert GAME.meta.not_code == ()


def test_every_paragraph_is_proved_by_a_test_of_its_name() -> None:
    sources = (file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = {tuple(found) for text in sources for found in re.findall(r"def test_(\d)_(\d)_", text)}
    assert {".".join(numbers) for numbers in named} == PARAGRAPHS
