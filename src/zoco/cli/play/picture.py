"""The board on a terminal of any width: the game's picture, or the position in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from zoco.cli.console import rich_lines
from zoco.cli.play.layout import fitted, note, wrapped
from zoco.cli.speech import Speech
from zoco.core.words.outline import Aspect


def picture(console: Console, speech: Speech, view: Any) -> list[Text]:
    """The picture if it fits, narrowed where it can be; else words that say so."""
    drawn = fitted(rich_lines(speech.draw(view)), console.width)
    widest = max((line.cell_len for line in drawn), default=0)
    if widest <= console.width:
        return drawn
    aspects = speech.game.outline(view)
    if not aspects:
        return [line for one in drawn for line in one.wrap(console, console.width)]
    return list(_in_words(console, speech, aspects, widest))


def _in_words(
    console: Console, speech: Speech, aspects: Sequence[Aspect], widest: int
) -> Iterator[Text]:
    """Aspect by aspect, with an empty line between them."""
    why = note(speech.word("too-narrow", columns=widest), "fact")
    yield from wrapped(console, [why], console.width)
    for aspect in aspects:
        yield Text()
        title = note(speech.texts.say(aspect.title), "bold")
        told = " · ".join(speech.texts.say(line) for line in aspect.lines)
        yield from wrapped(console, [title, note(told, front="  ")], console.width)
