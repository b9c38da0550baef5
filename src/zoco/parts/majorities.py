"""Majorities: who has the most of something, how its points are shared, and what goes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from zoco.core.events import Event, Gain
from zoco.core.words.reason import Reason
from zoco.core.words.said import Param, Said
from zoco.parts.bazaar import BazaarTable, otherwise
from zoco.parts.gems import Gems
from zoco.parts.negotiation import COLOURS

T = TypeVar("T", bound=BazaarTable[Any])

TIED = 2
"""How many gems each of several returns who share a majority."""


def most(numbers: Sequence[int]) -> tuple[int, ...]:
    """The places with the most; nobody where all have none."""
    highest = max(numbers, default=0)
    if highest <= 0:
        return ()
    return tuple(place for place, number in enumerate(numbers) if number == highest)


def shared(points: int, among: int) -> int:
    """What each gets when `among` share `points`: equal parts, rounded down."""
    return points // among


class HadMost(Event, frozen=True):
    """Points for most gems of a colour, alone or `shared`, and the gems returned."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    points: int
    shared: bool
    returned: int

    def gains(self) -> tuple[Gain, ...]:
        """The points."""
        return (Gain(self.seat, "majority", self.points),)

    def said(self) -> Said:
        """Shared or not is another sentence."""
        return otherwise(super().said(), "shared", "event-shared-most")


class Unclaimed(Event, frozen=True):
    """Nobody owns a gem of this colour."""

    remembered: ClassVar[bool] = True
    colour: str


def awards(
    worths: Sequence[int], stocks: Sequence[Gems], alone: Callable[[int], int]
) -> Iterator[HadMost | Unclaimed]:
    """Who has most of each colour; a sole majority of so many gems returns `alone` of them."""
    for colour, worth, numbers in zip(COLOURS, worths, zip(*stocks, strict=True), strict=True):
        leaders = most(numbers)
        if not leaders:
            yield Unclaimed(colour)
            continue
        tied, highest = len(leaders) > 1, max(numbers)
        points = shared(worth, len(leaders))
        due = min(TIED if tied else alone(highest), highest)
        yield from (HadMost(seat, colour, points, tied, due) for seat in leaders)


def tallied(given: Iterable[Any], seats: int) -> tuple[int, ...]:
    """The points of some awards, of majorities and others, by seat."""
    points = [0] * seats
    for award in given:
        if not isinstance(award, Unclaimed):
            points[award.seat] += award.points
    return tuple(points)


def leading(given: Iterable[Any], seat: int, paragraph: str) -> Iterator[Reason]:
    """Why some awards would bring a seat what they would: a term for each majority."""
    for award in given:
        if isinstance(award, HadMost) and award.seat == seat:
            key = "why-shares-most" if award.shared else "why-has-most"
            yield Reason(key, {"colour": award.colour}, paragraph, award.points)


def last_given(recalled: Sequence[Any], began: type[Event], seat: int) -> tuple[Any, ...]:
    """The awards of the last scoring to a seat; a scoring is told after an event of `began`."""
    starts = [at for at, event in enumerate(recalled) if isinstance(event, began)]
    told = recalled[starts[-1] + 1 :] if starts else ()
    return tuple(event for event in told if getattr(event, "seat", None) == seat)


def had(award: HadMost, scores: str, returns: str) -> Iterator[Reason]:
    """What a majority brought, and what it cost, with a paragraph for each."""
    told: dict[str, Param] = {"colour": award.colour, "count": award.returned}
    key = "why-shared-most" if award.shared else "why-had-the-most"
    yield Reason(key, told, scores, award.points)
    yield Reason("why-returned", told, returns)


def paid_out(table: T, given: Sequence[Any]) -> T:
    """The table with the points of all awards scored and the gems returned."""
    supply, gems = list(table.supply), [list(owned) for owned in table.gems]
    for award in given:
        if isinstance(award, HadMost):
            colour = COLOURS.index(award.colour)
            gems[award.seat][colour] -= award.returned
            supply[colour] += award.returned
    gains = zip(table.scores, tallied(given, table.seats), strict=True)
    return replace(
        table,
        scores=tuple(score + points for score, points in gains),
        gems=tuple(map(tuple, gems)),
        supply=tuple(supply),
    )
