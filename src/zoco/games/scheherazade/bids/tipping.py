"""Tips: in turn everybody guesses what all bids amount to, or somebody stops the tip round."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Move, Moves, Numbers, any_of
from zoco.core.phase import Phase
from zoco.core.table import changed
from zoco.games.scheherazade.bids.sealed import Fists
from zoco.games.scheherazade.bids.settling import Placed, Settle
from zoco.games.scheherazade.events import BakschischDemanded, StoneSpared, Tipped, VizierBribed
from zoco.games.scheherazade.moves import Bakschisch, BribeVizier, Done, Tip
from zoco.games.scheherazade.table import ScheherazadeTable

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]
Call = Bakschisch | BribeVizier
ONE_IS_ENOUGH = Few((Done(),), "choose-second-stone")


class PlaceTips(Fists, frozen=True):
    """From the bowl owner clockwise everybody tips the sum of all bids (scheherazade 2.2).

    `placed` are the stones on the track so far: seat and number.
    """

    paragraph: ClassVar[str] = "scheherazade 2.2"
    seat: int
    placed: Placed = ()

    def actors(self, table: Table) -> tuple[int, ...]:
        """The next one."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Moves:
        """A free number; a bakschisch before the first stone, the second may be left out."""
        taken = tuple(sorted([number for _, number in self.placed]))
        track, rule = table.edition.track, "scheherazade 2.2"
        numbers = Numbers(rule, Tip(0), "number", 0, track, "choose-tip", "off-the-track", taken)
        if self.is_second():
            return any_of(numbers, ONE_IS_ENOUGH)
        calls = self.calls(table, seat)
        return any_of(Few(calls, "choose-bakschisch"), numbers) if calls else numbers

    def calls(self, table: Table, seat: int) -> tuple[Call, ...]:
        """With what a seat can stop the tip round (scheherazade 2.7)."""
        own = (Bakschisch(),) if table.bakschisch[seat] else ()
        return (*own, BribeVizier()) if table.holding(seat, "vizier") >= 0 else own

    def is_second(self) -> bool:
        """Whether it is the needy player's second stone (scheherazade 6.1)."""
        return bool(self.placed) and self.placed[-1][0] == self.seat

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        """A bakschisch without its card, or between two stones of one turn."""
        refusal = super().why_not(table, seat, move)
        if refusal is None or seat != self.seat or not isinstance(move, Call):
            return refusal
        late = self.is_second() and move in self.calls(table, seat)
        return Illegal("scheherazade 2.7", "bakschisch-too-late" if late else "bakschisch-spent")

    def play(self, table: Table, seat: int, move: Tip | Done | Call) -> Played:
        """The stone lies, or is left out; after the last one the fists open."""
        placed = self.placed
        told: Event = StoneSpared(seat)
        if isinstance(move, Tip):
            placed, told = (*placed, (seat, move.number)), Tipped(seat, move.number)
        elif not isinstance(move, Done):
            return self.call(table, seat, move)
        again = seat == table.stone and not self.is_second()
        following = seat if again else (seat + 1) % table.seats
        phase: Phase = PlaceTips(self.bids, following, placed)
        if following == table.owner and not again:
            phase = Settle(self.bids, placed)
        return replace(table, agenda=(phase, *table.agenda[1:])), (told,)

    def call(self, table: Table, seat: int, move: Call) -> Played:
        """The tip round stops and all tips are void (scheherazade 2.7)."""
        agenda = (Settle(self.bids, (), seat), *table.agenda[1:])
        if isinstance(move, BribeVizier):
            after = table.discarding(table.holding(seat, "vizier"))
            return replace(after, agenda=agenda), (VizierBribed(seat),)
        left = changed(table.bakschisch, seat, False)
        return replace(table, agenda=agenda, bakschisch=left), (BakschischDemanded(seat),)
