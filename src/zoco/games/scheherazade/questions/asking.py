"""Questions: one seat shows another a card in secret, the truthful answer is public."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Group
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.rng import Rng, below
from zoco.games.scheherazade.moves import Ask, Means
from zoco.games.scheherazade.table import AnyTable, Played, Question
from zoco.games.scheherazade.travels import Answered, QuestionShown


def asked(table: AnyTable, seat: int, move: Ask) -> Played:
    """The question is on record; its means are paid for elsewhere (scheherazade 4.1)."""
    knowledge = table.knowledge
    yes = table.colours[knowledge.cards[move.seat]] == move.colour
    question = Question(seat, move.seat, move.colour, yes, move.means)
    after = replace(table, knowledge=replace(knowledge, asked=(*knowledge.asked, question)))
    shown = QuestionShown(seat, move.seat, move.colour)
    return after, (shown, Answered(seat, move.seat, "yes" if yes else "no"))


class Questions(Moves, frozen=True):
    """Any other seat may be asked for any of the seven colours (scheherazade 1.5).

    Even for a colour that is not in play: a legal bluff.
    """

    paragraph: ClassVar[str] = "scheherazade 4.1"
    seat: int
    seats: int
    colours: tuple[str, ...]
    means: tuple[Means, ...]

    def why_not(self, move: Move) -> Illegal | None:
        """Without the means, to oneself, to an empty seat, for a card that is in no box."""
        if not isinstance(move, Ask):
            return self.not_now(move)
        if move.means not in self.means:
            return Illegal("scheherazade 4.1", "no-means-to-ask", means=move.means)
        if move.seat == self.seat or move.seat >= self.seats:
            return Illegal("scheherazade 4.1", "ask-another")
        if move.colour not in self.colours:
            return Illegal("scheherazade 1.5", "no-such-card", colour=move.colour)
        return None

    def __iter__(self) -> Iterator[Ask]:
        return iter(questions(self.seat, self.seats, self.colours, self.means))

    def __len__(self) -> int:
        return len(self.means) * (self.seats - 1) * len(self.colours)

    def sample(self, rng: Rng) -> Ask:
        """Any of them."""
        return questions(self.seat, self.seats, self.colours, self.means)[below(rng, len(self))]

    def describe(self) -> Description:
        """By seat."""
        others = (seat for seat in range(self.seats) if seat != self.seat)
        return Group(
            tuple(
                picking("choose-question", tuple(ask for ask in self if ask.seat == seat))
                for seat in others
            )
        )


@cache
def questions(
    seat: int, seats: int, colours: tuple[Any, ...], means: tuple[Means, ...]
) -> tuple[Ask, ...]:
    """Every question that a seat can put."""
    others = [other for other in range(seats) if other != seat]
    return tuple(Ask(other, colour, it) for it in means for other in others for colour in colours)
