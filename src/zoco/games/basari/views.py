"""What a seat of Basari sees: all but the cards that lie face down before the others."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.phase import Phase
from zoco.core.rng import Rng
from zoco.games.basari.choosing import ChooseCards
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import BasariPhase, Table
from zoco.games.basari.table import BasariTable
from zoco.games.basari.two import NameCard
from zoco.parts.gems import Gems
from zoco.parts.sealed import guessed, kept_by, masked

P = TypeVar("P", bound=Phase)


class BasariView(View, Generic[P], frozen=True):
    """The table, with "?" for what lies face down; `merchants` are the fields they stand on."""

    agenda: tuple[P, ...]
    options: BasariOptions
    edition: BasariEdition
    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    discs: tuple[int, ...]
    moved: tuple[int, ...]
    merchants: tuple[int, ...]
    shown: tuple[str, ...]
    round: int
    scorings: int


Seen = BasariView[BasariPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know."""
    return BasariView(
        seat=seat,
        agenda=masked(table.agenda, seat),
        options=table.options,
        edition=table.edition,
        scores=table.scores,
        gems=table.gems,
        supply=table.supply,
        discs=table.discs,
        moved=table.moved,
        merchants=tuple(table.field(seat) for seat in range(table.seats)),
        shown=table.shown,
        round=table.round,
        scorings=table.scorings,
    )


def seen_table(seen: Seen) -> Table:
    """The table as far as it is seen: hidden cards stay hidden."""
    return BasariTable(
        agenda=seen.agenda,
        options=seen.options,
        edition=seen.edition,
        scores=seen.scores,
        gems=seen.gems,
        supply=seen.supply,
        discs=seen.discs,
        moved=seen.moved,
        shown=seen.shown,
        round=seen.round,
        scorings=seen.scorings,
    )


def imagine(seen: Seen, rng: Rng) -> Table:
    """A table the viewer cannot rule out. The prior: every hidden card is each action alike.

    After a wrong guess (basari 6.4) what was named is out of the question.
    """
    return guessed(replace(seen_table(seen), memory=seen.recalled), rng)


SECRETS = (
    kept_by(ChooseCards, name="cards", revealed_by=("revealed",)),
    kept_by(NameCard, name="pick", revealed_by=("revealed", "named_action")),
)
