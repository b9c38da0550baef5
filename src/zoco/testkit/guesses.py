"""Moves at random, made from the types of a game alone: mostly ones that nobody offers."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.rng import Rng, below, pick

_SMALL = 12


class Unguessable(TypeError):
    """A type of which no value can be made up."""


def guess(game: Game[Any, Any], rng: Rng) -> Move:
    """A well-formed move of any kind of this game."""
    move: Move = _value(_shape(game.kinds.move), rng)
    return move


def nudged(move: Move, rng: Rng) -> Move | None:
    """A near miss: the same move but for one field; None where that is not well formed."""
    names = move.__struct_fields__
    if not names:
        return None
    name = pick(rng, names)
    raw = msgspec.to_builtins(move)
    raw[name] = _shifted(msgspec.to_builtins(getattr(move, name)), rng)
    try:
        near: Move = msgspec.convert(raw, type(move))
    except msgspec.ValidationError:
        return None
    return near


@cache
def _shape(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _shifted(value: Any, rng: Rng) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return value + pick(rng, (-1, 1, 2, -2, 10))
    if isinstance(value, (list, tuple)) and value:
        place = below(rng, len(value))
        return [*value[:place], _shifted(value[place], rng), *value[place + 1 :]]
    return value


def _value(kind: inspect.Type, rng: Rng) -> Any:
    match kind:
        case inspect.UnionType(types=kinds):
            return _value(pick(rng, kinds), rng)
        case inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _value(field.type, rng) for field in fields})
        case inspect.LiteralType(values=values):
            return pick(rng, tuple(values))
        case inspect.EnumType(cls=cls):
            return pick(rng, tuple(cls))
        case inspect.TupleType(item_types=kinds):
            return tuple(_value(item, rng) for item in kinds)
        case inspect.VarTupleType(item_type=item):
            return tuple(_value(item, rng) for _ in range(_length(kind, rng)))
        case inspect.FrozenSetType(item_type=item):
            return frozenset(_value(item, rng) for _ in range(_length(kind, rng)))
        case _:
            return _plain(kind, rng)


def _plain(kind: inspect.Type, rng: Rng) -> Any:
    match kind:
        case inspect.BoolType():
            return below(rng, 2) == 1
        case inspect.NoneType():
            return None
        case inspect.IntType():
            return _number(kind, rng)
        case inspect.StrType(pattern=None):
            return "".join(pick(rng, "abcdefgh") for _ in range(1 + below(rng, 4)))
        case _:
            raise Unguessable(f"no value of {kind} can be made up")


def _number(kind: inspect.IntType, rng: Rng) -> int:
    low = kind.ge if kind.ge is not None else -2 if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else low + _SMALL if kind.lt is None else kind.lt - 1
    return low + below(rng, high - low + 1)


def _length(kind: inspect.VarTupleType | inspect.FrozenSetType, rng: Rng) -> int:
    low = kind.min_length or 0
    high = low + 4 if kind.max_length is None else kind.max_length
    return low + below(rng, high - low + 1)
