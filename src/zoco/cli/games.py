"""`zoco games`: what can be played, and all about one game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.text import Text

import zoco
from zoco.bots.registry import levels
from zoco.cli.console import make_console, print_json
from zoco.cli.given import game_of, missing
from zoco.cli.options import Knob, explained, knobs
from zoco.cli.play.layout import Note, note, wrapped
from zoco.cli.speech import number
from zoco.cli.words import Words, seat_counts, spanned
from zoco.core.game import Game
from zoco.core.options import choices


def games(key: str | None, language: str, as_json: bool) -> None:
    """List the games, or tell all about one; for people or for programs."""
    found = [game_of(key)] if key else [zoco.load(meta.key) for meta in zoco.games()]
    if as_json:
        facts = [_facts(game) for game in found]
        print_json(facts[0] if key else facts)
        return
    console, words = make_console(), Words(language)
    for game in found:
        console.print(_entry(game, words))
    if key:
        _details(console, found[0], words)
    else:
        _more(console, words)


def _more(console: Console, words: Words) -> None:
    """What is still to come, and how to go on."""
    if missing():
        console.print(words.say("games-announced", titles=words.listed(list(missing().values()))))
    console.print(words.say("games-about"))
    console.print(words.say("games-play"))


def _facts(game: Game[Any, Any]) -> dict[str, Any]:
    meta = game.meta
    return {
        "key": meta.key,
        "title": meta.title,
        "subtitle": meta.subtitle,
        "authors": list(meta.authors),
        "year": meta.year,
        "seats": list(meta.seats),
        "rules_version": meta.rules_version,
        "editions": list(meta.editions),
        "options": {name: list(values) for name, values in choices(game.kinds.options).items()},
        "bots": list(levels(game)),
    }


def _entry(game: Game[Any, Any], words: Words) -> Text:
    meta = game.meta
    title = f"{meta.title} ({meta.subtitle})" if meta.subtitle else meta.title
    return Text.assemble(
        (f"{meta.key:<14}", "title"),
        (title, "bold"),
        f", {words.listed(meta.authors)}, {meta.year}\n",
        (f"{'':14}{_seats(game, words)}; {_bots(game, words)}", "dim"),
    )


def _seats(game: Game[Any, Any], words: Words) -> str:
    usual, variant = seat_counts(game)
    told = words.say("games-seats", seats=spanned(usual))
    return words.say("games-variant", seats=told, more=spanned(variant)) if variant else told


def _bots(game: Game[Any, Any], words: Words) -> str:
    return words.say("games-bots", levels=", ".join(map(words.level, levels(game))))


def _details(console: Console, game: Game[Any, Any], words: Words) -> None:
    """Editions and options, each with what it does."""
    console.print()
    console.print(words.say("games-editions", editions=", ".join(game.meta.editions)))
    known = knobs(game)
    console.print(words.say("games-options" if known else "games-no-options"))
    for knob in known.values():
        for line in wrapped(console, list(_option(game, knob, words)), console.width):
            console.print(line)


def _option(game: Game[Any, Any], knob: Knob, words: Words) -> Iterator[Note]:
    title, meaning = explained(game, knob.name, words.language)
    usual, span = knob.usual(words.texts), knob.span(words.texts)
    head = Text.assemble((f"{knob.name}={usual}", "number"), f"  {title}: {span}")
    paragraph = game.kinds.options.paragraphs.get(knob.name)
    rule = words.say("paragraph", paragraph=number(paragraph)) if paragraph else ""
    yield Note("  ", head)
    yield note(f"{meaning} ({rule})" if rule else meaning, "fact", front="    ")
