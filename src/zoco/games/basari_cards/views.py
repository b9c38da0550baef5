"""What a seat sees: everything but the cards that lie face down (basari_cards 5.1)."""

from __future__ import annotations

from typing import Generic, TypeVar

from zoco.core.game import View
from zoco.core.holdings import Holding, Piece
from zoco.core.phase import Phase
from zoco.core.rng import Rng
from zoco.games.basari_cards.choosing import ChooseActions, NameAction
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.rules import BasariCardsPhase, Table
from zoco.games.basari_cards.scoring import if_scored
from zoco.games.basari_cards.table import BasariCardsTable
from zoco.parts import choosing, sealed
from zoco.parts.foresight import Deal, Prospect, crowns, deal, prospects
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)


class BasariCardsView(View, Generic[P], frozen=True):
    """The table, with "?" for every action card that lies face down and is another's.

    What everybody could count: `prospects` by seat, who has most of each colour (`crowns`), and
    what would come of the offer that stands (`deal`).
    What an edition need not say: the worth of `majorities`, and of so many workers (`target`).
    """

    agenda: tuple[P, ...]
    options: BasariCardsOptions
    edition: BasariCardsEdition
    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    turned_up: tuple[str, ...]
    passing: int
    deck: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    current: tuple[int, ...]
    prospects: tuple[Prospect, ...]
    crowns: tuple[tuple[int, ...], ...]
    majorities: tuple[int, ...]
    target: int
    bonus: int
    deal: Deal | None = None


Seen = BasariCardsView[BasariCardsPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know."""
    ahead = prospects(table, if_scored(table))
    edition = table.edition
    return sealed.seen(
        BasariCardsView,
        table,
        seat,
        prospects=ahead,
        crowns=crowns(table.gems),
        deal=deal(table, "C", if_scored),
        majorities=edition.majorities,
        target=edition.worker_target,
        bonus=edition.worker_bonus,
    )


def seen_table(view: Seen) -> Table:
    """The table as far as it is seen."""
    return sealed.seen_table(BasariCardsTable, view)


def imagine(view: Seen, rng: Rng) -> Table:
    """A table that the viewer cannot rule out: every hidden choice any action, all alike.

    After a wrong guess (basari_cards 6.4) what was named is out of the question.
    """
    return sealed.guessed(seen_table(view), rng)


SECRETS = (
    sealed.kept_by(ChooseActions, name="choices", revealed_by=("revealed",)),
    sealed.kept_by(NameAction, name="pick", revealed_by=("revealed", "named_action")),
)


def holdings(view: Seen) -> tuple[Holding, ...]:
    """Gems, cards and workers of the pass, and the action card."""
    table = seen_table(view)
    return choosing.holdings(view, [pile(table, seat) for seat in range(table.seats)])


def pile(table: Table, seat: int) -> tuple[Piece, ...]:
    """The cards of this pass, and the workers on them (basari_cards 2.1)."""
    return Piece("bazaar-card", len(table.piles[seat])), Piece("worker", table.workers(seat))
