"""JSON of every value of a game: tables, moves, views, events."""

from types import GenericAlias
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from zoco.core.faults import bad, parse, read
from zoco.core.game import Game
from zoco.core.table import memory_of

Kind = Literal["table", "move", "event", "view"]


def to_json(value: Any) -> bytes:
    """Any value of a game as JSON, always the same bytes for the same value."""
    return msgspec.json.encode(value, order="deterministic")


def from_json(game: Game[Any, Any], kind: Kind, text: bytes | str) -> Any:
    """The value that `to_json` wrote; raises `BadInput` with field and value.

    It has the right shape, no more: whether play can lead to a table only a log can prove.
    """
    if kind not in get_args(Kind):
        raise bad("wrong-kind", text=str(kind), known=", ".join(get_args(Kind)))
    value = read(kind, parse(kind, text), getattr(game.kinds, kind))
    match kind:
        case "table" if value.memory:
            told = _told(game, "table.memory", value.memory.events)
            return replace(value, memory=memory_of(told))
        case "view" if value.recalled:
            return replace(value, recalled=_told(game, "view.recalled", value.recalled))
        case _:
            return value


def _told(game: Game[Any, Any], where: str, raw: tuple[Any, ...]) -> tuple[Any, ...]:
    """Events whose types only the game knows."""
    kind: Any = GenericAlias(tuple, (game.kinds.event, ...))
    return tuple(read(where, raw, kind))
