"""Whatever a table hides: a single value of it copied into a view is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar

import pytest

import zoco
from tests.testkit.mutants.leaks import swap_choices
from zoco import Game
from zoco.core.game import Secret, View
from zoco.core.moves import Move
from zoco.core.rng import Rng, pick
from zoco.core.words.said import Said
from zoco.testkit.conformance import Case, Effort, Setting, Violation, settings
from zoco.testkit.laws.leaks import secrets_kept
from zoco.testkit.leaves import Path, differing, leaf, pattern
from zoco.testkit.spots import match
from zoco.testkit.toy.game import GAME as TOY
from zoco.testkit.toy.game import Toy

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
HIDING = [pytest.param(game, id=game.meta.key) for game in GAMES if game.secrets]
PLIES, SPARSE, PLACES = 400, 4, 3
"""So much of a match is looked at, how sparsely, and how many leaves of each kind are copied."""

EFFORT = Effort(matches=6, pairs=6, steps=4)


class Copied(View, frozen=True):
    """A true view, and with it one leaf of the table."""

    seen: Any
    leaf: Any


def leaking(game: Game[Any, Any], path: Path) -> Game[Any, Any]:
    """The same game, with what this path leads to in each view."""

    class Leaking(type(game)):  # type: ignore[misc]
        def view(self, table: Any, seat: int | None) -> Copied:
            return Copied(seat, super().view(table, seat), leaf(table, path))

        def spectate(self, view: Copied) -> Copied:
            return Copied(None, super().spectate(view.seen), view.leaf)

        def imagine(self, view: Copied, rng: Rng) -> Any:
            return super().imagine(view.seen, rng)

        def preview(self, view: Copied, move: Move) -> tuple[Said, ...]:
            facts: tuple[Said, ...] = super().preview(view.seen, move)
            return facts

    leaking: Game[Any, Any] = Leaking()
    return leaking


def hidden(game: Game[Any, Any]) -> dict[Path, Setting]:
    """The leaves that somebody must imagine, each with a setting in which that is so."""
    found: dict[Path, Setting] = {}
    for setting in settings(game):
        for path in _imagined(Case(game, *setting)):
            alike = sum(pattern(path) == pattern(known) for known in found)
            if alike < PLACES:
                found.setdefault(path, setting)
    return found


def _imagined(case: Case) -> Iterator[Path]:
    game, rng = case.game, case.rng("copied")
    for ply in islice(match(case, rng), 0, PLIES, SPARSE):
        viewer = pick(rng, (*range(case.seats), None))
        yield from differing(ply.after, game.imagine(game.view(ply.after, viewer), rng))


def unnoticed(game: Game[Any, Any]) -> Iterator[Path]:
    """The leaves that can be copied into every view, and no law says so."""
    for path, setting in hidden(game).items():
        try:
            secrets_kept(Case(leaking(game, path), *setting, effort=EFFORT))
        except Violation as broken:
            if "can tell by the view's leaf" in broken.message:
                continue
        yield path


@pytest.mark.parametrize("game", HIDING)
def test_a_copied_leaf_is_noticed(game: Game[Any, Any]) -> None:
    assert list(unnoticed(game)) == []


def test_what_is_hidden_is_found_by_imagining() -> None:
    kinds = {pattern(path) for path in hidden(TOY)}
    assert kinds == {("hands", "*", "value"), ("pile", "*", "value"), ("sealed", "*")}
    assert len(hidden(TOY)) > len(kinds)


class ChoicesOnly(Toy):
    """Cards are hidden, but not declared."""

    secrets: ClassVar[tuple[Secret[Any], ...]] = (Secret("choices", swap_choices, ("bared",)),)


def test_a_secret_that_is_not_declared_would_go_unnoticed() -> None:
    missed = {pattern(path) for path in unnoticed(ChoicesOnly())}
    assert missed == {("hands", "*", "value"), ("pile", "*", "value")}
