"""An open table for five bazaar board games: rules, bots and research tools in one library."""

from typing import TYPE_CHECKING, Any

from zoco.core.chance import CHANCE
from zoco.core.codec import from_json, to_json
from zoco.core.faults import BadInput, Fault, told
from zoco.core.game import Game
from zoco.core.log import log as _log
from zoco.core.meta import Meta
from zoco.core.moves import Illegal
from zoco.games import load

if TYPE_CHECKING:

    def games() -> tuple[Meta, ...]:
        """What is known of every game, without importing its rules."""

else:
    from zoco import games

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "BadInput",
    "Fault",
    "Game",
    "Illegal",
    "Log",
    "Meta",
    "from_json",
    "games",
    "load",
    "to_json",
    "told",
]


class Log(_log.Log):
    """The log of a match: `start`, `append`, `undo`, `replay`, `save`, `load`."""

    @staticmethod
    def find_game(key: str) -> Game[Any, Any]:
        """The game that a header names."""
        return load(key)
