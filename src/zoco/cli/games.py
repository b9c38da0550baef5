"""`zoco games`: what can be played, and all about one game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins
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
from zoco.core.edition import Edition
from zoco.core.game import Game
from zoco.core.words.texts import MissingText, Texts


def games(key: str | None, language: str, as_json: bool) -> None:
    """List the games, or tell all about one; for people or for programs."""
    found = [game_of(key)] if key else [zoco.load(meta.key) for meta in zoco.games()]
    if as_json:
        facts = [_facts(game) for game in found]
        print_json(facts[0] if key else facts)
        return
    console, words = make_console(), Words(language)
    for game in found:
        _print(console, _entry(game, words))
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
        "editions": [_edition_facts(game, key) for key in meta.editions],
        "options": {knob.name: knob.facts | _rule(game, knob) for knob in knobs(game).values()},
        "bots": list(levels(game)),
    }


def _edition_facts(game: Game[Any, Any], key: str) -> dict[str, Any]:
    edition: Edition = game.edition(key)
    return {"key": key, "name": edition.name, "provenance": to_builtins(edition.provenance)}


def _rule(game: Game[Any, Any], knob: Knob) -> dict[str, str | None]:
    return {"paragraph": game.kinds.options.paragraphs.get(knob.name)}


def _entry(game: Game[Any, Any], words: Words) -> Iterator[Note]:
    meta = game.meta
    subtitle = subtitle_of(game, words.language)
    title = f"{meta.title} ({subtitle})" if subtitle else meta.title
    told = Text.assemble((title, "bold"), f", {words.listed(meta.authors)}, {meta.year}")
    yield Note(f"{meta.key:<14}", told)
    yield note(f"{_seats(game, words)}; {_bots(game, words)}", "dim", front=" " * 14)


def subtitle_of(game: Game[Any, Any], language: str) -> str:
    """The subtitle in the words of the game; empty where the title says it all."""
    try:
        return Texts(game.package, language).word("subtitle")
    except MissingText:
        return game.meta.subtitle


def _seats(game: Game[Any, Any], words: Words) -> str:
    usual, variant = seat_counts(game)
    told = words.say("games-seats", seats=spanned(usual))
    return words.say("games-variant", seats=told, more=spanned(variant)) if variant else told


def _bots(game: Game[Any, Any], words: Words) -> str:
    return words.say("games-bots", levels=", ".join(_bot(level, words) for level in levels(game)))


def _bot(level: str, words: Words) -> str:
    """What `--bots` takes, and how it is called where that is another word."""
    called = words.level(level)
    return level if called == level else f"{level} ({called})"


def _details(console: Console, game: Game[Any, Any], words: Words) -> None:
    """Editions and options, each with what it does."""
    console.print()
    console.print(words.say("games-editions"))
    for key in game.meta.editions:
        _print(console, _edition(game, key, words))
    known = knobs(game)
    console.print(words.say("games-options" if known else "games-no-options"))
    for knob in known.values():
        _print(console, _option(game, knob, words))


def _print(console: Console, notes: Iterator[Note]) -> None:
    for line in wrapped(console, list(notes), console.width):
        console.print(line)


def _edition(game: Game[Any, Any], key: str, words: Words) -> Iterator[Note]:
    """Where its data comes from is told in full: a reconstruction is not passed off as a copy."""
    edition: Edition = game.edition(key)
    yield Note("  ", Text.assemble((key, "number"), f"  {edition.name}"))
    yield note(getattr(edition.provenance, words.language), "fact", front="    ")


def _option(game: Game[Any, Any], knob: Knob, words: Words) -> Iterator[Note]:
    title, meaning = explained(game, knob.name, words.language)
    usual, span = knob.usual(words.texts), knob.span(words.texts)
    head = Text.assemble((f"{knob.name}={usual}", "number"), f"  {title}: {span}")
    paragraph = game.kinds.options.paragraphs.get(knob.name)
    rule = words.say("paragraph", paragraph=number(paragraph)) if paragraph else ""
    yield Note("  ", head)
    yield note(f"{meaning} ({rule})" if rule else meaning, "fact", front="    ")
