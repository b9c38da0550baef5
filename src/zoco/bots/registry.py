"""Which bots a game has: found by folder, as functions of its `valuation` named like a level."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from zoco.bots.bot import Bot, RandomBot, ValuedBot
from zoco.core.faults import bad
from zoco.core.game import Game

LEVELS = ("random", "novice", "trader")
"""From the weakest to the strongest."""


def bot(game: Game[Any, Any], level: str) -> Bot:
    """The bot of this level, or of the next lower one that `game` has; raises `BadInput`."""
    if level not in LEVELS:
        raise bad("wrong-bot", level=str(level), known=", ".join(LEVELS))
    return bot_of(_valuation(game.package), level)


def bot_of(valuation: Any, level: str) -> Bot:
    """The bot of this level, or of the next lower one that a `valuation` has."""
    for name in reversed(LEVELS[1 : LEVELS.index(level) + 1]):
        if hasattr(valuation, name):
            return ValuedBot(level, name, valuation)
    return RandomBot(level, LEVELS[0])


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that `game` has, from the weakest to the strongest."""
    valuation = _valuation(game.package)
    return (LEVELS[0], *(name for name in LEVELS[1:] if hasattr(valuation, name)))


def _valuation(package: str) -> ModuleType | None:
    """The game's valuation, where it has one; a fault inside it is not hidden."""
    name = f"{package}.valuation"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
