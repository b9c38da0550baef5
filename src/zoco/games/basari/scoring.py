"""Scoring: laps, majorities, returned gems, discs (basari 4.1 to basari 4.7), and the result."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Step
from zoco.core.result import Measure, Result, ranked
from zoco.games.basari.acts import Played
from zoco.games.basari.events import DiscsMoved, Ended, HadMost, ScoringBegan, WentRound
from zoco.games.basari.table import AnyTable
from zoco.parts.majorities import most, shared
from zoco.parts.negotiation import COLOURS

LAP_POINTS = 10
ALONE, TIED = 3, 2
"""How many gems a majority gives back (basari 4.4)."""

SCORINGS = 3


class Score(Step, frozen=True):
    """A scoring, if any merchant has reached or passed its own disc (basari 4.1)."""

    def run(self, table: AnyTable) -> Played:
        """Score and go on; after the third scoring the match is over (basari 5.1)."""
        if max(table.moved) < table.edition.lap:
            return replace(table, agenda=table.agenda[1:]), ()
        after, events = scored(table)
        if after.scorings == SCORINGS:
            return replace(after, agenda=()), (*events, Ended())
        return replace(after, agenda=table.agenda[1:]), events


def scored(table: AnyTable) -> Played:
    """Laps, then majorities; then each disc goes under its merchant (basari 4.7)."""
    laps = tuple(seat for seat, moved in enumerate(table.moved) if moved >= table.edition.lap)
    majorities = tuple(majority for colour in range(4) for majority in had_most(table, colour))
    events = (
        ScoringBegan(table.scorings + 1),
        *(WentRound(seat, LAP_POINTS) for seat in laps),
        *(majority.event for majority in majorities),
        DiscsMoved(),
    )
    return paid_out(table, laps, majorities), events


def if_scored(table: AnyTable) -> tuple[int, ...]:
    """What each seat would get if there were a scoring now (basari 4.2, basari 4.3)."""
    points = [LAP_POINTS if moved >= table.edition.lap else 0 for moved in table.moved]
    for colour in range(4):
        for majority in had_most(table, colour):
            points[majority.seat] += majority.points
    return tuple(points)


class Majority(NamedTuple):
    """What one seat gets for most gems of a colour, and returns (basari 4.3, basari 4.4)."""

    seat: int
    colour: int
    points: int
    returned: int
    shared: bool

    @property
    def event(self) -> Event:
        """The same as a fact for everybody."""
        colour = COLOURS[self.colour]
        return HadMost(self.seat, colour, self.points, self.shared, self.returned)


def had_most(table: AnyTable, colour: int) -> tuple[Majority, ...]:
    """Who has most gems of a colour; nobody where nobody has any (basari 4.3 to basari 4.5)."""
    numbers = [gems[colour] for gems in table.gems]
    leaders = most(numbers)
    if not leaders:
        return ()
    tied = len(leaders) > 1
    points = shared(table.edition.majorities[colour], len(leaders))
    due = min(TIED if tied else ALONE, max(numbers))
    return tuple(Majority(seat, colour, points, due, tied) for seat in leaders)


def paid_out(table: AnyTable, laps: tuple[int, ...], majorities: tuple[Majority, ...]) -> AnyTable:
    """The table with the points scored, the gems returned and the discs moved."""
    scores, supply = list(table.scores), list(table.supply)
    gems = [list(owned) for owned in table.gems]
    for seat in laps:
        scores[seat] += LAP_POINTS
    for seat, colour, points, returned, _ in majorities:
        scores[seat] += points
        gems[seat][colour] -= returned
        supply[colour] += returned
    return replace(
        table,
        scores=tuple(scores),
        gems=tuple(tuple(owned) for owned in gems),
        supply=tuple(supply),
        discs=tuple(table.field(seat) for seat in range(table.seats)),
        moved=(0,) * table.seats,
        scorings=table.scorings + 1,
    )


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
