"""Small editions for the browser: every phase of a game, in a few own decisions."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

import zoco

CARPETS = 4
ARCHES = 12
CARDS = 12
WORKERS = 3


class Short(NamedTuple):
    """How a game is played when it has to be short: with whom, and by which edition."""

    seats: int
    edition: str | dict[str, Any]
    level: str = "random"


def standard(key: str, **cut: Any) -> dict[str, Any]:
    """The standard edition of a game with these fields changed."""
    path = files("zoco.games") / key / "editions" / "standard.json"
    return {**json.loads(path.read_text(encoding="utf-8")), **cut}


def _shortened(key: str) -> Short:
    whole = standard(key)
    most = max(zoco.load(key).meta.seats)
    match key:
        case "suleika":
            few = [[colour, CARPETS] for colour, _ in whole["carpets"]]
            return Short(most, standard(key, carpets=few))
        case "basari":
            return Short(most, standard(key, arches=whole["arches"][:ARCHES]))
        case "basari_cards":
            few = whole["cards"][:CARDS]
            return Short(most, standard(key, cards=few, worker_target=WORKERS))
        case "scheherazade":
            # Players at random would wander for hundreds of moves.
            return Short(3, "short_journey", "trader")
        case _:
            return Short(most, whole, "trader")


SHORT = {meta.key: _shortened(meta.key) for meta in zoco.games()}
