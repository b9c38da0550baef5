"""Random play on the table itself: the yardstick for speed, and the fuzzer's hands."""

from __future__ import annotations

from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.phase import Phase
from zoco.core.rng import Rng, below, pick

NOBODY_FREE = Phase.free
"""What phases have for `free` in which nobody ever is: random play need not ask them."""


def random_move(game: Game[Any, Any], table: Any, rng: Rng) -> tuple[int, Move]:
    """Who moves next in random play, and how: uniform over the moves of a random actor.

    One in `game.may_odds` decisions goes to a free seat, where there is one.
    """
    phase = table.agenda[0]
    if phase.by_chance:
        return CHANCE, phase.outcomes(table).sample(rng)
    if type(phase).free is not NOBODY_FREE and below(rng, game.may_odds) == 0:
        found = random_may(phase, table, rng)
        if found is not None:
            return found
    actors = phase.actors(table)
    seat = actors[0] if len(actors) == 1 else actors[below(rng, len(actors))]
    return seat, phase.moves(table, seat).sample(rng)


def random_may(phase: Phase, table: Any, rng: Rng) -> tuple[int, Move] | None:
    """What a random free seat does unasked; None where nobody is free, or has nothing to do."""
    free = phase.free(table)
    if not free:
        return None
    seat = pick(rng, free)
    mays = phase.mays(table, seat)
    return (seat, mays.sample(rng)) if mays else None


def playout(game: Game[Any, Any], table: Any, rng: Rng) -> tuple[Any, int, int]:
    """Play at random to the end: the last table, and how many plies and decisions it took."""
    plies = decisions = 0
    advance = game.advance
    while table.agenda:
        seat, move = random_move(game, table, rng)
        table, _ = advance(table, seat, move)
        plies += 1
        decisions += seat != CHANCE
    return table, plies, decisions


def random_line(
    game: Game[Any, Any], table: Any, rng: Rng
) -> list[tuple[int, Move, Any, tuple[Event, ...]]]:
    """A whole random match: seat, move, table after it, events, ply by ply."""
    line = []
    while table.agenda:
        seat, move = random_move(game, table, rng)
        table, events = game.advance(table, seat, move)
        line.append((seat, move, table, events))
    return line
