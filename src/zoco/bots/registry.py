"""Which bots a game has: found by folder, as functions of its `valuation` named like a level.

Its `probes` are simple tricks for tests and the arena; nobody plays against them at a table.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

from zoco.bots.bot import Bot, RandomBot, ValuedBot
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.parts.temperament import EVEN, TEMPERAMENTS, Temperament

LEVELS = ("random", "novice", "trader")
"""From the weakest to the strongest."""

PROBE = "probe:"


def bot(game: Game[Any, Any], level: str, temper: Temperament = EVEN) -> Bot:
    """The bot of this level, or of the next lower one that `game` has; raises `BadInput`."""
    if level not in LEVELS:
        raise bad("wrong-bot", level=str(level), known=", ".join(LEVELS))
    return bot_of(_module(game.package, "valuation"), level, temper)


def bot_of(valuation: Any, level: str, temper: Temperament = EVEN) -> Bot:
    """The bot of this level, or of the next lower one that a `valuation` has."""
    for name in reversed(LEVELS[1 : LEVELS.index(level) + 1]):
        if hasattr(valuation, name):
            return ValuedBot(level, name, valuation, temper)
    return RandomBot(level, LEVELS[0])


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that `game` has, from the weakest to the strongest."""
    valuation = _module(game.package, "valuation")
    return (LEVELS[0], *(name for name in LEVELS[1:] if hasattr(valuation, name)))


def entrant(game: Game[Any, Any], name: str) -> Bot:
    """A bot for the arena: `level`, `level/temperament` or `probe:name`; raises `BadInput`."""
    if name.startswith(PROBE):
        return _probe(game, name)
    level, _, temper = name.partition("/")
    if (temper or EVEN.name) not in TEMPERAMENTS:
        raise bad("wrong-temperament", name=temper, known=", ".join(TEMPERAMENTS))
    return bot(game, level, TEMPERAMENTS[temper or EVEN.name])


def probes(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of the simple tricks that `game` keeps, to try bots with."""
    return tuple(f"{PROBE}{name}" for name in getattr(_probes(game), "PROBES", {}))


def _probe(game: Game[Any, Any], name: str) -> Bot:
    if name not in probes(game):
        raise bad("wrong-probe", name=name, known=", ".join(probes(game)) or "–")
    module = _probes(game)
    trick = module.PROBES[name.removeprefix(PROBE)]  # type: ignore[union-attr]
    valuation = _module(game.package, "valuation")
    played = SimpleNamespace(trick=trick, trick_may=getattr(valuation, "trader_may", None))
    return ValuedBot(name, "trick", played)


def _probes(game: Game[Any, Any]) -> ModuleType | None:
    return _module(game.package, "probes")


def _module(package: str, name: str) -> ModuleType | None:
    """A game's module, where it has one; a fault inside it is not hidden."""
    full = f"{package}.{name}"
    try:
        return import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        return None
