"""Positions of Suleika for tests: carpets laid in the order given, Omar set where wanted."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Illegal, Move
from zoco.games.suleika.board import FACINGS, name, named
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Face, Lay
from zoco.games.suleika.rules import Direct, LayCarpet, RollSlippers, Table, turn

CHANCE = -1
Asking = type[Direct] | type[RollSlippers] | type[LayCarpet]


def position(
    *carpets: str,
    omar: str = "d4",
    facing: str = "north",
    asks: Asking = Direct,
    seat: int = 0,
    seats: int = 4,
    money: tuple[int, ...] | None = None,
    tops: tuple[int, ...] | None = None,
    options: dict[str, Any] | None = None,
    edition: Any = None,
) -> Table:
    """A table with `carpets` such as "red c2-c3" on it that asks `seat` for a decision."""
    table = GAME.setup(seats, options, edition)
    for carpet in carpets:
        colour, place = carpet.split()
        table = table.laid(lay(place), table.edition.colours.index(colour), ())
    return replace(
        table,
        agenda=from_phase(asks, seat, table.options.direction_at_end),
        omar=named(omar),
        facing=FACINGS.index(facing),
        money=money or table.money,
        tops=tops or ((0, 1) if seats == 2 else table.tops),
    )


def from_phase(asks: Asking, seat: int, direction_at_end: bool = False) -> Any:
    """The rest of a turn from a phase on."""
    phases = turn(seat, direction_at_end)
    (first,) = (number for number, phase in enumerate(phases) if isinstance(phase, asks))
    return phases[first:]


def last_carpet(table: Table) -> Table:
    """The same table, but the seat that is asked holds the only carpet left."""
    phase = table.agenda[0]
    assert isinstance(phase, Direct | LayCarpet | RollSlippers)
    colour = table.tops[phase.seat]
    return replace(table, left=tuple(int(own == colour) for own in range(len(table.left))))


def lay(place: str) -> Lay:
    """`lay("c2-c3")`."""
    first, second = place.split("-")
    return Lay(named(first), named(second))


def face(facing: str) -> Face:
    """`face("east")`."""
    return Face(FACINGS.index(facing))


def play(table: Table, *moves: Move) -> Table:
    """The table after moves, each by whoever is asked."""
    return played(table, *moves)[0]


def played(table: Table, *moves: Move) -> tuple[Table, tuple[Event, ...]]:
    """The table after moves, each by whoever is asked, and all that happened."""
    events: tuple[Event, ...] = ()
    for move in moves:
        (seat,) = GAME.actors(table)
        table, more = GAME.play(table, seat, move)
        events += more
    return table, events


def refusal(table: Table, move: Move) -> tuple[str, str]:
    """Paragraph and key of the refusal that a move meets; it must meet one, and change nothing."""
    (seat,) = GAME.actors(table)
    found = GAME.why_not(table, seat, move)
    with pytest.raises(Illegal) as refused:
        GAME.play(table, seat, move)
    assert refused.value == found
    return refused.value.paragraph, refused.value.key


def places(table: Table) -> set[str]:
    """The places that the seat asked may lay a carpet on."""
    (seat,) = GAME.actors(table)
    return {f"{name(m.first)}-{name(m.second)}" for m in GAME.moves(table, seat) if type(m) is Lay}


def walk(omar: str, facing: str, pips: int, edition: Any = None) -> tuple[list[str], str]:
    """The fields that a walk counts, and where Omar looks then."""
    market = GAME.edition(edition).market
    found = market.walk(named(omar), FACINGS.index(facing), pips)
    return [name(field) for field in found.path], FACINGS[found.facing]
