"""Every game keeps every law of the testkit: all seat counts, editions, and each option alone.

Any two options together are for `make soak`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import zoco
from zoco import Game
from zoco.core.playout import playout
from zoco.testkit.conformance import Case, Effort, Law, Setting, laws, settings
from zoco.testkit.settings import paired
from zoco.testkit.spots import spots
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
PLAIN, OTHERWISE = 16, 8
"""At about how many positions of a match laws are checked, however long it is."""

LONG = 600
"""More plies than that make a match a long one."""

TRIALS = 3
"""How many matches are played to see how long they get: at random one may wander for thousands."""


@cache
def effort(game: Game[Any, Any], setting: Setting) -> Effort:
    """Options of a simulation with the standard edition are tried in two matches, others in one.

    So are very long ones, and two tables with different secrets are not played to their ends there.
    """
    table = game.setup(*setting)
    plies = max(playout(game, table, Random(seed))[1] for seed in range(TRIALS))
    plain = setting.edition is None and setting.options == game.simulated()
    if plain and plies <= LONG:
        return Effort(matches=2, every=max(1, plies // PLAIN), pairs=2)
    return Effort(matches=1, every=max(1, plies // OTHERWISE), pairs=1, steps=LONG // 8)


class Together(NamedTuple):
    """All laws about positions at once: no match need be played anew for each."""

    name: str = "every-position"

    def check(self, case: Case) -> None:
        for spot in spots(case):
            for law in laws("spot"):
                law.function(spot)


def cases(settings_of: Callable[[Game[Any, Any]], tuple[Setting, ...]]) -> Iterator[Any]:
    """One test for all laws about positions, which share their matches, and one for each other."""
    for game in GAMES:
        for setting in settings_of(game):
            case = Case(game, *setting)
            kept: tuple[Law | Together, ...] = (Together(), *laws("match"))
            for law in kept:
                yield pytest.param(law, case, id=f"{game.meta.key}-{setting}-{law.name}")


def measured(case: Case) -> Case:
    """The case with as much effort as its matches are long."""
    setting = Setting(case.seats, case.options, case.edition)
    return case._replace(effort=effort(case.game, setting))


def only_in_pairs(game: Game[Any, Any]) -> tuple[Setting, ...]:
    every_day = set(settings(game))
    return tuple(setting for setting in paired(game) if setting not in every_day)


def whole_games() -> Iterator[Any]:
    for game in GAMES:
        for law in laws("game"):
            case = Case(game, game.seats()[0], game.simulated())
            yield pytest.param(law, case, id=f"{game.meta.key}-{law.name}")


WHOLE: dict[str, dict[str, dict[str, int]]] = {
    "imagined-playable": {},
    "secrets-kept": {"scheherazade": {"round_limit": 30}},
}
"""Laws that play two tables on, with the options that keep a match as short as need be."""


def whole_matches() -> Iterator[Any]:
    """Every game and seat count with usual options, and nothing is left off."""
    for game in GAMES:
        for law in laws("match"):
            if law.name in WHOLE:
                options = game.simulated(WHOLE[law.name].get(game.meta.key))
                for seats in game.seats(options):
                    case = Case(game, seats, options, seed=1, effort=Effort(1, 1, 1, 1_000_000))
                    yield pytest.param(law, case, id=f"{game.meta.key}-{seats}-whole-{law.name}")


@pytest.mark.parametrize(("law", "case"), [*whole_games(), *whole_matches()])
def test_the_law_is_kept_in_full(law: Law, case: Case) -> None:
    law.check(case)


@pytest.mark.parametrize(("law", "case"), [*cases(settings)])
def test_the_law_is_kept(law: Law | Together, case: Case) -> None:
    law.check(measured(case))


@pytest.mark.soak
@pytest.mark.parametrize(("law", "case"), [*cases(only_in_pairs)])
def test_the_law_is_kept_with_any_two_options(law: Law | Together, case: Case) -> None:
    law.check(measured(case))
