"""The three actions of Basari (basari 2.5 to basari 2.7), and the dice they are rolled with."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, Product
from zoco.core.events import Event
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.games.basari.events import RolledAgain, TookGems, TookPoints
from zoco.games.basari.moves import Action, Dice
from zoco.games.basari.table import AnyTable, changed
from zoco.parts.gems import add, available, subtract

Played = tuple[AnyTable, tuple[Event, ...]]

SIX = 6
DIE = tuple((pips, 1) for pips in range(1, SIX + 1))


def dice(paragraph: str, number: int) -> Product:
    """So many fair dice, thrown at once."""
    return Product(paragraph, (DIE,) * number, Dice)


class RollAgain(ChancePhase, frozen=True):
    """Dice: roll again and walk; below six, score what is missing to six (basari 2.5)."""

    paragraph: ClassVar[str] = "basari 2.5"
    seat: int

    def outcomes(self, table: AnyTable) -> Outcomes:
        """One die."""
        return ONE_DIE

    def play(self, table: AnyTable, seat: int, move: Dice) -> Played:
        """The merchant walks, and the seat may score."""
        mine, pips = self.seat, move.faces[0]
        after = replace(
            table,
            agenda=table.agenda[1:],
            moved=changed(table.moved, mine, table.moved[mine] + pips),
            scores=changed(table.scores, mine, table.scores[mine] + SIX - pips),
        )
        return after, (RolledAgain(mine, pips, after.field(mine), SIX - pips),)


ONE_DIE = dice("basari 2.5", 1)


class TakePoints(Step, frozen=True):
    """Points: score the number of the arch under the merchant (basari 2.6)."""

    seat: int

    def run(self, table: AnyTable) -> Played:
        """The score rises."""
        seat, points = self.seat, table.arch(self.seat).points
        scores = changed(table.scores, seat, table.scores[seat] + points)
        return replace(table, agenda=table.agenda[1:], scores=scores), (TookPoints(seat, points),)


class TakeGems(Step, frozen=True):
    """Gems: take those of the arch under the merchant, as far as there are any (basari 2.7)."""

    seat: int

    def run(self, table: AnyTable) -> Played:
        """The supply gives what it has; nothing is owed later."""
        seat, wanted = self.seat, table.arch(self.seat).gems
        taken = available(wanted, table.supply)
        after = replace(
            table,
            agenda=table.agenda[1:],
            gems=changed(table.gems, seat, add(table.gems[seat], taken)),
            supply=subtract(table.supply, taken),
        )
        return after, (TookGems(seat, taken, sum(wanted) - sum(taken)),)


def act(action: Action, seat: int) -> Phase:
    """The chapter in which `seat` carries out `action` in full (basari 2.3)."""
    return ACTS[action][seat]


ACTS: dict[Action, tuple[Phase, ...]] = {
    "dice": tuple(RollAgain(seat) for seat in range(4)),
    "points": tuple(TakePoints(seat) for seat in range(4)),
    "gems": tuple(TakeGems(seat) for seat in range(4)),
}
