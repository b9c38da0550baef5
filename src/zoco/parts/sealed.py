"""Sealed choices: one for each seat, changeable until the last is in, hidden until all are open.

A `Seal` knows how they are written, masked, guessed and swapped; a `Sealing` phase says what it
hides itself, so that views, imagined tables and secrets need not know which phases there are. In
`SealedChoices` all choose at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from msgspec.structs import replace

from zoco.core.game import Secret, View
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.core.table import Table, changed, memory_of

C = TypeVar("C", bound=str | int)
T = TypeVar("T", bound=Table[Any])
V = TypeVar("V", bound=View)


class Seal(NamedTuple, Generic[C]):
    """How choices are written that are no choices: not made yet, and made but not for these eyes.

    `choices` are always those of all seats, in order.
    """

    not_yet: C
    hidden: C

    def undecided(self, choices: tuple[C, ...]) -> tuple[int, ...]:
        """The seats without a choice."""
        return tuple(seat for seat, choice in enumerate(choices) if choice == self.not_yet)

    def decided(self, choices: tuple[C, ...]) -> tuple[int, ...]:
        """The seats with a choice."""
        return tuple(seat for seat, choice in enumerate(choices) if choice != self.not_yet)

    def masked(self, choices: tuple[C, ...], seat: int | None) -> tuple[C, ...]:
        """What a seat, or a spectator (None), sees: its own choice, and who else has made one."""
        return tuple(
            choice if choice == self.not_yet or owner == seat else self.hidden
            for owner, choice in enumerate(choices)
        )

    def filled(self, choices: tuple[C, ...], guess: Callable[[int], C]) -> tuple[C, ...]:
        """A choice by `guess(owner)` for each that is hidden."""
        return tuple(
            guess(owner) if choice == self.hidden else choice
            for owner, choice in enumerate(choices)
        )

    def swapped(
        self,
        choices: tuple[C, ...],
        seat: int | None,
        could: Callable[[int], Sequence[C]],
        rng: Rng,
    ) -> tuple[C, ...] | None:
        """Somebody else's choice is another of those that this seat `could` have made.

        None where nobody but `seat` has made one that could be another.
        """
        others = {
            owner: [choice for choice in could(owner) if choice != choices[owner]]
            for owner in self.decided(choices)
            if owner != seat
        }
        owners = [owner for owner, found in others.items() if found]
        if not owners:
            return None
        owner = pick(rng, owners)
        return changed(choices, owner, pick(rng, others[owner]))


WORDS: Seal[str] = Seal("", "?")
"""Choices by name."""

NUMBERS: Seal[int] = Seal(-1, -2)
"""Choices of a number from 0 on."""


class Sealing(Phase, frozen=True):
    """A chapter that hides something. It does so only while it is the head of the agenda."""

    face_down: ClassVar[bool] = True

    @abstractmethod
    def masked(self, seat: int | None) -> Self:
        """The phase as a seat, or a spectator (None), sees it; masking twice hides from both."""

    @abstractmethod
    def guessed(self, table: Any, rng: Rng) -> Self:
        """A masked phase with all that it hides filled in, by the game's declared prior."""

    @abstractmethod
    def swapped(self, table: Any, seat: int | None, rng: Rng) -> Self | None:
        """The phase with something else hidden from `seat`; None where nothing is."""


class SealedChoices(Sealing, frozen=True):
    """A chapter in which every seat makes a choice, and may change it until the last is in.

    `chosen` has one for each seat, written as `seal` says.
    """

    seal: ClassVar[Seal[Any]]
    chosen: tuple[Any, ...]

    @abstractmethod
    def held(self, table: Any, seat: int) -> Sequence[Any]:
        """What a seat can choose from."""

    def actors(self, table: Any) -> tuple[int, ...]:
        """The seats without a choice."""
        return _undecided(self.seal, self.chosen)

    def free(self, table: Any) -> tuple[int, ...]:
        """The seats with one: they may still change it."""
        return self.seal.decided(self.chosen)

    def masked(self, seat: int | None) -> Self:
        """That somebody has chosen is public; what is not."""
        return replace(self, chosen=self.seal.masked(self.chosen, seat))

    def guessed(self, table: Any, rng: Rng) -> Self:
        """The prior: every hidden choice is each that its seat can make alike."""
        guesses = self.seal.filled(self.chosen, lambda seat: pick(rng, self.held(table, seat)))
        return replace(self, chosen=guesses)

    def swapped(self, table: Any, seat: int | None, rng: Rng) -> Self | None:
        """Somebody else's choice is another one."""
        chosen = self.seal.swapped(self.chosen, seat, lambda it: self.held(table, it), rng)
        return None if chosen is None else replace(self, chosen=chosen)


@cache
def _undecided(seal: Seal[Any], chosen: tuple[Any, ...]) -> tuple[int, ...]:
    """Kept: whoever waits asks for them at every ply, and what can be chosen is little."""
    return seal.undecided(chosen)


def masked(agenda: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """An agenda as a seat, or a spectator (None), sees it."""
    if agenda and isinstance(agenda[0], Sealing):
        return (agenda[0].masked(seat), *agenda[1:])
    return agenda


def seen(kind: Callable[..., V], table: Table[Any], seat: int | None, **more: Any) -> V:
    """The view of a game in which only the agenda hides anything; `more` is what it adds."""
    same = {name: getattr(table, name) for name in _open(type(table))}
    return kind(seat=seat, agenda=masked(table.agenda, seat), **same, **more)


def seen_table(kind: type[T], view: Any) -> T:
    """The table as far as a view shows it: what is hidden stays so."""
    same = {name: getattr(view, name) for name in _open(kind)}
    return kind(agenda=view.agenda, memory=memory_of(view.recalled), **same)


@cache
def _open(kind: type[Table[Any]]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in ("agenda", "memory"))


def spectated(view: V) -> V:
    """The spectator's view, from any seat's view alone."""
    agenda: tuple[Any, ...] = view.agenda  # type: ignore[attr-defined]
    return replace(view, seat=None, agenda=masked(agenda, None))


def guessed(table: T, rng: Rng) -> T:
    """A table as far as it is seen, with all that its phase hides filled in."""
    head = table.agenda[0] if table.agenda else None
    if not isinstance(head, Sealing):
        return table
    return replace(table, agenda=(head.guessed(table, rng), *table.agenda[1:]))


def kept_by(*kinds: type[Sealing], name: str, revealed_by: tuple[str, ...]) -> Secret[Any]:
    """The secret that phases of these kinds keep."""

    def swap(table: T, seat: int | None, rng: Rng) -> T | None:
        head = table.agenda[0] if table.agenda else None
        other = head.swapped(table, seat, rng) if isinstance(head, kinds) else None
        return None if other is None else replace(table, agenda=(other, *table.agenda[1:]))

    return Secret(name, swap, revealed_by)
