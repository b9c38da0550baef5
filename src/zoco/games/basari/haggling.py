"""Two seats want the same action: they haggle, and one of them gets it (basari 3.1 to 3.6)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.phase import ChancePhase, Played
from zoco.games.basari.acts import act, dice
from zoco.games.basari.events import RolledOff
from zoco.games.basari.moves import Action, Dice
from zoco.games.basari.table import AnyTable
from zoco.parts import haggling


class AnswerOffer(haggling.AnswerOffer[Action], frozen=True):
    """Accept, or offer more, composed from scratch (basari 3.3 to basari 3.6).

    How offers are compared is said in basari 3.4, that none binds in basari 3.5.
    """

    paragraph: ClassVar[str] = "basari 3.3"
    book: ClassVar[str] = "basari"
    act = staticmethod(act)


class MakeOffer(haggling.MakeOffer[Action], frozen=True):
    """The opening offer: any gems of one's own, or nothing (basari 3.2)."""

    paragraph: ClassVar[str] = "basari 3.2"
    book: ClassVar[str] = "basari"
    answer = AnswerOffer
    nothing: ClassVar[bool] = True


class Negotiate(haggling.Negotiate[Action], frozen=True):
    """Find who opens: whoever is ahead on points; on a tie the dice say (basari 3.1)."""

    def run(self, table: AnyTable) -> Played:
        """Compare the scores as they are at this moment."""
        lead = table.scores[self.one] - table.scores[self.other]
        if lead > 0:
            return MakeOffer.opened(table, self.action, self.one, self.other)
        if lead < 0:
            return MakeOffer.opened(table, self.action, self.other, self.one)
        agenda = (RollOff(self.action, self.one, self.other), *table.agenda[1:])
        return replace(table, agenda=agenda), ()


class RollOff(ChancePhase, frozen=True):
    """Level on points: both roll, the higher opens, equal rolls are rolled again (basari 3.1)."""

    paragraph: ClassVar[str] = "basari 3.1"
    action: Action
    one: int
    other: int

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Two dice at once."""
        return TWO_DICE

    def play(self, table: AnyTable, seat: int, move: Dice) -> Played:
        """One of them opens, or both roll again."""
        mine, theirs = move.faces
        rolled = RolledOff(self.one, self.other, mine, theirs)
        if mine == theirs:
            return table, (rolled,)
        pair = (self.one, self.other) if mine > theirs else (self.other, self.one)
        after, events = MakeOffer.opened(table, self.action, *pair)
        return after, (rolled, *events)


TWO_DICE = dice("basari 3.1", 2)
