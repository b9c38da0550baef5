"""Blind Well with one leak each."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.game import Secret
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves
from zoco.core.result import Measure, Result
from zoco.testkit.toy.game import Seen, Toy
from zoco.testkit.toy.pieces import Choices, Do, Raise
from zoco.testkit.toy.rules import Offer, Played, Table


@breaks("secrets-kept")
class ViewTellsHands(Toy):
    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, hands=table.hands))


@breaks("secrets-kept")
class ViewTellsTail(Toy):
    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, tail=table.tail))


@breaks("secrets-kept")
class ViewTellsSeals(Toy):
    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, sealed=table.sealed))


@breaks("secrets-kept")
class ViewTellsPile(Toy):
    """Only the sum of the unknown cards, and only at the offer."""

    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        at_offer = table.agenda and isinstance(table.agenda[0], Offer)
        return replace(seen, pile=sum(table.pile)) if at_offer else seen


@breaks("secrets-kept")
class ViewTellsOneSeat(Toy):
    """The last seat peeks at the first one's card."""

    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        if seat != len(table.hands) - 1:
            return seen
        hands = (table.hands[0], *seen.table.hands[1:])
        return replace(seen, table=replace(seen.table, hands=hands))


def retold(events: tuple[Any, ...], what: str, value: int) -> tuple[Any, ...]:
    """The events, those of a kind telling `value`."""
    changed = (replace(event, value=value) if event.what == what else event for event in events)
    return tuple(changed)


@breaks("events-in-views")
class EventTellsSeal(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, retold(events, "seal", int(move == Do("bury")))


@breaks("secrets-kept")
class EventTellsHand(Toy):
    """Whenever somebody takes a card all learn what the first seat holds."""

    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, retold(events, "take", after.hands[0].value)


class Hinting(Choices, frozen=True):
    """Choices that carry more than a seat may know."""

    hint: int = 0


@breaks("secrets-kept")
class MovesTellHand(Toy):
    def moves(self, table: Table, seat: int) -> Moves:
        moves = super().moves(table, seat)
        neighbour = table.hands[(seat + 1) % len(table.hands)].value
        if not isinstance(moves, Choices):
            return moves
        return Hinting(moves.words, moves.low, moves.high, neighbour)


@breaks("secrets-kept")
class FreeTellsHand(Toy):
    """Only who holds a good card is free to show it."""

    def free(self, table: Table) -> tuple[int, ...]:
        return tuple(seat for seat in super().free(table) if table.hands[seat].value > 2)


@breaks("secrets-kept")
class AskedTellsHand(Toy):
    """Who could only pass is passed over."""

    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        while after.agenda and isinstance(after.agenda[0], Offer):
            asked = after.agenda[0].seat
            if len(self.musts(after, asked)) > 1:
                break
            after, more = super().play(after, asked, Do("pass"))
            events += more
        return after, events


@breaks("secrets-kept")
class ResultTellsTail(Toy):
    def score(self, table: Table) -> Result:
        result = super().score(table)
        bottom = table.tail[-1].value if table.tail else 0
        values = tuple(value + bottom for value in result.scores)
        return replace(result, measures=(Measure("points", "toy 4.1", values),))


@breaks("offers-accepted")
class RefusalTellsHand(Toy):
    """A raise above a card that another holds is refused."""

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        best = max(card.value for card in table.hands)
        if isinstance(move, Raise) and move.to == best:
            return Illegal("toy 3.1", "no-raise", low=0, high=0)
        return super().why_not(table, seat, move)


@breaks("events-in-views")
class ForgetsDraws(Toy):
    """A seat hears what it draws, but its view does not show it."""

    def view(self, table: Table, seat: int | None) -> Seen:
        return replace(super().view(table, None), seat=seat)


@breaks("secrets-declared")
class SecretForgotten(Toy):
    """The tail is hidden, but not declared."""

    secrets: ClassVar[tuple[Secret[Any], ...]] = Toy.secrets[2:]


@breaks("secrets-declared")
class SecretWithoutUse(Toy):
    secrets: ClassVar[tuple[Secret[Any], ...]] = (
        *Toy.secrets,
        Secret("the weather", lambda _table, _seat, _rng: None),
    )
