"""The rules of Basari: Das Kartenspiel: passes and rounds; read them next to the rulebook."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.events import Event
from zoco.core.phase import ChancePhase, Step
from zoco.games.basari_cards.actions import (
    HireWorkers,
    ReturnGem,
    ScorePoints,
    Swap,
    TakeGem,
    TakeGems,
    TakeInOrder,
)
from zoco.games.basari_cards.choosing import OPEN, ChooseActions, Lapse
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.events import Drew, DrewNothing, Ended, PassBegan, PassEnded
from zoco.games.basari_cards.guessing import NameAction, PickAction
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer, Meet
from zoco.games.basari_cards.moves import Draw, DrawNothing
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.pile import TopCard, without
from zoco.games.basari_cards.scoring import scored
from zoco.games.basari_cards.table import NO_CARD, BasariCardsTable, Merchant
from zoco.parts.gems import total
from zoco.parts.negotiation import COLOURS

Played = tuple["Table", tuple[Event, ...]]

PASSES = 3
"""The match is three passes (basari_cards 4.3)."""


def start(seats: int, options: BasariCardsOptions, edition: BasariCardsEdition) -> Table:
    """The table before the first decision (basari_cards 1.1, basari_cards 1.2)."""
    merchant = Merchant(0, edition.hand, (), NO_CARD)
    return BasariCardsTable(
        agenda=round_for(seats),
        options=options,
        edition=edition,
        passing=1,
        supply=(edition.gems - edition.start * seats,) * len(COLOURS),
        deck=edition.deck,
        merchants=(merchant,) * seats,
    )


@cache
def round_for(seats: int) -> tuple[BasariCardsPhase, ...]:
    """A round: everybody draws a card, all choose, the actions follow, the round ends.

    With two, by the variant, each is active once (basari_cards 6.2, basari_cards 6.6).
    """
    everybody = range(seats)
    cards = tuple(DrawCard(seat) for seat in everybody)
    if seats == 2:
        return (*cards, *(PickAction(seat) for seat in everybody), EndRound())
    return (*cards, ChooseActions((OPEN,) * seats), EndRound())


class DrawCard(ChancePhase, frozen=True):
    """In seat order everybody gets a card, the current one of this round (basari_cards 2.1)."""

    paragraph: ClassVar[str] = "basari_cards 2.1"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """Any card left."""
        return TopCard("basari_cards 2.1", table.deck)

    def play(self, table: Table, seat: int, move: Draw | DrawNothing) -> Played:
        """The card lies open; it stays with its owner for the pass."""
        mine = table.merchants[self.seat]
        if isinstance(move, DrawNothing):
            everybody = table.with_merchant(self.seat, replace(mine, current=NO_CARD))
            after = replace(table, agenda=table.agenda[1:], merchants=everybody)
            return after, (DrewNothing(self.seat),)
        card = table.edition.cards[move.card]
        mine = Merchant(mine.score, mine.gems, (*mine.pile, move.card), move.card)
        after = replace(
            table,
            agenda=table.agenda[1:],
            deck=without(table.deck, move.card),
            merchants=table.with_merchant(self.seat, mine),
        )
        return after, (Drew(card.gems, self.seat, move.card, card.workers, card.points),)


class EndRound(Step, frozen=True):
    """A round is always finished; then enough workers end the pass (basari_cards 4.1)."""

    paragraph: ClassVar[str] = "basari_cards 4.1"

    def run(self, table: Table) -> Played:
        """Another round, or the scoring of the pass."""
        seats, enough = table.seats, table.edition.worker_target
        if all(table.workers(seat) < enough for seat in range(seats)):
            return replace(table, agenda=round_for(seats)), ()
        after, awards = scored(table)
        ended = PassEnded(table.passing)
        if table.passing == PASSES:
            return replace(after, agenda=()), (ended, *awards, Ended())
        return next_pass(after), (ended, *awards, PassBegan(table.passing + 1))


def next_pass(table: Table) -> Table:
    """All cards are shuffled again; gems and points stay (basari_cards 4.3)."""
    return replace(
        table,
        agenda=round_for(table.seats),
        passing=table.passing + 1,
        deck=table.edition.deck,
        merchants=tuple(Merchant(old.score, old.gems, (), NO_CARD) for old in table.merchants),
    )


def flaws(table: Table) -> tuple[str, ...]:
    """What cannot be so: gems owed, a card in two places, a current card that nobody drew."""
    found = []
    stocks = [merchant.gems for merchant in table.merchants]
    if any(len(gems) != len(COLOURS) for gems in (table.supply, *stocks)):
        return ("gems are of more or fewer colours than four",)
    if min(map(min, (table.supply, *stocks))) < 0:
        found.append("somebody has fewer than no gems")
    if any(number != table.edition.gems for number in total((table.supply, *stocks))):
        found.append("a gem came or went")
    piles = [card for merchant in table.merchants for card in merchant.pile]
    if sorted((*piles, *table.deck)) != list(table.edition.deck):
        found.append("a card is in two places or in none")
    if any(mine.current not in (*mine.pile, NO_CARD) for mine in table.merchants):
        found.append("a current card lies before somebody else")
    return tuple(found)


BasariCardsPhase = (
    DrawCard
    | ChooseActions
    | Lapse
    | HireWorkers
    | ScorePoints
    | TakeGems
    | Swap
    | TakeInOrder
    | ReturnGem
    | TakeGem
    | Meet
    | MakeOffer
    | AnswerOffer
    | PickAction
    | NameAction
    | EndRound
)
Table = BasariCardsTable[BasariCardsPhase]
