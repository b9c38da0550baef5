"""Random playouts of PettingZoo's connect four through the AEC interface."""

from __future__ import annotations

import os
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

# pygame greets on standard output, where the rows go.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found]

VERSION = version("pettingzoo")


def playout(env: Any, rng: Random) -> tuple[int, int]:
    """Play one game; every disc is a decision and a ply, as there is no chance."""
    draw = rng.random
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            # Both agents end together, and the next reset spares the empty steps.
            break
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions, decisions


PLAYOUTS = {"pettingzoo-connect-four": partial(playout, connect_four_v3.env())}
