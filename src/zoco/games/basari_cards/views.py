"""What a seat sees: everything but the cards that lie face down (basari_cards 5.1)."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.phase import Phase
from zoco.core.rng import Rng
from zoco.games.basari_cards.choosing import ChooseActions
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.guessing import NameAction
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.rules import BasariCardsPhase, Table
from zoco.games.basari_cards.table import BasariCardsTable, Merchant
from zoco.parts.gems import Gems
from zoco.parts.sealed import guessed, kept_by, masked

P = TypeVar("P", bound=Phase)


class BasariCardsView(View, Generic[P], frozen=True):
    """The table, with `?` for every action card that lies face down and is another's.

    What was turned up is over as soon as it is carried out; a wrong guess stays in its phase, so
    nothing that a seat saw and could still use is missing.
    """

    agenda: tuple[P, ...]
    options: BasariCardsOptions
    edition: BasariCardsEdition
    passing: int
    supply: Gems
    deck: tuple[int, ...]
    merchants: tuple[Merchant, ...]


Seen = BasariCardsView[BasariCardsPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know."""
    return BasariCardsView(
        seat=seat,
        agenda=masked(table.agenda, seat),
        options=table.options,
        edition=table.edition,
        passing=table.passing,
        supply=table.supply,
        deck=table.deck,
        merchants=table.merchants,
    )


def seen_table(view: Seen) -> Table:
    """The table as far as it is seen: hidden choices are still `?`."""
    return BasariCardsTable(
        agenda=view.agenda,
        options=view.options,
        edition=view.edition,
        passing=view.passing,
        supply=view.supply,
        deck=view.deck,
        merchants=view.merchants,
    )


def imagine(view: Seen, rng: Rng) -> Table:
    """A table that the viewer cannot rule out: every hidden choice any action, all alike."""
    return guessed(replace(seen_table(view), memory=view.recalled), rng)


SECRETS = (
    kept_by(ChooseActions, name="choices", revealed_by=("showed",)),
    kept_by(NameAction, name="pick", revealed_by=("guessed", "showed")),
)
