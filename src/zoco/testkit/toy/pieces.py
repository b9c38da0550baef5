"""The words of Blind Well: its options, moves, events, cards and collections of moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from zoco.core.describe import Count, Description, Group, Option, Pick
from zoco.core.events import Event
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves
from zoco.core.options import Options
from zoco.core.said import Said

Word = Literal["keep", "bury", "pass", "show"]


class ToyOptions(Options, frozen=True):
    """How many rounds are played, and whether cards may be shown."""

    paragraphs: ClassVar[dict[str, str]] = {"rounds": "toy 4.1", "showing": "toy 2.4"}
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    showing: bool = True


class Draw(Move, frozen=True):
    """Chance: the top card of the pile has this value (toy 2.3)."""

    notation = "draw {value}"
    value: int


class Raise(Move, frozen=True):
    """Offer to take so many gems (toy 3.1)."""

    notation = "raise {to}"
    to: Annotated[int, Meta(ge=0, le=9)]


class Do(Move, frozen=True):
    """A decision that one word tells."""

    notation = "{what:word}"
    what: Word


class Did(Event, frozen=True):
    """What a seat did, told to the eyes in `seen`."""

    what: str
    seat: int
    value: int = 0
    seen: int = -1

    def seen_by(self, seat: int | None) -> bool:
        """Told to every eye by default."""
        return bool(self.seen & eye(seat))

    def said(self) -> Said:
        """A sentence for each thing done."""
        return Said(f"event-{self.what}", {"seat": self.seat, "value": self.value})


class Bared(Did, frozen=True):
    """A card or a choice became known to the eyes in `seen`."""

    reveals: ClassVar[bool] = True


class Card(Struct, frozen=True):
    """A value (0: hidden), the eyes that saw it, and the least it is after a raise (toy 3.1)."""

    value: int
    seen: int = 0
    least: int = 0


NO_CARD = Card(-1, seen=-1)


def eye(seat: int | None) -> int:
    """The bit of a seat in `seen`, or of the public."""
    return 1 if seat is None else 2 << seat


class Choices(Moves, frozen=True):
    """Some words, and with them the raises from `low` to `high`."""

    words: tuple[Word, ...]
    low: int = 1
    high: int = 0

    def why_not(self, move: Move) -> Illegal | None:
        """A raise must beat the offer and keep to card and bank (toy 3.1)."""
        if isinstance(move, Raise) and "pass" in self.words:
            fits = self.low <= move.to <= self.high
            return None if fits else Illegal("toy 3.1", "no-raise", low=self.low, high=self.high)
        fits = isinstance(move, Do) and move.what in self.words
        return None if fits else self.not_now(move)

    def __iter__(self) -> Iterator[Move]:
        yield from map(Do, self.words)
        yield from map(Raise, range(self.low, self.high + 1))

    def describe(self) -> Description:
        """Words to pick from, and a number."""
        words = tuple(Option(Do(word), Said(f"move-{word}")) for word in self.words)
        pick = Pick(Said("choose"), words)
        if self.low > self.high:
            return pick
        count = Count(Said("choose-raise"), self.low, self.high, Raise(self.low), "to")
        return Group((pick, count))
