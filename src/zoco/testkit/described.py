"""What a description offers, as a client would read it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import msgspec

from zoco.core.describe import Bundle, Count, Description, Group, Pick
from zoco.core.moves import Move
from zoco.core.rng import Rng, below
from zoco.core.words.said import Said


def parts_of(description: Description) -> Iterator[Pick | Count | Bundle]:
    """The single choices, groups taken apart."""
    if isinstance(description, Group):
        for part in description.parts:
            yield from parts_of(part)
    else:
        yield description


def width(description: Description) -> int:
    """How many moves a client could put together, at most."""
    return sum(map(_width, parts_of(description)))


def moves_of(description: Description) -> Iterator[Move]:
    """Every move that a client can make of it, once per way to make it."""
    for part in parts_of(description):
        yield from _moves(part)


def some_move(part: Pick | Count | Bundle, rng: Rng) -> Move | None:
    """A move that a client might make of this choice; None where a random amount does not fit."""
    if isinstance(part, Bundle):
        bundle = tuple(below(rng, have + 1) for have in part.stock)
        return filled(part.move, part.field, bundle) if _fits(part, bundle) else None
    if isinstance(part, Count):
        number = part.low + below(rng, part.high - part.low + 1)
        return None if number in part.taken else filled(part.move, part.field, number)
    move: Move = part.options[below(rng, len(part.options))].move
    return move


def sayings(description: Description) -> Iterator[Said]:
    """All prompts and labels."""
    for part in parts_of(description):
        yield part.prompt
        if isinstance(part, Pick):
            yield from (option.label for option in part.options)


def filled(move: Move, field: str, value: Any) -> Move:
    """`move` with `value` put into `field`."""
    full: Move = msgspec.convert({**msgspec.to_builtins(move), field: value}, type(move))
    return full


def _width(part: Pick | Count | Bundle) -> int:
    if isinstance(part, Pick):
        return len(part.options)
    if isinstance(part, Count):
        return len(_numbers(part))
    return prod(have + 1 for have in part.stock)


def _moves(part: Pick | Count | Bundle) -> Iterator[Move]:
    if isinstance(part, Pick):
        yield from (option.move for option in part.options)
    elif isinstance(part, Count):
        yield from (filled(part.move, part.field, number) for number in _numbers(part))
    else:
        bundles = product(*(range(have + 1) for have in part.stock))
        yield from (filled(part.move, part.field, b) for b in bundles if _fits(part, b))


def _numbers(part: Count) -> list[int]:
    return [number for number in range(part.low, part.high + 1) if number not in part.taken]


def _fits(part: Bundle, bundle: tuple[int, ...]) -> bool:
    pieces = sum(bundle)
    if pieces < part.least:
        return False
    return part.beats is None or (pieces, bundle) > (sum(part.beats), part.beats)
