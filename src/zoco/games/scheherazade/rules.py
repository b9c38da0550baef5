"""The rules of Die Perlen der Scheherazade as a whole: set-up, the round, and the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Step
from zoco.core.result import Measure, Result, ranked
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.settling import PayOrName, PickLeader, Settle
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.caravan.ending import (
    AskWhatBecomes,
    ComeToCards,
    LeaveOrBury,
    UseCards,
)
from zoco.games.scheherazade.caravan.harem import opened
from zoco.games.scheherazade.caravan.leading import LeadBedouins
from zoco.games.scheherazade.caravan.preparing import Prepare
from zoco.games.scheherazade.cards.carrying import CarryOut
from zoco.games.scheherazade.cards.pile import TakeTop, UncoverTop
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.setup.dealing import (
    DealCards,
    DrawFirst,
    DrawTheColours,
    LayPearls,
    laid_out,
    number_of_pearls,
)
from zoco.games.scheherazade.setup.places import START
from zoco.games.scheherazade.table import NOBODY, OPEN, ScheherazadeTable, Turn
from zoco.games.scheherazade.travels import LimitReached, Sank

Played = tuple["Table", tuple[Event, ...]]


def start(seats: int, options: ScheherazadeOptions, edition: ScheherazadeEdition) -> Table:
    """The table before the first decision (scheherazade 1.1 to scheherazade 1.5)."""
    lot = () if options.first >= 0 else (DrawFirst(),)
    laying = (LayPearls(number_of_pearls(seats, options)),) if options.layout == "own" else ()
    opening = (DrawTheColours(), DealCards(), *lot, *laying, BringEvents())
    return laid_out(seats, options, edition, (*opening, *round_for(seats)))


@cache
def round_for(seats: int) -> tuple[ScheherazadePhase, ...]:
    """A round: bids and tips, which find bowl owner and leader; then the leader's move."""
    return (
        MakeBids((OPEN,) * seats),
        TakeTop(),
        Prepare(),
        LeadBedouins(),
        ComeToCards(),
        AskWhatBecomes(),
        EndRound(),
    )


class BringEvents(Step, frozen=True):
    """The event pile is laid out, at once or after some moves (scheherazade 1.5)."""

    paragraph: ClassVar[str] = "scheherazade 1.5"

    def run(self, table: Table) -> Played:
        """Its top card is open to all."""
        rest, due = table.agenda[1:], table.round == table.options.events_after + 1
        top = (UncoverTop(),) if due and table.pile.rest else ()
        return replace(table, agenda=(*top, *rest)), ()


class EndRound(Step, frozen=True):
    """The salt lake takes who was left on it (scheherazade 3.6), and the next round begins."""

    paragraph: ClassVar[str] = "scheherazade 3.6"

    def run(self, table: Table) -> Played:
        """After the last round of a limited match nobody wins (scheherazade 7.1)."""
        after, sunk = salted(table)
        limit = table.options.round_limit
        if limit and table.round >= limit:
            return replace(after, agenda=()), (*sunk, LimitReached(limit), opened(after))
        agenda = (BringEvents(), *round_for(table.seats))
        leader = Turn(table.turn.leader)
        return replace(after, agenda=agenda, round=table.round + 1, turn=leader), sunk


def salted(table: Table) -> Played:
    """Who stood on the salt lake a move ago and was not moved since goes back to the start.

    At the very end of a move, after all cards (scheherazade 8.3).
    """
    lake, caravan = table.edition.salt_lake, table.caravan
    if lake not in caravan.bedouins:
        return table, ()
    sunk = [bedouin for bedouin in range(len(caravan.bedouins)) if caravan.lake >> bedouin & 1]
    for bedouin in sunk:
        caravan = caravan.moved(bedouin, START)
    mask = sum(1 << bedouin for bedouin, field in enumerate(caravan.bedouins) if field == lake)
    after = replace(table, caravan=replace(caravan, lake=mask))
    return after, tuple(Sank(table.colours[bedouin // 2]) for bedouin in sunk)


def score(table: Table) -> Result:
    """Whoever found the right room: no second place, and a draw if nobody (scheherazade 7.1)."""
    found = tuple(int(seat == table.winner) for seat in range(table.seats))
    result = ranked((Measure("room", "scheherazade 7.1", found),))
    return replace(result, drawn=table.winner == NOBODY)


ScheherazadePhase = (
    DrawTheColours
    | DealCards
    | DrawFirst
    | LayPearls
    | BringEvents
    | UncoverTop
    | MakeBids
    | PlaceTips
    | Settle
    | PickLeader
    | PayOrName
    | TakeTop
    | Prepare
    | CarryOut
    | LeadBedouins
    | ComeToCards
    | UseCards
    | AskWhatBecomes
    | LeaveOrBury
    | EndRound
)
Table = ScheherazadeTable[ScheherazadePhase]
