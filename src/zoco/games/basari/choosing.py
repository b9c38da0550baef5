"""Actions are chosen face down and turned up (basari 2.2 to 2.4), or guessed (basari 6)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from zoco.core.moves import Few
from zoco.core.phase import Phase
from zoco.games.basari.acts import act
from zoco.games.basari.haggling import Negotiate
from zoco.games.basari.moves import ACTIONS, Action, Choose, Guess
from zoco.games.basari.table import AnyTable
from zoco.parts import choosing
from zoco.parts.choosing import Guesses, Lost, takers

CARDS = tuple(Choose(action) for action in ACTIONS)
CHOICES, CHOICES_AGAIN = Few(CARDS, "choose-action"), Few(CARDS, "choose-action-again")


class ChooseActions(choosing.ChooseActions, frozen=True):
    """Each seat lays a card face down, and may change it until the last one lies (basari 2.2)."""

    paragraph: ClassVar[str] = "basari 2.2"

    def moves(self, table: AnyTable, seat: int) -> Few:
        """Any of the three."""
        return CHOICES

    def mays(self, table: AnyTable, seat: int) -> Few:
        """Any of the three again."""
        return CHOICES_AGAIN

    def resolution(self, chosen: tuple[Action, ...]) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
        """Actions, then negotiations (basari 2.3)."""
        return resolution(chosen)


@cache
def resolution(chosen: tuple[Action, ...]) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
    """One seat: it acts. Two: they haggle. More: nobody gets it (basari 2.3, basari 2.4)."""
    wanted = {action: takers(chosen, action) for action in ACTIONS}
    alone = (act(action, *seats) for action, seats in wanted.items() if len(seats) == 1)
    pairs = (Negotiate(action, *seats) for action, seats in wanted.items() if len(seats) == 2)
    return (*alone, *pairs), tuple(Lost(it) for it, seats in wanted.items() if len(seats) > 2)


class NameAction(choosing.NameAction, frozen=True):
    """The other names the action, twice at most (basari 6.3, basari 6.4)."""

    paragraph: ClassVar[str] = "basari 6.3"
    act = staticmethod(act)
    negotiate = Negotiate

    def moves(self, table: AnyTable, seat: int) -> Guesses:
        """What has not been named yet."""
        return guesses(self.wrong)


class PickAction(choosing.PickAction, frozen=True):
    """The active player picks an action face down (basari 6.2)."""

    paragraph: ClassVar[str] = "basari 6.2"
    naming = NameAction

    def moves(self, table: AnyTable, seat: int) -> Few:
        """Any of the three."""
        return CHOICES


def guesses(wrong: str) -> Guesses:
    """The actions that have not been named in vain (basari 6.4)."""
    left = tuple(Guess(action) for action in ACTIONS if action != wrong)
    return Guesses(left, "choose-guess", book="basari", wrong=wrong)
