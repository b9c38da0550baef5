"""Rulebooks: the same paragraphs in every language, cited by code or listed as not code."""

from __future__ import annotations

from functools import cache
from typing import Any

from zoco.core.game import Game
from zoco.core.words.rulebook import cited, rulebook
from zoco.core.words.texts import LANGUAGES
from zoco.testkit.violation import Violation

LAW = "rulebook-covered"


@cache
def paragraphs(package: str) -> frozenset[str]:
    """The numbers that every rulebook of a game has."""
    books = (rulebook(package, language).paragraphs for language in LANGUAGES)
    return frozenset.intersection(*(frozenset(book) for book in books))


def rulebook_covered(game: Game[Any, Any]) -> None:
    """Every paragraph cited exists, and every paragraph is cited or listed as not code."""
    books = {language: set(rulebook(game.package, language).paragraphs) for language in LANGUAGES}
    first = books[LANGUAGES[0]]
    for language, book in books.items():
        _none(first ^ book, f"only one of the rulebooks in {LANGUAGES[0]} and {language} has")
    named = cited(game.package, game.meta.key)
    excused = {number.rpartition(" ")[2] for number in game.meta.not_code}
    _none(named - first, "the code cites, but no rulebook has")
    _none(first - named - excused, "neither the code nor meta.not_code names")
    _none(excused - first, "meta.not_code names, but no rulebook has")
    _check_options(game, first)


def _check_options(game: Game[Any, Any], known: set[str]) -> None:
    kind = game.kinds.options
    fields = set(kind.__struct_fields__)
    _none(fields ^ set(kind.paragraphs), "options and their paragraphs differ in")
    explained = {text.removeprefix(f"{game.meta.key} ") for text in kind.paragraphs.values()}
    end = {game.meta.end.removeprefix(f"{game.meta.key} ")}
    _none((explained | end) - known, "options or the end cite, but no rulebook has")


def _none(numbers: set[str], complaint: str) -> None:
    if numbers:
        raise Violation(LAW, f"{complaint} {', '.join(sorted(numbers))}")
