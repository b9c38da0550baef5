"""What people have looked at already: nobody is asked twice whether to do the same thing."""

from __future__ import annotations

from typing import Any

from zoco.core.moves import Moves


class Considered:
    """The mays that each seat has considered in this chapter, and those that it waved off last.

    A chapter lasts as long as the same kind of phase waits for people; dice in between are part
    of it. What was waved off stays so in the next chapter, until it is something else.
    """

    def __init__(self) -> None:
        self._chapter: Any = None
        self._mays: dict[int, list[Moves]] = {}
        self._waved: dict[int, Moves] = {}

    def turn_to(self, table: Any) -> None:
        """A new chapter begins with nothing considered."""
        phase = table.agenda[0]
        if not phase.by_chance and type(phase) is not self._chapter:
            self._chapter = type(phase)
            self._mays = {}

    def note(self, seat: int, mays: Moves) -> None:
        """`seat` has considered this."""
        self._mays.setdefault(seat, []).append(mays)

    def wave_off(self, seat: int, mays: Moves) -> None:
        """`seat` will not do any of this."""
        self._waved[seat] = mays
        self.note(seat, mays)

    def used(self, seat: int, mays: Moves, left: Moves) -> None:
        """`seat` has used one of these; what is `left`, if it is something else, is new to it."""
        self._mays.pop(seat, None)
        if mays == left:
            self.note(seat, mays)

    def is_new(self, seat: int, mays: Moves) -> bool:
        """Whether there is something to do for `seat` that it has not considered."""
        return self._is_open(seat, mays) and mays not in self._mays.get(seat, ())

    def is_first(self, seat: int, mays: Moves) -> bool:
        """Whether there is something to do for `seat`, which has considered nothing yet."""
        return self._is_open(seat, mays) and seat not in self._mays

    def _is_open(self, seat: int, mays: Moves) -> bool:
        return bool(mays) and mays != self._waved.get(seat)

    def forget(self) -> None:
        """Begin again."""
        self._mays, self._waved = {}, {}
