"""What people hand to a command, read into what the library wants; wrong input is a sentence."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import zoco
from zoco.core.bad_input import BadInput
from zoco.core.game import Game
from zoco.core.log import Log
from zoco.core.options import choices

ANNOUNCED = {
    "basari": "Basari",
    "basari_cards": "Basari: Das Kartenspiel",
    "bazaar": "Bazaar",
    "suleika": "Suleika",
    "scheherazade": "Die Perlen der Scheherazade",
}
USUAL_SEATS = 4
TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def missing() -> dict[str, str]:
    """The announced games that are not there yet, by key."""
    here = {meta.key for meta in zoco.games()}
    return {key: title for key, title in ANNOUNCED.items() if key not in here}


def game_of(key: str) -> Game[Any, Any]:
    """The game of a key, however it is spelled."""
    plain = key.lower().replace("-", "_")
    if plain in missing():
        raise BadInput(f"{ANNOUNCED[plain]} is announced but not there yet.")
    return zoco.load(plain)


def options_of(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    """`["first=2"]` as checked options, each spelled out."""
    raw = dict(_option(game, text) for text in given)
    chosen = game.options(raw)
    return {name: getattr(chosen, name) for name in choices(game.kinds.options)}


def _option(game: Game[Any, Any], text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    known = choices(game.kinds.options)
    if not equals:
        raise BadInput(f"An option is written name=value, not {text!r}.")
    if name not in known:
        there = f"it has: {', '.join(known)}" if known else "it has none"
        raise BadInput(f"{game.meta.title} has no option {name!r}; {there}.")
    return name, _value(value.strip(), known[name])


def _value(text: str, values: tuple[Any, ...]) -> Any:
    """The text as the kind of value that the option takes, or as it is for the rules to refuse."""
    if isinstance(values[0], bool):
        return TRUTH.get(text.lower(), text)
    if isinstance(values[0], int) and text.lstrip("-").isdecimal():
        return int(text)
    return text


def seats_of(game: Game[Any, Any], given: int | None, options: dict[str, Any]) -> int:
    """The seats wished for, or four, or as many as the game takes."""
    if given is not None:
        return given
    allowed = game.seats(game.options(options))
    return USUAL_SEATS if USUAL_SEATS in allowed else max(allowed)


def words_of(text: str | None) -> list[str]:
    """`"a, b"` as its words; nothing for nothing."""
    return [] if text is None else [word.strip() for word in text.split(",")]


def log_of(path: Path) -> Log:
    """The log in a file; every fault names the file and, inside it, the line."""
    try:
        return zoco.Log.load(path)
    except BadInput as error:
        told = str(error)
        if told.startswith((path.name, "There is no file")):
            raise
        raise BadInput(f"{path.name} line 1: {told}") from None


def home_language() -> str:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].lower().startswith("de") else "en"
    return "en"
