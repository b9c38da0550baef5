"""JSON of every value of a game: tables, moves, views, events."""

from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from zoco.core.faults import bad, parse, read
from zoco.core.game import Game

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
    field = _MEMORIES.get(kind)
    if field is None or not getattr(value, field):
        return value
    events = tuple(
        read(f"{kind}.{field}[{number}]", raw, game.kinds.event)
        for number, raw in enumerate(getattr(value, field))
    )
    return replace(value, **{field: events})


_MEMORIES: dict[str, str] = {"table": "memory", "view": "recalled"}
"""Where events stand whose types only the game knows."""
