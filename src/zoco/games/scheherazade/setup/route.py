"""The route of an edition: who reaches what, worked out once for every field.

Everybody moves along one of two lines: the normal one, or the one that leads through the detour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from zoco.games.scheherazade.setup.places import DETOUR, FIELDS, PALACE, START

Fields = tuple[int, ...]

BEHIND, AHEAD, FURTHEST = 4, 1, 2
"""A camel reaches from 4 behind to 1 ahead, and leads to 2 ahead (scheherazade 3.3)."""
FASTEST = 9
"""No card lets a camel go further."""
ANY = 99
"""More Bedouins than there are: no limit."""


class Route:
    """The fields of an edition, their order, and what follows from it."""

    def __init__(self, length: int, entry: int, exit: int, detour: int) -> None:
        self.last = length
        self.entry, self.exit = entry, exit
        self.loop = tuple(range(DETOUR + 1, DETOUR + 1 + detour))
        self.normal: Fields = (*range(length + 1), PALACE)
        self.bypass: Fields = (
            *range(entry + 1),
            *self.loop,
            *range(exit, length + 1),
            PALACE,
        )
        self.fields: Fields = (*range(1, length + 1), *self.loop)

    def line(self, field: int) -> Fields:
        """The line on which a piece on `field` stays, if it is not led into the detour."""
        return self.bypass if field in self.loop else self.normal

    # -- camels ------------------------------------------------------------------------------------

    @cached_property
    def rides(self) -> dict[int, tuple[Fields, ...]]:
        """For each field, where a camel can be after 0, 1, 2 … fields (scheherazade 3.1).

        A camel that passes the entry may take either branch (scheherazade 3.4), but none enters
        the palace.
        """
        return {field: tuple(self._rides(field)) for field in (START, *self.fields)}

    def _rides(self, field: int) -> Iterator[Fields]:
        ends = {field}
        for _ in range(FASTEST + 1):
            yield tuple(sorted(ends))
            ends = {after for end in ends for after in self.following(end) if after != PALACE}

    def following(self, field: int) -> Fields:
        """The next field, or two at the entry."""
        lines = (line for line in (self.normal, self.bypass) if field in line[:-1])
        return tuple(sorted({line[line.index(field) + 1] for line in lines}))

    @cached_property
    def camel_ends(self) -> tuple[dict[int, Fields], ...]:
        """For each number of steps at most: from each field the fields a camel can go to."""
        return tuple(
            {
                field: tuple(sorted({end for ends in rides[1 : most + 1] for end in ends}))
                for field, rides in self.rides.items()
            }
            for most in range(FASTEST + 1)
        )

    # -- Bedouins ----------------------------------------------------------------------------------

    @cached_property
    def reach(self) -> dict[int, tuple[Fields, ...]]:
        """Where a Bedouin may be led, by camel and its own field (scheherazade 3.3, 3.4)."""
        return {camel: self._row(camel) for camel in (START, *self.fields)}

    def _row(self, camel: int) -> tuple[Fields, ...]:
        row: list[Fields] = [()] * FIELDS
        for field in (START, *self.fields):
            row[field] = self.led(camel, field)
        return tuple(row)

    def led(self, camel: int, field: int) -> Fields:
        """Where the moved camel may take a Bedouin: never out of its own branch."""
        if camel in self.loop:
            return self._led_with_loop(camel, field)
        if field in self.loop:
            return self._along(self.bypass, camel, field) if camel >= self.exit else ()
        return self._along(self.normal, camel, field)

    def _led_with_loop(self, camel: int, field: int) -> Fields:
        """A camel in the detour takes along who is in it or before it (scheherazade 3.4)."""
        if field in self.loop:
            return self._along(self.bypass, camel, field)
        if field > self.entry:
            return ()
        ends = self._along(self.bypass, camel, field)
        return tuple(end for end in ends if end <= self.entry or end in self.loop)

    def _along(self, line: Fields, camel: int, field: int) -> Fields:
        there, here = line.index(camel), line.index(field)
        if not there - BEHIND <= here <= there + AHEAD:
            return ()
        return line[here + 1 : there + FURTHEST + 1]

    # -- events ------------------------------------------------------------------------------------

    def ahead(self, field: int, steps: int) -> Fields:
        """Up to so many fields ahead, on the own branch and never into the detour."""
        return self._onward[field][:steps]

    def back(self, field: int, steps: int) -> Fields:
        """The fields at least so many behind, the nearest first; the start is the last of them."""
        return self._behind[field][steps:] or (START,)

    @cached_property
    def _onward(self) -> dict[int, Fields]:
        lines = {field: self.line(field) for field in (START, *self.fields)}
        return {field: line[line.index(field) + 1 :] for field, line in lines.items()}

    @cached_property
    def _behind(self) -> dict[int, Fields]:
        lines = {field: self.line(field) for field in (START, *self.fields)}
        return {field: line[line.index(field) :: -1] for field, line in lines.items()}

    @cached_property
    def distance(self) -> dict[int, int]:
        """How many fields from the start; in the detour counted through its entry."""
        return {field: self.line(field).index(field) for field in (START, *self.fields)}

    @cached_property
    def near(self) -> tuple[dict[int, frozenset[int]], ...]:
        """For each number of steps at most: from each field the others that are so near."""
        return tuple(
            {field: frozenset(ends) - {field} for field, ends in row.items()}
            for row in self.camel_ends
        )
