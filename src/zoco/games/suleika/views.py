"""What a seat of Suleika sees: everything, for only the stacks are hidden, and from all alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Generic, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.holdings import Holding, Piece
from zoco.core.phase import Phase
from zoco.core.table import memory_of
from zoco.games.suleika.board import STRIDE, fields, mask_of
from zoco.games.suleika.data import SuleikaEdition
from zoco.games.suleika.options import SuleikaOptions
from zoco.games.suleika.rules import SuleikaPhase, Table, visible
from zoco.games.suleika.table import NO_COLOUR, Facing, Field, SuleikaTable

P = TypeVar("P", bound=Phase)
Colour = Annotated[int, Meta(ge=NO_COLOUR, le=3)]


class SuleikaView(View, Generic[P], frozen=True):
    """The table in lists instead of masks.

    `market[field]` is the colour that shows on a field, −1 where no carpet lies: eight numbers a
    row, for a field has the same number everywhere (see `board`); `carpets` are the pairs of fields
    whose carpet is visible in full; `left` counts carpets per colour; `began` is the seat that
    began, −1 while nobody knows.
    """

    agenda: tuple[P, ...]
    options: SuleikaOptions
    edition: SuleikaEdition
    omar: Field
    facing: Facing
    money: tuple[int, ...]
    market: tuple[Colour, ...]
    carpets: tuple[tuple[Field, Field], ...]
    left: tuple[int, ...]
    tops: tuple[int, ...]
    began: int


def look(table: Table, seat: int | None = None) -> SuleikaView[SuleikaPhase]:
    """What a seat may know: the same for everybody but for whose view it is."""
    market = [NO_COLOUR] * (STRIDE * table.edition.size[1])
    for colour, mask in enumerate(table.halves):
        for field in fields(mask):
            market[field] = colour
    across = ((field, field + 1) for field in fields(table.across))
    down = ((field, field + STRIDE) for field in fields(table.down))
    return SuleikaView(
        seat=seat,
        agenda=table.agenda,
        options=table.options,
        edition=table.edition,
        omar=table.omar,
        facing=table.facing,
        money=table.money,
        market=tuple(market),
        carpets=(*across, *down),
        left=table.left,
        tops=table.tops,
        began=table.began,
    )


def spectate(view: SuleikaView[SuleikaPhase]) -> SuleikaView[SuleikaPhase]:
    """Everybody sees the same."""
    return replace(view, seat=None)


def seen_table(view: SuleikaView[SuleikaPhase]) -> Table:
    """The table itself: what is hidden has not been drawn yet (suleika 1.2)."""
    halves, inside = [0] * len(view.left), view.edition.market.mask
    for field, colour in enumerate(view.market):
        if 0 <= colour < len(halves):
            halves[colour] |= 1 << field & inside
    return SuleikaTable(
        memory=memory_of(view.recalled),
        agenda=view.agenda,
        options=view.options,
        edition=view.edition,
        omar=view.omar,
        facing=view.facing,
        money=view.money,
        halves=tuple(halves),
        across=mask_of(tuple(one for one, other in view.carpets if other - one == 1)),
        down=mask_of(tuple(one for one, other in view.carpets if other - one == STRIDE)),
        left=view.left,
        tops=view.tops,
        began=view.began,
    )


def holdings(view: SuleikaView[SuleikaPhase]) -> tuple[Holding, ...]:
    """Everybody's piastres, carpets to be laid by colour, and visible halves."""
    table = seen_table(view)
    return tuple(
        Holding(seat, (Piece("piastre", money), *_carpets(table, seat), _halves(table, seat)))
        for seat, money in enumerate(view.money)
    )


def carpet_kinds(table: Table, seat: int) -> Iterator[tuple[str, int, int]]:
    """The stacks of a seat: the kind of piece, its colour, and how many are left."""
    for colour, left in table.stack(seat):
        word = table.edition.colours[colour]
        yield f"carpet-{word if word in COLOURS else colour + 1}", colour, left


def _carpets(table: Table, seat: int) -> Iterator[Piece]:
    return (Piece(kind, left) for kind, _, left in carpet_kinds(table, seat))


def _halves(table: Table, seat: int) -> Piece:
    return Piece("half", visible(table, seat))


COLOURS = ("red", "yellow", "blue", "green")
"""The colours that have a word in every language; an edition's others go by their number."""
