"""Blind Well with one fault each in what it says lies in front of the seats, and remembers."""

from __future__ import annotations

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.holdings import Holding, Piece
from zoco.core.moves import Move
from zoco.core.phase import Played
from zoco.core.table import memory_of
from zoco.testkit.toy.game import Bared, Seen, Toy, ToyTable


@breaks("holdings-told")
class NobodysHoldings(Toy):
    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        return super().holdings(view)[1:]


@breaks("holdings-told")
class UnheardOfPieces(Toy):
    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        return tuple(Holding(seat, (Piece("stone", 1),)) for seat in range(view.table.seats))


@breaks("holdings-told")
class OwesPieces(Toy):
    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        return tuple(Holding(seat, (Piece("gem", -1),)) for seat in range(view.table.seats))


@breaks("holdings-told")
class SealsInSecret(Toy):
    """Who looks sees that it has chosen itself, and of nobody else whether they have."""

    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        all_of_them = super().holdings(view)
        return tuple(replace(h, sealed=h.sealed and h.seat == view.seat) for h in all_of_them)


@breaks("holdings-told")
class CountsForSpectators(Toy):
    """Spectators are shown what only a seat's own view would tell."""

    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        extra = (Piece("card", sum(card.value for card in view.table.hands)),)
        return tuple(replace(h, pieces=h.pieces + extra) for h in super().holdings(view))

    def spectate(self, view: Seen) -> Seen:
        return replace(view, seat=None)


@breaks("nothing-forgotten")
class Forgets(Toy):
    """Only the last three things are remembered."""

    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, recalled=seen.recalled[-3:])


@breaks("nothing-forgotten")
class RemembersSecrets(Toy):
    """What only one seat was told is remembered by all."""

    def advance(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().advance(table, seat, move)
        bared = tuple(event for event in events if isinstance(event, Bared))
        return replace(after, memory=memory_of(after.memory.events + bared)), events
