"""The variant for two: one lays an action face down, the other guesses (basari_cards 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Option, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, label
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.core.words.said import Said
from zoco.games.basari_cards.actions import doing
from zoco.games.basari_cards.choosing import HIDDEN, Actions, actions
from zoco.games.basari_cards.events import Chose, Foiled, Guessed, Showed
from zoco.games.basari_cards.haggling import Meet
from zoco.games.basari_cards.moves import Choose, Guess
from zoco.games.basari_cards.table import BasariCardsTable
from zoco.parts.sealed import Sealing

Table = BasariCardsTable[Any]
Played = tuple[Table, tuple[Event, ...]]
UNNAMED = ""


class PickAction(Phase, frozen=True):
    """The active player lays an action face down (basari_cards 6.2)."""

    paragraph: ClassVar[str] = "basari_cards 6.2"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The active player."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Actions:
        """A, B or C."""
        return actions(table.seats)

    def play(self, table: Table, seat: int, move: Choose) -> Played:
        """The other has to guess."""
        guess = NameAction(1 - seat, move.action, UNNAMED)
        return replace(table, agenda=(guess, *table.agenda[1:])), (Chose(seat),)


class NameAction(Sealing, frozen=True):
    """The other names the action (basari_cards 6.3), twice at most (basari_cards 6.4).

    `pick` is secret; `wrong` is what was named in vain.
    """

    paragraph: ClassVar[str] = "basari_cards 6.3"
    seat: int
    pick: str
    wrong: str

    def actors(self, table: Table) -> tuple[int, ...]:
        """The one who guesses."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Guesses:
        """What has not been named yet."""
        return guesses(self.wrong)

    def play(self, table: Table, seat: int, move: Guess) -> Played:
        """Right at once: lost. Right then: negotiate. Wrong twice: done (basari_cards 6.5)."""
        right = move.action == self.pick
        guessed = Guessed(seat, 1 - seat, move.action, right)
        following, event = self.after(move.action, right)
        agenda = (*following, *table.agenda[1:])
        return replace(table, agenda=agenda), (guessed, *event)

    def after(self, named: str, right: bool) -> tuple[tuple[Phase, ...], tuple[Event, ...]]:
        """What follows a guess, and what is said of it."""
        active = 1 - self.seat
        if self.wrong == UNNAMED:
            if right:
                return (), (Foiled(active, self.pick),)
            return (NameAction(self.seat, self.pick, named),), ()
        if right:
            return (Meet(self.pick, 0, 1),), ()
        return (doing(self.pick, active),), (Showed(active, self.pick),)

    def masked(self, seat: int | None) -> NameAction:
        """The card is known to its owner alone."""
        return replace(self, pick=HIDDEN) if seat != 1 - self.seat else self

    def guessed(self, table: Table, rng: Rng) -> NameAction:
        """The prior: each action alike but the one named in vain (basari_cards 6.4)."""
        if self.pick != HIDDEN:
            return self
        return replace(self, pick=pick(rng, possible(self.wrong)))

    def swapped(self, table: Table, seat: int | None, rng: Rng) -> NameAction | None:
        """Another card lies there."""
        if seat == 1 - self.seat:
            return None
        return replace(self, pick=pick(rng, possible(self.wrong, self.pick)))

    def prompt(self) -> Said:
        """The first guess, or the second."""
        if self.wrong == UNNAMED:
            return Said("phase-name-action", {"other": 1 - self.seat})
        return Said("phase-name-again", {"other": 1 - self.seat, "action": self.wrong})


def possible(*excluded: str) -> tuple[str, ...]:
    """The actions of two players but these."""
    return tuple(action for action in actions(2).held if action not in excluded)


class Guesses(Moves, frozen=True):
    """The actions that may be named (basari_cards 6.3, basari_cards 6.4)."""

    paragraph: ClassVar[str] = "basari_cards 6.3"
    wrong: str

    def why_not(self, move: Move) -> Illegal | None:
        """One that was named already, or that two players do not have."""
        if not isinstance(move, Guess):
            return self.not_now(move)
        if move.action not in GUESS:
            return Illegal("basari_cards 6.1", "not-for-two")
        if move.action == self.wrong:
            return Illegal("basari_cards 6.4", "already-named", action=move.action)
        return None

    def __iter__(self) -> Iterator[Guess]:
        return (GUESS[action] for action in "ABC" if action != self.wrong)

    def describe(self) -> Description:
        """A pick among the actions."""
        options = (Option(move, label(move), f"action:{move.action}") for move in self)
        return Pick(Said("choose-guess"), tuple(options))


GUESS = {action: Guess(action) for action in ("A", "B", "C")}


@cache
def guesses(wrong: str) -> Guesses:
    """The moves of a guess."""
    return Guesses(wrong)
