"""What people hand to a command, read into what the library wants; wrong input is a sentence."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import zoco
from zoco.bots.registry import LEVELS
from zoco.cli.wrong import Wrong
from zoco.core.game import Game

ANNOUNCED = {
    "basari": "Basari",
    "basari_cards": "Basari: Das Kartenspiel",
    "bazaar": "Bazaar",
    "suleika": "Suleika",
    "scheherazade": "Die Perlen der Scheherazade",
}
USUAL_SEATS = 4


def missing() -> dict[str, str]:
    """The announced games that are not there yet, by key."""
    here = {meta.key for meta in zoco.games()}
    return {key: title for key, title in ANNOUNCED.items() if key not in here}


def game_of(key: str) -> Game[Any, Any]:
    """The game of a key, however it is spelled."""
    plain = key.lower().replace("-", "_")
    if plain in missing():
        raise Wrong("wrong-announced", title=ANNOUNCED[plain])
    known = [meta.key for meta in zoco.games()]
    if plain not in known:
        raise Wrong("wrong-game", game=key, known=", ".join(known))
    return zoco.load(plain)


def seats_of(game: Game[Any, Any], given: int | None, options: dict[str, Any]) -> int:
    """The seats wished for, or four, or as many as the game takes; raises `Wrong`."""
    allowed, title = game.seats(game.options(options)), game.meta.title
    if not allowed:
        raise Wrong("wrong-seats-never", title=title)
    if given is None:
        return USUAL_SEATS if USUAL_SEATS in allowed else max(allowed)
    if given not in allowed:
        key = "wrong-seats" if allowed == game.seats(game.options()) else "wrong-seats-options"
        numbers = ", ".join(map(str, allowed))
        raise Wrong(key, title=title, allowed=numbers, most=max(allowed), seats=given)
    return given


def levels_of(text: str | None) -> list[str]:
    """`"trader, novice"` as levels of bots; raises `Wrong`."""
    wished = words_of(text)
    for level in wished:
        if level not in LEVELS:
            raise Wrong("wrong-bot", level=level, known=", ".join(LEVELS))
    return wished


def words_of(text: str | None) -> list[str]:
    """`"a, b"` as its words; nothing for nothing."""
    return [] if text is None else [word.strip() for word in text.split(",")]


def check_new(path: Path) -> None:
    """Raise `Wrong` unless a new file can be written there."""
    if path.is_dir():
        raise Wrong("wrong-folder", path=str(path))
    if path.exists():
        raise Wrong("wrong-file-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise Wrong("wrong-no-folder", folder=str(path.parent))


def language_of(arguments: Sequence[str]) -> str:
    """The language of a command line: what `--lang` says, else that of the system."""
    for before, word in zip(("", *arguments), arguments, strict=False):
        wanted = word if before == "--lang" else word.removeprefix("--lang=")
        if wanted in ("en", "de") and (before == "--lang" or wanted != word):
            return wanted
    return home_language()


def home_language() -> str:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].lower().startswith("de") else "en"
    return "en"
