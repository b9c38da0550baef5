"""Every game keeps every law of the testkit: all seat counts, editions, and any two options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import zoco
from zoco import Game
from zoco.core.playout import playout
from zoco.testkit.conformance import Case, Effort, Law, Setting, laws, settings
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
PLAIN, OTHERWISE = 16, 8
"""At about how many positions of a match laws are checked, however long it is."""

LONG = 600
"""More plies than that make a match a long one."""


def effort(game: Game[Any, Any], setting: Setting) -> Effort:
    """Default options with the standard edition are tried in three matches, others in one.

    So are very long ones, and two tables with different secrets are not played to their ends there.
    """
    plies = playout(game, game.setup(*setting), Random(0))[1]
    plain = setting.edition is None and setting.options == game.options()
    if plain and plies <= LONG:
        return Effort(matches=3, every=max(1, plies // PLAIN), pairs=3)
    spots = PLAIN if plain else OTHERWISE
    return Effort(matches=1, every=max(1, plies // spots), pairs=1, steps=LONG // 4)


def cases() -> Iterator[Any]:
    for game in GAMES:
        for setting in settings(game):
            case = Case(game, *setting, effort=effort(game, setting))
            for law in laws("spot", "match"):
                yield pytest.param(law, case, id=f"{game.meta.key}-{setting}-{law.name}")


def whole_games() -> Iterator[Any]:
    for game in GAMES:
        for law in laws("game"):
            case = Case(game, game.seats()[0], game.options())
            yield pytest.param(law, case, id=f"{game.meta.key}-{law.name}")


@pytest.mark.parametrize(("law", "case"), [*whole_games(), *cases()])
def test_the_law_is_kept(law: Law, case: Case) -> None:
    law.check(case)
