"""Moves and facts as parameters of sentences: fields by their names, lists in one piece."""

from __future__ import annotations

from msgspec import Struct

from zoco.core.words.said import Param, plain_params
from zoco.games.scheherazade.setup.places import name

PLACES = ("start", "end", "field")


def params(value: Struct) -> dict[str, Param]:
    """The plain fields of a move or an event; places get their names."""
    found = plain_params(value)
    found |= {key: name(int(found[key])) for key in PLACES if key in found}
    fields = tuple(map(name, getattr(value, "fields", ())))
    if not fields:
        return found
    return found | {"bedouins": len(fields), "first": fields[0], "second": fields[-1]}
