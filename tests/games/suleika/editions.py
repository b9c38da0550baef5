"""Other markets for Suleika, as their owners would write them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from zoco.games.suleika.game import GAME

Data = dict[str, Any]


def standard() -> Data:
    """The shipped edition as plain data, free to be spoiled."""
    found: Data = deepcopy(msgspec.to_builtins(GAME.edition()))
    return found


def changed(**fields: Any) -> Data:
    """The shipped edition with other fields."""
    return standard() | fields


def turned() -> Data:
    """The same market turned by 90 degrees: its loops lie at a1 and g7."""
    balconies = {
        "north": [["b1", "c1"], ["d1", "e1"], ["f1", "g1"]],
        "south": [["a7", "b7"], ["c7", "d7"], ["e7", "f7"]],
        "west": [["a2", "a3"], ["a4", "a5"], ["a6", "a7"]],
        "east": [["g1", "g2"], ["g3", "g4"], ["g5", "g6"]],
        "corners": ["a1", "g7"],
    }
    return changed(balconies=balconies)


def five() -> Data:
    """A market of five by five with loops at e1 and a5."""
    balconies = {
        "north": [["a1", "b1"], ["c1", "d1"]],
        "south": [["b5", "c5"], ["d5", "e5"]],
        "west": [["a1", "a2"], ["a3", "a4"]],
        "east": [["e2", "e3"], ["e4", "e5"]],
        "corners": ["e1", "a5"],
    }
    carpets = [["crimson", 6], ["ochre", 6], ["red", 6], ["cream", 4]]
    return changed(size=[5, 5], start="c3", balconies=balconies, carpets=carpets, piastres=96)


def tangled() -> Data:
    """A market of four by four whose balconies overlap: nested, or crossed in the south."""
    balconies = {
        "north": [["a1", "d1"], ["b1", "c1"]],
        "south": [["a4", "c4"], ["b4", "d4"]],
        "west": [["a1", "a2"], ["a3", "a4"]],
        "east": [["d1", "d4"], ["d2", "d3"]],
        "corners": [],
    }
    return changed(size=[4, 4], start="b2", balconies=balconies)
