"""The scoring at the end of a pass (basari_cards 4.1, basari_cards 4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.result import Measure, Result, ranked
from zoco.games.basari_cards.events import Majority, Manned, Shared, Unclaimed
from zoco.games.basari_cards.table import BasariCardsTable, Merchant
from zoco.parts.gems import subtract
from zoco.parts.majorities import most, shared
from zoco.parts.negotiation import COLOURS

Table = BasariCardsTable[Any]
Award = Majority | Shared | Unclaimed | Manned


def awards(table: Table) -> Iterator[Award]:
    """Who would score what if the pass ended now, and return which gems."""
    worths = table.edition.majorities
    for place, colour in enumerate(COLOURS):
        numbers = [merchant.gems[place] for merchant in table.merchants]
        yield from majority(colour, worths[place], numbers)
    yield from crews(table)


def majority(colour: str, worth: int, numbers: Sequence[int]) -> Iterator[Award]:
    """The majority of one colour (basari_cards 4.1)."""
    holders = most(numbers)
    if not holders:
        yield Unclaimed(colour)
    elif len(holders) == 1:
        seat = holders[0]
        yield Majority(seat, colour, worth, (numbers[seat] + 1) // 2)
    else:
        points = shared(worth, len(holders))
        yield from (Shared(seat, colour, points, min(2, numbers[seat])) for seat in holders)


def crews(table: Table) -> Iterator[Award]:
    """Everybody with enough workers, 15 as printed, scores, undivided (basari_cards 4.2)."""
    for seat in range(table.seats):
        number = table.workers(seat)
        if number >= table.edition.worker_target:
            yield Manned(seat, number, table.edition.worker_bonus)


def scored(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table after the points and the returns of a scoring."""
    given = tuple(awards(table))
    points = tallied(given, table.seats)
    back = [[0] * len(COLOURS) for _ in points]
    for award in given:
        if isinstance(award, (Majority, Shared)):
            back[award.seat][COLOURS.index(award.colour)] = award.returned
    everybody = tuple(
        Merchant(mine.score + gain, subtract(mine.gems, tuple(gems)), mine.pile, mine.current)
        for mine, gain, gems in zip(table.merchants, points, back, strict=True)
    )
    supply = tuple(map(sum, zip(table.supply, *back, strict=True)))
    return replace(table, merchants=everybody, supply=supply), given


def tallied(given: Sequence[Award], seats: int) -> list[int]:
    """The points of some awards by seat."""
    points = [0] * seats
    for award in given:
        if not isinstance(award, Unclaimed):
            points[award.seat] += award.points
    return points


def if_scored_now(table: Table) -> list[int]:
    """What each seat would score if the pass ended now."""
    return tallied(tuple(awards(table)), table.seats)


def result(table: Table) -> Result:
    """Most points win; ties share the win (basari_cards 4.3)."""
    scores = tuple(merchant.score for merchant in table.merchants)
    return ranked((Measure("points", "basari_cards 4.3", scores),))
