"""The variant for two: one picks face down, the other guesses (basari 6.1 to basari 6.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Pick
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.core.words.said import Said
from zoco.games.basari.acts import Played, act
from zoco.games.basari.choosing import CHOICES, HIDDEN, Choices, card
from zoco.games.basari.events import Chose, Lost, NamedAction, Revealed
from zoco.games.basari.haggling import Negotiate
from zoco.games.basari.moves import ACTIONS, Action, Choose, Guess
from zoco.games.basari.table import AnyTable, changed
from zoco.parts.sealed import Sealing


class PickCard(Phase, frozen=True):
    """The active player picks an action face down (basari 6.2)."""

    paragraph: ClassVar[str] = "basari 6.2"
    seat: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The active player."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> Choices:
        """Any of the three."""
        return CHOICES

    def play(self, table: AnyTable, seat: int, move: Choose) -> Played:
        """The other guesses."""
        agenda = (NameCard(seat, move.action), *table.agenda[1:])
        return replace(table, agenda=agenda), (Chose(seat),)


class NameCard(Sealing, frozen=True):
    """The other names an action, and when wrong one of the other two (basari 6.3, basari 6.4).

    `active` has picked `picked`, a secret; `wrong` was named in vain, "" at the first attempt.
    """

    paragraph: ClassVar[str] = "basari 6.3"
    active: int
    picked: str
    wrong: str = ""

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The player who is not active."""
        return (1 - self.active,)

    def moves(self, table: AnyTable, seat: int) -> Guesses:
        """What has not been named yet."""
        return Guesses(self.wrong)

    def play(self, table: AnyTable, seat: int, move: Guess) -> Played:
        """Right, and it is lost or haggled for; wrong twice, and the active player acts."""
        named = NamedAction(seat, move.action, move.action == self.picked)
        if not named.right and not self.wrong:
            agenda = (NameCard(self.active, self.picked, move.action), *table.agenda[1:])
            return replace(table, agenda=agenda), (named,)
        after, events = self.turned_up(table, right=named.right)
        return after, (named, *events)

    def turned_up(self, table: AnyTable, *, right: bool) -> Played:
        """The card is shown, and what follows is decided."""
        action: Action = self.picked  # type: ignore[assignment]
        shown = changed(table.shown, self.active, action)
        follows, lost = self.follows(action, right=right)
        after = replace(table, agenda=(*follows, *table.agenda[1:]), shown=shown)
        return after, (Revealed(self.active, action), *lost)

    def follows(self, action: Action, *, right: bool) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
        """Lost (basari 6.3), haggled for, or carried out (basari 6.4)."""
        if not right:
            return (act(action, self.active),), ()
        if self.wrong:
            return (Negotiate(action, self.active, 1 - self.active),), ()
        return (), (Lost(action),)

    def masked(self, seat: int | None) -> NameCard:
        """The card is known to its owner alone."""
        return self if seat == self.active else replace(self, picked=HIDDEN)

    def guessed(self, table: AnyTable, rng: Rng) -> NameCard:
        """The prior: each action alike but the one named in vain (basari 6.4)."""
        if self.picked != HIDDEN:
            return self
        return replace(self, picked=pick(rng, possible(self.wrong)))

    def swapped(self, table: AnyTable, seat: int | None, rng: Rng) -> NameCard | None:
        """Another card lies there."""
        if seat == self.active:
            return None
        return replace(self, picked=pick(rng, possible(self.wrong, self.picked)))

    def prompt(self) -> Said:
        """First and second attempt are different questions."""
        key = "phase-name-card-again" if self.wrong else "phase-name-card"
        return Said(key, {"other": self.active})


def possible(*excluded: str) -> tuple[Action, ...]:
    """The actions but these."""
    return tuple(action for action in ACTIONS if action not in excluded)


class Guesses(Moves, frozen=True):
    """The actions that may be named: not the one already named in vain (basari 6.4)."""

    paragraph: ClassVar[str] = "basari 6.4"
    wrong: str

    def why_not(self, move: Move) -> Illegal | None:
        """The same action twice is refused."""
        if not isinstance(move, Guess) or move.action not in ACTIONS:
            return self.not_now(move)
        if move.action == self.wrong:
            return Illegal("basari 6.4", "already-named", action=self.wrong)
        return None

    def __iter__(self) -> Iterator[Guess]:
        return iter(GUESSES[self.wrong])

    def __len__(self) -> int:
        return len(GUESSES[self.wrong])

    def sample(self, rng: Rng) -> Guess:
        """One of them."""
        return pick(rng, GUESSES[self.wrong])

    def describe(self) -> Description:
        """Cards to point at."""
        options = tuple(card(guess, guess.action) for guess in self)
        return Pick(Said("choose-guess"), options)


GUESSES = {
    wrong: tuple(Guess(action) for action in ACTIONS if action != wrong) for wrong in ("", *ACTIONS)
}
