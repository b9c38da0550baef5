"""The scoring at the end of a pass (basari_cards 4.1, basari_cards 4.2), and the result."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.result import Measure, Result, ranked
from zoco.games.basari_cards.events import Manned
from zoco.games.basari_cards.table import AnyTable
from zoco.parts.majorities import HadMost, Unclaimed, awards, tallied


def awarded(table: AnyTable) -> Iterator[HadMost | Unclaimed | Manned]:
    """Who would score what if the pass ended now, and return which gems.

    A sole majority returns half of its gems, rounded up (basari_cards 4.1). Everybody with enough
    workers, 15 as printed, scores, undivided (basari_cards 4.2).
    """
    yield from awards(table.edition.majorities, table.gems, lambda number: (number + 1) // 2)
    for seat in range(table.seats):
        workers = table.workers(seat)
        if workers >= table.edition.worker_target:
            yield Manned(seat, workers, table.edition.worker_bonus)


def if_scored(table: AnyTable) -> tuple[int, ...]:
    """What each seat would score if the pass ended now."""
    return tallied(awarded(table), table.seats)


def score(table: AnyTable) -> Result:
    """Most points win; ties share the win (basari_cards 4.3)."""
    return ranked((Measure("points", "basari_cards 4.3", table.scores),))
