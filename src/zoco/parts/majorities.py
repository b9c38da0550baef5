"""Majorities: who has the most of something, and how its points are shared."""

from __future__ import annotations

from collections.abc import Sequence


def most(numbers: Sequence[int]) -> tuple[int, ...]:
    """The places with the most; nobody where all have none."""
    highest = max(numbers, default=0)
    if highest <= 0:
        return ()
    return tuple(place for place, number in enumerate(numbers) if number == highest)


def shared(points: int, among: int) -> int:
    """What each gets when `among` share `points`: equal parts, rounded down."""
    return points // among
