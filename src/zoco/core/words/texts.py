"""Sentences: Fluent catalogues turn keys and parameters into English or German."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from zoco.core.faults import bad
from zoco.core.words.said import Said

LANGUAGES = ("en", "de")
CORE = "zoco.core"
TUTORIAL = "tutorial."
"""The part of a game's catalogue that only its lessons say."""


class Texts:
    """The catalogue of one game in one language, with the names of the seats."""

    def __init__(self, package: str, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise bad("wrong-language", text=language, known=", ".join(LANGUAGES))
        self.language = language
        self._names = tuple(names)
        functions: dict[str, Any] = {"SEAT": self._seat, "HEAP": self._heap}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for name in (CORE, package):
            self._bundle.add_resource(_parsed(name, language), allow_overrides=True)

    def learn(self, part: str, package: str = CORE) -> None:
        """Take in another catalogue of a package; what is known already stays."""
        self._bundle.add_resource(_parsed(package, self.language, part))

    def say(self, said: Said) -> str:
        """The sentence; raises `MissingText` rather than showing a hole."""
        if not self.has(said.key):
            raise MissingText(f"no text {said.key!r} in {self.language}")
        pattern = self._bundle.get_message(said.key).value
        if pattern is None:
            raise MissingText(f"text {said.key!r} has no value in {self.language}")
        sentence, errors = self._bundle.format_pattern(pattern, dict(said.params))
        if errors:
            raise MissingText(f"text {said.key!r} in {self.language}: {errors[0]!r}")
        return str(sentence)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(key))

    def word(self, key: str, **params: str | int) -> str:
        """The text of a key, as `say` would answer it."""
        return self.say(Said(key, dict(params)))

    def name(self, seat: int) -> str:
        """How a seat is called."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.word("seat-number", number=seat + 1)

    def _seat(self, seat: Any) -> str:
        return self.name(int(seat))

    def _heap(self, letters: Any) -> str:
        """Pieces that are written as letters, in words: `heap-w` with `$count` for each W."""
        counts = (Counter(part).items() for part in str(letters).split())
        return ", ".join(self._some(*pair) for part in counts for pair in part)

    def _some(self, letter: str, count: int) -> str:
        return self.word(f"heap-{'star' if letter == '*' else letter.lower()}", count=count)


def taught(package: str, language: str, names: Sequence[str] = ()) -> Texts:
    """The catalogue of a game with what its lessons say."""
    texts = Texts(package, language, names)
    texts.learn(TUTORIAL, package)
    return texts


class MissingText(LookupError):
    """A key or parameter that the catalogue does not know: a fault of the program."""


@cache
def _parsed(package: str, language: str, part: str = "") -> ast.Resource:
    """Parsing takes longer than all that is said in a match."""
    return FluentResource(catalogue(package, language, part))


def catalogue(package: str, language: str, part: str = "") -> str:
    """The Fluent source of a package in a language; `part` is the beginning of another file."""
    return (resources.files(package) / "text" / f"{part}{language}.ftl").read_text("utf-8")


def keys_and_variables(source: str) -> dict[str, frozenset[str]]:
    """For each message its variables: what two languages must have in common."""
    entries = FluentParser().parse(source).body
    return {name: frozenset(_variables(entry)) for name, entry in _messages(entries)}


def faults(source: str) -> tuple[str, ...]:
    """Pieces of a catalogue that are not Fluent."""
    entries = FluentParser().parse(source).body
    return tuple(entry.content or "" for entry in entries if isinstance(entry, ast.Junk))


def _messages(entries: list[Any]) -> Iterator[tuple[str, ast.Message]]:
    for entry in entries:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


def _variables(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(entry)
    return found
