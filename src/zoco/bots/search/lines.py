"""Lines of play: from a table on by priors, or by the best of a few moves, until it is quiet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.parts.outlook import Candidate, Outlook

Shares = Sequence[float]
LONGEST = 400
"""Plies after which a line is valued, quiet or not: no game should need so many."""


class Lines:
    """Plays on at imagined tables. `turns` is how many quiet tables a line passes before it is

    valued, `replies` at how many decisions on its way the best of a few moves is looked for.
    """

    def __init__(self, game: Game[Any, Any], outlook: Outlook, turns: int, replies: int) -> None:
        self.game = game
        self.outlook = outlook
        self.turns = turns
        self.replies = replies
        self.playouts = 0

    def value(self, table: Any, rng: Random) -> Shares:
        """What a table, at which a move was just made, promises everybody."""
        self.playouts += 1
        return self._value(table, rng, self.turns, self.replies)

    def _value(self, table: Any, rng: Random, turns: int, replies: int) -> Shares:
        for _ in range(LONGEST):
            if not table.agenda:
                return won(self.game, table)
            phase = table.agenda[0]
            if self.outlook.quiet(table):
                turns -= 1
                if turns < 0:
                    break
            if phase.by_chance:
                table, _ = self.game.advance(table, CHANCE, phase.outcomes(table).sample(rng))
                continue
            actors = phase.actors(table)
            if replies and len(actors) == 1:
                return self._replied(table, actors[0], rng, turns, replies - 1)
            seat = actors[0]
            move = self.outlook.likely(table, seat, phase.moves(table, seat), rng)
            table, _ = self.game.advance(table, seat, move)
        return self.outlook.shares(table)

    def _replied(self, table: Any, seat: int, rng: Random, turns: int, replies: int) -> Shares:
        """What `seat` makes of a table: of a few moves the one that leaves it most (max^n).

        All of them meet the same dice.
        """
        dice = rng.getrandbits(64)
        found = []
        for move, _ in self.candidates(table, seat, rng)[:FEW]:
            after, _ = self.game.advance(table, seat, move)
            found.append(self._value(after, Random(dice), turns, replies))
        return max(found, key=lambda shares: shares[seat])

    def imagine(self, view: Any, rng: Random) -> Any:
        """A table that the viewer cannot rule out."""
        return self.outlook.imagine(self.game, view, rng)

    def candidates(self, table: Any, seat: int, rng: Random) -> list[Candidate]:
        """The moves of a seat that are worth a look."""
        moves = table.agenda[0].moves(table, seat)
        return self.outlook.candidates(table, seat, moves, rng)


FEW = 4
"""So many replies are looked at."""


def won(game: Game[Any, Any], table: Any) -> Shares:
    """The shares of a match that is over; a drawn one is nobody's."""
    winners = game.score(table).winners
    return [(seat in winners) / max(1, len(winners)) for seat in range(table.seats)]
