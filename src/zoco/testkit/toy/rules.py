"""The rules of Blind Well: private cards, sealed choices, a rising offer, a pile with a tail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, weighted
from zoco.core.edition import Edition
from zoco.core.events import Event
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.table import Table as AnyTable
from zoco.testkit.toy.pieces import (
    NO_CARD,
    Bared,
    Card,
    Choices,
    Did,
    Do,
    Draw,
    Raise,
    ToyOptions,
    eye,
)

P = TypeVar("P", bound=Phase)
Played = tuple["Table", tuple[Event, ...]]


class ToyEdition(Edition, frozen=True, dict=True):
    """The values of the cards, and the gems in the bank (toy 1.1, toy 1.2)."""

    cards: tuple[int, ...]
    bank: int


class ToyTable(AnyTable[P], Generic[P], frozen=True):
    """`pile` is the unknown part, a multiset; beneath it lies `tail`, its top first (toy 2.2)."""

    options: ToyOptions
    edition: ToyEdition
    hands: tuple[Card, ...]
    sealed: tuple[str, ...]
    gems: tuple[int, ...]
    bank: int
    pile: tuple[int, ...]
    tail: tuple[Card, ...] = ()
    round: int = 0
    leader: int = -1
    price: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card: those in the hands, in the tail, and in the pile, which nobody has seen."""
        return (*self.hands, *self.tail, *map(Card, self.pile))

    def with_values(self, values: Sequence[int]) -> ToyTable[P]:
        """The same table, its `cards` having these values."""
        held, seats = self.hands + self.tail, len(self.hands)
        cards = tuple(replace(card, value=v) for card, v in zip(held, values, strict=False))
        pile = tuple(sorted(values[len(held) :]))
        return replace(self, hands=cards[:seats], tail=cards[seats:], pile=pile)


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """`values` with another one for `seat`."""
    return (*values[:seat], value, *values[seat + 1 :])


def may_show(table: Table) -> tuple[int, ...]:
    """Who holds a card that is not public yet (toy 2.4)."""
    hidden = (seat for seat, card in enumerate(table.hands) if not card.seen & eye(None))
    return tuple(hidden) if table.options.showing else ()


def show(table: Table, seat: int) -> Played:
    """The card is public now (toy 2.4)."""
    card = replace(table.hands[seat], seen=-1)
    return replace(table, hands=put(table.hands, seat, card)), (Bared("show", seat, card.value),)


class DrawCard(ChancePhase, frozen=True):
    """A seat draws the top card; when the unknown part is gone, that of the tail (toy 2.3)."""

    paragraph: ClassVar[str] = "toy 2.3"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """Each card of the unknown part alike; the top of the tail is what it is."""
        top = table.pile or (table.tail[0].value,)
        return weighted("toy 2.3", ((Draw(value), top.count(value)) for value in sorted(set(top))))

    def play(self, table: Table, seat: int, move: Draw) -> Played:
        """The drawer sees it, and who once buried it knows it too."""
        card, pile, tail = Card(move.value), list(table.pile), table.tail
        if pile:
            pile.remove(move.value)
        else:
            card, tail = tail[0], tail[1:]
        card = replace(card, seen=card.seen | eye(self.seat))
        hands, agenda = put(table.hands, self.seat, card), table.agenda[1:]
        after = replace(table, agenda=agenda, hands=hands, pile=tuple(pile), tail=tail)
        return after, (Did("take", self.seat), Bared("draw", self.seat, card.value, card.seen))


