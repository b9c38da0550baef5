"""Pages on small terminals, in both languages, over random matches of every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

import zoco
from zoco.bots.bot import RandomBot
from zoco.cli.console import STYLES
from zoco.cli.play.choices import Choice, place
from zoco.cli.play.lines import Lines
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen, Screens
from zoco.cli.play.seating import Seating
from zoco.cli.play.session import Session
from zoco.cli.play.terminal import Terminal
from zoco.cli.speech import Speech
from zoco.core.log.log import Log
from zoco.core.words.texts import LANGUAGES

NAMES = ("Maximiliana Magdalen", "Yasmin", "Karim", "Leila")
GAMES = [meta.key for meta in zoco.games()]
HEIGHT = 24


class Shown(NamedTuple):
    """A page as it was shown, and what it had to say."""

    offer: Offer
    screens: Screens
    must: bool


def pages(key: str, language: str, width: int, most: int = 30) -> Iterator[Shown]:
    """Pages of one person at a table of four, who decides at random, as the others do."""
    game, rng = zoco.load(key), Random(f"{key} {width}")
    levels = dict.fromkeys((1, 2, 3), "random")
    log = Log.start(game, 4, players=NAMES)
    bots = {seat: RandomBot("random", "random") for seat in levels}
    session = Session(log, Seating(NAMES, (0,), levels), bots, key, None)
    console = Console(
        file=StringIO(), theme=Theme(STYLES), width=width, height=HEIGHT, force_terminal=True
    )
    screen = Screen(console, Speech(game, language, NAMES))
    terminal = Terminal(session, screen, Lines(console))
    for _ in range(most):
        seat = session.advance()
        if seat is None:
            return
        offer, must = terminal.offer(seat), session.must(seat)
        news, title = terminal.news(seat), terminal.title(seat)
        yield Shown(offer, screen.page(title, offer, news, 1 if must else 2), must)
        if must:
            session.play(seat, session.musts(seat).sample(rng))
        else:
            session.let_be(seat)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_page_fits_and_says_all_of_every_choice(key: str, language: str, width: int) -> None:
    seen = 0
    for offer, screens, must in pages(key, language, width):
        seen += 1
        for lines in screens:
            assert len(lines) + (1 if must else 2) <= HEIGHT
            assert max((line.cell_len for line in lines), default=0) <= width
        told = words(line for lines in screens for line in lines)
        if offer.asked is not None:
            assert words([Text(offer.speech.texts.say(offer.asked))]) <= told
        for choice in offer.offered:
            assert any(called <= told for called in names(choice, offer))
    assert seen > 10


def names(choice: Choice, offer: Offer) -> list[set[str]]:
    """What may be read of a choice: its code, and its label or at least its place."""
    if choice.option is None:
        return [words([Text(choice.code)])]
    if place(choice.option) == choice.code:
        return [set()]  # numbers of their own are told by the first and the last
    said = offer.speech.texts.say(choice.option.label), place(choice.option) or "nowhere"
    return [words([Text(f"{choice.code} {it}")]) for it in said]


def words(lines: Iterable[Text]) -> set[str]:
    """The words of some lines: none of them is cut in two."""
    return {word for line in lines for word in line.plain.split()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "narrow"), [("basari", True), ("bazaar", False)])
def test_a_picture_that_is_too_wide_is_told_in_words_that_say_so(
    key: str, narrow: bool, language: str
) -> None:
    shown = next(pages(key, language, 60))
    told = words(line for lines in shown.screens for line in lines)
    needs = shown.offer.speech.word("too-narrow", columns=72)
    assert (words([Text(needs)]) <= told) == narrow
