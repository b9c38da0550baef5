"""What the outlines of all games share: aspects of seats, in the order of interest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Param, Said

MUST_DECIDE = Said("outline-must-decide")
OVER = Said("outline-over")


def line(key: str, **params: Param) -> Said:
    """One sentence of an outline: its keys begin alike."""
    return Said(f"outline-{key}", params)


def aspect(title: str, lines: Iterable[Said | None], **params: Param) -> Aspect:
    """An aspect of a position; lines that have nothing to say are None."""
    return Aspect(line(title, **params), tuple(it for it in lines if it is not None))


def of_seat(table: Any, seat: int, lines: Iterable[Said | None]) -> Aspect:
    """What there is to say of a seat, first of all whether it is asked."""
    asked = bool(table.agenda) and seat in table.agenda[0].actors(table)
    said = (MUST_DECIDE if asked else None, *lines)
    return Aspect(line("seat", seat=seat), tuple(it for it in said if it is not None), seat)


def around(seat: int | None, seats: int) -> tuple[int, ...]:
    """All seats, from the viewer's own on; a spectator begins with the first."""
    return tuple((step + (seat or 0)) % seats for step in range(seats))


def shown(aspects: Iterable[Aspect]) -> tuple[Aspect, ...]:
    """The aspects that there is something to say about."""
    return tuple(it for it in aspects if it.lines)
