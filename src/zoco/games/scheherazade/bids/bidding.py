"""Phase one: all bid in secret, then tip in turn what all bids amount to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Count, Description, Group
from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Move, Moves, any_of, picking
from zoco.core.phase import Phase
from zoco.core.rng import Rng, below
from zoco.core.table import changed
from zoco.core.words.said import Said
from zoco.games.scheherazade.bids.sealed import Amounts, Sealed, decided, undecided
from zoco.games.scheherazade.bids.settling import Placed, Settle
from zoco.games.scheherazade.events import (
    BakschischDemanded,
    BidChanged,
    BidMade,
    StoneClaimed,
    Tipped,
    VizierBribed,
)
from zoco.games.scheherazade.extras.bargaining import (
    Market,
    Unasked,
    bargainers,
    explained,
    means,
    named,
    play_unasked,
    unasked,
)
from zoco.games.scheherazade.moves import Bakschisch, Bid, BribeVizier, Claim, Tip
from zoco.games.scheherazade.table import NOBODY, OPEN, ScheherazadeTable

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]
NEEDY = 3
"""Who has no more pearls than this may claim the second stone (scheherazade 6.1)."""
CLAIM = Few((Claim(),), "choose-claim", "scheherazade 6.1", "not-needy")


class Bids(Amounts, frozen=True):
    """Any number of one's pearls; who asks for the second stone here is not needy."""

    def why_not(self, move: Move) -> Illegal | None:
        """The needy are offered the stone beside their bid (scheherazade 6.1)."""
        if type(move) is Claim:
            return Illegal("scheherazade 6.1", "not-needy")
        return super().why_not(move)


@cache
def any_bid(most: int) -> Bids:
    """Any number of so many pearls."""
    return Bids(Bid, most)


class MakeBids(Phase, frozen=True):
    """All bid in secret, and may change until the last bid is in (scheherazade 2.1).

    Before the first bid questions and bargains are open. Who has not bid yet may claim the second
    stone; `claimed` says that somebody did in this round.
    """

    paragraph: ClassVar[str] = "scheherazade 2.1"
    people_first: ClassVar[bool] = True
    bids: Sealed
    claimed: bool = False

    def actors(self, table: Table) -> tuple[int, ...]:
        """Who has not bid."""
        return undecided(self.bids)

    def moves(self, table: Table, seat: int) -> Moves:
        """None to all of one's pearls."""
        return any_bid(table.pearls[seat])

    def free(self, table: Table) -> tuple[int, ...]:
        """Who has bid may change it; the needy may claim; before the first bid others may more."""
        bidders = decided(self.bids)
        needy = self.needy(table) if min(table.pearls) <= NEEDY else ()
        if not bidders:
            return tuple(sorted({*self.bargainers(table), *needy}))
        return tuple(sorted({*bidders, *needy})) if needy else bidders

    def mays(self, table: Table, seat: int) -> Moves:
        """Another bid, or a claim, or questions and bargains."""
        if self.bids[seat] != OPEN:
            return any_bid(table.pearls[seat])
        parts: list[Moves] = [CLAIM] if seat in self.needy(table) else []
        if not decided(self.bids) and seat in self.bargainers(table):
            parts.append(unasked(table, seat, Market(table.pearls), moving=False))
        return any_of(*parts)

    def bargainers(self, table: Table) -> tuple[int, ...]:
        """Who can ask or haggle before the first bid (scheherazade 4.1)."""
        if not any(table.questions) and not any(table.held):
            return ()
        return bargainers(table, Market(table.pearls), moving=False)

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        """Before the first bid, who has nothing to ask or to pay with is told so."""
        refusal = super().why_not(table, seat, move)
        if refusal is None or decided(self.bids):
            return refusal
        return explained(refusal, table, seat, move, Market(table.pearls))

    def concerned(self, table: Table) -> tuple[int, ...]:
        """The needy; before the first bid also who can ask, and whom an open offer names."""
        needy = self.needy(table) if min(table.pearls) <= NEEDY else ()
        if decided(self.bids) or not (table.proposals or any(table.questions) or any(table.held)):
            return needy
        free = self.free(table)
        askers = [seat for seat in free if means(table, seat, moving=False)]
        return tuple(sorted({*needy, *askers, *named(table, free)}))

    def needy(self, table: Table) -> tuple[int, ...]:
        """Who may claim the second stone, before bidding (scheherazade 6.1, scheherazade 8.7)."""
        return tuple(seat for seat in undecided(self.bids) if self.is_needy(table, seat))

    def is_needy(self, table: Table, seat: int) -> bool:
        """Poor, and poorer than the holder; of two who claim now, the one nearer to the bowl."""
        holder, pearls = table.stone, table.pearls
        if pearls[seat] > NEEDY or seat == holder:
            return False
        if holder == NOBODY or pearls[seat] < pearls[holder]:
            return True
        from_bowl = [(other - table.owner) % table.seats for other in (seat, holder)]
        return self.claimed and pearls[seat] == pearls[holder] and from_bowl[0] < from_bowl[1]

    def play(self, table: Table, seat: int, move: Bid | Claim | Unasked) -> Played:
        """A fist closes; when the last one does, the tip round begins."""
        if isinstance(move, Claim):
            agenda = (replace(self, claimed=True), *table.agenda[1:])
            claimed = StoneClaimed(seat, table.pearls[seat])
            return replace(table, agenda=agenda, stone=seat), (claimed,)
        if not isinstance(move, Bid):
            return play_unasked(table, seat, move, moving=False)
        made = BidMade(seat) if self.bids[seat] == OPEN else BidChanged(seat)
        bids = changed(self.bids, seat, move.pearls)
        following = replace(self, bids=bids) if OPEN in bids else PlaceTips(bids, table.owner)
        agenda = (following, *table.agenda[1:])
        return replace(table, agenda=agenda, proposals=()), (made,)


