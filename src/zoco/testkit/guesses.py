"""Moves at random, made from the types of a game alone: mostly ones that nobody offers."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from zoco.core.codec import from_json, to_json
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


NONSENSE: tuple[Any, ...] = (None, "pass", 7, (), {"type": "pass"}, Move)
"""Things that are no moves at all."""


def corrupted(move: Move, rng: Rng) -> Any:
    """The same move but for a value that its type forbids, as Python lets it be built.

    Something that is no move where there is no field to spoil, or where Python does object.
    """
    names = move.__struct_fields__
    if not names or below(rng, 8) == 0:
        return pick(rng, NONSENSE)
    values = {name: getattr(move, name) for name in names}
    name = pick(rng, names)
    values[name] = pick(rng, _spoiled(values[name]))
    try:
        return type(move)(**values)
    except (TypeError, ValueError):
        return pick(rng, NONSENSE)


def _spoiled(value: Any) -> tuple[Any, ...]:
    """Near relations of a value: equal ones of another type among them."""
    if isinstance(value, int):
        twin = not value if isinstance(value, bool) else bool(value)
        return (float(value), twin, str(value), value + 1000, -1 - value, None, 10**30)
    if isinstance(value, str):
        return (value + "?", value.upper() + " ", "", 7, None, (value,))
    if isinstance(value, tuple):
        spoiled = tuple((_spoiled(value[0])[0], *value[1:]) for _ in value[:1])
        return (list(value), value[1:], (*value, 0), None, *spoiled)
    return (None, "x", 7)


def is_well_formed(game: Game[Any, Any], move: Any) -> bool:
    """Whether this is a move as the types of the game declare it: JSON gives it back."""
    try:
        text = to_json(move)
        back = from_json(game, "move", text)
        return bool(back == move) and to_json(back) == text
    except (ValueError, TypeError):
        return False


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
