"""Node counts: how many lines of play there are, as a fingerprint of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.moves import Move


def perft(game: Game[Any, Any], table: Any, depth: int) -> tuple[int, ...]:
    """How many lines of 1, 2, … `depth` plies start here, outcomes of chance counted once each.

    Musts and mays of all seats count; a match that is over has no further lines.
    """
    counts = [0] * depth
    _count(game, table, counts, 0)
    return tuple(counts)


def _count(game: Game[Any, Any], table: Any, counts: list[int], done: int) -> None:
    last = done + 1 == len(counts)
    for seat, move in every_move(game, table):
        counts[done] += 1
        if not last:
            _count(game, game.play(table, seat, move)[0], counts, done + 1)


def every_move(game: Game[Any, Any], table: Any) -> Iterator[tuple[int, Move]]:
    """Everything that anybody, or chance, can do now."""
    actors = game.actors(table)
    if actors == (CHANCE,):
        yield from ((CHANCE, move) for move, _ in game.outcomes(table))
        return
    for seat in dict.fromkeys(actors + game.free(table)):
        yield from ((seat, move) for move in game.moves(table, seat))