class PlaceTips(Phase, frozen=True):
    """From the bowl owner clockwise everybody tips the sum of all bids (scheherazade 2.2).

    `placed` are the stones on the track so far: seat and number.
    """

    paragraph: ClassVar[str] = "scheherazade 2.2"
    bids: Sealed
    seat: int
    placed: Placed = ()

    def actors(self, table: Table) -> tuple[int, ...]:
        """The next one."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Moves:
        """A free number; before one's first stone also a bakschisch (scheherazade 2.7)."""
        taken = tuple(sorted(number for _, number in self.placed))
        calls: tuple[Move, ...] = ()
        if not self.is_second():
            calls = (Bakschisch(),) if table.bakschisch[seat] else ()
            calls += (BribeVizier(),) if table.holding(seat, "vizier") >= 0 else ()
        return Tips(table.edition.track, taken, calls)

    def is_second(self) -> bool:
        """Whether it is the needy player's second stone (scheherazade 6.1)."""
        return bool(self.placed) and self.placed[-1][0] == self.seat

    def play(self, table: Table, seat: int, move: Tip | Bakschisch | BribeVizier) -> Played:
        """The stone lies; after the last one the fists open."""
        if not isinstance(move, Tip):
            return self.call(table, seat, move)
        placed = (*self.placed, (seat, move.number))
        tipped = Tipped(seat, move.number)
        again = seat == table.stone and not self.is_second()
        following = seat if again else (seat + 1) % table.seats
        phase: Phase = PlaceTips(self.bids, following, placed)
        if following == table.owner and not again:
            phase = Settle(self.bids, placed)
        return replace(table, agenda=(phase, *table.agenda[1:])), (tipped,)

    def call(self, table: Table, seat: int, move: Bakschisch | BribeVizier) -> Played:
        """The tip round stops and all tips are void (scheherazade 2.7)."""
        agenda = (Settle(self.bids, (), seat), *table.agenda[1:])
        if isinstance(move, BribeVizier):
            after = table.discarding(table.holding(seat, "vizier"))
            return replace(after, agenda=agenda), (VizierBribed(seat),)
        left = (*table.bakschisch[:seat], False, *table.bakschisch[seat + 1 :])
        return replace(table, agenda=agenda, bakschisch=left), (BakschischDemanded(seat),)


class Tips(Moves, frozen=True):
    """The free numbers of the track, and whatever ends the tip round (scheherazade 2.2)."""

    paragraph: ClassVar[str] = "scheherazade 2.2"
    track: int
    taken: tuple[int, ...]
    calls: tuple[Move, ...]

    def why_not(self, move: Move) -> Illegal | None:
        """A number off the track or with a stone on it; a bakschisch without its card."""
        match move:
            case Bakschisch() | BribeVizier():
                spent = Illegal("scheherazade 2.7", "bakschisch-spent")
                return None if move in self.calls else spent
            case Tip(number=number):
                if number > self.track:
                    return Illegal("scheherazade 2.2", "off-the-track", high=self.track)
                taken = Illegal("scheherazade 2.2", "number-taken", number=number)
                return taken if number in self.taken else None
            case _:
                return self.not_now(move)

    def __contains__(self, move: Move) -> bool:
        if type(move) is Tip:
            return move.number <= self.track and move.number not in self.taken
        return move in self.calls

    def __iter__(self) -> Iterator[Move]:
        yield from self.calls
        yield from (Tip(number) for number in range(self.track + 1) if number not in self.taken)

    def __len__(self) -> int:
        return len(self.calls) + self.track + 1 - len(self.taken)

    def sample(self, rng: Rng) -> Move:
        """Any of them; drawing again ends because most numbers are free."""
        size = len(self.calls) + self.track + 1
        while True:
            number = below(rng, size)
            if number > self.track:
                return self.calls[number - self.track - 1]
            if number not in self.taken:
                return Tip(number)

    def describe(self) -> Description:
        """A number without a stone, or an end of the tip round."""
        first = Tip(0)
        number = Count(Said("choose-tip"), 0, self.track, first, "number", self.taken)
        return Group((number, picking("choose-bakschisch", self.calls))) if self.calls else number
