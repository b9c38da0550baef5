"""What bots have looked at already: nobody thinks twice about the same offer."""

from __future__ import annotations

from typing import Any

from zoco.core.moves import Moves


class Heed:
    """The mays that each seat has considered in this chapter.

    A chapter has finitely many situations and each is considered once, so that bots who answer
    offers with offers come to an end.
    """

    def __init__(self) -> None:
        self._phase: Any = None
        self._considered: dict[int, list[Moves]] = {}

    def is_new(self, table: Any, seat: int, mays: Moves) -> bool:
        """Whether there is something to do for `seat` that it has not considered."""
        self._turn_to(table)
        return bool(mays) and mays not in self._considered.get(seat, ())

    def note(self, table: Any, seat: int, mays: Moves) -> None:
        """`seat` has considered this."""
        self._turn_to(table)
        self._considered.setdefault(seat, []).append(mays)

    def _turn_to(self, table: Any) -> None:
        phase = table.agenda[0]
        if phase != self._phase:
            self._phase = phase
            self._considered = {}
