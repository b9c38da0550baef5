"""Wrong input as a sentence: in both languages what the command line notices, plainly the rest."""

from __future__ import annotations

import errno
import re
from typing import TYPE_CHECKING, Any

import msgspec

from zoco.core.bad_input import BadField, BadInput, NoEdition

if TYPE_CHECKING:  # texts are slow to come, and mostly nothing is wrong
    from zoco.core.texts import Texts

LONGEST = 60
ROOM = dict.fromkeys(("file", "path", "folder", "given", "reason", "notation"), 200)
ROOM |= dict.fromkeys(("known", "names", "label"), 2000)
"""How long a parameter of a text may be where that is longer than what people type."""


class Wrong(BadInput):
    """Wrong input that the command line itself noticed: a key and parameters of its own texts."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = fitting(params)

    def told(self, language: str) -> str:
        """The sentence."""
        return _texts(language).word(self.key, **self.params)

    def __str__(self) -> str:
        return self.told("en")


class WrongFile(Wrong):
    """A file that the system does not let us use; what it says about it follows the language."""

    def __init__(self, error: OSError) -> None:
        super().__init__("wrong-file", file=str(error.filename or "?"))
        self._error = error

    def told(self, language: str) -> str:
        """The file and what is wrong with it."""
        texts = _texts(language)
        return texts.word(self.key, **self.params, reason=reason(self._error, texts))


def _texts(language: str) -> Texts:
    from zoco.core.texts import Texts

    return Texts("zoco.cli", language)


REASONS = {
    errno.EACCES: "reason-permission",
    errno.EPERM: "reason-permission",
    errno.EROFS: "reason-read-only",
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-missing",
    errno.ENAMETOOLONG: "reason-long",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EISDIR: "reason-folder",
    errno.EADDRINUSE: "reason-taken",
    errno.EADDRNOTAVAIL: "reason-elsewhere",
}


def reason(error: Exception, texts: Texts) -> str:
    """Why the system refuses something: in our words if it is known, else in its own."""
    key = REASONS.get(error.errno or 0) if isinstance(error, OSError) else None
    if key is not None:
        return texts.word(key)
    told = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return texts.word("reason-other", text=shown(told))


def fitting(params: dict[str, str | int]) -> dict[str, str | int]:
    """The parameters of a text, none of them longer than a text can take."""
    return {name: shown(value, ROOM.get(name, LONGEST)) for name, value in params.items()}


def shown(value: Any, limit: int = LONGEST) -> Any:
    """What was typed may hold anything; a terminal is sent nothing but letters, and not too many.

    Numbers stay numbers, for a text may count them.
    """
    if isinstance(value, int) and abs(value) < 10**15:
        return value
    text = "".join(char if char.isprintable() else "?" for char in str(value))
    return text if len(text) <= limit else text[: limit - 1] + "…"


def sentence(error: BadInput, language: str) -> str:
    """The error for people: in their language, or in plain English where it is about a file."""
    if isinstance(error, Wrong):
        return error.told(language)
    if isinstance(error, NoEdition):
        known = ", ".join(error.known)
        return Wrong("wrong-edition", file=error.given, known=known).told(language)
    told = plainly(_field(error) if isinstance(error, BadField) else str(error))
    return str(shown(told, ROOM["known"]))


def _field(error: BadField) -> str:
    """Source, field and value, the value as a file would hold it."""
    if error.reason.startswith("is not JSON"):
        byte = re.search(r"\(byte (\d+)\)", error.reason)
        return f"{error.source} is not JSON" + (f": look at byte {byte[1]}." if byte else ".")
    where = error.source if error.field == "$" else f"{error.source}, field {error.field}"
    return f"{where}: {_reason(error)} (found {_value(error.value)})"


def _reason(error: BadField) -> str:
    """What a field must be; a pattern is shown by what fits it."""
    if error.example is not None and " matching regex " in error.reason:
        return f"must be written like {_value(error.example)}"
    return error.reason


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
    (re.compile(r" matching regex .+?(?= \(found|$)"), " of another form"),
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
