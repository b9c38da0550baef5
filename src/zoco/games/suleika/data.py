"""An edition of Suleika: market, balconies, die, carpets and money, from a data file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from zoco.core.edition import Edition
from zoco.core.faults import bad_field
from zoco.games.suleika.board import EAST, FACINGS, NORTH, SOUTH, STRIDE, WEST, name, named
from zoco.games.suleika.market import Market
from zoco.games.suleika.moves import MOST_PIPS

Side = Annotated[int, Meta(ge=3, le=7)]
Pips = Annotated[int, Meta(ge=1, le=MOST_PIPS)]
Name = Annotated[str, Meta(pattern=r"^[a-g][1-7]\Z")]
Carpets = Annotated[int, Meta(ge=1, le=30)]
Colour = Annotated[str, Meta(pattern=r"^[a-z][a-z -]{0,19}\Z")]
SHARED = 12
"""Money that two, three and four seats can share out evenly is a multiple of this."""

SIDES = (("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST))


class Balconies(Struct, frozen=True, forbid_unknown_fields=True):
    """Which fields of a rim a balcony joins, and the corners where one turns back on itself."""

    north: tuple[tuple[Name, Name], ...]
    south: tuple[tuple[Name, Name], ...]
    west: tuple[tuple[Name, Name], ...]
    east: tuple[tuple[Name, Name], ...]
    corners: tuple[Name, ...]


class SuleikaEdition(Edition, frozen=True, dict=True):
    """The data of one printed or reconstructed box (suleika 1.1 to 1.4)."""

    size: tuple[Side, Side]
    start: Name
    die: Annotated[tuple[Pips, ...], Meta(min_length=1, max_length=20)]
    balconies: Balconies
    carpets: Annotated[tuple[tuple[Colour, Carpets], ...], Meta(min_length=4, max_length=4)]
    piastres: Annotated[int, Meta(ge=0, le=10_000)]

    @cached_property
    def market(self) -> Market:
        """The market with everything about it that never changes."""
        return Market(self.size, self._exits, self.die)

    @cached_property
    def start_field(self) -> int:
        """Where Omar stands at first."""
        return named(self.start)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """The names of the colours."""
        return tuple(colour for colour, _ in self.carpets)

    @cached_property
    def _exits(self) -> dict[tuple[int, int], tuple[int, int]]:
        return {leave: enter for _, leave, enter in self._passages()}

    def _passages(self) -> Iterator[tuple[str, tuple[int, int], tuple[int, int]]]:
        """Every way over a balcony: its place in the file, how he leaves, how he comes back."""
        for side, facing in SIDES:
            for number, pair in enumerate(getattr(self.balconies, side)):
                one, other = named(pair[0]), named(pair[1])
                where, back = f"balconies.{side}[{number}]", (facing + 2) % 4
                yield where, (one, facing), (other, back)
                yield where, (other, facing), (one, back)
        for number, corner in enumerate(self.balconies.corners):
            for facing, turned in self._corner(named(corner)):
                where, field = f"balconies.corners[{number}]", named(corner)
                yield where, (field, facing), (field, turned)

    def _corner(self, field: int) -> Iterator[tuple[int, int]]:
        """How a corner turns him: out over one rim, in again over the other."""
        out = [facing for _, facing in SIDES if not self._inside(field, facing)]
        one, other = out
        yield one, (other + 2) % 4
        yield other, (one + 2) % 4

    def _inside(self, field: int, facing: int) -> bool:
        """Whether a step from `field` stays in the market."""
        x, y = field % STRIDE, field // STRIDE
        beside = {NORTH: y - 1, SOUTH: y + 1, WEST: x - 1, EAST: x + 1}[facing]
        return 0 <= beside < self.size[facing in (NORTH, SOUTH)]

    def _rim(self) -> set[tuple[int, int]]:
        """Every way out of the market: a field and a facing that leads over its rim."""
        width, height = self.size
        everywhere = (y * STRIDE + x for y in range(height) for x in range(width))
        return {
            (field, facing)
            for field in everywhere
            for _, facing in SIDES
            if not self._inside(field, facing)
        }

    def check(self) -> None:
        """The balconies must carry him back from every way out, each exactly once."""
        self._check_start()
        self._check_colours()
        self._check_money()
        self._check_corners()
        rim, seen = self._rim(), set()
        for where, leave, _ in self._passages():
            if leave not in rim or leave in seen:
                key = "fault-balcony-twice" if leave in seen else "fault-balcony-rim"
                raise bad_field(where, self._value(where), key)
            seen.add(leave)
        if rim - seen:
            missing = [f"{name(field)} {FACINGS[facing]}" for field, facing in sorted(rim - seen)]
            raise bad_field("balconies", missing, "fault-no-balcony")

    def _check_start(self) -> None:
        x, y = named(self.start) % STRIDE, named(self.start) // STRIDE
        if x >= self.size[0] or y >= self.size[1]:
            raise bad_field("start", self.start, "fault-start")

    def _check_colours(self) -> None:
        for place, colour in enumerate(self.colours):
            if colour in self.colours[:place]:
                raise bad_field(f"carpets[{place}][0]", colour, "fault-colour-twice")
        numbers = [number for _, number in self.carpets]
        if min(numbers) < numbers[-1]:
            place = numbers.index(min(numbers))
            raise bad_field(f"carpets[{place}]", self.carpets[place], "fault-scarcest")

    def _check_money(self) -> None:
        if self.piastres % SHARED:
            raise bad_field("piastres", self.piastres, "fault-piastres", shared=SHARED)

    def _check_corners(self) -> None:
        rim = Counter(field for field, _ in self._rim())
        for number, corner in enumerate(self.balconies.corners):
            if rim[named(corner)] != 2:
                raise bad_field(f"balconies.corners[{number}]", corner, "fault-corner")

    def _value(self, where: str) -> object:
        side, number = where.removeprefix("balconies.").rstrip("]").split("[")
        return getattr(self.balconies, side)[int(number)]
