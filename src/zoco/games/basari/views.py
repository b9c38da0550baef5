"""What a seat of Basari sees: all but the cards that lie face down before the others."""

from __future__ import annotations

from typing import Generic, TypeVar

from zoco.core.game import View
from zoco.core.phase import Phase
from zoco.core.rng import Rng
from zoco.games.basari.choosing import ChooseActions, NameAction
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import BasariPhase, Table
from zoco.games.basari.scoring import LAP_POINTS, if_scored
from zoco.games.basari.table import BasariTable
from zoco.parts import sealed
from zoco.parts.foresight import Deal, Prospect, crowns, deal, prospects
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)


class BasariView(View, Generic[P], frozen=True):
    """The table, with "?" for what lies face down; `merchants` are the fields they stand on.

    What everybody could count: `prospects` by seat, who has most of each colour (`crowns`), what
    each has earned by a lap that is not scored yet (`laps`), and what would come of the offer that
    stands (`deal`).
    """

    agenda: tuple[P, ...]
    options: BasariOptions
    edition: BasariEdition
    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    turned_up: tuple[str, ...]
    discs: tuple[int, ...]
    moved: tuple[int, ...]
    merchants: tuple[int, ...]
    round: int
    scorings: int
    prospects: tuple[Prospect, ...]
    crowns: tuple[tuple[int, ...], ...]
    laps: tuple[int, ...]
    deal: Deal | None = None


Seen = BasariView[BasariPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know: cards lie face down (basari 2.2, basari 6.2)."""
    merchants = tuple(table.field(seat) for seat in range(table.seats))
    return sealed.seen(
        BasariView,
        table,
        seat,
        merchants=merchants,
        prospects=prospects(table, if_scored(table)),
        crowns=crowns(table.gems),
        deal=deal(table, "gems", if_scored),
        laps=tuple(LAP_POINTS * (moved >= table.edition.lap) for moved in table.moved),
    )


def seen_table(view: Seen) -> Table:
    """The table as far as it is seen."""
    return sealed.seen_table(BasariTable, view)


def imagine(view: Seen, rng: Rng) -> Table:
    """A table the viewer cannot rule out. The prior: every hidden card is each action alike.

    After a wrong guess (basari 6.4) what was named is out of the question.
    """
    return sealed.guessed(seen_table(view), rng)


SECRETS = (
    sealed.kept_by(ChooseActions, name="choices", revealed_by=("revealed",)),
    sealed.kept_by(NameAction, name="pick", revealed_by=("revealed", "named_action")),
)
