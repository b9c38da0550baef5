"""The four actions: A hires, B scores, C takes gems, D swaps (basari_cards 2.3 to 2.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.describe import Description, Option, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, label
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.rng import Rng, below
from zoco.core.words.said import Said
from zoco.games.basari_cards.events import (
    DrewNothing,
    FoundNone,
    GaveBack,
    HadNoGem,
    Hired,
    Scored,
    Took,
    TookOne,
)
from zoco.games.basari_cards.moves import Draw, DrawNothing, GiveBack, Take
from zoco.games.basari_cards.pile import TopCard, without
from zoco.games.basari_cards.table import BasariCardsTable, Merchant
from zoco.parts.gems import Gems, add, available, subtract
from zoco.parts.negotiation import COLOURS

Table = BasariCardsTable[Any]
Played = tuple[Table, tuple[Event, ...]]

UNIT: dict[str, Gems] = {
    colour: tuple(int(other == colour) for other in COLOURS) for colour in COLOURS
}
"""One gem of each colour."""


@cache
def doing(action: str, seat: int) -> Phase:
    """The phase in which `seat` carries out A, B or C."""
    if action == "A":
        return HireWorkers(seat)
    return ScorePoints(seat) if action == "B" else TakeGems(seat)


# -- A, B and C ------------------------------------------------------------------------------------


class HireWorkers(ChancePhase, frozen=True):
    """A: the top card goes onto one's pile, for its workers (basari_cards 2.3)."""

    paragraph: ClassVar[str] = "basari_cards 2.3"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """Any card left."""
        return TopCard("basari_cards 2.3", table.deck)

    def play(self, table: Table, seat: int, move: Draw | DrawNothing) -> Played:
        """Its workers count; it does not become the current card (basari_cards 2.3)."""
        agenda = table.agenda[1:]
        if isinstance(move, DrawNothing):
            return replace(table, agenda=agenda), (DrewNothing(self.seat),)
        mine, card = table.merchants[self.seat], table.edition.cards[move.card]
        mine = Merchant(mine.score, mine.gems, (*mine.pile, move.card), mine.current)
        after = replace(
            table,
            agenda=agenda,
            deck=without(table.deck, move.card),
            merchants=table.with_merchant(self.seat, mine),
        )
        return after, (Hired(card.gems, self.seat, move.card, card.workers, card.points),)


class ScorePoints(Step, frozen=True):
    """B: score the points of the current card (basari_cards 2.4)."""

    paragraph: ClassVar[str] = "basari_cards 2.4"
    seat: int

    def run(self, table: Table) -> Played:
        """Without a card there is nothing to score (basari_cards 2.8)."""
        card = table.current(self.seat)
        points = card.points if card else 0
        mine = table.merchants[self.seat]
        mine = Merchant(mine.score + points, mine.gems, mine.pile, mine.current)
        after = replace(
            table, agenda=table.agenda[1:], merchants=table.with_merchant(self.seat, mine)
        )
        return after, (Scored(self.seat, points),)


class TakeGems(Step, frozen=True):
    """C: take the gems of the current card, as far as the supply has them (basari_cards 2.5)."""

    paragraph: ClassVar[str] = "basari_cards 2.5"
    seat: int

    def run(self, table: Table) -> Played:
        """What the supply lacks is not owed later (basari_cards 2.5)."""
        card = table.current(self.seat)
        wanted: Gems = card.gems if card else (0, 0, 0, 0)
        taken = available(wanted, table.supply)
        after = moved(table, self.seat, taken)
        missing = sum(wanted) - sum(taken)
        return replace(after, agenda=table.agenda[1:]), (Took(taken, self.seat, missing),)


def moved(table: Table, seat: int, gems: Gems) -> Table:
    """The same table with `gems` moved from the supply to `seat`."""
    mine = table.merchants[seat]
    mine = Merchant(mine.score, add(mine.gems, gems), mine.pile, mine.current)
    return replace(
        table, supply=subtract(table.supply, gems), merchants=table.with_merchant(seat, mine)
    )


