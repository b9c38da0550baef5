"""The window for questions and haggling: what may be done unasked while the table is open."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.moves import NOT_NOW, Illegal, Move, Moves, any_of
from zoco.core.phase import Phase
from zoco.games.scheherazade.cards.effects import may_use_held
from zoco.games.scheherazade.extras.haggling import (
    addressed,
    bargained,
    bargains,
    hagglers,
    why_no_bargain,
    without_dead_offers,
)
from zoco.games.scheherazade.moves import Agree, Ask, Means, Offer, Withdraw
from zoco.games.scheherazade.questions.asking import Questions, asked
from zoco.games.scheherazade.table import NOBODY, AnyTable, Played, added

Unasked = Ask | Offer | Agree | Withdraw
BARGAINS = (Offer, Agree, Withdraw)
PASSAGE_WITHDRAWN = Withdraw("passage")


class Window(Phase, frozen=True):
    """A chapter in which all may ask questions and haggle beside what is waited for (4.1, 6.2).

    `moving` says that it belongs to a leader's move.
    """

    paragraph: ClassVar[str] = "scheherazade 4.1"
    moving: ClassVar[bool] = True

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The leader."""
        return (table.turn.leader,)

    def spendable(self, table: AnyTable, seat: int) -> int:
        """What a seat can spend here, as it knows itself."""
        return table.purse(seat)

    def busy(self, table: AnyTable) -> int:
        """A leader who cannot haggle; nobody: −1."""
        return NOBODY

    def trades(self, table: AnyTable) -> bool:
        """Whether there is haggling here, for it may end with the last fist (scheherazade 6.2)."""
        return table.options.trade == "any_time"

    def means(self, table: AnyTable, seat: int) -> tuple[Means, ...]:
        """What a seat can ask with: a question pearl, the wonder lamp (scheherazade 4.1).

        In the leader's own move the lamp is the one card of the move (scheherazade 5.3).
        """
        pearl: tuple[Means, ...] = ("pearl",) if table.questions[seat] else ()
        if not table.held[seat] or table.holding(seat, "wonder_lamp") < 0:
            return pearl
        own_move = self.moving and seat == table.turn.leader
        return (*pearl, "lamp") if not own_move or may_use_held(table) else pearl

    # -- who may, and whom it concerns -------------------------------------------------------------

    def free(self, table: AnyTable) -> tuple[int, ...]:
        """Who can ask or haggle."""
        if not any(table.questions) and not any(table.held):
            return ()
        able = hagglers(table, self.busy(table)) if self.trades(table) else []
        if len(able) == table.seats:
            return tuple(able)
        return tuple([it for it in range(table.seats) if it in able or self.means(table, it)])

    def mays(self, table: AnyTable, seat: int) -> Moves:
        """Questions and bargains."""
        return any_of(*self.unasked(table, seat))

    def unasked(self, table: AnyTable, seat: int) -> Iterator[Moves]:
        """Questions and bargains, part by part."""
        means = self.means(table, seat)
        if means:
            yield Questions(seat, table.seats, table.edition.colours, means)
        if self.trades(table):
            yield from bargains(table, seat, self.spendable(table, seat), self.busy(table))

    def concerned(self, table: AnyTable) -> tuple[int, ...]:
        """Everybody to whom an open offer is made."""
        seats = {seat for deal in table.proposals for seat in addressed(table, deal)}
        return tuple(seat for seat in self.free(table) if seat in seats) if seats else ()

    def awaited(self, table: AnyTable, seat: int) -> tuple[int, ...]:
        """Those to whom this seat's own offer is made."""
        deals = (deal for deal in table.proposals if deal.seat == seat)
        seats = {other for deal in deals for other in addressed(table, deal)}
        return tuple(other for other in self.free(table) if other in seats) if seats else ()

    # -- refusing and playing ----------------------------------------------------------------------

    def why_not(self, table: AnyTable, seat: int, move: Move) -> Illegal | None:
        """Who cannot ask or haggle hears what is missing: a pearl, the goods, the price."""
        refusal = super().why_not(table, seat, move)
        vague = refusal is not None and refusal.key in ("not-your-decision", NOT_NOW)
        if not vague or not isinstance(move, Unasked) or not 0 <= seat < table.seats:
            return refusal
        if isinstance(move, Ask):
            return Questions(seat, table.seats, table.edition.colours, ()).why_not(move)
        if not self.trades(table):
            return Illegal("scheherazade 6.2", "trade-between-rounds")
        purse, busy = self.spendable(table, seat), self.busy(table)
        return why_no_bargain(table, seat, purse, busy, move)

    def play(self, table: AnyTable, seat: int, move: Any) -> Played:
        """What was not asked for changes nothing about the phase."""
        kind = type(move)
        if kind is Ask:
            after, events = asked(self.spent(table, seat, move.means), seat, move)
        elif kind in BARGAINS and move != PASSAGE_WITHDRAWN:
            after, events = bargained(table, seat, move)
        else:
            after, events = self.play_own(table, seat, move)
        return without_dead_offers(after, events) if after.proposals else (after, events)

    @abstractmethod
    def play_own(self, table: AnyTable, seat: int, move: Any) -> Played:
        """Carry out the decision that is waited for."""

    def spent(self, table: AnyTable, seat: int, means: Means) -> AnyTable:
        """The means of a question leave the game (scheherazade 4.1)."""
        if means == "pearl":
            return replace(table, questions=added(table.questions, seat, -1))
        after = table.discarding(table.holding(seat, "wonder_lamp"))
        own_move = self.moving and seat == table.turn.leader
        return after.with_turn(executed=True) if own_move else after
