"""The rules of Basari: Das Kartenspiel: passes and rounds; read them next to the rulebook."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.phase import ChancePhase, Played, Step
from zoco.core.table import changed
from zoco.games.basari_cards.acts import (
    HireWorkers,
    ReturnGem,
    Swap,
    TakeGem,
    TakeInOrder,
    drawn,
)
from zoco.games.basari_cards.choosing import ChooseActions, NameAction, PickAction
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.events import Drew, DrewNothing, Ended, PassBegan, PassEnded
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer, Negotiate
from zoco.games.basari_cards.moves import Draw, DrawNothing
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.pile import TopCard
from zoco.games.basari_cards.scoring import awarded
from zoco.games.basari_cards.table import NO_CARD, BasariCardsTable
from zoco.parts.bazaar import TakeGems, TakePoints, gem_flaws
from zoco.parts.choosing import NOT_YET
from zoco.parts.majorities import paid_out
from zoco.parts.negotiation import COLOURS

PASSES = 3
"""The match is three passes (basari_cards 4.3)."""


def start(seats: int, options: BasariCardsOptions, edition: BasariCardsEdition) -> Table:
    """The table before the first decision (basari_cards 1.1, basari_cards 1.2)."""
    return BasariCardsTable(
        agenda=round_of(seats),
        options=options,
        edition=edition,
        passing=1,
        scores=(0,) * seats,
        gems=(edition.hand,) * seats,
        supply=(edition.gems - edition.start * seats,) * len(COLOURS),
        turned_up=(NOT_YET,) * seats,
        deck=edition.deck,
        piles=((),) * seats,
        current=(NO_CARD,) * seats,
    )


@cache
def round_of(seats: int) -> tuple[BasariCardsPhase, ...]:
    """A round: everybody draws a card, all choose, the actions follow, the round ends.

    With two, by the variant, each is active once (basari_cards 6.2, basari_cards 6.6).
    """
    everybody = range(seats)
    cards = tuple(DrawCard(seat) for seat in everybody)
    if seats == 2:
        return (*cards, *(PickAction(seat) for seat in everybody), EndRound())
    return (*cards, ChooseActions((NOT_YET,) * seats), EndRound())


class DrawCard(ChancePhase, frozen=True):
    """In seat order everybody gets a card, the current one of this round (basari_cards 2.1)."""

    paragraph: ClassVar[str] = "basari_cards 2.1"
    seat: int

    def outcomes(self, table: Table) -> Outcomes:
        """Any card left."""
        return TopCard("basari_cards 2.1", table.deck)

    def play(self, table: Table, seat: int, move: Draw | DrawNothing) -> Played:
        """The card lies open; it stays with its owner for the pass."""
        agenda = table.agenda[1:]
        if isinstance(move, DrawNothing):
            current = changed(table.current, self.seat, NO_CARD)
            return replace(table, agenda=agenda, current=current), (DrewNothing(self.seat),)
        current = changed(table.current, self.seat, move.card)
        after = drawn(table, self.seat, move.card, agenda=agenda, current=current)
        card = table.edition.cards[move.card]
        return after, (Drew(self.seat, move.card, card.workers, card.points, gems=card.gems),)


class EndRound(Step, frozen=True):
    """A round is always finished; then enough workers end the pass (basari_cards 4.1)."""

    paragraph: ClassVar[str] = "basari_cards 4.1"

    def run(self, table: Table) -> Played:
        """Another round, or the scoring of the pass; the action cards are taken back."""
        seats, enough = table.seats, table.edition.worker_target
        table = replace(table, agenda=round_of(seats), turned_up=(NOT_YET,) * seats)
        if max(map(table.workers, range(seats))) < enough:
            return table, ()
        given = tuple(awarded(table))
        after, ended = paid_out(table, given), PassEnded(table.passing, table.piles)
        if table.passing == PASSES:
            return replace(after, agenda=()), (ended, *given, Ended())
        return next_pass(after), (ended, *given, PassBegan(table.passing + 1))


def next_pass(table: Table) -> Table:
    """All cards are shuffled again; gems and points stay (basari_cards 4.3)."""
    return replace(
        table,
        passing=table.passing + 1,
        deck=table.edition.deck,
        piles=((),) * table.seats,
        current=(NO_CARD,) * table.seats,
    )


def flaws(table: Table) -> tuple[str, ...]:
    """What cannot be so: gems owed, a card in two places, a current card that nobody drew."""
    found = [*gem_flaws(table, table.edition.gems, table.piles, table.current)]
    out = [card for pile in table.piles for card in pile]
    if sorted((*out, *table.deck)) != list(table.edition.deck):
        found.append("a card is in two places or in none")
    pairs = zip(table.current, table.piles, strict=False)
    if any(current not in (*pile, NO_CARD) for current, pile in pairs):
        found.append("a current card lies before somebody else")
    return tuple(found)


BasariCardsPhase = (
    DrawCard
    | ChooseActions
    | HireWorkers
    | TakePoints
    | TakeGems
    | Swap
    | TakeInOrder
    | ReturnGem
    | TakeGem
    | Negotiate
    | MakeOffer
    | AnswerOffer
    | PickAction
    | NameAction
    | EndRound
)
Table = BasariCardsTable[BasariCardsPhase]
