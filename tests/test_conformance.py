"""Every game keeps every law of the testkit, at every seat count and with any two options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import zoco
from zoco import Game
from zoco.testkit.conformance import Case, Effort, Law, laws, settings
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
THOROUGH = Effort(matches=3, every=6, pairs=3)
BRIEF = Effort(matches=1, every=10, pairs=1)


def cases() -> Iterator[Any]:
    for game in GAMES:
        for setting in settings(game):
            plain = setting.options == game.options()
            case = Case(game, *setting, effort=THOROUGH if plain else BRIEF)
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
