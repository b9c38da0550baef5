"""Words and figures of the command line that several commands need, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zoco.core.game import Game
from zoco.core.words.texts import Texts

STATISTICS = "zoco.bots.statistics"
"""Where it is said what is counted in a match, and what brought it."""


class Words:
    """The texts of the command line, where no match is played yet."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts("zoco.cli", language)
        self.texts.learn("", STATISTICS)

    def say(self, key: str, **params: str | int) -> str:
        """A text."""
        return self.texts.word(key, **params)

    def level(self, level: str) -> str:
        """How a level of bots is called."""
        return self.say(f"level-{level}")

    def figure(self, value: float, digits: int = 0) -> str:
        """A number with the separators of the language."""
        text = f"{value:,.{digits}f}"
        return text.translate(GERMAN) if self.language == "de" else text

    def share(self, value: float) -> str:
        """A share in per cent."""
        return self.say("per-cent", figure=self.figure(100 * value, 1))

    def listed(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])


GERMAN = str.maketrans(",.", ".,")


def seat_counts(game: Game[Any, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """With how many seats a game is played as it is, and with how many in a variant only."""
    usual = game.seats(game.options())
    return usual, tuple(number for number in game.meta.seats if number not in usual)


def spanned(numbers: Sequence[int]) -> str:
    """`3–4`, `2`, or `2, 5` where some are left out."""
    low, high = min(numbers), max(numbers)
    if len(numbers) > 1 and list(numbers) == list(range(low, high + 1)):
        return f"{low}–{high}"
    return ", ".join(map(str, numbers))
