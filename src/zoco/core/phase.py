"""A phase: a chapter of the rules that is waiting for somebody."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from msgspec import Struct

from zoco.core.chance import CHANCE, Outcomes
from zoco.core.events import Event
from zoco.core.moves import NOT_NOW, NOTHING, AbstractStruct, Illegal, Move, Moves, any_of, is_sound
from zoco.core.words.said import Said, dashed, snake, tag_of

Played = tuple[Any, tuple[Event, ...]]
"""The table after a move, and the events that led to it."""


class Phase(
    Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    tag=snake,
    omit_defaults=True,
    metaclass=AbstractStruct,
):
    """One chapter: who must decide, who may, what they may choose, and what then happens.

    `paragraph` is the rule that says whose decision this is; the refusal of a stranger cites it.
    `people_first` says that a bot's answer takes something from people who still think: bots then
    answer last. `face_down` says that what an actor chooses here is not shown to the others yet.
    `table` is the game's own table type in every subclass.
    """

    paragraph: ClassVar[str] = ""
    automatic: ClassVar[bool] = False
    by_chance: ClassVar[bool] = False
    people_first: ClassVar[bool] = False
    face_down: ClassVar[bool] = False

    @abstractmethod
    def actors(self, table: Any) -> tuple[int, ...]:
        """The seats that must decide. Depends on public facts only."""

    @abstractmethod
    def moves(self, table: Any, seat: int) -> Moves:
        """What an actor may choose."""

    @abstractmethod
    def play(self, table: Any, seat: int, move: Any) -> Played:
        """Carry out a move that was found legal."""

    def free(self, table: Any) -> tuple[int, ...]:
        """The seats that may act unasked. Nobody waits for them; public facts only."""
        return ()

    def mays(self, table: Any, seat: int) -> Moves:
        """What a free seat may do."""
        return NOTHING

    def concerned(self, table: Any) -> tuple[int, ...]:
        """The free seats that should look at their may now; public facts only.

        Such as those whom an open offer names: a bot would else look up but once in a while.
        """
        return ()

    def awaited(self, table: Any, seat: int) -> tuple[int, ...]:
        """The free seats that may answer a question or an offer of `seat` which stands now.

        Nobody has to wait for them, but whoever moves on, as bots do at once, takes the answer from
        people who still think. Public facts only.
        """
        return ()

    def prompt(self) -> Said:
        """What the phase waits for, as text key and parameters."""
        return Said(f"phase-{dashed(tag_of(self))}")

    def offered(self, table: Any, seat: int) -> Moves:
        """All that `seat` can do here: its must and its may together."""
        parts = []
        if seat in self.actors(table):
            parts.append(self.moves(table, seat))
        if seat in self.free(table):
            parts.append(self.mays(table, seat))
        return any_of(*parts)

    def why_not(self, table: Any, seat: int, move: Move) -> Illegal | None:
        """The refusal that `move` by `seat` meets here, or None."""
        if seat in self.actors(table) and self.moves(table, seat).why_not(move) is None:
            return None
        if seat not in self.actors(table) and seat not in self.free(table):
            return Illegal(self.paragraph, "not-your-decision")
        refusal = self.offered(table, seat).why_not(move)
        if refusal and refusal.key == NOT_NOW:
            return Illegal(self.paragraph, NOT_NOW, **refusal.params)
        return refusal


class ChancePhase(Phase, frozen=True):
    """A chapter in which chance decides."""

    by_chance: ClassVar[bool] = True

    @abstractmethod
    def outcomes(self, table: Any) -> Outcomes:
        """What chance may do, with which odds."""

    def actors(self, table: Any) -> tuple[int, ...]:
        """Chance alone."""
        return (CHANCE,)

    def moves(self, table: Any, seat: int) -> Moves:
        """Nobody decides."""
        return NOTHING

    def why_not(self, table: Any, seat: int, move: Move) -> Illegal | None:
        """Only chance acts, and only by its outcomes."""
        if seat != CHANCE:
            return super().why_not(table, seat, move)
        return self.outcomes(table).why_not(move)


class Step(Phase, frozen=True):
    """A chapter that waits for nobody: it runs as soon as it is reached."""

    automatic: ClassVar[bool] = True

    @abstractmethod
    def run(self, table: Any) -> Played:
        """Carry out the step."""

    def actors(self, table: Any) -> tuple[int, ...]:
        """Nobody."""
        return ()

    def moves(self, table: Any, seat: int) -> Moves:
        """Nothing."""
        return NOTHING

    def play(self, table: Any, seat: int, move: Any) -> Played:
        """Run: there is nothing to decide."""
        return self.run(table)


def is_offered(table: Any, move: Any) -> bool:
    """Whether somebody, or chance, can make this move now. `table` may be one as a seat sees it."""
    if not table.agenda or not is_sound(move):
        return False
    phase = table.agenda[0]
    asked = dict.fromkeys((*phase.actors(table), *phase.free(table)))
    return any(phase.why_not(table, seat, move) is None for seat in asked)
