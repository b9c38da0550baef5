"""The rules of Suleika, phase by phase; read them next to the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, equally, weighted
from zoco.core.describe import Description, Option, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.result import Measure, Result, ranked
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.games.suleika.board import FACINGS, STRIDE, area, name
from zoco.games.suleika.data import SuleikaEdition
from zoco.games.suleika.events import (
    Began,
    Ended,
    Faced,
    Laid,
    Paid,
    Rolled,
    Uncovered,
    Walked,
)
from zoco.games.suleika.moves import Begin, Face, Lay, Roll, Uncover
from zoco.games.suleika.options import SuleikaOptions
from zoco.games.suleika.table import NO_COLOUR, SuleikaTable

Played = tuple["Table", tuple[Event, ...]]


def start(seats: int, options: SuleikaOptions, edition: SuleikaEdition) -> Table:
    """The table before the first decision (suleika 1.1, suleika 1.3)."""
    left = carpets(seats, edition)
    return SuleikaTable(
        agenda=opening(seats, options),
        options=options,
        edition=edition,
        omar=edition.start_field,
        facing=0,
        money=(edition.piastres // seats,) * seats,
        halves=(0,) * len(left),
        across=0,
        down=0,
        left=left,
        tops=(NO_COLOUR,) * 2 if seats == 2 else tuple(range(seats)),
        began=options.first,
    )


def carpets(seats: int, edition: SuleikaEdition) -> tuple[int, ...]:
    """How many carpets of each colour are dealt (suleika 1.2).

    Three seats take the first three; two and four take as many of each as the last one has, which
    is the scarcest.
    """
    numbers = [number for _, number in edition.carpets]
    return (min(numbers[:3]),) * 3 if seats == 3 else (numbers[-1],) * 4


def opening(seats: int, options: SuleikaOptions) -> tuple[SuleikaPhase, ...]:
    """Uncover both stacks of a match for two (suleika 1.2), find who begins (suleika 1.4)."""
    stacks = (UncoverTop(0), UncoverTop(1)) if seats == 2 else ()
    if options.first < 0:
        return (*stacks, DrawFirst())
    return (*stacks, *turn(options.first, options.direction_at_end))


@cache
def turn(seat: int, direction_at_end: bool) -> tuple[SuleikaPhase, ...]:
    """A turn (suleika 2.1 to 2.6); by suleika 4.1 its direction was chosen by the turn before."""
    if direction_at_end:
        return (
            RollSlippers(seat),
            PayOwner(seat),
            LayCarpet(seat),
            DirectNext(seat),
            EndTurn(seat),
        )
    return (Direct(seat), RollSlippers(seat), PayOwner(seat), LayCarpet(seat), EndTurn(seat))


class DrawFirst(ChancePhase, frozen=True):
    """Who begins (suleika 1.4)."""

    paragraph: ClassVar[str] = "suleika 1.4"

    def outcomes(self, table: Table) -> Outcomes:
        """Every seat alike."""
        return equally("suleika 1.4", (Begin(seat) for seat in range(table.seats)))

    def play(self, table: Table, seat: int, move: Begin) -> Played:
        """That seat takes the first turn."""
        agenda = turn(move.seat, table.options.direction_at_end)
        return replace(table, agenda=agenda, began=move.seat), (Began(move.seat),)


class UncoverTop(ChancePhase, frozen=True):
    """The next carpet of a stack of two colours is seen for the first time (suleika 1.2)."""

    paragraph: ClassVar[str] = "suleika 1.2"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """Each carpet left in the stack alike."""
        stack = table.stack(self.seat)
        return weighted("suleika 1.2", ((Uncover(colour), left) for colour, left in stack))

    def play(self, table: Table, seat: int, move: Uncover) -> Played:
        """The top is open."""
        tops = list(table.tops)
        tops[self.seat] = move.colour
        after = replace(table, agenda=table.agenda[1:], tops=tuple(tops))
        return after, (Uncovered(self.seat, table.edition.colours[move.colour]),)


class Direct(Phase, frozen=True):
    """Choose Omar's direction (suleika 2.1)."""

    paragraph: ClassVar[str] = "suleika 2.1"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The mover."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Facings:
        """Ahead, left or right."""
        return TURNS[table.facing]

    def play(self, table: Table, seat: int, move: Face) -> Played:
        """Omar looks that way."""
        after = replace(table, agenda=table.agenda[1:], facing=move.facing)
        return after, (Faced(seat, move.facing),)