# -- D ---------------------------------------------------------------------------------------------


class Swap(Step, frozen=True):
    """D alone: return one gem, then take any two (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def run(self, table: Table) -> Played:
        """Without a gem just take; of a supply of fewer than two take what there is."""
        owns = any(table.gems(self.seat))
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

    def run(self, table: Table) -> Played:
        """The order is fixed before the first takes; an empty supply gives nothing."""
        order = opening_order(table, self.takers)
        served = order[: sum(table.supply)]
        agenda = (*(TakeGem(seat) for seat in served), *table.agenda[1:])
        return replace(table, agenda=agenda), tuple(map(FoundNone, order[len(served) :]))


def opening_order(table: Table, seats: Sequence[int]) -> list[int]:
    """Who would open: more red gems, then yellow, green, blue, points, workers (basari_cards 3.1).

    Where all is equal the lower seat; `seats` must come in that order.
    """
    return sorted(seats, key=lambda seat: _standing(table, seat), reverse=True)


def _standing(table: Table, seat: int) -> tuple[Gems, int, int]:
    mine = table.merchants[seat]
    return mine.gems, mine.score, table.workers(seat)


class ReturnGem(Phase, frozen=True):
    """The first half of D alone: return a gem of one's choice (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The seat that chose D."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> OwnColours:
        """Any colour it owns."""
        return OwnColours(table.gems(seat))

    def play(self, table: Table, seat: int, move: GiveBack) -> Played:
        """The gem is available at once (basari_cards 2.5)."""
        back = tuple([-number for number in UNIT[move.colour]])
        after = replace(moved(table, seat, back), agenda=table.agenda[1:])
        return after, (GaveBack(seat, move.colour),)


class TakeGem(Phase, frozen=True):
    """Take a gem of one's choice from the supply (basari_cards 2.7)."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> SupplyColours:
        """Any colour the supply has."""
        return SupplyColours(table.supply)

    def play(self, table: Table, seat: int, move: Take) -> Played:
        """The gem is the seat's."""
        after = replace(moved(table, seat, UNIT[move.colour]), agenda=table.agenda[1:])
        return after, (TookOne(seat, move.colour),)


class Colours(Moves, frozen=True):
    """One gem of any colour that `stock` has."""

    paragraph: ClassVar[str] = "basari_cards 2.7"
    choices: ClassVar[tuple[GiveBack | Take, ...]] = ()
    lacking: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    stock: Gems

    def why_not(self, move: Move) -> Illegal | None:
        """A colour that is not there."""
        if move not in self.choices:
            return self.not_now(move)
        if move in self:
            return None
        return Illegal("basari_cards 2.7", self.lacking, colour=move.colour)

    def __contains__(self, move: Move) -> bool:
        return move in self.choices and bool(self.stock[self.choices.index(move)])

    def __iter__(self) -> Iterator[GiveBack | Take]:
        return (move for move, number in zip(self.choices, self.stock, strict=True) if number)

    def __len__(self) -> int:
        return sum(map(bool, self.stock))

    def sample(self, rng: Rng) -> Move:
        """One of the colours that are there."""
        moves = tuple(self)
        return moves[below(rng, len(moves))]

    def describe(self) -> Description:
        """A pick among the colours."""
        options = (Option(move, label(move), f"gems:{move.colour}") for move in self)
        return Pick(Said(self.prompt), tuple(options))


class OwnColours(Colours, frozen=True):
    """A gem of one's own to return (basari_cards 2.7)."""

    choices = tuple(GiveBack(colour) for colour in COLOURS)  # type: ignore[arg-type]
    lacking = "no-gem-of-yours"
    prompt = "choose-gem-to-return"


class SupplyColours(Colours, frozen=True):
    """A gem of the supply to take (basari_cards 2.7)."""

    choices = tuple(Take(colour) for colour in COLOURS)  # type: ignore[arg-type]
    lacking = "colour-is-empty"
    prompt = "choose-gem-to-take"
