"""The market of an edition: walks over its balconies and places for carpets, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from zoco.core.chance import Weighted, weighted
from zoco.games.suleika.board import STEP, STRIDE, mask_of
from zoco.games.suleika.moves import Lay, Roll


class Walk(NamedTuple):
    """Where a walk ends, and the fields it counts on the way (suleika 2.3)."""

    omar: int
    facing: int
    path: tuple[int, ...]


class Market:
    """Everything about a market that never changes during a match."""

    def __init__(
        self,
        size: tuple[int, int],
        exits: Mapping[tuple[int, int], tuple[int, int]],
        die: tuple[int, ...],
    ) -> None:
        width, height = size
        self.fields = tuple(y * STRIDE + x for y in range(height) for x in range(width))
        self.exits = dict(exits)
        self.die: Weighted = weighted(
            "suleika 1.4", ((Roll(pips), die.count(pips)) for pips in sorted(set(die)))
        )
        self.mask = mask_of(self.fields)
        inside = set(self.fields)
        self.around = {field: places_around(field, inside) for field in self.fields}
        self._walks: dict[tuple[int, int, int], Walk] = {}
        self._landings: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    def step(self, field: int, facing: int) -> tuple[int, int]:
        """One step: onto the next field, or over a balcony (suleika 2.3)."""
        return self.exits.get((field, facing)) or (field + STEP[facing], facing)

    def walk(self, omar: int, facing: int, pips: int) -> Walk:
        """A walk of `pips` steps."""
        key = (omar, facing, pips)
        found = self._walks.get(key)
        if found is None:
            path = []
            for _ in range(pips):
                omar, facing = self.step(omar, facing)
                path.append(omar)
            found = self._walks[key] = Walk(omar, facing, tuple(path))
        return found

    def landings(self, omar: int, facing: int) -> tuple[tuple[int, int], ...]:
        """Where a roll may lead, each face of the die with its weight; kept like the walks."""
        found = self._landings.get((omar, facing))
        if found is None:
            faces = ((roll, weight) for roll, weight in self.die if isinstance(roll, Roll))
            ends = ((self.walk(omar, facing, roll.pips).omar, weight) for roll, weight in faces)
            found = self._landings[omar, facing] = tuple(ends)
        return found


def places_around(omar: int, inside: set[int]) -> tuple[Lay, ...]:
    """The places for a carpet next to Omar and not under him (suleika 2.5), from the top left."""
    beside = {omar + step for step in STEP} & inside
    free = inside - {omar}
    places = (
        Lay(field, field + step)
        for field in sorted(free)
        for step in (1, STRIDE)
        if field + step in free
    )
    return tuple(place for place in places if {place.first, place.second} & beside)
