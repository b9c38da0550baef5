"""Wrong input as a sentence: in both languages what the command line notices, plainly the rest."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from zoco.core.bad_input import BadField, BadInput

LONGEST = 60


class Wrong(BadInput):
    """Wrong input that the command line itself noticed: a key and parameters of its own texts."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = {name: _shown(value) for name, value in params.items()}

    def told(self, language: str) -> str:
        """The sentence."""
        from zoco.core.texts import Texts

        return Texts("zoco.cli", language).word(self.key, **self.params)

    def __str__(self) -> str:
        return self.told("en")


def _shown(value: str | int) -> str | int:
    """What was typed may hold anything; a terminal is sent nothing but letters."""
    if isinstance(value, int):
        return value
    return "".join(char if char.isprintable() else "?" for char in value)


def sentence(error: BadInput, language: str) -> str:
    """The error for people: in their language, or in plain English where it is about a file."""
    if isinstance(error, Wrong):
        return error.told(language)
    return plainly(_field(error) if isinstance(error, BadField) else str(error))


def _field(error: BadField) -> str:
    """Source, field and value, the value as a file would hold it."""
    if error.reason.startswith("is not JSON"):
        byte = re.search(r"\(byte (\d+)\)", error.reason)
        return f"{error.source} is not JSON" + (f": look at byte {byte[1]}." if byte else ".")
    where = error.source if error.field == "$" else f"{error.source}, field {error.field}"
    return f"{where}: {error.reason} (found {_value(error.value)})"


def _value(value: Any) -> str:
    text = msgspec.json.encode(value, enc_hook=repr).decode()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
PLAIN = (
    (re.compile(r", got `?[\w ]+`?(?= \(found|;|$)"), ""),
    (re.compile(r"Expected `([^`]+)`"), lambda found: f"must be {_kinds(found[1])}"),
    (re.compile(r" of length >= (\d+)"), r" with a length of at least \1"),
    (re.compile(r" of length <= (\d+)"), r" with a length of at most \1"),
    (re.compile(r" of length (\d+)"), r" with a length of \1"),
    (re.compile(r" matching regex "), " of the form "),
    (re.compile(r" >= (-?\d+)"), r" of at least \1"),
    (re.compile(r" <= (-?\d+)"), r" of at most \1"),
    (re.compile(r"Object contains unknown field `[^`]*`"), "there is no such field"),
    (re.compile(r"Object missing required field `[^`]*`"), "is missing"),
    (re.compile(r"Invalid (?:enum )?value (?:'[^']*'|[-\d]+)"), "is not a known value"),
)
"""How the words of the reader of files are said to people."""


def plainly(text: str) -> str:
    """A sentence without the names of Python's types."""
    for pattern, words in PLAIN:
        text = pattern.sub(words, text)
    return text


def _kinds(names: str) -> str:
    return " or ".join(KINDS.get(name, name) for name in names.split(" | "))
