"""The event pile: uncovering, taking, leaving and burying its cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, equally
from zoco.core.phase import ChancePhase, Step
from zoco.games.scheherazade.moves import Uncover
from zoco.games.scheherazade.table import NO_CARD, AnyTable, Pile, Played, added
from zoco.games.scheherazade.travels import (
    CardBuried,
    CardResurfaced,
    CardTaken,
    CardUncovered,
    TreasureFound,
)


class UncoverTop(ChancePhase, frozen=True):
    """The next card of the pile is seen for the first time (scheherazade 1.5)."""

    paragraph: ClassVar[str] = "scheherazade 1.5"

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Any card of the unknown part alike."""
        return equally("scheherazade 1.5", (Uncover(card) for card in table.pile.rest))

    def play(self, table: AnyTable, seat: int, move: Uncover) -> Played:
        """It lies open."""
        rest = tuple(card for card in table.pile.rest if card != move.card)
        pile = replace(table.pile, top=move.card, rest=rest)
        return replace(table, agenda=table.agenda[1:], pile=pile), (uncovered(table, move.card),)


def uncovered(table: AnyTable, number: int) -> CardUncovered:
    """What everybody sees."""
    card = table.edition.cards[number]
    return CardUncovered(card.effect, card.colour or "", card.amount)


def with_new_top(table: AnyTable, pile: Pile) -> Played:
    """The next card comes on top: by chance, or out of the known tail (scheherazade 5.2)."""
    bare = replace(pile, top=NO_CARD)
    if pile.rest:
        return replace(table, agenda=(UncoverTop(), *table.agenda), pile=bare), ()
    if not pile.tail:
        return replace(table, pile=bare), ()
    top = pile.tail[0]
    card = table.edition.cards[top]
    after = replace(table, pile=replace(pile, top=top, tail=pile.tail[1:]))
    return after, (CardResurfaced(card.effect, card.colour or "", card.amount),)


class TakeTop(Step, frozen=True):
    """The leader takes a card that says so; any other concerns the move (scheherazade 5.1)."""

    paragraph: ClassVar[str] = "scheherazade 5.1"

    def run(self, table: AnyTable) -> Played:
        """The newly uncovered card concerns only the next leader."""
        table = replace(table, agenda=table.agenda[1:])
        top = table.pile.top
        if top == NO_CARD:
            return table, ()
        if table.edition.cards[top].kind != "take":
            return table.with_turn(binds=True), ()
        taken = CardTaken(table.turn.leader, table.effect(top))
        after, found = taken_up(table, top)
        following, shown = with_new_top(after, after.pile)
        return following, (taken, *found, *shown)


def taken_up(table: AnyTable, card: int) -> Played:
    """A treasure is the one card of this move at once; others are held (scheherazade 5.1)."""
    leader = table.turn.leader
    if table.effect(card) != "treasure":
        held = (*table.held[leader], card)
        return replace(table, held=(*table.held[:leader], held, *table.held[leader + 1 :])), ()
    pearls = min(table.edition.cards[card].amount, table.bag)
    after = replace(
        table.discarding(card),
        bag=table.bag - pearls,
        pearls=added(table.pearls, leader, pearls),
    )
    return after.with_turn(executed=True), (TreasureFound(leader, pearls),)


def buried(table: AnyTable) -> Played:
    """The open card becomes the last of the known tail (scheherazade 5.2)."""
    pile = replace(table.pile, tail=(*table.pile.tail, table.pile.top))
    after, shown = with_new_top(table, pile)
    return after, (CardBuried(table.turn.leader), *shown)
