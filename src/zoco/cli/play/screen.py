"""What a person sees: the news since the last look, the board, the choices."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import compress, product
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from zoco.cli.play.layout import (
    Note,
    beside,
    blocks,
    captions,
    margin_width,
    note,
    packed,
    wrapped,
)
from zoco.cli.play.news import Tiding, tidings
from zoco.cli.play.offer import DETAILS, SHORT, Offer
from zoco.cli.play.picture import picture
from zoco.cli.speech import Speech
from zoco.core.faults import fitting
from zoco.core.log.log import Played

Screens = list[list[Text]]
"""What is shown at once, screen after screen; people press Enter in between."""


class Screen:
    """Prints pages and lines on a console, in the language of `speech`."""

    def __init__(self, console: Console, speech: Speech) -> None:
        self.console = console
        self.speech = speech
        self._seen: dict[int | None, tuple[str, ...]] = {}
        self._greeting: int | None = 0

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """A sentence of the command line."""
        self.line(self.speech.word(key, **fitting(params)), style)

    def advise(self, key: str, file: Path, **params: str) -> None:
        """A sentence with a command to copy: it is never broken into lines."""
        told = self.speech.word(key, file=quote(str(file)), **params)
        self.console.print(Text(told), soft_wrap=True)

    def line(self, text: str, style: str = "") -> None:
        """A text as it is."""
        self.notes([note(text, style)])

    def notes(self, notes: list[Note]) -> None:
        """Notes over the whole width."""
        lines = self._wide(notes)
        for text in lines:
            self.console.print(text)
        if self._greeting is not None:
            self._greeting += len(lines)

    def markdown(self, text: str) -> None:
        """A piece of a rulebook."""
        self.console.print(Markdown(text))

    def news(self, entries: tuple[Played, ...], seat: int) -> list[Note]:
        """What happened, one note for each mover; what others haggled for long is cut short."""
        return [note(self._told(it), front="· ") for it in tidings(self.speech, entries, seat)]

    def _told(self, tiding: Tiding) -> str:
        if not tiding.skipped:
            return tiding.text
        return self.speech.word("news-cut", count=tiding.skipped, text=tiding.text)

    def forget(self, seat: int) -> None:
        """`seat` has not the last page before its eyes any more."""
        self._seen.pop(seat, None)

    def page(self, title: str, offer: Offer, news: list[Note], below: int) -> Screens:
        """A turn, told as richly as the terminal has room for, `below` lines left free."""
        drawn = picture(self.console, self.speech, offer.view)
        found, before = blocks(drawn), self._seen.get(offer.view.seat, ())
        self._seen[offer.view.seat] = tuple(map(_plain, found))
        room = self.console.height - below if self.console.is_terminal else sys.maxsize
        whole = self._whole(title, drawn, news, offer, room)
        if whole is not None:
            return whole
        above, choices = self._above(title, news), [Text(), *self._choices(offer, room - 1)]
        shown = self._fresh(found, before, room - len(above) - len(choices))
        return packed([above, *shown, choices], room)

    def _fresh(self, found: list[list[Text]], before: Sequence[str], room: int) -> list[list[Text]]:
        """The blocks of a board that have changed, and of the others as many as there is room for.

        That some are left out is said.
        """
        left_out = self._wide([note(self.speech.word("as-before"), "fact")])
        fresh = [_plain(block) not in before for block in found]
        spare = room - len(left_out) - sum(map(len, compress(found, fresh)))
        for number, block in enumerate(found):
            if not fresh[number] and len(block) <= spare:
                fresh[number], spare = True, spare - len(block)
        return [*compress(found, fresh), *(() if all(fresh) else (left_out,))]

    def _whole(
        self, title: str, drawn: list[Text], news: list[Note], offer: Offer, room: int
    ) -> Screens | None:
        """Board and choices at once, in as much detail as there is room for, if there is."""
        for detail, tight in product(DETAILS, (False, True)):
            for layout in (self._margin, self._tall):
                found = layout(title, drawn, news, offer.shown(detail), tight)
                if found is not None and len(found[-1]) <= room:
                    return packed(found, room)
        return None

    def _margin(
        self, title: str, drawn: list[Text], news: list[Note], choices: Notes, tight: bool
    ) -> Screens | None:
        """Title, news and choices beside the picture; news that do not fit stand above it."""
        picture, *rest = blocks(drawn)
        single, tables = captions(rest)
        width = margin_width(picture, self.console.width)
        if not width:
            return None
        head = self._wrap([note(title, "title"), *(Note("", line) for line in single)], width)
        told, offered = self._wrap(news, width), self._wrap(choices(width), width)
        fits = len(head) + len(told) + 2 + len(offered) <= len(picture)
        above = [] if fits else [[*self._wide(news), Text()]]
        margin = [*head, Text(), *(told if fits else ()), Text(), *offered]
        below = [line for block in tables for line in block]
        return [*above, [*beside(picture, margin), *below]]

    def _tall(
        self, title: str, drawn: list[Text], news: list[Note], choices: Notes, tight: bool
    ) -> Screens:
        """All below each other; where it is tight without the empty lines of the drawing."""
        width = self.console.width
        drawn = [line for line in drawn if line.plain.strip()] if tight else drawn
        return [self._above(title, news), [*drawn, Text(), *self._wide(choices(width))]]

    def _choices(self, offer: Offer, room: int) -> list[Text]:
        """What is offered, in as much detail as a screen of its own has room for."""
        told = (self._wide(offer.notes(self.console.width, detail)) for detail in DETAILS)
        return next((lines for lines in told if len(lines) <= room), self._shortest(offer))

    def _shortest(self, offer: Offer) -> list[Text]:
        return self._wide(offer.notes(self.console.width, SHORT))

    def _above(self, title: str, news: list[Note]) -> list[Text]:
        return self._wide([note(title, "title"), *news])

    def _wide(self, notes: list[Note]) -> list[Text]:
        return self._wrap(notes, self.console.width)

    def _wrap(self, notes: list[Note], width: int) -> list[Text]:
        return wrapped(self.console, notes, width)

    def show(self, page: Screens, pause: Callable[[], None]) -> None:
        """Print a page; people press Enter between its screens, and after a greeting."""
        greeted, self._greeting = self._greeting or 0, None
        hurried = self.console.is_terminal and greeted + len(page[0]) >= self.console.height
        for number, lines in enumerate(page):
            if number or (greeted and hurried):
                pause()
            for line in lines:
                self.put(line)

    def drawing(self, view: Any) -> None:
        """The board alone."""
        for line in picture(self.console, self.speech, view):
            self.put(line)

    def put(self, line: Text) -> None:
        """A line that is as wide as the terminal at most."""
        self.console.print(line, no_wrap=True)


Notes = Callable[[int], list[Note]]
"""What is offered, as notes for a width."""


def _plain(block: list[Text]) -> str:
    return "\n".join(line.plain for line in block)
