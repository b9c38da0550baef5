"""Decisions, and the collections of decisions that a seat is offered."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from msgspec import Struct, StructMeta

from zoco.core.describe import Description, Group
from zoco.core.illegal import Illegal
from zoco.core.naming import dashed, snake
from zoco.core.rng import Rng, below
from zoco.core.said import Said, plain_params, tag_of


class Move(
    Struct,
    frozen=True,
    gc=False,
    tag_field="type",
    tag=snake,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A decision of a seat, or of chance. Its fields are exactly what was decided.

    `notation` is its canonical line of text, with fields in braces: `"lay {first}-{second}"`.
    """

    notation: ClassVar[str] = ""


class AbstractStruct(StructMeta, ABCMeta):
    """Lets a Struct have abstract methods."""


class Moves(Struct, frozen=True, metaclass=AbstractStruct):
    """The decisions open to one seat: a collection that is asked, not listed.

    A value made only of what the seat may know, so it can be handed to a bot or sent abroad, and
    two tables that a seat cannot tell apart offer it equal `Moves`.
    """

    paragraph: ClassVar[str] = ""

    @abstractmethod
    def why_not(self, move: Move) -> Illegal | None:
        """The refusal that playing `move` would meet, or None if it is among these."""

    @abstractmethod
    def __iter__(self) -> Iterator[Move]:
        """Every one of these moves, once, in a canonical order."""

    @abstractmethod
    def describe(self) -> Description:
        """How a client that knows no rules can offer these moves."""

    def __contains__(self, move: Move) -> bool:
        return self.why_not(move) is None

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def sample(self, rng: Rng) -> Move:
        """One of these moves, each equally likely."""
        return next(islice(iter(self), below(rng, len(self)), None))

    def not_now(self, move: Move) -> Illegal:
        """The refusal for a move of a kind that is not asked for here."""
        return Illegal(self.paragraph, NOT_NOW, move=dashed(tag_of(move)))


NOT_NOW = "not-now"


class AnyOf(Moves, frozen=True):
    """The union of several collections that have no move in common."""

    parts: tuple[Moves, ...]

    def why_not(self, move: Move) -> Illegal | None:
        """None if one part has the move; else the refusal of the part that knows its kind."""
        refusals = [part.why_not(move) for part in self.parts]
        if None in refusals:
            return None
        known = [refusal for refusal in refusals if refusal and refusal.key != NOT_NOW]
        return (known or refusals)[0]

    def __contains__(self, move: Move) -> bool:
        return any(move in part for part in self.parts)

    def __iter__(self) -> Iterator[Move]:
        for part in self.parts:
            yield from part

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def __bool__(self) -> bool:
        return any(self.parts)

    def sample(self, rng: Rng) -> Move:
        """One of all moves, each equally likely."""
        number = below(rng, len(self))
        for part in self.parts:
            if number < len(part):
                return part.sample(rng)
            number -= len(part)
        raise IndexError("no move to sample")  # pragma: no cover - below() stays below len()

    def describe(self) -> Description:
        """All parts side by side."""
        return Group(tuple(part.describe() for part in self.parts))


class Nothing(Moves, frozen=True):
    """No move at all."""

    def why_not(self, move: Move) -> Illegal | None:
        """Everything is refused."""
        return self.not_now(move)

    def __iter__(self) -> Iterator[Move]:
        return iter(())

    def describe(self) -> Description:
        """Nothing to choose from."""
        return Group(())


NOTHING = Nothing()


def any_of(*parts: Moves) -> Moves:
    """The union of `parts`; a single part stays itself."""
    if not parts:
        return NOTHING
    return parts[0] if len(parts) == 1 else AnyOf(parts)


def label(move: Move) -> Said:
    """The default label of a move: its kind, with its plain fields as parameters."""
    return Said(f"move-{dashed(tag_of(move))}", plain_params(move))
