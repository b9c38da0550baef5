"""What a seat of Bazaar sees: everything but the ware cards that nobody has seen."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.holdings import Holding, Piece
from zoco.core.phase import Phase
from zoco.core.table import memory_of
from zoco.games.bazaar.data import BazaarEdition
from zoco.games.bazaar.options import BazaarOptions
from zoco.games.bazaar.rules import BazaarPhase, Table
from zoco.games.bazaar.stones import COLOURS, FULL, counts, heap_of
from zoco.games.bazaar.table import BazaarTable

P = TypeVar("P", bound=Phase)
Numbers = tuple[int, ...]
Heap = tuple[Annotated[int, Meta(ge=0, le=FULL)], ...]
Seen = tuple[Annotated[int, Meta(ge=0, le=99)], ...]


class BazaarView(View, Generic[P], frozen=True):
    """The table with heaps as counts by colour (white, blue, green, red, yellow).

    `seen` lists the ware cards that have been seen so far; any other may come next.
    """

    agenda: tuple[P, ...]
    options: BazaarOptions
    edition: BazaarEdition
    exchange: tuple[int, int]
    bank: Heap
    hands: tuple[Heap, ...]
    points: Numbers
    wares: Numbers
    tops: Numbers
    left: Numbers
    seen: Seen
    turns: int


def look(table: Table, seat: int | None = None) -> BazaarView[BazaarPhase]:
    """What a seat may know: the same for everybody but for whose view it is."""
    cards = range(len(table.edition.wares))
    return BazaarView(
        seat=seat,
        agenda=table.agenda,
        options=table.options,
        edition=table.edition,
        exchange=table.exchange,
        bank=counts(table.bank),
        hands=tuple([counts(hand) for hand in table.hands]),
        points=table.points,
        wares=table.wares,
        tops=table.tops,
        left=table.left,
        seen=tuple([card for card in cards if not table.unseen >> card & 1]),
        turns=table.turns,
    )


def spectate(view: BazaarView[BazaarPhase]) -> BazaarView[BazaarPhase]:
    """Everybody sees the same."""
    return replace(view, seat=None)


def seen_table(view: BazaarView[BazaarPhase]) -> Table:
    """The table itself: what is hidden has not been drawn yet (bazaar 1.3)."""
    seen = sum(1 << card for card in view.seen)
    return BazaarTable(
        memory=memory_of(view.recalled),
        agenda=view.agenda,
        options=view.options,
        edition=view.edition,
        exchange=view.exchange,
        bank=heap_of(view.bank),
        hands=tuple(heap_of(hand) for hand in view.hands),
        points=view.points,
        wares=view.wares,
        tops=view.tops,
        left=view.left,
        unseen=(1 << len(view.edition.wares)) - 1 & ~seen,
        turns=view.turns,
    )


def holdings(view: BazaarView[BazaarPhase]) -> tuple[Holding, ...]:
    """Everybody's stones by colour, and how many wares they have bought."""
    pieces = (
        (*map(Piece, COLOURS, hand), Piece("ware", wares))
        for hand, wares in zip(view.hands, view.wares, strict=True)
    )
    return tuple(map(Holding, range(len(view.hands)), pieces))
