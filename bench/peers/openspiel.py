"""Random playouts of OpenSpiel's C++ games, driven from Python."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

VERSION = version("open-spiel")
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def outcome(state: Any, draw: float) -> int:
    """The chance action at `draw` (0 to 1) of the distribution."""
    # A scan beats random.choices here, which would first build the cumulative weights.
    action = 0
    for action, chance in state.chance_outcomes():
        draw -= chance
        if draw < 0:
            break
    return action


def playout(game: Any, rng: Random) -> tuple[int, int]:
    """Play one game; count decisions (forced ones too), and plies, which add the chance nodes."""
    draw = rng.random
    decisions = plies = 0
    state = game.new_initial_state()
    # One call tells chance, seats and the end apart; asking for each would slow the peer.
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(outcome(state, draw()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        plies += 1
    return decisions, plies


PLAYOUTS = {
    "openspiel-backgammon": partial(playout, pyspiel.load_game("backgammon")),
    "openspiel-bargaining": partial(playout, pyspiel.load_game("bargaining")),
}
