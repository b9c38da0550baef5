"""What both travellers need to choose: the best of some, and the tip nearest to a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from zoco.core.moves import AnyOf, Move, Moves, Numbers
from zoco.core.rng import Rng, pick
from zoco.games.scheherazade.moves import Tip

T = TypeVar("T")


def best(options: Sequence[T], worth: Callable[[T], float], rng: Rng) -> T:
    """The option of the highest value; among equals the lot decides."""
    values = [worth(option) for option in options]
    highest = max(values)
    return pick(rng, [it for it, found in zip(options, values, strict=True) if found == highest])


def tips_of(moves: Moves) -> Numbers | None:
    """The numbers on the track, if a tip is asked for."""
    parts = moves.parts if isinstance(moves, AnyOf) else (moves,)
    numbers = (it for it in parts if isinstance(it, Numbers) and isinstance(it.move, Tip))
    return next(numbers, None)


def nearest(tips: Numbers, wanted: int) -> Move:
    """The free number that is nearest; of two the higher one."""
    free = (number for number in range(tips.high + 1) if number not in tips.taken)
    return Tip(min(free, key=lambda number: (abs(number - wanted), -number)))
