"""What a person sees: the news since the last look, the board, the choices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from zoco.cli.console import rich_lines
from zoco.cli.play.layout import (
    Note,
    beside,
    blocks,
    captions,
    fitted,
    margin_width,
    note,
    wrapped,
)
from zoco.cli.play.offer import DETAILS, Offer
from zoco.cli.speech import Speech
from zoco.core.chance import CHANCE
from zoco.core.faults import fitting
from zoco.core.log.log import Played

Notes = Callable[[int], list[Note]]
"""What is offered, as notes for a width."""


class Page(NamedTuple):
    """The news, and the board with the choices."""

    news: list[Text]
    board: list[Text]


class Screen:
    """Prints pages and lines on a console, in the language of `speech`."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """A sentence of the command line."""
        self.console.print(Text(self.speech.word(key, **fitting(params)), style=style))

    def advise(self, key: str, file: Path, **params: str) -> None:
        """A sentence with a command to copy: it is never broken into lines."""
        told = self.speech.word(key, file=quote(str(file)), **params)
        self.console.print(Text(told), soft_wrap=True)

    def line(self, text: str, style: str = "") -> None:
        """A line as it is."""
        self.console.print(Text(text, style=style))

    def notes(self, notes: list[Note]) -> None:
        """Notes over the whole width."""
        for text in wrapped(self.console, notes, self.console.width):
            self.console.print(text)

    def markdown(self, text: str) -> None:
        """A piece of a rulebook."""
        self.console.print(Markdown(text))

    def news(self, entries: tuple[Played, ...], seat: int) -> list[Note]:
        """What happened, one note for each mover: a die that falls belongs to whoever rolls it."""
        groups: list[tuple[int, list[str]]] = []
        for entry in entries:
            told = self.speech.events(entry.events, seat)
            if groups and entry.seat in (CHANCE, groups[-1][0]):
                groups[-1][1].extend(told)
            else:
                groups.append((entry.seat, told))
        return [note(" ".join(told), front="· ") for _, told in groups if told]

    def page(self, title: str, offer: Offer, news: list[Note], below: int) -> Page:
        """A turn, told as richly as the terminal has room for, `below` lines left free."""
        drawn = fitted(rich_lines(self.speech.draw(offer.view)), self.console.width)
        for detail, tight in product(DETAILS, (False, True)):
            page = self._page(title, drawn, news, offer.shown(detail), tight)
            if not self.console.is_terminal or len(page.board) + below <= self.console.height:
                break
        return page

    def _page(
        self, title: str, drawn: list[Text], news: list[Note], choices: Notes, tight: bool
    ) -> Page:
        """News that fit stand beside the board, others above it."""
        picture, *rest = blocks(drawn)
        single, tables = captions(rest)
        width = margin_width(picture, self.console.width)
        if not width:
            return self._tall(title, drawn, news, choices, tight)
        head = self._wrap([note(title, "title"), *(Note("", line) for line in single)], width)
        tidings, offered = self._wrap(news, width), self._wrap(choices(width), width)
        fits = len(head) + len(tidings) + 2 + len(offered) <= len(picture)
        above = [] if fits else [*self._wrap(news, self.console.width), Text()]
        margin = [*head, Text(), *(tidings if fits else ()), Text(), *offered]
        below = [line for block in tables for line in block]
        return Page(above, [*beside(picture, margin), *below])

    def _tall(
        self, title: str, drawn: list[Text], news: list[Note], choices: Notes, tight: bool
    ) -> Page:
        """All below each other; where it is tight without the empty lines of the drawing."""
        width = self.console.width
        drawn = [line for line in drawn if line.plain.strip()] if tight else drawn
        above = self._wrap([note(title, "title"), *news], width)
        return Page(above, [*drawn, Text(), *self._wrap(choices(width), width)])

    def _wrap(self, notes: list[Note], width: int) -> list[Text]:
        return wrapped(self.console, notes, width)

    def show(self, page: Page, below: int, pause: Callable[[], None]) -> None:
        """Print a page; where it is longer than the terminal, pause after the news."""
        for line in page.news:
            self.put(line)
        lines = len(page.news) + len(page.board) + below
        if page.news and self.console.is_terminal and lines > self.console.height:
            pause()
        for line in page.board:
            self.put(line)

    def drawing(self, view: Any) -> None:
        """The board alone."""
        for line in fitted(rich_lines(self.speech.draw(view)), self.console.width):
            self.put(line)

    def put(self, line: Text) -> None:
        """A line that is cut rather than wrapped."""
        self.console.print(line, overflow="crop", no_wrap=True)
