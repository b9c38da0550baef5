"""The four actions: A hires, B scores, C takes gems, D swaps (basari_cards 2.3 to 2.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Move
from zoco.core.phase import ChancePhase, Phase, Played, Step
from zoco.core.table import changed
from zoco.games.basari_cards.events import (
    DrewNothing,
    FoundNone,
    GaveBack,
    HadNoGem,
    Hired,
    TookOne,
)
from zoco.games.basari_cards.moves import Action, Draw, DrawNothing, GiveBack, Take
from zoco.games.basari_cards.pile import TopCard, without
from zoco.games.basari_cards.table import AnyTable
from zoco.parts.bazaar import TakeGems, TakePoints, supplied
from zoco.parts.gems import Gems
from zoco.parts.negotiation import COLOURS

UNIT: dict[str, Gems] = {
    colour: tuple(int(other == colour) for other in COLOURS) for colour in COLOURS
}
"""One gem of each colour."""


class HireWorkers(ChancePhase, frozen=True):
    """A: the top card goes onto one's pile, for its workers (basari_cards 2.3)."""

    paragraph: ClassVar[str] = "basari_cards 2.3"
    seat: int

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Any card left."""
        return TopCard("basari_cards 2.3", table.deck)

    def play(self, table: AnyTable, seat: int, move: Draw | DrawNothing) -> Played:
        """Its workers count; it does not become the current card (basari_cards 2.3)."""
        agenda = table.agenda[1:]
        if isinstance(move, DrawNothing):
            return replace(table, agenda=agenda), (DrewNothing(self.seat),)
        after = drawn(table, self.seat, move.card, agenda=agenda)
        card = table.edition.cards[move.card]
        return after, (Hired(self.seat, move.card, card.workers, card.points, gems=card.gems),)


def drawn(table: AnyTable, seat: int, card: int, **more: Any) -> AnyTable:
    """The same table with a card of the pile before `seat`, and with `more` changed."""
    piles = changed(table.piles, seat, (*table.piles[seat], card))
    return replace(table, deck=without(table.deck, card), piles=piles, **more)


# -- D ---------------------------------------------------------------------------------------------


class Swap(Step, frozen=True):
    """D alone: return one gem, then take any two (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def run(self, table: AnyTable) -> Played:
        """Without a gem just take; of a supply of fewer than two take what there is."""
        owns = any(table.gems[self.seat])
        events: tuple[Event, ...] = () if owns else (HadNoGem(self.seat),)
        back: tuple[Phase, ...] = (ReturnGem(self.seat),) if owns else ()
        number = min(2, sum(table.supply) + owns)
        if not number:
            events += (FoundNone(self.seat),)
        agenda = (*back, *(TakeGem(self.seat),) * number, *table.agenda[1:])
        return replace(table, agenda=agenda), events


class TakeInOrder(Step, frozen=True):
    """D by several: each takes one, in the order of basari_cards 3.1 (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    takers: tuple[int, ...]

    def run(self, table: AnyTable) -> Played:
        """The order is fixed before the first takes; an empty supply gives nothing."""
        order = opening_order(table, self.takers)
        served = order[: sum(table.supply)]
        agenda = (*(TakeGem(seat) for seat in served), *table.agenda[1:])
        return replace(table, agenda=agenda), tuple(map(FoundNone, order[len(served) :]))


def opening_order(table: AnyTable, seats: Sequence[int]) -> list[int]:
    """Who would open: more red gems, then yellow, green, blue, points, workers (basari_cards 3.1).

    Where all is equal the lower seat; `seats` must come in that order.
    """
    return sorted(seats, key=lambda seat: _standing(table, seat), reverse=True)


def _standing(table: AnyTable, seat: int) -> tuple[Gems, int, int]:
    return table.gems[seat], table.scores[seat], table.workers(seat)


class ReturnGem(Phase, frozen=True):
    """The first half of D alone: return a gem of one's choice (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The seat that chose D."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> OwnColours:
        """Any colour it owns."""
        return OwnColours.of(table.gems[seat])

    def play(self, table: AnyTable, seat: int, move: GiveBack) -> Played:
        """The gem is available at once (basari_cards 2.5)."""
        back = tuple([-number for number in UNIT[move.colour]])
        after = supplied(table, seat, back, agenda=table.agenda[1:])
        return after, (GaveBack(seat, move.colour),)


class TakeGem(Phase, frozen=True):
    """Take a gem of one's choice from the supply (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return (self.seat,)

    def moves(self, table: AnyTable, seat: int) -> SupplyColours:
        """Any colour the supply has."""
        return SupplyColours.of(table.supply)

    def play(self, table: AnyTable, seat: int, move: Take) -> Played:
        """The gem is the seat's."""
        after = supplied(table, seat, UNIT[move.colour], agenda=table.agenda[1:])
        return after, (TookOne(seat, move.colour),)


class Colours(Few, frozen=True):
    """One gem of any colour that there is (basari_cards 2.7)."""

    kind: ClassVar[type[GiveBack | Take]]
    asking: ClassVar[str]
    lacking: ClassVar[str]

    @classmethod
    def of(cls, stock: Gems) -> Self:
        """The colours of which `stock` has a gem."""
        there = (colour for colour, number in zip(COLOURS, stock, strict=True) if number)
        return cls(tuple(map(cls.kind, there)), cls.asking)

    def why_not(self, move: Move) -> Illegal | None:
        """A colour that is not there."""
        if isinstance(move, self.kind) and move not in self.few:
            return Illegal("basari_cards 2.7", self.lacking, colour=move.colour)
        return super().why_not(move)


class OwnColours(Colours, frozen=True):
    """A gem of one's own to return (basari_cards 2.7)."""

    kind = GiveBack
    asking = "choose-gem-to-return"
    lacking = "no-gem-of-yours"


class SupplyColours(Colours, frozen=True):
    """A gem of the supply to take (basari_cards 2.7)."""

    kind = Take
    asking = "choose-gem-to-take"
    lacking = "colour-is-empty"


ACTS: dict[Action, Callable[[int], Phase]] = {
    "A": HireWorkers,
    "B": TakePoints,
    "C": TakeGems,
    "D": Swap,
}


def act(action: Action, seat: int) -> Phase:
    """The chapter in which `seat` alone carries out an action."""
    return ACTS[action](seat)
