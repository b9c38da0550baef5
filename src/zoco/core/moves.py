"""Decisions, the collections of decisions that a seat is offered, and their refusals."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, StructMeta
from msgspec.structs import replace

from zoco.core.describe import Count, Description, Group, Option, Pick
from zoco.core.rng import Rng, below
from zoco.core.settled import settled
from zoco.core.words.said import Param, Said, dashed, plain_params, snake, tag_of


class Illegal(Exception):
    """A refusal that cites its rule, e.g. `Illegal("suleika 2.5", "covers-a-carpet", field="d4")`.

    `paragraph` names game and paragraph; `key` is the Fluent key without its `refusal-` prefix.
    """

    def __init__(self, paragraph: str, key: str, **params: Param) -> None:
        super().__init__(paragraph, key)
        self.paragraph = paragraph
        self.key = key
        self.params = params

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({self.paragraph}{': ' + given if given else ''})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Illegal):
            return NotImplemented
        return self.args == other.args and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.args)

    @property
    def said(self) -> Said:
        """The refusal as text key and parameters."""
        return Said(f"refusal-{self.key}", self.params)


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

    def said(self) -> Said:
        """What the move is called, as text key and parameters; override where fields need names."""
        return Said(f"move-{dashed(tag_of(self))}", plain_params(self))


class AbstractStruct(StructMeta, ABCMeta):
    """Lets a Struct have abstract methods."""


class Moves(Struct, frozen=True, gc=False, metaclass=AbstractStruct):
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

    def at(self, number: int) -> Move:
        """The move at this place of the iteration, counted from 0; raises `IndexError`.

        Override together with `index` where moves can be counted without listing them.
        """
        found = next(islice(iter(self), number, None), None) if number >= 0 else None
        if found is None:
            raise IndexError(number)
        return found

    def index(self, move: Move) -> int:
        """The place of a move in the iteration; raises `ValueError` if it is none of these."""
        for number, one in enumerate(self):
            if one == move:
                return number
        raise ValueError(f"{move} is none of these moves")

    def sample(self, rng: Rng) -> Move:
        """One of these moves, each equally likely."""
        return self.at(below(rng, len(self)))

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

    def at(self, number: int) -> Move:
        """The parts count one after the other."""
        left = number
        for part in self.parts:
            size = len(part)
            if 0 <= left < size:
                return part.at(left)
            left -= size
        raise IndexError(number)

    def index(self, move: Move) -> int:
        """The place in its part, after all parts before."""
        before = 0
        for part in self.parts:
            if move in part:
                return before + part.index(move)
            before += len(part)
        raise ValueError(f"{move} is none of these moves")

    def sample(self, rng: Rng) -> Move:
        """One of all moves, each equally likely."""
        sizes = [len(part) for part in self.parts]
        number = below(rng, sum(sizes))
        for part, size in zip(self.parts, sizes, strict=True):
            if number < size:
                return part.sample(rng)
            number -= size
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
    """What a move is called."""
    return move.said()


def picking(prompt: str, moves: Iterable[Move]) -> Pick:
    """A choice among some moves, each by its name."""
    return Pick(Said(prompt), tuple(Option(move, move.said()) for move in moves))


def is_sound(move: Any) -> bool:
    """Whether `move` is what could be read from JSON: a `Move` with values of the declared types.

    `Face(7)` is not, for it is out of bounds, and neither are `Face(1.0)` and `Face(True)`, which
    Python takes for `Face(1)`.
    """
    return isinstance(move, Move) and _reads_back(move)


def _reads_back(move: Move) -> bool:
    try:
        return bool(msgspec.convert(msgspec.to_builtins(move), settled(type(move))) == move)
    except (ValueError, TypeError, OverflowError, RecursionError):
        return False


class Few(Moves, frozen=True):
    """These moves and no others; `prompt` is the text key of the question.

    Where a `refusal` is given, others of the same kinds, or of the kinds `also`, are refused by it
    and by the paragraph `rule`; all others are not asked for now.
    """

    few: tuple[Move, ...]
    prompt: str = "choose"
    rule: str = ""
    refusal: str = ""
    also: tuple[type[Move], ...] = ()

    def why_not(self, move: Move) -> Illegal | None:
        """Why a move is not one of these."""
        if move in self.few:
            return None
        known = self.refusal and type(move) in {*self.also, *map(type, self.few)}
        return Illegal(self.rule, self.refusal) if known else self.not_now(move)

    def __contains__(self, move: Move) -> bool:
        return move in self.few

    def __iter__(self) -> Iterator[Move]:
        return iter(self.few)

    def __len__(self) -> int:
        return len(self.few)

    def at(self, number: int) -> Move:
        """The one at this place."""
        if number < 0:
            raise IndexError(number)
        return self.few[number]

    def sample(self, rng: Rng) -> Move:
        """One of them, each equally likely."""
        few = self.few
        return few[below(rng, len(few))]

    def describe(self) -> Description:
        """One of them."""
        return picking(self.prompt, self.few)


class Numbers(Moves, frozen=True):
    """`move` with a number from `low` to `high` in its `field`; none if `low` is above `high`.

    The other fields of the move are parameters of the `prompt`. A number out of these bounds is
    refused by the paragraph `rule` and the key `refusal`; so is, as `number-taken`, one that is
    `taken`: these are within the bounds and in order.
    """

    rule: str
    move: Move
    field: str
    low: int
    high: int
    prompt: str = "choose-number"
    refusal: str = "out-of-bounds"
    taken: tuple[int, ...] = ()

    def why_not(self, move: Move) -> Illegal | None:
        """The same move with another number is out of bounds; any other is not asked for now."""
        number = getattr(move, self.field, None)
        if number is None or move != self._with(number):
            return self.not_now(move)
        if number in self.taken:
            return Illegal(self.rule, "number-taken", number=number)
        if self.low <= number <= self.high:
            return None
        return Illegal(self.rule, self.refusal, low=self.low, high=self.high)

    def __iter__(self) -> Iterator[Move]:
        numbers = range(self.low, self.high + 1)
        return (self._with(number) for number in numbers if number not in self.taken)

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1 - len(self.taken))

    def __bool__(self) -> bool:
        return len(self) > 0

    def at(self, number: int) -> Move:
        """`low` comes first; numbers that are taken do not count."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        return self._free(number)

    def _free(self, number: int) -> Move:
        found = self.low + number
        for taken in self.taken:
            found += taken <= found
        return self._with(found)

    def sample(self, rng: Rng) -> Move:
        """One of these numbers, each equally likely."""
        return self._free(below(rng, self.high - self.low + 1 - len(self.taken)))

    def index(self, move: Move) -> int:
        """How many free numbers from `low` on are smaller."""
        if move not in self:
            raise ValueError(f"{move} is none of these moves")
        number = int(getattr(move, self.field))
        return number - self.low - sum(taken < number for taken in self.taken)

    def describe(self) -> Description:
        """A number to choose, if there is one."""
        if not self:
            return Group(())
        first = self._with(self.low)
        named = {name: it for name, it in first.said().params.items() if name != self.field}
        prompt = Said(self.prompt, named)
        return Count(prompt, self.low, self.high, first, self.field, self.taken)

    def _with(self, number: int) -> Move:
        return replace(self.move, **{self.field: number})
