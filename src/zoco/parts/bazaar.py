"""What lies before the merchants of both Basaris: points and gems, and how actions bring them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.events import Event, Gain
from zoco.core.phase import Phase, Played, Step
from zoco.core.table import Table, changed
from zoco.core.words.said import Said
from zoco.parts.gems import Gems, add, available, subtract, total
from zoco.parts.negotiation import COLOURS, gem_params

P = TypeVar("P", bound=Phase)
T = TypeVar("T", bound="BazaarTable[Any]")


class BazaarTable(Table[P], Generic[P], frozen=True):
    """Scores and gems by seat; `turned_up` are the actions of this round that lie open, else "".

    They stay before their seats until the round is over, also those that nobody gets.
    """

    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    turned_up: tuple[str, ...]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.scores)

    @abstractmethod
    def points_at(self, seat: int) -> int:
        """What the action for points would score."""

    @abstractmethod
    def gems_at(self, seat: int) -> Gems:
        """What the action for gems would take, if the supply has it."""


def scored(table: T, seat: int, points: int) -> tuple[int, ...]:
    """All scores, with so many points more for a seat."""
    return changed(table.scores, seat, table.scores[seat] + points)


def supplied(table: T, seat: int, gems: Gems, **more: Any) -> T:
    """The same table with `gems` moved from the supply to `seat`; fewer than none go back.

    `more` is what else is changed: a table is made anew once, not twice.
    """
    return replace(
        table,
        gems=changed(table.gems, seat, add(table.gems[seat], gems)),
        supply=subtract(table.supply, gems),
        **more,
    )


def traded(table: T, giver: int, taker: int, gems: Gems, **more: Any) -> T:
    """The same table with `gems` moved from one seat to another, and with `more` changed."""
    owned = list(table.gems)
    owned[giver] = subtract(owned[giver], gems)
    owned[taker] = add(owned[taker], gems)
    return replace(table, gems=tuple(owned), **more)


def gem_flaws(table: BazaarTable[Any], each: int, *columns: Sequence[Any]) -> Iterator[str]:
    """What cannot be so with seats and gems: `each` of a colour, `columns` with a place a seat."""
    stocks = (table.supply, *table.gems)
    if {len(column) for column in (table.gems, table.turned_up, *columns)} != {table.seats}:
        yield "there are more or fewer of something than seats"
    elif any(len(gems) != len(COLOURS) for gems in stocks):
        yield "gems are of more or fewer colours than four"
    elif min(map(min, stocks)) < 0:
        yield "somebody has fewer than no gems"
    elif any(number != each for number in total(stocks)):
        yield "a gem came or went"


# -- events ----------------------------------------------------------------------------------------


class GemEvent(Event, frozen=True, kw_only=True):
    """An event that names a bundle of gems."""

    gems: Gems

    def said(self) -> Said:
        """With a number for each colour."""
        said = super().said()
        return Said(said.key, said.params | gem_params(self.gems))


def otherwise(said: Said, flag: str, key: str) -> Said:
    """The same sentence, or the one of `key` where the parameter `flag` is true."""
    params = {name: param for name, param in said.params.items() if name != flag}
    return Said(key if said.params[flag] else said.key, params)


class TookPoints(Event, frozen=True):
    """The action for points was carried out."""

    remembered: ClassVar[bool] = True
    seat: int
    points: int

    def gains(self) -> tuple[Gain, ...]:
        """The points."""
        return (Gain(self.seat, "points", self.points),)


class TookGems(GemEvent, frozen=True):
    """The action for gems was carried out; `missing` is what the supply no longer had."""

    remembered: ClassVar[bool] = True
    seat: int
    missing: int


# -- the two actions that both games have ----------------------------------------------------------


class TakePoints(Step, frozen=True):
    """Score the points that arch or card shows."""

    seat: int

    def run(self, table: BazaarTable[Any]) -> Played:
        """The score rises."""
        points = table.points_at(self.seat)
        after = replace(table, agenda=table.agenda[1:], scores=scored(table, self.seat, points))
        return after, (TookPoints(self.seat, points),)


class TakeGems(Step, frozen=True):
    """Take the gems that arch or card shows, as far as there are any."""

    seat: int

    def run(self, table: BazaarTable[Any]) -> Played:
        """The supply gives what it has; nothing is owed later."""
        wanted = table.gems_at(self.seat)
        taken = available(wanted, table.supply)
        after = supplied(table, self.seat, taken, agenda=table.agenda[1:])
        return after, (TookGems(self.seat, sum(wanted) - sum(taken), gems=taken),)
