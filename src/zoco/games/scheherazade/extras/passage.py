"""A paid passage: the leader asks who pays for a colour, all answer, one may be accepted."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Moves
from zoco.core.phase import Phase
from zoco.core.table import changed
from zoco.core.words.said import Said
from zoco.games.scheherazade.bids.sealed import Sealed, amounts, decided, undecided
from zoco.games.scheherazade.events import (
    PassageAsked,
    PassageDeclined,
    PassageOffered,
    PassagePaid,
    PassageReconsidered,
    PassageRevealed,
)
from zoco.games.scheherazade.moves import (
    AskPassage,
    DeclinePassage,
    OfferPassage,
    TakePassage,
)
from zoco.games.scheherazade.setup.route import Fields
from zoco.games.scheherazade.table import NOBODY, OPEN, ScheherazadeTable, added

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]


def ask_passage(table: Table, move: AskPassage) -> Played:
    """Everybody else is asked: who has no pearls has them under a cloth too (scheherazade 6.3)."""
    leader = table.turn.leader
    offers = tuple(0 if seat == leader else OPEN for seat in range(table.seats))
    asking = OfferForPassage(move.colour, move.fields, offers)
    after = replace(table.with_turn(asked=True), agenda=(asking, *table.agenda))
    return after, (PassageAsked(leader, move.colour, len(move.fields)),)


class OfferForPassage(Phase, frozen=True):
    """What each would pay: sealed, changeable until the last answer is in (scheherazade 6.3)."""

    paragraph: ClassVar[str] = "scheherazade 6.3"
    colour: str
    fields: Fields
    offers: Sealed

    def actors(self, table: Table) -> tuple[int, ...]:
        """Who has not answered."""
        return undecided(self.offers)

    def moves(self, table: Table, seat: int) -> Moves:
        """None to all of one's pearls."""
        return amounts(OfferPassage, table.pearls[seat])

    def free(self, table: Table) -> tuple[int, ...]:
        """Who has answered, but for the leader, who was not asked."""
        return tuple(seat for seat in decided(self.offers) if seat != table.turn.leader)

    def mays(self, table: Table, seat: int) -> Moves:
        """Another answer."""
        return amounts(OfferPassage, table.pearls[seat])

    def play(self, table: Table, seat: int, move: OfferPassage) -> Played:
        """When the last answer is in, all are shown and the leader decides."""
        first = self.offers[seat] == OPEN
        answered: Event = PassageOffered(seat) if first else PassageReconsidered(seat)
        offers = changed(self.offers, seat, move.pearls)
        rest = table.agenda[1:]
        if OPEN in offers:
            return replace(table, agenda=(replace(self, offers=offers), *rest)), (answered,)
        asked = (seat for seat in range(table.seats) if seat != table.turn.leader)
        shown = tuple(PassageRevealed(it, offers[it]) for it in asked)
        if not any(offers):
            declined = PassageDeclined(table.turn.leader)
            return replace(table, agenda=rest), (answered, *shown, declined)
        choosing = AcceptPassage(self.colour, self.fields, offers)
        return replace(table, agenda=(choosing, *rest)), (answered, *shown)

    def prompt(self) -> Said:
        """For which colour."""
        return Said("phase-offer-for-passage", {"colour": self.colour})


class AcceptPassage(Phase, frozen=True):
    """The leader takes one offer, or none (scheherazade 6.3)."""

    paragraph: ClassVar[str] = "scheherazade 6.3"
    colour: str
    fields: Fields
    offers: Sealed

    def actors(self, table: Table) -> tuple[int, ...]:
        """The leader."""
        return (table.turn.leader,)

    def moves(self, table: Table, seat: int) -> Moves:
        """Whoever offered something."""
        payers = (TakePassage(payer) for payer, price in enumerate(self.offers) if price)
        ways = (*payers, DeclinePassage())
        return Few(ways, "choose-payer-of-passage", "scheherazade 6.3", "offered-nothing")

    def play(self, table: Table, seat: int, move: TakePassage | DeclinePassage) -> Played:
        """The pearls go to the leader, who owes the passage now."""
        rest = replace(table, agenda=table.agenda[1:])
        if isinstance(move, DeclinePassage):
            return rest, (PassageDeclined(seat),)
        price = self.offers[move.seat]
        pearls = added(added(table.pearls, move.seat, -price), seat, price)
        named = self.named(table)
        after = replace(rest.with_turn(named=named, payer=move.seat, price=price), pearls=pearls)
        return after, (PassagePaid(seat, move.seat, price),)

    def named(self, table: Table) -> int:
        """The mask of the Bedouins who were named; of two on a field whoever would sink (3.6)."""
        mask = 0
        for field in self.fields:
            bedouin = table.on(self.colour, field, table.turn.led | mask, table.caravan.lake)
            mask |= 1 << bedouin if bedouin != NOBODY else 0
        return mask
