"""Blind Well with one leak each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks, tells
from zoco.core.game import Secret
from zoco.core.moves import AnyOf, Illegal, Move, Moves
from zoco.core.phase import Played
from zoco.core.result import Measure, Result
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.testkit.toy.game import Bared, Card, Do, Offer, Seen, Toy, ToyTable, swap


@breaks("secrets-kept")
class ViewTellsHands(Toy):
    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, hands=table.hands))


@breaks("secrets-kept")
class ViewTellsBuried(Toy):
    """What was buried, but not what nobody has seen."""

    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        pile = tuple(card if card.seen else Card(0) for card in table.pile)
        return replace(seen, table=replace(seen.table, pile=pile))


@breaks("secrets-kept")
class ViewTellsSeals(Toy):
    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, sealed=table.sealed))


@breaks("secrets-kept")
class ViewTellsUnknown(Toy):
    """Only the sum of the cards that nobody has seen, and only at the offer."""

    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        unknown = sum(card.value for card in table.pile if not card.seen)
        if not (unknown and table.agenda and isinstance(table.agenda[0], Offer)):
            return seen
        pile = (Card(unknown), *seen.table.pile[1:])
        return replace(seen, table=replace(seen.table, pile=pile))


@breaks("secrets-kept")
class ViewTellsOneSeat(Toy):
    """The last seat peeks at the first one's card."""

    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        if seat != len(table.gems) - 1 or not table.hands:
            return seen
        hands = (table.hands[0], *seen.table.hands[1:])
        return replace(seen, table=replace(seen.table, hands=hands))


def retold(events: tuple[Any, ...], what: str, value: int) -> tuple[Any, ...]:
    """The events, those of a kind telling `value`."""
    changed = (replace(event, value=value) if event.what == what else event for event in events)
    return tuple(changed)


