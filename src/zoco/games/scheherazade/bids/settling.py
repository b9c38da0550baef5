"""The reveal and what follows, in the order of the rulebook (scheherazade 2.3 to 2.8)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Moves
from zoco.core.phase import Phase, Step
from zoco.core.words.said import Said
from zoco.games.scheherazade.bids.sealed import Sealed
from zoco.games.scheherazade.events import (
    BestTip,
    BowlTaken,
    FinePaid,
    FinePassedOn,
    Led,
    LedForFree,
    NobodyBid,
    Revealed,
    StoneReturned,
)
from zoco.games.scheherazade.moves import Appoint, NamePayer, PayFine
from zoco.games.scheherazade.table import NOBODY, AnyTable, Played, Turn, added

Placed = tuple[tuple[int, int], ...]
RICH = 3
"""Who is counted with so many pays in a zero round (scheherazade 2.8)."""
FINE = 2


class Settle(Step, frozen=True):
    """All fists open: best tip, leader, bowl, in that order (scheherazade 2.3, scheherazade 2.4).

    `caller` demanded a bakschisch and counts as best tipper (scheherazade 2.7).
    """

    paragraph: ClassVar[str] = "scheherazade 2.3"
    bids: Sealed
    placed: Placed
    caller: int = NOBODY

    def run(self, table: AnyTable) -> Played:
        """First of all the bowl owner."""
        total = sum(self.bids)
        events: tuple[Event, ...] = (Revealed(self.bids, total),)
        owner = self.caller
        if owner == NOBODY:
            owner, number = best(self.placed, total)
            events += (BestTip(owner, number),)
        rest = replace(table, agenda=table.agenda[1:], bids=self.bids)
        if owner == table.stone:
            rest = replace(rest, stone=NOBODY)
            events += (StoneReturned(owner),)
        after, more = zero_round(rest, owner) if total == 0 else auction(rest, self.bids, owner)
        return after, (*events, *more)


def best(placed: Placed, total: int) -> tuple[int, int]:
    """The nearest tip, of two equally near the higher one (scheherazade 2.3)."""
    return min(placed, key=lambda stone: (abs(stone[1] - total), -stone[1]))


def auction(table: AnyTable, bids: Sealed, owner: int) -> Played:
    """The highest bid leads; of several the new bowl owner picks (scheherazade 2.6)."""
    highest = max(bids)
    tied = tuple(seat for seat, bid in enumerate(bids) if bid == highest)
    if len(tied) == 1:
        return settled(table, owner, tied[0], highest)
    return replace(table, agenda=(PickLeader(owner, tied, highest), *table.agenda)), ()


def settled(table: AnyTable, owner: int, leader: int, bid: int) -> Played:
    """The leader's bid goes into the bowl, the owner takes all that is in it (scheherazade 2.4).

    Who is both keeps the bid (scheherazade 2.5); all other bids return.
    """
    paid = 0 if leader == owner else bid
    led = Led(leader, paid) if paid else LedForFree(leader)
    filled = table.in_bowl(leader, paid)
    after = replace(
        filled,
        pearls=added(filled.pearls, owner, filled.bowl),
        bowl=0,
        owner=owner,
        turn=Turn(leader, table.palace_mask()),
    )
    return after, (led, BowlTaken(owner, filled.bowl))


class PickLeader(Phase, frozen=True):
    """The new bowl owner picks who leads: of the highest bidders, or anybody (scheherazade 2.6).

    In a zero round nobody pays, and all may be picked (scheherazade 2.8).
    """

    paragraph: ClassVar[str] = "scheherazade 2.6"
    owner: int
    tied: tuple[int, ...]
    bid: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The best tipper."""
        return (self.owner,)

    def moves(self, table: AnyTable, seat: int) -> Moves:
        """One of those who are tied."""
        ways = tuple(Appoint(seat) for seat in self.tied)
        return Few(ways, "choose-leader", "scheherazade 2.6", "not-among-the-highest")

    def play(self, table: AnyTable, seat: int, move: Appoint) -> Played:
        """The one picked pays and leads."""
        rest = replace(table, agenda=table.agenda[1:])
        return settled(rest, self.owner, move.seat, self.bid)

    def prompt(self) -> Said:
        """After equal bids, or after a zero round."""
        return Said("phase-pick-leader" if self.bid else "phase-name-leader")


# -- zero round ------------------------------------------------------------------------------------


def zero_round(table: AnyTable, owner: int) -> Played:
    """Nobody bid: everybody pays into the bowl, and the best tipper names the leader.

    Holdings are counted before anybody pays (scheherazade 2.8).
    """
    seats = range(table.seats)
    rich = tuple(seat for seat in seats if table.pearls[seat] >= RICH)
    payers, amounts = (rich, FINE) if rich else (tuple(seats), RICH)
    events: list[Event] = [NobodyBid()]
    for seat in payers:
        table, event = fined(table, seat, amounts)
        events.append(event)
    clockwise = ((table.owner + step) % table.seats for step in seats)
    poor = tuple(PayOrName(seat, rich) for seat in clockwise if rich and seat not in rich)
    naming = PickLeader(owner, tuple(seats), 0)
    return replace(table, agenda=(*poor, naming, *table.agenda)), tuple(events)


def fined(table: AnyTable, seat: int, amount: int) -> tuple[AnyTable, FinePaid]:
    """A seat pays so much, or what is left."""
    paid = min(amount, table.pearls[seat])
    return table.in_bowl(seat, paid), FinePaid(seat, paid)


class PayOrName(Phase, frozen=True):
    """A poor player pays all, or names one of the rich who pays (scheherazade 2.8)."""

    paragraph: ClassVar[str] = "scheherazade 2.8"
    seat: int
    rich: tuple[int, ...]

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The poor one."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> Moves:
        """Pay, or one of the rich."""
        ways = (PayFine(), *(NamePayer(seat) for seat in self.rich))
        return Few(ways, "choose-payer", "scheherazade 2.8", "not-counted-rich")

    def play(self, table: AnyTable, seat: int, move: PayFine | NamePayer) -> Played:
        """The pearls go into the bowl."""
        rest = replace(table, agenda=table.agenda[1:])
        payer = move.seat if isinstance(move, NamePayer) else seat
        after, paid = fined(rest, payer, FINE)
        if payer == seat:
            return after, (paid,)
        return after, (FinePassedOn(seat, payer, paid.pearls),)
