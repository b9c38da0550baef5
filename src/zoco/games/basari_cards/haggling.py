"""Negotiation: two want the same action, one gets it, the other gets gems (basari_cards 3)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Phase, Step
from zoco.core.words.said import Said
from zoco.games.basari_cards.actions import doing, opening_order
from zoco.games.basari_cards.events import Accepted, GaveWay, HadToAccept, Met, Offered
from zoco.games.basari_cards.table import BasariCardsTable, Merchant
from zoco.parts.gems import Gems, add, beats, subtract
from zoco.parts.negotiation import Accept, Answers, Offer, Openings

BOOK = "basari_cards"
Table = BasariCardsTable[Any]
Played = tuple[Table, tuple[Event, ...]]


class Meet(Step, frozen=True):
    """Two have chosen the same action: who opens? (basari_cards 3.1)"""

    paragraph: ClassVar[str] = "basari_cards 3.1"
    action: str
    one: int
    two: int

    def run(self, table: Table) -> Played:
        """Who has no gem to open with gives the action away for free (basari_cards 3.2)."""
        opener, other = opening_order(table, (self.one, self.two))
        met = Met(opener, other, self.action)
        if any(table.gems(opener)):
            agenda = (MakeOffer(self.action, opener, other), *table.agenda[1:])
            return replace(table, agenda=agenda), (met,)
        agenda = (doing(self.action, other), *table.agenda[1:])
        return replace(table, agenda=agenda), (met, GaveWay(opener, other, self.action))


class MakeOffer(Phase, frozen=True):
    """The opener must offer at least one gem (basari_cards 3.2)."""

    paragraph: ClassVar[str] = "basari_cards 3.2"
    action: str
    seat: int
    other: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The opener."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Openings:
        """Any gems of one's own, but not none."""
        return Openings(BOOK, table.merchants[seat].gems, False)

    def play(self, table: Table, seat: int, move: Offer) -> Played:
        """The other answers."""
        return offered(table, self.action, seat, self.other, move.gems)

    def prompt(self) -> Said:
        """With the action."""
        return Said("phase-make-offer", {"action": self.action, "other": self.other})


class AnswerOffer(Phase, frozen=True):
    """Accept or raise (basari_cards 3.3); `other` has offered `offer`."""

    paragraph: ClassVar[str] = "basari_cards 3.3"
    action: str
    seat: int
    other: int
    offer: Gems

    def actors(self, table: Table) -> tuple[int, ...]:
        """The one to whom the gems are offered."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Answers:
        """Accept, or offer more, composed from scratch (basari_cards 3.4, basari_cards 3.5)."""
        return Answers(BOOK, table.merchants[seat].gems, self.offer)

    def play(self, table: Table, seat: int, move: Offer | Accept) -> Played:
        """A raise turns the question round."""
        if isinstance(move, Offer):
            return offered(table, self.action, seat, self.other, move.gems)
        event = Accepted(self.offer, seat, self.other, self.action)
        return struck(table, self.action, self.other, seat, self.offer), (event,)

    def prompt(self) -> Said:
        """With the action."""
        return Said("phase-answer-offer", {"action": self.action, "other": self.other})


def offered(table: Table, action: str, seat: int, other: int, gems: Gems) -> Played:
    """`seat` offers `gems` to `other`; who cannot raise must accept (basari_cards 3.3)."""
    event = Offered(gems, seat, other, action)
    if not beats(table.merchants[other].gems, gems):
        forced = HadToAccept(gems, other, seat, action)
        return struck(table, action, seat, other, gems), (event, forced)
    agenda = (AnswerOffer(action, other, seat, gems), *table.agenda[1:])
    return replace(table, agenda=agenda), (event,)


def struck(table: Table, action: str, payer: int, taker: int, gems: Gems) -> Table:
    """The gems go to who accepts, the action to who offered (basari_cards 3.6)."""
    everybody = list(table.merchants)
    gives, takes = everybody[payer], everybody[taker]
    everybody[payer] = Merchant(gives.score, subtract(gives.gems, gems), gives.pile, gives.current)
    everybody[taker] = Merchant(takes.score, add(takes.gems, gems), takes.pile, takes.current)
    agenda = (doing(action, payer), *table.agenda[1:])
    return replace(table, agenda=agenda, merchants=tuple(everybody))
