"""The rules of Bids: a coin falls, two seats bid in secret, then each takes or leaves a prize."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from zoco.core.chance import Outcomes, weighted
from zoco.core.describe import Count, Description, Option, Pick
from zoco.core.edition import Edition
from zoco.core.events import Event
from zoco.core.faults import bad_field
from zoco.core.moves import Illegal, Move, Moves, any_of, label
from zoco.core.options import Options
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.table import Table
from zoco.core.words.said import Said

P = TypeVar("P", bound=Phase)
Played = tuple["BidsTable[Any]", tuple[Event, ...]]
NO_BID = -1


class BidsOptions(Options, frozen=True):
    """`pace` decides nothing; `rounds` is how often prizes are offered."""

    paragraphs: ClassVar[dict[str, str]] = {"pace": "bids 1.1", "rounds": "bids 1.2"}
    pace: Literal["slow", "fast"] = "slow"
    changing: bool = True
    rounds: Annotated[int, Meta(ge=1, le=3)] = 1


class BidsEdition(Edition, frozen=True, dict=True):
    """`highest` bounds a bid; `prizes` are pairs of a name and a worth."""

    highest: Annotated[int, Meta(ge=1)]
    prizes: tuple[tuple[str, int], ...] = ()

    def check(self) -> None:
        """No prize may be worth less than nothing."""
        for number, (_, worth) in enumerate(self.prizes):
            if worth < 0:
                raise bad_field(f"prizes[{number}]", worth, "fault-worthless")


class Toss(Move, frozen=True):
    """Chance: the coin shows this side."""

    notation = "toss {side}"
    side: int


class Seal(Move, frozen=True):
    """Bid in secret."""

    notation = "seal {amount}"
    amount: int


class Take(Move, frozen=True):
    """Take the prize."""

    notation = "take"


class Leave(Move, frozen=True):
    """Leave the prize."""

    notation = "leave"


BidsMove = Toss | Seal | Take | Leave


class Tossed(Event, frozen=True):
    """The coin fell."""

    side: int


class Sealed(Event, frozen=True):
    """A seat has bid; everybody sees that, not how much."""

    seat: int


class Noted(Event, frozen=True):
    """What a seat bid, for this seat alone."""

    seat: int
    amount: int

    def seen_by(self, seat: int | None) -> bool:
        """Only the bidder."""
        return seat == self.seat


class Opened(Event, frozen=True):
    """All bids are open."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


class Chose(Event, frozen=True):
    """A seat took or left the prize."""

    seat: int
    taken: bool


BidsEvent = Tossed | Sealed | Noted | Opened | Chose


class BidsTable(Table[P], Generic[P], frozen=True):
    """`bids` by seat (−1 before), `prizes` taken by seat."""

    options: BidsOptions
    edition: BidsEdition
    bids: tuple[int, ...]
    prizes: tuple[int, ...]
    side: int = -1

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.bids)


