"""Rulebooks: sections and numbered paragraphs, blocks left alone, doubles refused, citations."""

from __future__ import annotations

import pytest

from zoco.core.faults import BadInput
from zoco.core.words.rulebook import Paragraph, Section, cited, parse_rulebook, rulebook

PACKAGE = "tests.core.bids"


def test_a_rulebook_has_a_title_a_preface_and_sections() -> None:
    book = rulebook(PACKAGE, "en")
    assert book.title == "Bids"
    assert book.preface == "A game for tests.\nTwo lines of preface."
    assert [(section.number, section.title) for section in book.sections] == [
        ("1", "Start"),
        ("2", "Play"),
        ("3", "End"),
        ("", "Credits"),
    ]


def test_paragraphs_are_found_by_number_and_keep_their_order() -> None:
    book = rulebook(PACKAGE, "de")
    assert list(book.paragraphs) == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]
    assert book.paragraphs["1.1"].text.startswith("Eine Münze fällt.")
    assert book.sections[1].paragraphs[0] == Paragraph("2.1", "All bid in secret.")


def test_a_section_keeps_what_is_before_its_first_paragraph() -> None:
    book = rulebook(PACKAGE, "en")
    assert book.sections[0].preface == "Words before the first paragraph."
    assert book.sections[3] == Section("", "Credits", "Nobody.", ())


def test_nothing_starts_inside_a_code_block() -> None:
    text = rulebook(PACKAGE, "en").paragraphs["1.1"].text
    assert "## 9 not a section\n**9.9** not a paragraph" in text
    assert text.endswith("After the block.")


def test_bold_words_start_no_paragraph() -> None:
    book = parse_rulebook("# T\n## 1 S\n**1.1** One\n**not** one\n**1.2 no** one\n### 2 Deeper")
    assert list(book.paragraphs) == ["1.1"]
    assert len(book.sections) == 1


def test_a_number_that_is_used_twice_is_refused() -> None:
    doubled = "# T\n## 1 S\n**1.1** One\n**1.2** Two\n## 2 R\n**1.1** One again\n"
    with pytest.raises(BadInput, match=r"The rulebook of T has 1\.1 twice"):
        parse_rulebook(doubled)


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="There is no language 'fr'; there are: en, de"):
        rulebook(PACKAGE, "fr")


def test_the_sources_of_a_package_are_searched_for_citations() -> None:
    assert cited(PACKAGE, "bids") == set(rulebook(PACKAGE, "en").paragraphs)


def test_the_citations_of_another_game_do_not_count() -> None:
    assert cited(PACKAGE, "bid") == set()
    assert cited(PACKAGE, "b.ds") == set()
