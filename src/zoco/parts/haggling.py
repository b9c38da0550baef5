"""Haggling for an action, chapter by chapter: who opens, offers, answers, and what then happens.

Paragraphs 3.1 to 3.6 of both Basaris. A game says in a subclass who opens and how an action is
carried out; all refusals cite its own rulebook (`book`).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Phase, Played, Step
from zoco.core.words.said import Said, dashed, tag_of
from zoco.parts.bazaar import BazaarTable, GemEvent, otherwise, traded
from zoco.parts.gems import Gems, beats
from zoco.parts.negotiation import Accept, Answers, Offer, OfferNothing, Openings

A = TypeVar("A", bound=str)
Table = BazaarTable[Any]


# -- events ----------------------------------------------------------------------------------------


class Negotiated(Event, frozen=True):
    """Two seats begin to haggle; `seat` opens (3.1)."""

    remembered: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: int
    other: int
    action: str


class Offered(GemEvent, frozen=True):
    """Gems were offered for the action, or more than before (3.2, 3.4)."""

    remembered: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: int
    other: int
    action: str


class OfferedNothing(Event, frozen=True):
    """The opener left the action to `other`; `forced` when there was no gem to offer (3.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    other: int
    action: str
    forced: bool

    def said(self) -> Said:
        """Forced or not is another sentence."""
        return otherwise(super().said(), "forced", "event-had-nothing-to-offer")


class Accepted(GemEvent, frozen=True):
    """`seat` took the gems and left the action to `other`; `forced`: it could not raise (3.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    other: int
    action: str
    forced: bool

    def struck(self, mover: int) -> tuple[int, int]:
        """Also who accepts because it cannot raise accepts."""
        return (self.other, self.seat)

    def said(self) -> Said:
        """Forced or not is another sentence."""
        return otherwise(super().said(), "forced", "event-had-to-accept")


# -- chapters --------------------------------------------------------------------------------------


class Bargain(Phase, Generic[A], frozen=True):
    """Two want `action`: `seat` decides, `other` waits."""

    book: ClassVar[str]
    action: A
    seat: int
    other: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """Who did not make the last offer."""
        return (self.seat,)

    def prompt(self) -> Said:
        """With the action at stake."""
        return Said(f"phase-{dashed(tag_of(self))}", {"action": self.action, "other": self.other})


class AnswerOffer(Bargain[A], Generic[A], frozen=True):
    """Accept the offer of `other`, or raise it (3.3)."""

    offer: Gems

    @staticmethod
    @abstractmethod
    def act(action: Any, seat: int) -> Phase:
        """The chapter in which a seat carries out an action."""

    def moves(self, table: Table, seat: int) -> Answers:
        """Accept, or any raise; earlier offers of one's own do not bind (3.5)."""
        return Answers(self.book, table.gems[self.seat], self.offer)

    def play(self, table: Table, seat: int, move: Offer | Accept) -> Played:
        """Either the gems change hands, or the other answers."""
        if isinstance(move, Offer):
            return self.proposed(table, self.action, seat, self.other, move.gems)
        return self.accepted(table, self.action, seat, self.other, self.offer, forced=False)

    @classmethod
    def proposed(cls, table: Table, action: A, seat: int, other: int, gems: Gems) -> Played:
        """`other` answers; whose gems cannot beat the offer must accept it (3.3)."""
        made = Offered(seat, other, action, gems=gems)
        if beats(table.gems[other], gems):  # all one's gems beat whatever any of them do
            agenda = (cls(action, other, seat, gems), *table.agenda[1:])
            return replace(table, agenda=agenda), (made,)
        after, events = cls.accepted(table, action, other, seat, gems, forced=True)
        return after, (made, *events)

    @classmethod
    def accepted(
        cls, table: Table, action: A, seat: int, offerer: int, gems: Gems, *, forced: bool
    ) -> Played:
        """`seat` takes the offered gems, keeps its own, and `offerer` acts (3.6)."""
        agenda = (cls.act(action, offerer), *table.agenda[1:])
        after = traded(table, offerer, seat, gems, agenda=agenda)
        return after, (Accepted(seat, offerer, action, forced, gems=gems),)


class MakeOffer(Bargain[A], Generic[A], frozen=True):
    """The opening offer: any gems of one's own, and nothing where the rules allow it (3.2)."""

    answer: ClassVar[type[AnswerOffer[Any]]]
    nothing: ClassVar[bool]

    def moves(self, table: Table, seat: int) -> Openings:
        """Every bundle, and perhaps nothing."""
        return Openings(self.book, table.gems[self.seat], self.nothing)

    def play(self, table: Table, seat: int, move: Offer | OfferNothing) -> Played:
        """The other answers; an offer of nothing has lost."""
        if isinstance(move, Offer):
            return self.answer.proposed(table, self.action, seat, self.other, move.gems)
        return self.given_away(table, self.action, seat, self.other, forced=False)

    @classmethod
    def opened(cls, table: Table, action: A, opener: int, other: int) -> Played:
        """`opener` is asked for an offer; without a gem it has lost at once (3.2)."""
        begun = Negotiated(opener, other, action)
        if any(table.gems[opener]):
            agenda = (cls(action, opener, other), *table.agenda[1:])
            return replace(table, agenda=agenda), (begun,)
        after, events = cls.given_away(table, action, opener, other, forced=True)
        return after, (begun, *events)

    @classmethod
    def given_away(
        cls, table: Table, action: A, opener: int, other: int, *, forced: bool
    ) -> Played:
        """Nothing was offered: the other carries out the action for free (3.2)."""
        agenda = (cls.answer.act(action, other), *table.agenda[1:])
        return replace(table, agenda=agenda), (OfferedNothing(opener, other, action, forced),)


class Negotiate(Step, Generic[A], frozen=True):
    """Two have chosen the same action: find who opens (3.1)."""

    action: A
    one: int
    other: int

    @abstractmethod
    def run(self, table: Any) -> Played:
        """Compare both as they are at this moment."""
