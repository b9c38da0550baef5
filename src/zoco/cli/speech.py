"""Sentences of a game and of the command line, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from zoco.cli.play.amounts import Naming
from zoco.cli.words import Words
from zoco.core.events import Event, seen
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.moves import Illegal
from zoco.core.words.drawing import Drawing
from zoco.core.words.rulebook import rulebook
from zoco.core.words.texts import MissingText, Texts


class Speech:
    """Speaks about one game to one table of people."""

    def __init__(self, game: Game[Any, Any], language: str, names: Sequence[str]) -> None:
        self.language = language
        self.game = game
        self.texts = Texts(game.package, language, names)
        self.own = Texts("zoco.cli", language, names)
        self.words = Words(language)

    def word(self, key: str, **params: str | int) -> str:
        """A text of the command line."""
        return self.own.word(key, **params)

    def name(self, seat: int) -> str:
        """How a seat is called."""
        return self.own.name(seat)

    def draw(self, view: Any) -> Drawing:
        """The board as this view shows it."""
        return _draw_of(self.game)(view, self.texts)

    def events(self, events: tuple[Event, ...], seat: int | None) -> list[str]:
        """What a seat learns, as sentences."""
        return [self.texts.say(event.said()) for event in seen(events, seat)]

    def refusal(self, refusal: Illegal) -> str:
        """Why something is refused, and by which paragraph."""
        return f"{self.texts.say(refusal.said)} ({self.rule(refusal.paragraph)})"

    def rule(self, paragraph: str) -> str:
        """`suleika 2.5` as people cite it."""
        return self.own.word("paragraph", paragraph=number(paragraph))

    def paragraph(self, paragraph: str) -> str | None:
        """The Markdown of a paragraph of the rulebook, if it has one of this number."""
        found = rulebook(self.game.package, self.language).paragraphs.get(number(paragraph))
        return None if found is None else f"**{found.number}** {found.text}"

    @property
    def naming(self) -> Naming:
        """How kinds of pieces are called, by which letters; and how points of the compass."""
        return Naming(self.kind, self.letter, self.way)

    def way(self, way: str) -> str:
        """How a point of the compass is called."""
        return self.word(f"way-{way}")

    def letter(self, kind: str) -> str | None:
        """The letter of a kind of piece, on the board and to be typed, if the game has one."""
        key = f"letter-{kind}"
        return self.texts.word(key) if self.texts.has(key) else None

    def kind(self, kind: str) -> str:
        """How a kind of piece is called: `kind-ruby` of the game, or the kind itself."""
        try:
            return self.texts.word(f"kind-{kind}")
        except MissingText:
            return kind

    def listed(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        return self.words.listed(words)


def _draw_of(game: Game[Any, Any]) -> Callable[[Any, Texts], Drawing]:
    name = f"{game.package}.draw"
    try:
        draw: Callable[[Any, Texts], Drawing] = import_module(name).draw
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise bad("wrong-no-picture", title=game.meta.title) from None
    return draw


def number(paragraph: str) -> str:
    """`2.5` of `suleika 2.5`."""
    return paragraph.rpartition(" ")[2]
