"""Candidate A: frozen values; an agenda of phases which own their actors, moves and play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

from board import AROUND, CENTRE, COVER, FACES, WALKS, area
from msgspec import Struct
from msgspec.structs import replace

CHANCE = -1


class Illegal(ValueError):
    """The seat may not do this now."""


class Turn(Struct, frozen=True, gc=False, tag=True):
    by: int


class Throw(Struct, frozen=True, gc=False, tag=True):
    pips: int


class Carpet(Struct, frozen=True, gc=False, tag=True):
    field: int
    down: bool


class Turned(Struct, frozen=True, gc=False, tag=True):
    seat: int
    facing: int


class Walked(Struct, frozen=True, gc=False, tag=True):
    seat: int
    pips: int
    omar: int
    facing: int


class Paid(Struct, frozen=True, gc=False, tag=True):
    seat: int
    owner: int
    piastres: int


class Laid(Struct, frozen=True, gc=False, tag=True):
    seat: int
    carpet: Carpet


Move = Turn | Throw | Carpet
Event = Turned | Walked | Paid | Laid
Result = tuple["Table", tuple[Event, ...]]


class Moves(Protocol):
    """The legal moves of a phase: ask, draw or walk through."""

    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Any]: ...
    def sample(self, rng: Random) -> Any: ...


class OneOf(Struct, frozen=True, gc=False):
    """A fixed list of moves; a repeated one is likelier."""

    options: tuple[Move, ...]

    def __contains__(self, move: object) -> bool:
        return move in self.options

    def __iter__(self) -> Iterator[Move]:
        return iter(self.options)

    def sample(self, rng: Random) -> Move:
        return self.options[int(rng.random() * len(self.options))]


class Placements(Struct, frozen=True, gc=False):
    """Carpets next to Omar which hide no whole carpet: masks of their west and north fields."""

    near: tuple[Carpet, ...]
    across: int
    down: int

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Carpet) or move.field < 0:
            return False
        return (self.down if move.down else self.across) >> move.field & 1 == 1

    def __iter__(self) -> Iterator[Carpet]:
        return (carpet for carpet in self.near if carpet in self)

    def sample(self, rng: Random) -> Carpet:
        near = self.near
        while True:
            carpet = near[int(rng.random() * len(near))]
            if (self.down if carpet.down else self.across) >> carpet.field & 1:
                return carpet


class Direct(Struct, frozen=True, gc=False, tag=True):
    """The seat turns Omar, never back."""

    seat: int
    actors: tuple[int, ...]

    def moves(self, table: Table) -> Moves:
        return TURNS

    def play(self, table: Table, move: Turn) -> Result:
        facing = (table.facing + move.by) & 3
        after = replace(table, agenda=table.agenda[1:], facing=facing)
        return after, (Turned(self.seat, facing),)


class Roll(Struct, frozen=True, gc=False, tag=True):
    """Chance throws the die and Omar walks."""

    seat: int
    actors: tuple[int, ...]

    def moves(self, table: Table) -> Moves:
        return THROWS

    def play(self, table: Table, move: Throw) -> Result:
        pose = WALKS[4 * table.omar + table.facing][move.pips]
        omar, facing = pose >> 2, pose & 3
        after = replace(table, agenda=table.agenda[1:], omar=omar, facing=facing)
        return after, (Walked(self.seat, move.pips, omar, facing),)


class Pay(Struct, frozen=True, gc=False, tag=True):
    """The seat pays for the area Omar stands on; nobody has to act."""

    seat: int
    actors: tuple[int, ...] = ()

    def moves(self, table: Table) -> Moves:
        return NOTHING

    def play(self, table: Table, move: None = None) -> Result:
        seat, spot, agenda = self.seat, 1 << table.omar, table.agenda[1:]
        for owner, colour in enumerate(table.colours):
            if colour & spot:
                break
        else:
            return replace(table, agenda=agenda), ()
        if owner == seat:
            return replace(table, agenda=agenda), ()
        purses = list(table.purses)
        piastres = min(area(spot, colour).bit_count(), purses[seat])
        purses[seat] -= piastres
        purses[owner] += piastres
        after = replace(table, agenda=agenda, purses=tuple(purses))
        return after, (Paid(seat, owner, piastres),)


class Lay(Struct, frozen=True, gc=False, tag=True):
    """The seat lays one carpet next to Omar."""

    seat: int
    actors: tuple[int, ...]

    def moves(self, table: Table) -> Moves:
        near, across, down = NEAR[table.omar]
        return Placements(near, across & ~table.across, down & ~table.down)

    def play(self, table: Table, move: Carpet) -> Result:
        return table.laid(self.seat, move), (Laid(self.seat, move),)


Phase = Direct | Roll | Pay | Lay


class Table(Struct, frozen=True, gc=False):
    """Everything on the table, and what is to be done next."""

    agenda: tuple[Phase, ...]
    omar: int
    facing: int
    across: int
    down: int
    colours: tuple[int, ...]
    purses: tuple[int, ...]
    stacks: tuple[int, ...]

    def laid(self, seat: int, carpet: Carpet) -> Table:
        """A carpet lies on the market and the turn passes on."""
        pair, bare, keep_across, keep_down = COVER[carpet.down][carpet.field]
        across, down = self.across & keep_across, self.down & keep_down
        if carpet.down:
            down |= 1 << carpet.field
        else:
            across |= 1 << carpet.field
        colours = [colour & bare for colour in self.colours]
        colours[seat] |= pair
        stacks = list(self.stacks)
        stacks[seat] -= 1
        following = (seat + 1) % len(stacks)
        return replace(
            self,
            agenda=TURN[following] if stacks[following] else (),
            across=across,
            down=down,
            colours=tuple(colours),
            stacks=tuple(stacks),
        )


def near(omar: int) -> tuple[tuple[Carpet, ...], int, int]:
    """The carpets next to Omar, and masks of those across and of those down."""
    carpets = tuple(Carpet(field, bool(down)) for field, down in AROUND[omar])
    across, down = (sum(1 << c.field for c in carpets if c.down == way) for way in (0, 1))
    return carpets, across, down


TURNS = OneOf((Turn(-1), Turn(0), Turn(1)))
THROWS = OneOf(tuple(Throw(pips) for pips in FACES))
NOTHING = OneOf(())
NEAR = tuple(near(omar) for omar in range(64))
TURN = tuple(
    (Direct(seat, (seat,)), Roll(seat, (CHANCE,)), Pay(seat), Lay(seat, (seat,)))
    for seat in range(4)
)


def new(first: int = 0) -> Table:
    """A table for four."""
    return Table(TURN[first], CENTRE, 0, 0, 0, (0,) * 4, (30,) * 4, (12,) * 4)


def play(table: Table, seat: int, move: Move) -> Result:
    """The table and the events after a legal move and all that follows by itself."""
    phase: Any = table.agenda[0]
    if seat not in phase.actors or move not in phase.moves(table):
        raise Illegal(seat, move)
    table, events = phase.play(table, move)
    while table.agenda and not table.agenda[0].actors:
        phase = table.agenda[0]
        table, more = phase.play(table)
        events += more
    return table, events


def scores(table: Table) -> tuple[int, ...]:
    """Visible halves and piastres of each seat."""
    halves = (colour.bit_count() for colour in table.colours)
    return tuple(half + purse for half, purse in zip(halves, table.purses, strict=True))


def playout(table: Table, rng: Random) -> Table:
    """Play at random to the end."""
    while table.agenda:
        phase = table.agenda[0]
        move = phase.moves(table).sample(rng)
        table, _ = play(table, phase.actors[0], move)
    return table
