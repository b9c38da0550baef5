"""The Merchant and the Vizier: bots that look ahead, each with its budget of lines of play."""

from __future__ import annotations

from random import Random
from typing import Any

from zoco.bots.bot import UNTIMED, Bot, Clock
from zoco.bots.search.halving import Judged, halved, held
from zoco.bots.search.lines import Lines
from zoco.bots.search.matrix import Matrix
from zoco.core.game import Game
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.said import Fact, Said
from zoco.parts.outlook import Candidate, Outlook
from zoco.parts.temperament import EVEN, Temperament

ENOUGH = 0.1
"""The part of a budget that the best move must have been tried, or a guess at sight is better."""


class Searcher(Bot):
    """Judges a few candidates by lines of play at imagined tables.

    Its temperament is that of its first thoughts, which close comparisons do not overrule. What it
    does unasked, and the reasons, are those of `base`, the strongest bot of the game that does not
    search; it also decides where there is nothing to compare.
    """

    def __init__(
        self,
        level: str,
        game: Game[Any, Any],
        outlook: Outlook,
        base: Bot,
        temper: Temperament = EVEN,
    ) -> None:
        super().__init__(level, level, temper)
        self._game = game
        self.outlook = outlook
        self._base = base
        self._budget = outlook.budgets[level]
        self.heeds = base.heeds

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        """The move that promises most; the base's where there was too little time to know."""
        found = self.judged(view, moves, rng, clock)
        if clock.left() <= 0 and found[0].lines < self._budget.playouts * ENOUGH:
            return self._base.choose(view, moves, rng, clock)
        return found[0].move

    def may(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move | None:
        """What the base does."""
        return self._base.may(view, moves, rng, clock)

    def reason(self, view: Any, move: Move) -> Said | None:
        """What the base says for it."""
        return self._base.reason(view, move)

    def plan(self, view: Any, move: Move) -> Fact | None:
        """What the base plans."""
        return self._base.plan(view, move)

    def judged(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> list[Judged]:
        """The candidates, best first, each with the share of the win that it promises."""
        own, budget = Random(rng.getrandbits(64)), self._budget
        usual = self._usual(view, moves, own)
        table = self.outlook.imagine(self._game, view, own)
        found = preferring(usual, self.outlook.candidates(table, view.seat, moves, own))
        found = found[: budget.candidates]
        if len(found) == 1:
            return [Judged(found[0][0], 0.0, 0)]
        if made_unseen(self._game, table, view.seat, found[0][0]):
            return Matrix(self._lines(), view, found, budget, own).solved(own, clock)
        return halved(self._lines(), view, found, budget.playouts, own, clock)

    def compared(self, view: Any, moves: Moves, rng: Rng, few: int) -> list[Judged]:
        """The best few for who wants to know more: all over the same lines of play, best first."""
        found = self.judged(view, moves, rng, UNTIMED)
        if len(found) > 1 and len({it.lines for it in found}) == 1:  # over the same already
            return sorted(found, key=lambda it: -it.share)[:few]
        best, own = [it.move for it in found[:few]], Random(rng.getrandbits(64))
        return held(self._lines(), view, best, self._budget.playouts, own)

    def _usual(self, view: Any, moves: Moves, rng: Random) -> Move | None:
        """What it would do at sight because of how it is; None for who is like everybody."""
        return None if self.temper == EVEN else self._base.choose(view, moves, rng, UNTIMED)

    def _lines(self) -> Lines:
        return Lines(self._game, self.outlook, self._budget.turns, self._budget.replies)


def preferring(usual: Move | None, candidates: list[Candidate]) -> list[Candidate]:
    """The candidates with `usual` as the likeliest: it is done unless another is clearly better."""
    if usual is None:
        return candidates
    others = [(move, prior) for move, prior in candidates if move != usual]
    return [(usual, 1.0 + sum(prior for _, prior in others)), *others]


def made_unseen(game: Game[Any, Any], table: Any, seat: int, move: Move) -> bool:
    """Whether others choose at the same time, or have chosen and may still change it."""
    if len(game.actors(table)) > 1:
        return True
    others = (other for other in game.free(table) if other != seat)
    return any(move in game.mays(table, other) for other in others)