def placed(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values, but for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


class TossCoin(ChancePhase, frozen=True):
    """A coin that falls on side 1 twice as often."""

    paragraph: ClassVar[str] = "bids 1.1"

    def outcomes(self, table: BidsTable[Any]) -> Outcomes:
        """Side 0 once, side 1 twice."""
        return weighted("bids 1.1", ((Toss(0), 1), (Toss(1), 2)))

    def play(self, table: BidsTable[Any], seat: int, move: Toss) -> Played:
        """It lies."""
        return replace(table, agenda=table.agenda[1:], side=move.side), (Tossed(move.side),)


class SealBids(Phase, frozen=True):
    """Both bid at the same time; a bid may be changed until the last one is in."""

    paragraph: ClassVar[str] = "bids 2.1"

    def actors(self, table: BidsTable[Any]) -> tuple[int, ...]:
        """Who has not bid."""
        return tuple(seat for seat, bid in enumerate(table.bids) if bid == NO_BID)

    def free(self, table: BidsTable[Any]) -> tuple[int, ...]:
        """Who has."""
        return tuple(seat for seat, bid in enumerate(table.bids) if bid != NO_BID)

    def moves(self, table: BidsTable[Any], seat: int) -> Moves:
        """Any amount."""
        return Amounts(table.edition.highest)

    def mays(self, table: BidsTable[Any], seat: int) -> Moves:
        """Another amount."""
        return Amounts(table.edition.highest) if table.options.changing else any_of()

    def play(self, table: BidsTable[Any], seat: int, move: Seal) -> Played:
        """It is noted; the last one opens all."""
        bids = placed(table.bids, seat, move.amount)
        agenda = table.agenda if NO_BID in bids else table.agenda[1:]
        events = (Sealed(seat), Noted(seat, move.amount))
        return replace(table, agenda=agenda, bids=bids), events


class OpenBids(Step, frozen=True):
    """All bids are shown."""

    def run(self, table: BidsTable[Any]) -> Played:
        """To everybody."""
        return replace(table, agenda=table.agenda[1:]), (Opened(table.bids),)


class Choose(Phase, frozen=True):
    """One seat takes or leaves a prize."""

    paragraph: ClassVar[str] = "bids 2.2"
    seat: int

    def actors(self, table: BidsTable[Any]) -> tuple[int, ...]:
        """That seat."""
        return (self.seat,)

    def moves(self, table: BidsTable[Any], seat: int) -> Moves:
        """Take it only with a bid of more than nothing; leave it always."""
        return any_of(Takes(table.bids[seat] > 0), LEAVES)

    def play(self, table: BidsTable[Any], seat: int, move: Take | Leave) -> Played:
        """The prize moves, or does not."""
        taken = isinstance(move, Take)
        prizes = placed(table.prizes, seat, table.prizes[seat] + taken)
        return replace(table, agenda=table.agenda[1:], prizes=prizes), (Chose(seat, taken),)


class Amounts(Moves, frozen=True):
    """From nothing to `high`."""

    paragraph: ClassVar[str] = "bids 2.1"
    high: int

    def why_not(self, move: Move) -> Illegal | None:
        """Too much is refused."""
        if not isinstance(move, Seal):
            return self.not_now(move)
        inside = 0 <= move.amount <= self.high
        return None if inside else Illegal("bids 2.1", "too-much", high=self.high)

    def __iter__(self) -> Iterator[Move]:
        return (Seal(amount) for amount in range(self.high + 1))

    def describe(self) -> Description:
        """A number."""
        return Count(Said("choose-amount"), 0, self.high, Seal(0), "amount")


class Takes(Moves, frozen=True):
    """Taking, where the bid was enough."""

    paragraph: ClassVar[str] = "bids 2.2"
    enough: bool

    def why_not(self, move: Move) -> Illegal | None:
        """A bid of nothing takes nothing."""
        if not isinstance(move, Take):
            return self.not_now(move)
        return None if self.enough else Illegal("bids 2.2", "bid-nothing")

    def __iter__(self) -> Iterator[Move]:
        return iter((Take(),) if self.enough else ())

    def describe(self) -> Description:
        """One button, or none."""
        return Pick(Said("choose-prize"), tuple(Option(move, label(move)) for move in self))


class Leaves(Moves, frozen=True):
    """Leaving."""

    paragraph: ClassVar[str] = "bids 2.2"

    def why_not(self, move: Move) -> Illegal | None:
        """Only leaving."""
        return None if isinstance(move, Leave) else self.not_now(move)

    def __iter__(self) -> Iterator[Move]:
        return iter((Leave(),))

    def describe(self) -> Description:
        """One button."""
        return Pick(Said("choose-prize"), tuple(Option(move, label(move)) for move in self))


LEAVES = Leaves()
BidsPhase = TossCoin | SealBids | OpenBids | Choose
Bids = BidsTable[BidsPhase]


def start(seats: int, options: BidsOptions, edition: BidsEdition) -> Bids:
    """The table before the coin falls."""
    choices = tuple(Choose(seat) for seat in range(seats)) * options.rounds
    agenda: tuple[BidsPhase, ...] = (TossCoin(), SealBids(), OpenBids(), *choices)
    return BidsTable(agenda, options, edition, (NO_BID,) * seats, (0,) * seats)
