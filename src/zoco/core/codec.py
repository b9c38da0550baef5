"""JSON of every value of a game: tables, moves, views, events."""

from typing import Any, Literal

import msgspec

from zoco.core.game import Game
from zoco.core.reading import parse, read

Kind = Literal["table", "move", "event", "view"]


def to_json(value: Any) -> bytes:
    """Any value of a game as JSON, always the same bytes for the same value."""
    return msgspec.json.encode(value, order="deterministic")


def from_json(game: Game[Any, Any], kind: Kind, text: bytes | str) -> Any:
    """The value that `to_json` wrote; raises `BadField` naming field and value."""
    return read(kind, parse(kind, text), getattr(game.kinds, kind))
