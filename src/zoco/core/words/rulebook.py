"""Rulebooks: numbered paragraphs in our own words, and which of them the code cites."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct

from zoco.core.faults import bad
from zoco.core.words.texts import LANGUAGES

_SECTION = re.compile(r"^## (?:(?P<number>\d+) )?(?P<title>.+)$")
_PARAGRAPH = re.compile(r"^\*\*(?P<number>\d+\.\d+)\*\* (?P<text>.*)$")


class Paragraph(Struct, frozen=True):
    """One numbered rule: its number inside the game, and its Markdown."""

    number: str
    text: str


class Section(Struct, frozen=True):
    """A chapter of a rulebook; `number` is empty where it holds no rules."""

    number: str
    title: str
    preface: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(Struct, frozen=True):
    """A rulebook in one language."""

    title: str
    preface: str
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> dict[str, Paragraph]:
        """Every paragraph by its number."""
        found = (paragraph for section in self.sections for paragraph in section.paragraphs)
        return {paragraph.number: paragraph for paragraph in found}


def rulebook_source(package: str, language: str) -> str:
    """The Markdown of a game's rulebook."""
    if language not in LANGUAGES:
        raise bad("wrong-language", text=language, known=", ".join(LANGUAGES))
    return (resources.files(package) / f"rulebook.{language}.md").read_text("utf-8")


def rulebook(package: str, language: str) -> Rulebook:
    """A game's rulebook, parsed."""
    return parse_rulebook(rulebook_source(package, language))


def parse_rulebook(source: str) -> Rulebook:
    """Markdown with `# title`, `## 1 sections` and `**1.1** paragraphs`."""
    head, *rest = _split(source.splitlines(), _SECTION)
    title, preface = head[0].removeprefix("# ").strip(), _joined(head[1:])
    book = Rulebook(title, preface, tuple(_section(lines) for lines in rest))
    _refuse_doubles(book)
    return book


def _section(lines: list[str]) -> Section:
    found = _SECTION.match(lines[0])
    assert found is not None
    preface, *rest = _split(lines[1:], _PARAGRAPH)
    paragraphs = tuple(_paragraph(part) for part in rest)
    return Section(found["number"] or "", found["title"], _joined(preface), paragraphs)


def _paragraph(lines: list[str]) -> Paragraph:
    found = _PARAGRAPH.match(lines[0])
    assert found is not None
    return Paragraph(found["number"], _joined([found["text"], *lines[1:]]))


def _split(lines: list[str], start: re.Pattern[str]) -> list[list[str]]:
    """The lines before the first match, then one list from each match to the next.

    Inside a code block nothing starts.
    """
    parts: list[list[str]] = [[]]
    in_block = False
    for line in lines:
        in_block ^= line.startswith("```")
        if start.match(line) and not in_block:
            parts.append([])
        parts[-1].append(line)
    return parts


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).strip()


def _refuse_doubles(book: Rulebook) -> None:
    numbers = [p.number for section in book.sections for p in section.paragraphs]
    doubles = sorted({number for number in numbers if numbers.count(number) > 1})
    if doubles:
        raise bad("fault-paragraph-twice", title=book.title, known=", ".join(doubles))


def cited(package: str, key: str) -> set[str]:
    """The paragraphs that the Python sources of a package and those inside it cite: `key 2.5`."""
    citation = re.compile(rf"\b{re.escape(key)} (\d+\.\d+)")
    sources = _sources(resources.files(package))
    return {number for source in sources for number in citation.findall(source)}


def _sources(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _sources(file)
        elif file.name.endswith(".py"):
            yield file.read_text("utf-8")
