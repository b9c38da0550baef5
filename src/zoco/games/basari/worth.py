"""What gems and actions are worth in points, as a trader reckons; from open facts alone."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from zoco.games.basari.acts import SIX
from zoco.games.basari.moves import ACTIONS, Action
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import LAP_POINTS, SCORINGS
from zoco.parts.bargaining import Side
from zoco.parts.gems import Gems, available
from zoco.parts.offers import Costs
from zoco.parts.temperament import EVEN, Temperament

STEP = 4.2
"""Fields that a merchant goes in a round, the action Dice now and then included."""

BLUR, DRIFT = 0.45, 0.4
"""How far majorities are from settled: at a scoring, and more with every round before it."""

KEEP = (1.5, 0.8, 0.05)
"""What part of its tenth of the majority a gem is worth beyond the next scoring."""


@lru_cache(maxsize=1 << 16)
def promised(points: int, blur: float, keep: float, numbers: Gems) -> tuple[float, ...]:
    """What a colour is worth to each seat, if all own `numbers`; kept, for haggling asks often."""
    top = max(numbers)
    hopes = [exp((mine - top) / blur) for mine in numbers]
    whole = sum(hopes)
    found = []
    for mine, hope in zip(numbers, hopes, strict=True):
        chance = hope / whole
        later = keep * points / 10 * (mine - chance * min(3, mine))
        found.append(points * chance * (mine > 0) + later)
    return tuple(found)


Traded = tuple[tuple[float, ...], tuple[float, ...]]
"""What 0, 1, 2 … gems of a colour cost who gives them, and bring who takes them."""


@lru_cache(maxsize=1 << 15)
def traded(
    points: int, blur: float, keep: float, envy: float, numbers: Gems, giver: int, taker: int
) -> Traded:
    """The same with envy, if all own `numbers`; kept like `promised`."""
    owned = list(numbers)
    theirs, mine = [], []
    for _ in range(numbers[giver] + 1):
        worths = promised(points, blur, keep, tuple(owned))
        mine.append(worths[giver] - envy * worths[taker])
        theirs.append(worths[taker] - envy * worths[giver])
        owned[giver] -= 1
        owned[taker] += 1
    costs, gains = [mine[0] - it for it in mine], [it - theirs[0] for it in theirs]
    return tuple(costs), tuple(gains)


class Worth:
    """The worth of things to every seat, at one table."""

    def __init__(self, table: Table, temper: Temperament = EVEN) -> None:
        self.table = table
        self.seats = table.seats
        left = max(0, table.edition.lap - max(table.moved))
        self.blur = BLUR + DRIFT * left / STEP
        self.keep = KEEP[min(table.scorings, SCORINGS - 1)]
        self.envy = temper.envy / (self.seats - 1)
        """How much another's point hurts."""

    # -- gems --

    def colour(self, colour: int, numbers: list[int], seat: int) -> float:
        """What owning so many gems of a colour is worth to `seat`, if all own `numbers`."""
        points = self.table.edition.majorities[colour]
        return promised(points, self.blur, self.keep, tuple(numbers))[seat]

    def numbers(self, colour: int) -> list[int]:
        """How many gems of a colour each seat owns."""
        return [gems[colour] for gems in self.table.gems]

    def gain(self, seat: int, gems: Gems) -> float:
        """What `seat` gains by these gems from the supply."""
        return sum(self._with(colour, seat, more) for colour, more in enumerate(gems) if more)

    def _with(self, colour: int, seat: int, more: int) -> float:
        numbers = self.numbers(colour)
        before = self.colour(colour, numbers, seat)
        numbers[seat] += more
        return self.colour(colour, numbers, seat) - before

    def _traded(self, giver: int, taker: int) -> list[Traded]:
        majorities, columns = self.table.edition.majorities, zip(*self.table.gems, strict=True)
        return [
            traded(points, self.blur, self.keep, self.envy, numbers, giver, taker)
            for points, numbers in zip(majorities, columns, strict=False)
        ]

    def costs(self, giver: int, taker: int) -> Costs:
        """For each colour what giving 0, 1, 2 … gems to `taker` costs `giver`, envy included."""
        return tuple([costs for costs, _ in self._traded(giver, taker)])

    def sides(self, action: Action, seat: int, other: int) -> tuple[Side, Side]:
        """Two who haggle for an action."""
        mine, theirs = self.action(action, seat), self.action(action, other)
        given, got = self._traded(seat, other), self._traded(other, seat)
        return (
            self._side(seat, mine, theirs, given, got),
            self._side(other, theirs, mine, got, given),
        )

    def _side(
        self, seat: int, mine: float, theirs: float, given: list[Traded], got: list[Traded]
    ) -> Side:
        costs, gains = tuple([costs for costs, _ in given]), tuple([gains for _, gains in got])
        return Side(self.table.gems[seat], mine, self.envy * theirs, costs, gains)

    def given(self, giver: int, taker: int, offer: Gems) -> tuple[float, float]:
        """What an offer costs its giver and brings its taker."""
        cost = brought = 0.0
        for colour, number in enumerate(offer):
            numbers = self.numbers(colour)
            mine, theirs = (self.colour(colour, numbers, seat) for seat in (giver, taker))
            numbers[giver] -= number
            numbers[taker] += number
            cost += mine - self.colour(colour, numbers, giver)
            brought += self.colour(colour, numbers, taker) - theirs
        return cost, brought

    # -- actions --

    def action(self, action: Action, seat: int) -> float:
        """What carrying out `action` is worth to `seat`."""
        if action == "dice":
            return self.dice(seat)
        arch = self.table.arch(seat)
        if action == "points":
            return arch.points
        return self.gain(seat, available(arch.gems, self.table.supply))

    def actions(self, seat: int) -> dict[Action, float]:
        """What each action is worth to `seat`."""
        return {action: self.action(action, seat) for action in ACTIONS}

    def dice(self, seat: int) -> float:
        """Points for a low roll, and the better hope for a lap."""
        now = self.lap(seat, 0)
        rolls = range(1, SIX + 1)
        return sum(SIX - pips + self.lap(seat, pips) - now for pips in rolls) / SIX

    def lap(self, seat: int, pips: int) -> float:
        """What the lap of `seat` is worth once it has gone `pips` fields further."""
        moved, lap = self.table.moved, self.table.edition.lap
        mine = moved[seat] + pips
        if mine >= lap:
            return LAP_POINTS
        ahead = max(gone for other, gone in enumerate(moved) if other != seat)
        if ahead >= lap:
            return 0.0
        return LAP_POINTS / (1 + exp((ahead - mine - 1) / 3))
