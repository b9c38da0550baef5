"""Whatever a game declares secret: copied into a view, it is noticed."""

from __future__ import annotations

from typing import Any

import pytest

import zoco
from zoco import Game
from zoco.core.game import Secret, View
from zoco.core.moves import Move
from zoco.core.rng import Rng
from zoco.core.said import Said
from zoco.testkit.conformance import Effort, Violation, check_game
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
SECRETS = [
    pytest.param(game, secret, id=f"{game.meta.key}-{secret.name.replace(' ', '-')}")
    for game in GAMES
    for secret in game.secrets
]


class Copied(View, frozen=True):
    """A true view, and with it all that a table holds."""

    seen: Any
    table: Any


def leaking(game: Game[Any, Any], secret: Secret[Any]) -> Game[Any, Any]:
    """The same game, with everything that could hold this secret in each view."""

    class Leaking(type(game)):  # type: ignore[misc]
        secrets = (secret,)

        def view(self, table: Any, seat: int | None) -> Copied:
            return Copied(seat, super().view(table, seat), table)

        def spectate(self, view: Copied) -> Copied:
            return Copied(None, super().spectate(view.seen), view.table)

        def imagine(self, view: Copied, rng: Rng) -> Any:
            return super().imagine(view.seen, rng)

        def preview(self, view: Copied, move: Move) -> tuple[Said, ...]:
            facts: tuple[Said, ...] = super().preview(view.seen, move)
            return facts

    leaking: Game[Any, Any] = Leaking()
    return leaking


@pytest.mark.parametrize(("game", "secret"), SECRETS)
def test_a_copied_secret_is_noticed(game: Game[Any, Any], secret: Secret[Any]) -> None:
    spoiled = leaking(game, secret)
    with pytest.raises(Violation, match=f"secrets-kept: {secret.name}: .* the view's table"):
        check_game(spoiled, effort=Effort(2, 1, 2), only=["secrets-kept"])