class DirectNext(Direct, frozen=True):
    """Choose the direction in which the other must send Omar next (suleika 4.1)."""

    paragraph: ClassVar[str] = "suleika 4.1"

    def moves(self, table: Table, seat: int) -> Facings:
        """Ahead, left or right as he looks now."""
        return NEXT_TURNS[table.facing]


class RollSlippers(ChancePhase, frozen=True):
    """Roll, and move Omar exactly that far (suleika 2.2, suleika 2.3)."""

    paragraph: ClassVar[str] = "suleika 2.2"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """The faces of the die."""
        return table.edition.market.die

    def play(self, table: Table, seat: int, move: Roll) -> Played:
        """Omar walks."""
        omar, facing, path = table.edition.market.walk(table.omar, table.facing, move.pips)
        after = replace(table, agenda=table.agenda[1:], omar=omar, facing=facing)
        return after, (Rolled(self.seat, move.pips), Walked(self.seat, path, facing))


class PayOwner(Step, frozen=True):
    """Pay for the carpet under Omar if it is another player's (suleika 2.4)."""

    paragraph: ClassVar[str] = "suleika 2.4"
    seat: int

    def run(self, table: Table) -> Played:
        """Pay for the area of that colour; who has less pays all they have."""
        due = price(table, self.seat)
        if due is None:
            return replace(table, agenda=table.agenda[1:]), ()
        colour, size = due
        seat, owner, money = self.seat, table.owner(colour), table.money[self.seat]
        paid = size if size <= money else money
        event = Paid(seat, owner, table.edition.colours[colour], size, paid)
        return table.paid(seat, owner, paid), (event,)


def price(table: Table, seat: int) -> tuple[int, int] | None:
    """The colour under Omar and what standing there costs `seat`; None if nothing (suleika 2.4)."""
    omar, seats = table.omar, len(table.money)
    for colour, mask in enumerate(table.halves):
        if mask >> omar & 1:
            return None if colour % seats == seat else (colour, area(omar, mask).bit_count())
    return None


class LayCarpet(Phase, frozen=True):
    """Lay one carpet next to Omar (suleika 2.5); it is mandatory (suleika 2.6)."""

    paragraph: ClassVar[str] = "suleika 2.6"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The mover."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Places:
        """Every place around Omar that covers no whole carpet."""
        around = table.edition.market.around[table.omar]
        return Places(table.omar, around, table.across, table.down)

    def play(self, table: Table, seat: int, move: Lay) -> Played:
        """The carpet lies; after the last one the match is over (suleika 3.1)."""
        colour = table.tops[seat]
        after = table.laid(move, colour, table.agenda[1:])
        laid = Laid(seat, table.edition.colours[colour], move.first, move.second)
        if not any(after.left):
            return replace(after, agenda=()), (laid, Ended())
        if len(after.money) == 2:
            return uncovering(after, seat), (laid,)
        return after, (laid,)


def uncovering(table: Table, seat: int) -> Table:
    """The same table, with the next carpet of `seat`'s stack to be seen (suleika 1.2)."""
    if not any(left for _, left in table.stack(seat)):
        return table
    return replace(table, agenda=(UncoverTop(seat), *table.agenda))


class EndTurn(Step, frozen=True):
    """The die goes to the next seat."""

    seat: int

    def run(self, table: Table) -> Played:
        """The next seat's turn begins."""
        agenda = turn((self.seat + 1) % len(table.money), table.options.direction_at_end)
        return replace(table, agenda=agenda), ()


class Facings(Moves, frozen=True):
    """Ahead, left or right, never back (suleika 2.1)."""

    paragraph: ClassVar[str] = "suleika 2.1"
    facing: int

    def why_not(self, move: Move) -> Illegal | None:
        """Back is refused."""
        if not isinstance(move, Face):
            return self.not_now(move)
        if move not in WAYS[self.facing]:
            return Illegal(self.paragraph, "never-back", facing=FACINGS[self.facing])
        return None

    def __iter__(self) -> Iterator[Face]:
        return iter(WAYS[self.facing])

    def __len__(self) -> int:
        return 3

    def sample(self, rng: Rng) -> Face:
        """One of the three."""
        number = rng.getrandbits(2)
        while number == 3:
            number = rng.getrandbits(2)
        return WAYS[self.facing][number]

    def describe(self) -> Description:
        """Three ways, each an arrow on the board."""
        ways = zip(("left", "ahead", "right"), self, strict=True)
        return Pick(Said("choose-direction"), tuple(_way(way, face) for way, face in ways))


