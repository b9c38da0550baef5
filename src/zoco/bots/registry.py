"""Which bots a game has: found by folder, as functions of its `valuation` named like a level.

Its `probes` are simple tricks for tests and the arena; nobody plays against them at a table.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

from zoco.bots.bot import Bot, RandomBot, ValuedBot
from zoco.bots.search.searcher import Searcher
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.parts.temperament import EVEN, TEMPERAMENTS, Temperament

LEVELS = ("random", "novice", "trader", "merchant", "vizier")
"""From the weakest to the strongest."""

SEARCHING = ("merchant", "vizier")
"""The levels that look ahead, in every game with an `outlook`."""

PROBE = "probe:"


def bot(game: Game[Any, Any], name: str, temper: Temperament = EVEN) -> Bot:
    """The bot of this level, or of the next lower one that `game` has; raises `BadInput`.

    Its temperament may be part of the name, as in `trader/bold`.
    """
    level, _, called = name.partition("/")
    if called:
        temper = temperament(called)
    if level not in LEVELS:
        raise bad("wrong-bot", level=level, known=", ".join(LEVELS))
    base = bot_of(_module(game.package, "valuation"), level, temper)
    outlook = _module(game.package, "outlook") if level in SEARCHING else None
    if outlook is None:
        return base
    return Searcher(level, game, outlook.OUTLOOK, base, temper)


def bot_of(valuation: Any, level: str, temper: Temperament = EVEN) -> Bot:
    """The bot of this level, or of the next lower one that a `valuation` has."""
    for name in reversed(LEVELS[1 : LEVELS.index(level) + 1]):
        if hasattr(valuation, name):
            return ValuedBot(level, name, valuation, temper)
    return RandomBot(level, LEVELS[0])


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that `game` has, from the weakest to the strongest."""
    valuation = _module(game.package, "valuation")
    outlook = _module(game.package, "outlook")
    searching = SEARCHING if outlook is not None else ()
    return (LEVELS[0], *(name for name in LEVELS[1:] if hasattr(valuation, name)), *searching)


def adviser(game: Game[Any, Any]) -> str:
    """The level that gives hints and sits in for people: the first that looks ahead."""
    return bot(game, SEARCHING[0]).level


def entrant(game: Game[Any, Any], name: str) -> Bot:
    """A bot for the arena; raises `BadInput`.

    `level`, `level/temperament`, `probe:name`, or `module:name` for one of one's own: whatever is
    called so there makes a bot of a game.
    """
    if name.startswith(PROBE):
        return _probe(game, name)
    if ":" in name:
        return _own(game, name)
    return bot(game, name)


def temperament(name: str) -> Temperament:
    """The temperament of this name; raises `BadInput`."""
    if name not in TEMPERAMENTS:
        raise bad("wrong-temperament", name=name, known=", ".join(TEMPERAMENTS))
    return TEMPERAMENTS[name]


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


def _own(game: Game[Any, Any], name: str) -> Bot:
    module, _, made_by = name.partition(":")
    try:
        found: Bot = getattr(import_module(module), made_by)(game)
    except (ImportError, AttributeError) as error:
        raise bad("wrong-own-bot", name=name) from error
    return found


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
