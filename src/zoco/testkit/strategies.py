"""Hypothesis strategies: settings, positions and moves of any game, shrinking to early ones."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.playout import random_move
from zoco.testkit.perft import every_move
from zoco.testkit.settings import Setting, settings

LATE = 300
"""No position is sought later than after so many plies."""


def setups(game: Game[Any, Any]) -> SearchStrategy[Setting]:
    """Seat counts with options, the plain ones first."""
    return st.sampled_from(settings(game))


@st.composite
def positions(draw: DrawFn, game: Game[Any, Any], setting: Setting | None = None) -> Any:
    """Tables that random play reaches, in any of the game's settings or in the given one."""
    seats, options, name = setting or draw(setups(game))
    edition = game.edition(name)
    plies = draw(st.integers(0, min(LATE, game.longest(seats, options, edition))))
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    table = game.setup(seats, options, edition)
    while plies and table.agenda:
        table, _ = game.play(table, *random_move(game, table, rng))
        plies -= 1
    return table


@st.composite
def plies(draw: DrawFn, game: Game[Any, Any]) -> tuple[Any, int, Move]:
    """A table that is not over, with something that somebody or chance can do at it."""
    table = draw(positions(game).filter(lambda table: bool(table.agenda)))
    seat, move = draw(st.sampled_from(list(every_move(game, table))))
    return table, seat, move