def _way(way: str, face: Face) -> Option:
    return Option(face, Said(f"move-face-{way}", {"facing": FACINGS[face.facing]}))


WAYS = tuple(tuple(Face((facing + turn) % 4) for turn in (-1, 0, 1)) for facing in range(4))


class FacingsNext(Facings, frozen=True):
    """The same for the other's next turn (suleika 4.1)."""

    paragraph: ClassVar[str] = "suleika 4.1"


TURNS = tuple(Facings(facing) for facing in range(4))
NEXT_TURNS = tuple(FacingsNext(facing) for facing in range(4))


class Places(Moves, frozen=True):
    """Places for a carpet around Omar (suleika 2.5); there always is one (suleika 2.6)."""

    paragraph: ClassVar[str] = "suleika 2.5"
    omar: int
    around: tuple[Lay, ...]
    across: int
    down: int

    def covers_whole(self, place: Lay) -> bool:
        """Whether one carpet that is visible in full would vanish (suleika 2.5)."""
        whole = self.across if place.second - place.first == 1 else self.down
        return bool(whole >> place.first & 1)

    def why_not(self, move: Move) -> Illegal | None:
        """Which condition of suleika 2.5 the place fails."""
        if not isinstance(move, Lay):
            return self.not_now(move)
        if move in self.around:
            return self._why_not_cover(move)
        first, second = name(move.first), name(move.second)
        if move.second - move.first not in (1, STRIDE):
            return Illegal("suleika 2.5", "not-two-neighbours", first=first, second=second)
        if self.omar in (move.first, move.second):
            return Illegal("suleika 2.5", "on-omar", field=name(self.omar))
        if any(abs(field - self.omar) in (1, STRIDE) for field in (move.first, move.second)):
            return Illegal("suleika 2.5", "outside-the-market", first=first, second=second)
        return Illegal("suleika 2.5", "not-beside-omar", field=name(self.omar))

    def _why_not_cover(self, move: Lay) -> Illegal | None:
        if not self.covers_whole(move):
            return None
        first, second = name(move.first), name(move.second)
        return Illegal("suleika 2.5", "covers-a-whole-carpet", first=first, second=second)

    def __iter__(self) -> Iterator[Lay]:
        return (place for place in self.around if not self.covers_whole(place))

    def sample(self, rng: Rng) -> Lay:
        """One place; drawing again terminates because one is always legal (suleika 2.6)."""
        around, draw = self.around, rng.getrandbits
        places = len(around)
        bits = (places - 1).bit_length()
        while True:
            number = draw(bits)
            if number < places:
                place = around[number]
                whole = self.across if place.second - place.first == 1 else self.down
                if not whole >> place.first & 1:
                    return place

    def describe(self) -> Description:
        """Pairs of fields on the board."""
        return Pick(Said("choose-place"), tuple(_place(place) for place in self))


def _place(place: Lay) -> Option:
    first, second = name(place.first), name(place.second)
    return Option(place, Said("move-lay", {"first": first, "second": second}))


def score(table: Table) -> Result:
    """One point per visible own half and per piastre; ties by halves (suleika 3.1)."""
    seats = range(table.seats)
    halves = tuple(visible(table, seat) for seat in seats)
    points = tuple(halves[seat] + table.money[seat] for seat in seats)
    return ranked(
        (Measure("points", "suleika 3.1", points), Measure("halves", "suleika 3.1", halves))
    )


def visible(table: Table, seat: int) -> int:
    """How many carpet halves of a seat show."""
    return sum(mask.bit_count() for mask in table.halves[seat :: table.seats])


SuleikaPhase = (
    DrawFirst | UncoverTop | Direct | DirectNext | RollSlippers | PayOwner | LayCarpet | EndTurn
)
Table = SuleikaTable[SuleikaPhase]
