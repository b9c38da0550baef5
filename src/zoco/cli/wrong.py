"""Wrong input that the command line itself notices: a sentence in both languages."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from zoco.core.faults import BadInput

if TYPE_CHECKING:  # texts are slow to come, and mostly nothing is wrong
    from zoco.core.words.texts import Texts

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
        return texts_of(language).word(self.key, **self.params)

    def __str__(self) -> str:
        return self.told("en")


class WrongFile(Wrong):
    """A file that the system does not let us use; what it says about it follows the language."""

    def __init__(self, error: OSError) -> None:
        super().__init__("wrong-file", file=str(error.filename or "?"))
        self._error = error

    def told(self, language: str) -> str:
        """The file and what is wrong with it."""
        texts = texts_of(language)
        return texts.word(self.key, **self.params, reason=reason(self._error, texts))


def texts_of(language: str) -> Texts:
    """The texts of the command line."""
    from zoco.core.words.texts import Texts

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
