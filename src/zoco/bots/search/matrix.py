"""Several seats decide unseen: a small matrix game, answered by regret matching."""

from __future__ import annotations

from random import Random
from typing import Any

from zoco.bots.bot import Clock
from zoco.bots.search.halving import HUNCH, Judged
from zoco.bots.search.lines import Lines, Shares
from zoco.core.moves import Move
from zoco.parts.outlook import Budget, Candidate
from zoco.parts.winning import shares

Joint = tuple[int, ...]
"""Which of its candidates each seat plays."""
FIRST = 4.0
"""How much the priors count at first, in lines of play."""
LEARNING = 0.3
"""The part of a budget in which all learn from each other."""
ANSWERS = 4
"""How often the own choices are compared at least, however much was spent on learning."""
CLOSE = 0.004
"""Shares that differ by so little are as good as equal: the lot decides, so nobody foresees it."""


class Mind:
    """A seat that learns what it should have done: regrets, and how often it played what."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.moves = [move for move, _ in candidates]
        whole = sum(weight for _, weight in candidates)
        self.priors = [weight / whole for _, weight in candidates]
        self.regrets = [0.0] * len(candidates)
        self.played = [FIRST * prior for prior in self.priors]

    def odds(self) -> list[float]:
        """By regret; before there is any, as is likely."""
        kept = [max(0.0, regret) for regret in self.regrets]
        whole = sum(kept)
        return [it / whole for it in kept] if whole > 0 else self.priors

    def expected(self, habit: float) -> list[float]:
        """What it is likely to do: so often by habit, else what regret matching comes to."""
        whole = sum(self.played)
        pairs = zip(self.priors, self.played, strict=True)
        return [habit * prior + (1 - habit) * played / whole for prior, played in pairs]


class Matrix:
    """Who decides unseen at a view, with what they may play; `budget` says how they think."""

    def __init__(
        self, lines: Lines, view: Any, candidates: list[Candidate], budget: Budget, rng: Random
    ) -> None:
        self.lines, self.view, self.seat, self.budget = lines, view, view.seat, budget
        table = lines.imagine(view, rng)
        self.minds = {self.seat: Mind(candidates)}
        for seat in range(table.seats):
            if seat != self.seat:
                found = self._unseen(table, seat, rng)
                if found:
                    self.minds[seat] = Mind(found)
        self.order = tuple(self.minds)
        self._cells: dict[Joint, tuple[Shares, int]] = {}

    def _unseen(self, table: Any, seat: int, rng: Random) -> list[Candidate]:
        """What another seat may be about to choose, or may have chosen unseen."""
        phase = table.agenda[0]
        if seat in phase.actors(table):
            return self.lines.candidates(table, seat, rng)
        found = self.lines.outlook.candidates(table, seat, phase.moves(table, seat), rng)
        mays = phase.mays(table, seat)
        return found if all(move in mays for move, _ in found) else []

    def solved(self, rng: Random, clock: Clock) -> list[Judged]:
        """The candidates with their shares, the one that is to be played first.

        What this seat may do is held against what the others are likely to do, by habit or by what
        they have learned that they should.
        """
        self.learn(rng, clock)
        return self._answer(rng, clock)

    def learn(self, rng: Random, clock: Clock) -> None:
        """All learn what they should do, from each other or against the habits of all."""
        learning = round(LEARNING * self.budget.playouts)
        for _ in range(learning):  # once all that matters was played, thinking costs nothing
            if self.lines.playouts >= learning or clock.left() <= 0:
                break
            joint = tuple(pick(self._met(self.minds[seat]), rng) for seat in self.order)
            for place, seat in enumerate(self.order):
                if clock.left() > 0:
                    self._regretted(joint, place, seat, rng)

    def _met(self, mind: Mind) -> list[float]:
        """What all learn from."""
        return mind.priors if self.budget.sly else mind.odds()

    def _answer(self, rng: Random, clock: Clock) -> list[Judged]:
        mine, place = self.minds[self.seat], self.order.index(self.seat)
        totals, times = [0.0] * len(mine.moves), 0
        habit, playouts = self.budget.habit, self.budget.playouts
        while (times < ANSWERS or self.lines.playouts < playouts) and clock.left() > 0:
            joint = tuple(pick(self.minds[seat].expected(habit), rng) for seat in self.order)
            seed, times = rng.getrandbits(64), times + 1
            for choice in range(len(totals)):
                played = (*joint[:place], choice, *joint[place + 1 :])
                totals[choice] += self._line(played, Random(seed))[self.seat]
        means = [total / max(1, times) for total in totals]
        hunches = [mean + HUNCH * prior for mean, prior in zip(means, mine.priors, strict=True)]
        odds = shares(hunches, CLOSE)
        chosen = pick(odds, rng)
        order = sorted(range(len(means)), key=lambda it: (it != chosen, -means[it]))
        return [Judged(mine.moves[it], means[it], times) for it in order]

    def _regretted(self, joint: Joint, place: int, seat: int, rng: Random) -> list[float]:
        """What each of a seat's choices would have brought it; it learns from that."""
        mind = self.minds[seat]
        worths = [
            self._cell((*joint[:place], choice, *joint[place + 1 :]), rng)[seat]
            for choice in range(len(mind.moves))
        ]
        for choice, worth in enumerate(worths):
            mind.regrets[choice] += worth - worths[joint[place]]
        for choice, chance in enumerate(mind.odds()):
            mind.played[choice] += chance
        return worths

    def _cell(self, joint: Joint, rng: Random) -> Shares:
        """What all get if they choose so: the mean over the lines so far, a few at most."""
        mean, times = self._cells.get(joint, ((), 0))
        if times >= CELL:
            return mean
        found = self._line(joint, rng)
        if times:
            found = [
                (old * times + new) / (times + 1) for old, new in zip(mean, found, strict=True)
            ]
        self._cells[joint] = (found, times + 1)
        return found

    def _line(self, joint: Joint, rng: Random) -> Shares:
        """One line of play after these choices; this seat's own is the last to be made."""
        table = self.lines.imagine(self.view, rng)
        for place in sorted(range(len(joint)), key=lambda it: self.order[it] == self.seat):
            seat = self.order[place]
            move: Move = self.minds[seat].moves[joint[place]]
            table, _ = self.lines.game.advance(table, seat, move)
        return self.lines.value(table, rng)


CELL = 6
"""So many lines are played for the same choices of all."""


def pick(odds: list[float], rng: Random) -> int:
    """A place by its odds."""
    place = rng.random()
    for number, chance in enumerate(odds):
        place -= chance
        if place < 0:
            return number
    return max(range(len(odds)), key=odds.__getitem__)
