"""Random play on the table itself: the yardstick for speed, and the fuzzer's hands."""

from __future__ import annotations

from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.rng import Rng, below, pick


def random_move(game: Game[Any, Any], table: Any, rng: Rng) -> tuple[int, Move]:
    """Who moves next in random play, and how: uniform over the moves of a random actor.

    One in `game.may_odds` decisions goes to a free seat, where there is one.
    """
    phase = table.agenda[0]
    if phase.by_chance:
        return CHANCE, phase.outcomes(table).sample(rng)
    free = phase.free(table)
    if free and below(rng, game.may_odds) == 0:
        seat = pick(rng, free)
        mays = phase.mays(table, seat)
        if mays:
            return seat, mays.sample(rng)
    actors = phase.actors(table)
    seat = actors[0] if len(actors) == 1 else actors[below(rng, len(actors))]
    return seat, phase.moves(table, seat).sample(rng)


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
