"""What people hand to a command, read into what the library wants; wrong input is a sentence."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import zoco
from zoco.bots.registry import LEVELS
from zoco.cli.system import unusable
from zoco.core.faults import bad
from zoco.core.game import Game

ANNOUNCED = {
    "basari": "Basari",
    "basari_cards": "Basari: Das Kartenspiel",
    "bazaar": "Bazaar",
    "suleika": "Suleika",
    "scheherazade": "Die Perlen der Scheherazade",
}
USUAL_SEATS = 4
MOST_DIGITS = 9


def missing() -> dict[str, str]:
    """The announced games that are not there yet, by key."""
    here = {meta.key for meta in zoco.games()}
    return {key: title for key, title in ANNOUNCED.items() if key not in here}


def game_of(key: str) -> Game[Any, Any]:
    """The game of a key, however it is spelled."""
    plain = key.lower().replace("-", "_")
    if plain in missing():
        raise bad("wrong-announced", title=ANNOUNCED[plain])
    known = [meta.key for meta in zoco.games()]
    if plain not in known:
        raise bad("wrong-game", game=key, known=", ".join(known))
    return zoco.load(plain)


def seats_of(game: Game[Any, Any], given: int | None, options: dict[str, Any]) -> int:
    """The seats wished for, or four, or as many as the game takes; raises `BadInput`."""
    chosen = game.options(options)
    allowed = game.seats(chosen)
    if given is None and allowed:
        return USUAL_SEATS if USUAL_SEATS in allowed else max(allowed)
    if given is None or given not in allowed:
        raise game.wrong_seats(given, chosen)
    return given


def levels_of(text: str | None) -> list[str]:
    """`"trader, novice"` as levels of bots; raises `BadInput`."""
    return [_level(word) for word in words_of(text)]


def _level(word: str) -> str:
    """A level by its key, or by what it is called in either language."""
    if word in LEVELS:
        return word
    level = _called().get(word.casefold())
    if level is None:
        raise bad("wrong-bot", level=word, known=", ".join(LEVELS))
    return level


@cache
def _called() -> dict[str, str]:
    from zoco.core.words.texts import LANGUAGES, Texts

    spoken = [Texts("zoco.cli", language) for language in LANGUAGES]
    return {texts.word(f"level-{level}").casefold(): level for texts in spoken for level in LEVELS}


def words_of(text: str | None) -> list[str]:
    """`"a, b"` as its words; nothing for nothing."""
    return [] if text is None else [word.strip() for word in text.split(",")]


def small_number(text: str) -> int | None:
    """A number as people type one; None for anything else, and for what is far too long."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def check_new(path: Path) -> None:
    """Raise `BadInput` unless a new file can be written there."""
    if path.is_dir():
        raise bad("wrong-folder", file=str(path))
    if path.exists():
        raise bad("wrong-file-exists", file=str(path))
    folder = path.absolute().parent
    if not folder.is_dir():
        raise bad("wrong-no-folder", file=str(path.parent))
    check_open(folder)


def check_open(folder: Path) -> None:
    """Raise `BadInput` unless files may be made in this folder."""
    if not os.access(folder, os.W_OK | os.X_OK):
        raise unusable(PermissionError(errno.EACCES, "", str(folder)))


def check_old(path: Path) -> None:
    """Raise `BadInput` unless there is a file to read."""
    if path.is_dir():
        raise bad("wrong-folder", file=str(path))
    if not path.is_file():
        raise bad("wrong-no-file", file=str(path))


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
