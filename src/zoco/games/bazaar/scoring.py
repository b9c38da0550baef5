"""What a purchase scores: by the stones that are left after it, and by the column of the table."""

from __future__ import annotations

POINTS = ((5, 8, 12), (3, 5, 8), (2, 3, 5), (1, 2, 3))
"""By stones left (0, 1, 2, 3 or more), then by column (bazaar 3.1)."""


def column_of(star: bool, used_up: bool) -> int:
    """The column for a starred or plain card, before or after a pile is used up (bazaar 3.2)."""
    return star + used_up


def points_for(left: int, star: bool, used_up: bool) -> int:
    """Points for a purchase by stones left and column (bazaar 3.1, bazaar 3.2)."""
    return POINTS[min(left, 3)][column_of(star, used_up)]
