"""The driver of a match: it draws for chance and asks the bots, handing each what it may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from zoco.bots.bot import UNTIMED, Bot
from zoco.bots.heed import Heed
from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.moves import Move, Moves
from zoco.core.result import Result
from zoco.core.rng import below, pick


class Driver:
    """Moves for chance and for the seats that bots hold; other seats decide for themselves.

    Chance, the driver and every bot draw from streams of their own: no bot can foresee a die.
    """

    def __init__(self, game: Game[Any, Any], bots: Mapping[int, Bot], seed: str) -> None:
        self.game = game
        self.bots = dict(bots)
        self._chance = Random(f"{seed}/chance")
        self._driver = Random(f"{seed}/driver")
        self._streams = {seat: Random(f"{seed}/{seat}") for seat in self.bots}
        self._heed = Heed()

    def move(self, table: Any) -> tuple[int, Move] | None:
        """Who moves next and how, if it is chance or a bot; None if the table waits for others."""
        phase = table.agenda[0]
        if phase.by_chance:
            return CHANCE, phase.outcomes(table).sample(self._chance)
        return self._concerned(table) or self._unasked(table) or self._asked(table)

    def _asked(self, table: Any) -> tuple[int, Move] | None:
        seat = next((seat for seat in self.game.actors(table) if seat in self.bots), None)
        if seat is None:
            return None
        view, moves = self.game.view(table, seat), self.game.musts(table, seat)
        return seat, self.bots[seat].choose(view, moves, self._streams[seat], UNTIMED)

    def _concerned(self, table: Any) -> tuple[int, Move] | None:
        """A bot whom something concerns is offered what it may do, once as long as that stays."""
        for seat in self.game.concerned(table):
            if seat not in self.bots or not self.bots[seat].heeds:
                continue
            mays = self.game.mays(table, seat)
            if self._heed.is_new(table, seat, mays):
                self._heed.note(table, seat, mays)
                move = self._may(table, seat, mays)
                if move is not None:
                    return seat, move
        return None

    def _unasked(self, table: Any) -> tuple[int, Move] | None:
        """One in `may_odds` times, a bot that may act is offered what it may do."""
        free = [seat for seat in self.game.free(table) if seat in self.bots]
        if not free or below(self._driver, self.game.may_odds):
            return None
        seat = pick(self._driver, free)
        mays = self.game.mays(table, seat)
        move = self._may(table, seat, mays) if mays else None
        return None if move is None else (seat, move)

    def _may(self, table: Any, seat: int, mays: Moves) -> Move | None:
        view = self.game.view(table, seat)
        return self.bots[seat].may(view, mays, self._streams[seat], UNTIMED)


class Finished(NamedTuple):
    """A match that was played to its end."""

    table: Any
    result: Result
    plies: int
    decisions: int


def play_match(game: Game[Any, Any], table: Any, bots: Sequence[Bot], seed: str) -> Finished:
    """Play from `table` to the end with a bot at every seat; the same seed, the same match."""
    driver = Driver(game, dict(enumerate(bots)), seed)
    plies = decisions = 0
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None, "a table that is not over waits for somebody"
        by_chance = turn[0] == CHANCE  # drawn from what may happen, so nobody need check it
        table, _ = (game.advance if by_chance else game.play)(table, *turn)
        plies += 1
        decisions += not by_chance
    return Finished(table, game.score(table), plies, decisions)
