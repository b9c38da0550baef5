"""Whether something handed in is a move to the letter: Python itself checks no field."""

from __future__ import annotations

from typing import Any

import msgspec

from zoco.core.moves import Move

KEPT = 16_384
"""So many moves are remembered, for most moves of a match are offered again and again."""

_found: dict[int, Move] = {}
known = _found.get
"""The sound move of an `id`, if it was asked about lately: `known(id(move), UNKNOWN) is move`.

What is remembered is kept alive, so that no other object can have its `id`.
"""

UNKNOWN = object()


def is_sound(move: Any) -> bool:
    """Whether `move` is what could be read from JSON: a `Move` with values of the declared types.

    `Face(7)` is not, for it is out of bounds, and neither are `Face(1.0)` and `Face(True)`, which
    Python takes for `Face(1)`.
    """
    if known(id(move), UNKNOWN) is move:
        return True
    if not isinstance(move, Move) or not _reads_back(move):
        return False
    if len(_found) >= KEPT:
        _found.clear()
    _found[id(move)] = move
    return True


def _reads_back(move: Move) -> bool:
    try:
        return bool(msgspec.convert(msgspec.to_builtins(move), type(move)) == move)
    except (ValueError, TypeError, OverflowError, RecursionError):
        return False
