"""Perfect recall: whoever can tell two tables apart can do so for as long as they differ."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from zoco.core.game import Game
from zoco.testkit.leaves import Path, differing, overlap

SWAPS = 100
"""How often secrets are swapped before a part of the table is said to be known."""


class Pair(NamedTuple):
    """Two tables that differ in something."""

    true: Any
    other: Any


def can_tell(game: Game[Any, Any], pair: Pair, eye: int | None) -> bool:
    """Whether the views of `eye` differ."""
    return bool(game.view(pair.true, eye) != game.view(pair.other, eye))


def forgets(game: Game[Any, Any], then: Pair, now: Pair, eye: int | None, rng: Random) -> bool:
    """Whether `eye`, who could tell the tables apart and cannot now, should still be able to.

    It may not be if what it knew has become the same and only that is left which it never knew:
    the declared secrets are the judge of that, for they say what it cannot know.
    """
    left = not_hidden(game, now, eye, rng)
    return bool(left) or len(not_hidden(game, then, eye, rng)) == len(paths(then))


def paths(pair: Pair) -> set[Path]:
    """Where the two tables differ."""
    return set(differing(pair.true, pair.other))


def not_hidden(game: Game[Any, Any], pair: Pair, eye: int | None, rng: Random) -> set[Path]:
    """The differences between the tables that no secret hides from `eye`."""
    open_ones = paths(pair)
    for number in range(SWAPS):
        if not open_ones:
            break
        table = pair[number % 2]
        for secret in game.secrets:
            other = secret.swap(table, eye, rng)
            changed = () if other is None else tuple(differing(table, other))
            open_ones = {p for p in open_ones if not any(overlap(p, c) for c in changed)}
    return open_ones
