"""Two seats want the same action: they haggle, and one of them gets it (basari 3.1 to 3.6)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.events import Event
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.words.said import Said
from zoco.games.basari.acts import Played, act, dice
from zoco.games.basari.events import Accepted, Negotiated, Offered, OfferedNothing, RolledOff
from zoco.games.basari.moves import Action, Dice
from zoco.games.basari.table import AnyTable
from zoco.parts.gems import Gems, add, beats, subtract
from zoco.parts.negotiation import Accept, Answers, Offer, OfferNothing, Openings

BOOK = "basari"


class Negotiate(Step, frozen=True):
    """Find who opens: whoever is ahead on points; on a tie the dice say (basari 3.1)."""

    action: Action
    one: int
    other: int

    def run(self, table: AnyTable) -> Played:
        """Compare the scores as they are at this moment."""
        lead = table.scores[self.one] - table.scores[self.other]
        if lead > 0:
            return opened(table, self.action, self.one, self.other)
        if lead < 0:
            return opened(table, self.action, self.other, self.one)
        agenda = (RollOff(self.action, self.one, self.other), *table.agenda[1:])
        return replace(table, agenda=agenda), ()


class RollOff(ChancePhase, frozen=True):
    """Level on points: both roll, the higher opens, equal rolls are rolled again (basari 3.1)."""

    paragraph: ClassVar[str] = "basari 3.1"
    action: Action
    one: int
    other: int

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Two dice at once."""
        return TWO_DICE

    def play(self, table: AnyTable, seat: int, move: Dice) -> Played:
        """One of them opens, or both roll again."""
        mine, theirs = move.faces
        rolled = RolledOff(self.one, self.other, mine, theirs)
        if mine == theirs:
            return table, (rolled,)
        pair = (self.one, self.other) if mine > theirs else (self.other, self.one)
        after, events = opened(table, self.action, *pair)
        return after, (rolled, *events)


TWO_DICE = dice("basari 3.1", 2)


def opened(table: AnyTable, action: Action, opener: int, other: int) -> Played:
    """`opener` is asked for an offer; without a gem it has lost at once (basari 3.2)."""
    begun = Negotiated(opener, other, action)
    if any(table.gems[opener]):
        agenda = (Open(action, opener, other), *table.agenda[1:])
        return replace(table, agenda=agenda), (begun,)
    return given_away(table, action, opener, other, (begun,), forced=True)


def given_away(
    table: AnyTable,
    action: Action,
    opener: int,
    other: int,
    before: tuple[Event, ...] = (),
    *,
    forced: bool,
) -> Played:
    """Nothing was offered: the other carries out the action for free (basari 3.2)."""
    agenda = (act(action, other), *table.agenda[1:])
    return replace(table, agenda=agenda), (*before, OfferedNothing(opener, other, forced))


class Open(Phase, frozen=True):
    """The opening offer: any gems of one's own, or nothing (basari 3.2)."""

    paragraph: ClassVar[str] = "basari 3.2"
    action: Action
    seat: int
    other: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The opener."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> Openings:
        """Every bundle, and nothing."""
        return Openings(BOOK, table.gems[self.seat], nothing=True)

    def play(self, table: AnyTable, seat: int, move: Offer | OfferNothing) -> Played:
        """The other answers; an offer of nothing has lost."""
        if isinstance(move, OfferNothing):
            return given_away(table, self.action, seat, self.other, forced=False)
        return offered(table, self.action, seat, self.other, move.gems)

    def prompt(self) -> Said:
        """With the action at stake."""
        return Said("phase-open", {"action": self.action, "other": self.other})


class Answer(Phase, frozen=True):
    """Accept the offer of `other`, or raise it (basari 3.3)."""

    paragraph: ClassVar[str] = "basari 3.3"
    action: Action
    seat: int
    other: int
    offer: Gems

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """Who did not make the last offer."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> Answers:
        """Accept, or any raise; earlier offers of one's own do not bind (basari 3.5)."""
        return Answers(BOOK, table.gems[self.seat], self.offer)

    def play(self, table: AnyTable, seat: int, move: Offer | Accept) -> Played:
        """Either the gems change hands, or the other answers."""
        if isinstance(move, Accept):
            return accepted(table, self.action, seat, self.other, self.offer, (), forced=False)
        return offered(table, self.action, seat, self.other, move.gems)

    def prompt(self) -> Said:
        """With the action at stake."""
        return Said("phase-answer", {"action": self.action, "other": self.other})


def offered(table: AnyTable, action: Action, seat: int, other: int, gems: Gems) -> Played:
    """`other` answers; whose gems cannot beat the offer must accept it (basari 3.3)."""
    made = (Offered(seat, gems),)
    if beats(table.gems[other], gems):  # all one's gems beat whatever any of them do
        agenda = (Answer(action, other, seat, gems), *table.agenda[1:])
        return replace(table, agenda=agenda), made
    return accepted(table, action, other, seat, gems, made, forced=True)


def accepted(
    table: AnyTable,
    action: Action,
    seat: int,
    offerer: int,
    offer: Gems,
    before: tuple[Event, ...],
    *,
    forced: bool,
) -> Played:
    """`seat` takes the offered gems, keeps its own, and `offerer` acts (basari 3.6)."""
    gems = list(table.gems)
    gems[seat] = add(gems[seat], offer)
    gems[offerer] = subtract(gems[offerer], offer)
    agenda = (act(action, offerer), *table.agenda[1:])
    after = replace(table, agenda=agenda, gems=tuple(gems))
    return after, (*before, Accepted(seat, offerer, offer, forced))
