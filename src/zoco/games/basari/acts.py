"""The actions of Basari (basari 2.5 to basari 2.7), and the dice they are rolled with."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, Product
from zoco.core.phase import ChancePhase, Phase, Played
from zoco.core.table import changed
from zoco.games.basari.events import RolledAgain
from zoco.games.basari.moves import Action, Dice
from zoco.games.basari.table import AnyTable
from zoco.parts.bazaar import TakeGems, TakePoints, scored

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
            scores=scored(table, mine, SIX - pips),
        )
        return after, (RolledAgain(mine, pips, after.field(mine), SIX - pips),)


ONE_DIE = dice("basari 2.5", 1)

ACTS: dict[Action, Callable[[int], Phase]] = {
    "dice": RollAgain,
    "points": TakePoints,
    "gems": TakeGems,
}


def act(action: Action, seat: int) -> Phase:
    """The chapter in which `seat` carries out `action` in full (basari 2.3)."""
    return ACTS[action](seat)
