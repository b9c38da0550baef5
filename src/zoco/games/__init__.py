"""The games, one package each; none knows another. The package itself answers what there is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.meta import Meta


@cache
def metas() -> tuple[Meta, ...]:
    """What is known of every game, without importing its rules; found by folder, in shelf order."""
    keys = (module.name for module in iter_modules(__path__) if module.ispkg)
    found: Iterator[Meta] = (import_module(f"{__name__}.{key}.meta").META for key in keys)
    return tuple(sorted(found, key=lambda meta: (meta.order, meta.key)))


def load(key: str) -> Game[Any, Any]:
    """The game of this key; raises `BadInput` with those there are."""
    known = [meta.key for meta in metas()]
    if key not in known:
        raise bad("wrong-game", game=str(key), known=", ".join(known))
    game: Game[Any, Any] = import_module(f"{__name__}.{key}.game").GAME
    return game


class _Games(ModuleType):
    """Lets `zoco.games` be both this package and the question what games there are."""

    def __call__(self) -> tuple[Meta, ...]:
        return metas()


sys.modules[__name__].__class__ = _Games
