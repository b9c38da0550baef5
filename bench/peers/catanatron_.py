"""Random playouts of Catanatron with four of its own random players."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

from catanatron.game import Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

VERSION = version("catanatron")


def playout(players: list[Any], rng: Random) -> tuple[int, int]:
    """Play one game; every entry of its action log is a decision and a ply.

    The log has one entry for each call of `decide`: also for ROLL, END_TURN or DISCARD with a
    single option, about 63 % of all. Dice, stolen cards and drawn cards have no entry of their
    own: they are the results of ROLL, MOVE_ROBBER and the like.
    """
    game = Game(players, seed=rng.randrange(1, 1 << 32))
    game.play()
    decisions = len(game.state.actions)
    return decisions, decisions


PLAYOUTS = {"catanatron": partial(playout, [RandomPlayer(color) for color in Color])}
