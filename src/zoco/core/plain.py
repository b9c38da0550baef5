"""Plain decisions, ready-made: one of a few moves, or a number. Others write their own `Moves`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from zoco.core.describe import Count, Description, Group, Option, Pick
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves, label
from zoco.core.said import Said


class Few(Moves, frozen=True):
    """These moves and no others; `prompt` is the text key of the question."""

    few: tuple[Move, ...]
    prompt: str = "choose"

    def why_not(self, move: Move) -> Illegal | None:
        """Whatever is not among them is not asked for now."""
        return None if move in self.few else self.not_now(move)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.few)

    def describe(self) -> Description:
        """One of them, each with its default label."""
        return Pick(Said(self.prompt), tuple(Option(move, label(move)) for move in self.few))


class Numbers(Moves, frozen=True):
    """`move` with a number from `low` to `high` in its `field`; none if `low` is above `high`.

    A number out of these bounds is refused by the paragraph `rule`.
    """

    rule: str
    move: Move
    field: str
    low: int
    high: int
    prompt: str = "choose-number"

    def why_not(self, move: Move) -> Illegal | None:
        """The same move with another number is out of bounds; any other is not asked for now."""
        number = getattr(move, self.field, None)
        if number is None or move != self._with(number):
            return self.not_now(move)
        if self.low <= number <= self.high:
            return None
        return Illegal(self.rule, "out-of-bounds", low=self.low, high=self.high)

    def __iter__(self) -> Iterator[Move]:
        return map(self._with, range(self.low, self.high + 1))

    def __len__(self) -> int:
        return max(0, self.high - self.low + 1)

    def describe(self) -> Description:
        """A number to choose, if there is one."""
        if self.low > self.high:
            return Group(())
        return Count(Said(self.prompt), self.low, self.high, self._with(self.low), self.field)

    def _with(self, number: int) -> Move:
        return replace(self.move, **{self.field: number})
