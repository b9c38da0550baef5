"""Scoring: laps, majorities, returned gems, discs (basari 4.1 to basari 4.7), and the result."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from zoco.core.phase import Played, Step
from zoco.core.result import Measure, Result, ranked
from zoco.games.basari.events import DiscsMoved, Ended, ScoringBegan, WentRound
from zoco.games.basari.table import AnyTable
from zoco.parts.choosing import NOT_YET
from zoco.parts.majorities import HadMost, Unclaimed, awards, paid_out, tallied
from zoco.parts.negotiation import COLOURS

LAP_POINTS = 10
ALONE = 3
"""How many gems a sole majority gives back (basari 4.4)."""

SCORINGS = 3


class Score(Step, frozen=True):
    """A scoring, if any merchant has reached or passed its own disc (basari 4.1)."""

    def run(self, table: AnyTable) -> Played:
        """Score and go on; after the third scoring the match is over (basari 5.1)."""
        if max(table.moved) < table.edition.lap:
            return replace(table, agenda=table.agenda[1:]), ()
        after, events = scored(table)
        if after.scorings == SCORINGS:
            over = replace(after, agenda=(), turned_up=(NOT_YET,) * table.seats)
            return over, (*events, Ended())
        return replace(after, agenda=table.agenda[1:]), events


def scored(table: AnyTable) -> Played:
    """Laps, then majorities; then each disc goes under its merchant (basari 4.7)."""
    given = tuple(awarded(table))
    after = replace(
        paid_out(table, given),
        discs=tuple(table.field(seat) for seat in range(table.seats)),
        moved=(0,) * table.seats,
        scorings=table.scorings + 1,
    )
    return after, (ScoringBegan(table.scorings + 1), *given, DiscsMoved())


def awarded(table: AnyTable) -> Iterator[WentRound | HadMost | Unclaimed]:
    """Who would score what if there were a scoring now, and return which gems.

    Majorities score (basari 4.3), also of nobody (basari 4.5); they return gems (basari 4.4).
    """
    for seat, moved in enumerate(table.moved):
        if moved >= table.edition.lap:
            yield WentRound(seat, LAP_POINTS)
    yield from awards(table.edition.majorities, table.gems, lambda _: ALONE)


def if_scored(table: AnyTable) -> tuple[int, ...]:
    """What each seat would get if there were a scoring now (basari 4.2, basari 4.3)."""
    return tallied(awarded(table), table.seats)


def score(table: AnyTable) -> Result:
    """Most points; then more gems, then the worthier ones; else a shared win (basari 5.1)."""
    measures = [
        Measure("points", "basari 5.1", table.scores),
        Measure("gems", "basari 5.1", tuple(map(sum, table.gems))),
    ]
    for colour, name in enumerate(COLOURS[:-1]):
        numbers = tuple(gems[colour] for gems in table.gems)
        measures.append(Measure(f"gems-{name}", "basari 5.1", numbers))
    return ranked(measures)
