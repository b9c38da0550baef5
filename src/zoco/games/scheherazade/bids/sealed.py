"""Sealed bids: one for each seat, hidden until all open (scheherazade 2.1)."""

from __future__ import annotations

from functools import lru_cache

from zoco.games.scheherazade.table import HIDDEN, OPEN

Sealed = tuple[int, ...]


@lru_cache(maxsize=4096)
def undecided(sealed: Sealed) -> tuple[int, ...]:
    """The seats without a number."""
    return tuple(seat for seat, number in enumerate(sealed) if number == OPEN)


def masked(sealed: Sealed, seat: int | None) -> Sealed:
    """What a seat sees of it: its own number, and who else has one."""
    return tuple(
        number if number == OPEN or owner == seat else HIDDEN for owner, number in enumerate(sealed)
    )