@breaks("events-in-views")
class EventTellsSeal(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, retold(events, "seal", int(move == Do("bury")))


@breaks("secrets-kept")
class EventTellsHand(Toy):
    """Whenever somebody takes a card all learn what the first seat holds."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, retold(events, "take", after.hands[0].value)


class Hinting(AnyOf, frozen=True):
    """Moves that carry more than a seat may know."""

    hint: int = 0


@breaks("secrets-kept")
class MovesTellHand(Toy):
    def moves(self, table: ToyTable, seat: int) -> Moves:
        moves = super().moves(table, seat)
        neighbour = (seat + 1) % len(table.gems)
        return Hinting((moves,), table.hands[neighbour].value) if moves else moves


@breaks("secrets-kept")
class FreeTellsHand(Toy):
    """Only who holds a good card is free to show it."""

    def free(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(seat for seat in super().free(table) if table.hands[seat].value > 2)


@breaks("secrets-kept")
class ConcernTellsHand(Toy):
    """Whoever holds a good card is reminded to show it."""

    def concerned(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(seat for seat in self.free(table) if table.hands[seat].value > 2)


@breaks("secrets-kept")
class AwaitedTellsHand(Toy):
    """An answer is awaited of whoever holds a good card."""

    def awaited(self, table: ToyTable, seat: int) -> tuple[int, ...]:
        free = (other for other in self.free(table) if other != seat)
        return tuple(other for other in free if table.hands[other].value > 2)


@breaks("secrets-kept")
class AskedTellsHand(Toy):
    """Whoever holds a bad card is passed over."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        while after.agenda and isinstance(after.agenda[0], Offer):
            (asked,) = after.agenda[0].seats
            if after.hands[asked].value > 2:
                break
            after, more = super().play(after, asked, Do("pass"))
            events += more
        return after, events


@breaks("secrets-kept")
class ResultTellsBuried(Toy):
    def score(self, table: ToyTable) -> Result:
        result = super().score(table)
        values = tuple(value + table.pile[-1].value for value in result.scores)
        return replace(result, measures=(Measure("points", "toy 4.1", values),))


@breaks("offers-accepted")
class RefusalTellsHand(Toy):
    """A raise as high as the best card in all hands is refused."""

    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        best = max((card.value for card in table.hands), default=0)
        if best and move == Do("raise", best):
            return Illegal("toy 3.1", "out-of-bounds", low=0, high=0)
        return super().why_not(table, seat, move)


@breaks("secrets-kept")
class ReasonTellsHand(Toy):
    """What is refused is refused anyway, but the reason names another seat's card."""

    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        refusal = super().why_not(table, seat, move)
        if refusal is not None and refusal.key == "out-of-bounds":
            neighbour = table.hands[(seat + 1) % table.seats].value
            return Illegal(refusal.paragraph, refusal.key, low=1, high=neighbour)
        return refusal


class Whispering(Offer, frozen=True):
    """An offer whose question tells more than it should."""

    hint: int = 0

    def prompt(self) -> Said:
        return Said("phase-offer", {"hint": self.hint})


@breaks("secrets-kept")
class PromptTellsHand(Toy):
    """No view shows the hint, but the question does."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return whispered(after, after.hands[0].value), events

    def look(self, table: ToyTable, seat: int | None) -> Seen:
        return super().look(whispered(table, 0), seat)


def whispered(table: ToyTable, hint: int) -> ToyTable:
    """The same table; if an offer is asked for, with a hint in the question."""
    head, *rest = table.agenda or (None,)
    if not isinstance(head, Offer):
        return table
    return replace(table, agenda=(Whispering(head.seats, hint), *rest))


@breaks("secrets-kept")
class RevealsUndeclared(Toy):
    """Cards and choices are bared, but nobody said that they may be."""

    secrets: ClassVar[tuple[Secret[Any], ...]] = (Secret("hidden", swap),)


@breaks("secrets-kept")
class RevealsOnCredit(Toy):
    """Whenever somebody takes a card the first seat's is bared, and no view remembers it."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        peeked = Bared("peek", 0, after.hands[0].value)
        return after, (*events, peeked) if tells(events, "take") else events


@breaks("secrets-declared")
class RevealedByNothing(Toy):
    """An event that reveals nothing is named as the one that does."""

    secrets: ClassVar[tuple[Secret[Any], ...]] = (Secret("hidden", swap, ("bared", "did")),)


@breaks("events-in-views")
class ForgetsDraws(Toy):
    """A seat hears what it draws, but its view does not show it."""

    def view(self, table: ToyTable, seat: int | None) -> Seen:
        return replace(super().view(table, None), seat=seat)


def without(seen: Seen, forgotten: Callable[[Card], bool]) -> Seen:
    """The same view, with some cards of the pile as if nobody had ever seen them."""
    pile = tuple(Card(0) if forgotten(card) else card for card in seen.table.pile)
    return replace(seen, table=replace(seen.table, pile=pile))


@breaks("secrets-kept")
class ForgetsBuried(Toy):
    """A seat saw what it buried, but no view tells it any more."""

    def look(self, table: ToyTable, seat: int | None) -> Seen:
        return without(super().look(table, seat), lambda _: True)


@breaks("secrets-kept")
class ForgetsShown(Toy):
    """What was shown to all is forgotten by all as soon as it is buried."""

    def look(self, table: ToyTable, seat: int | None) -> Seen:
        return without(super().look(table, seat), lambda card: None in card.seen)


@breaks("secrets-kept")
class NobodyRemembers(Toy):
    """The table itself does not note who has seen what is buried."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return replace(after, pile=tuple(Card(card.value) for card in after.pile)), events


def swap_choices(table: ToyTable, seat: int | None, rng: Rng) -> ToyTable | None:
    other = swap(table, seat, rng)
    if other is None or other.sealed == table.sealed:
        return None
    return replace(table, sealed=other.sealed)


@breaks("secrets-declared")
class SecretForgotten(Toy):
    """Cards are hidden, but not declared."""

    secrets: ClassVar[tuple[Secret[Any], ...]] = (Secret("choices", swap_choices),)


@breaks("secrets-declared")
class SecretWithoutUse(Toy):
    secrets: ClassVar[tuple[Secret[Any], ...]] = (
        *Toy.secrets,
        Secret("the weather", lambda _table, _seat, _rng: None),
    )
