"""Actions are chosen face down and turned up (basari_cards 2.2), or guessed (basari_cards 6)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from zoco.core.moves import Few, Illegal, Move
from zoco.core.phase import Phase
from zoco.games.basari_cards.acts import TakeInOrder, act
from zoco.games.basari_cards.haggling import Negotiate
from zoco.games.basari_cards.moves import ACTIONS, Action, Choose, Guess
from zoco.games.basari_cards.table import AnyTable
from zoco.parts import choosing
from zoco.parts.choosing import Lost, takers


class Choices(Few, frozen=True):
    """The action cards of a seat: A, B, C, and D with five (basari_cards 1.1)."""


@cache
def choices(seats: int, *, again: bool = False) -> Choices:
    """The action cards that everybody holds (basari_cards 1.1)."""
    held = ACTIONS if seats == 5 else ACTIONS[:3]
    prompt = "choose-action-again" if again else "choose-action"
    return Choices(tuple(map(Choose, held)), prompt, "basari_cards 2.7", "only-with-five")


class ChooseActions(choosing.ChooseActions, frozen=True):
    """All choose in secret, and may change until the last has chosen (basari_cards 2.2)."""

    paragraph: ClassVar[str] = "basari_cards 2.2"

    def moves(self, table: AnyTable, seat: int) -> Few:
        """One's action cards."""
        return choices(len(self.chosen))

    def mays(self, table: AnyTable, seat: int) -> Few:
        """One's action cards again."""
        return choices(len(self.chosen), again=True)

    def resolution(self, chosen: tuple[Action, ...]) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
        """A, then B, C, D (basari_cards 2.2)."""
        return resolution(chosen)


@cache
def resolution(chosen: tuple[Action, ...]) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
    """One does it, two negotiate, three or more get nothing (basari_cards 2.6).

    D always works and is never negotiated (basari_cards 2.7).
    """
    phases: list[Phase] = []
    lost: list[Lost] = []
    for action in ACTIONS:
        seats = takers(chosen, action)
        if len(seats) == 1:
            phases.append(act(action, *seats))
        elif seats and action == "D":
            phases.append(TakeInOrder(seats))
        elif len(seats) == 2:
            phases.append(Negotiate(action, *seats))
        elif seats:
            lost.append(Lost(action))
    return tuple(phases), tuple(lost)


# -- the variant for two ---------------------------------------------------------------------------


class Guesses(choosing.Guesses, frozen=True):
    """The actions that may be named (basari_cards 6.3, basari_cards 6.4)."""

    def why_not(self, move: Move) -> Illegal | None:
        """One that was named already, or that two players do not have."""
        if isinstance(move, Guess) and move.action == "D":
            return Illegal("basari_cards 6.1", "not-for-two")
        return super().why_not(move)


class NameAction(choosing.NameAction, frozen=True):
    """The other names the action (basari_cards 6.3), twice at most (basari_cards 6.4).

    Right at once: lost. Right then: negotiate. Wrong twice: done (basari_cards 6.5).
    """

    paragraph: ClassVar[str] = "basari_cards 6.3"
    act = staticmethod(act)
    negotiate = Negotiate

    def moves(self, table: AnyTable, seat: int) -> Guesses:
        """What has not been named yet."""
        return guesses(self.wrong)


class PickAction(choosing.PickAction, frozen=True):
    """The active player lays an action face down (basari_cards 6.2)."""

    paragraph: ClassVar[str] = "basari_cards 6.2"
    naming = NameAction

    def moves(self, table: AnyTable, seat: int) -> Few:
        """A, B or C."""
        return choices(table.seats)


@cache
def guesses(wrong: str) -> Guesses:
    """The moves of a guess."""
    left = tuple(Guess(action) for action in ACTIONS[:3] if action != wrong)
    return Guesses(left, "choose-guess", book="basari_cards", wrong=wrong)