class SealChoices(Phase, frozen=True):
    """All seal a choice at the same time, and may change it until the last is in (toy 2.1)."""

    paragraph: ClassVar[str] = "toy 2.1"

    def actors(self, table: Table) -> tuple[int, ...]:
        """Who has not chosen yet."""
        return tuple(seat for seat, choice in enumerate(table.sealed) if not choice)

    def free(self, table: Table) -> tuple[int, ...]:
        """Who may change a choice, or show a card."""
        showing = may_show(table)
        return tuple(seat for seat, c in enumerate(table.sealed) if c or seat in showing)

    def moves(self, table: Table, seat: int) -> Choices:
        """Keep the card or bury it."""
        return Choices(("keep", "bury"))

    def mays(self, table: Table, seat: int) -> Choices:
        """A change, if there is a choice; showing, if there is something to show."""
        if seat not in may_show(table):
            return Choices(("keep", "bury"))
        return Choices(("keep", "bury", "show") if table.sealed[seat] else ("show",))

    def play(self, table: Table, seat: int, move: Do) -> Played:
        """The choice is sealed; the last one opens all."""
        if move.what == "show":
            return show(table, seat)
        after, did = replace(table, sealed=put(table.sealed, seat, move.what)), Did("seal", seat)
        if "" in after.sealed:
            return after, (did,)
        opened = (Bared(choice, other) for other, choice in enumerate(after.sealed))
        return buried(after), (did, *opened)


def buried(table: Table) -> Table:
    """Buried cards lie beneath the pile, and their seats draw (toy 2.2)."""
    hands, seats = table.hands, [s for s, choice in enumerate(table.sealed) if choice == "bury"]
    return replace(
        table,
        agenda=(*map(DrawCard, seats), *table.agenda[1:]),
        hands=tuple(NO_CARD if seat in seats else card for seat, card in enumerate(hands)),
        tail=table.tail + tuple(hands[seat] for seat in seats),
        sealed=("",) * len(hands),
    )


class Offer(Phase, frozen=True):
    """A seat raises, as far as its card and the bank allow, or passes (toy 3.1)."""

    paragraph: ClassVar[str] = "toy 3.1"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """This seat, even if its secret card lets it only pass."""
        return (self.seat,)

    def free(self, table: Table) -> tuple[int, ...]:
        """Who may show a card."""
        return may_show(table)

    def moves(self, table: Table, seat: int) -> Choices:
        """More than the offer so far."""
        return Choices(("pass",), table.price + 1, min(table.hands[seat].value, table.bank))

    def mays(self, table: Table, seat: int) -> Choices:
        """Show."""
        return Choices(("show",))

    def play(self, table: Table, seat: int, move: Do | Raise) -> Played:
        """A raise proves the least that the card is worth."""
        if move == Do("show"):
            return show(table, seat)
        after = replace(table, agenda=table.agenda[1:])
        if not isinstance(move, Raise):
            return after, (Did("pass", seat),)
        card = replace(table.hands[seat], least=max(table.hands[seat].least, move.to))
        after = replace(after, hands=put(table.hands, seat, card), leader=seat, price=move.to)
        return after, (Did("raise", seat, move.to),)


class EndRound(Step, frozen=True):
    """The leader takes the gems (toy 3.2); then another round, or all cards open (toy 4.1)."""

    def run(self, table: Table) -> Played:
        """Settle and go on."""
        leader, price, number = table.leader, table.price, table.round + 1
        after = replace(table, round=number, leader=-1, price=0, bank=table.bank - price)
        told: tuple[Event, ...] = ()
        if leader >= 0:
            after = replace(after, gems=put(table.gems, leader, table.gems[leader] + price))
            told = (Did("win", leader, price),)
        if number < table.options.rounds:
            return replace(after, agenda=turn(len(table.hands))), told
        hands = tuple(replace(card, seen=-1) for card in table.hands)
        opened = (Bared("open", seat, card.value) for seat, card in enumerate(hands))
        return replace(after, agenda=(), hands=hands), (*told, *opened)


def turn(seats: int) -> tuple[ToyPhase, ...]:
    """One round."""
    return SealChoices(), *map(Offer, range(seats)), EndRound()


ToyPhase = DrawCard | SealChoices | Offer | EndRound
Table = ToyTable[ToyPhase]
