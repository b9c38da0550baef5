"""What cannot be so at a table of Bazaar, in words; whatever table is handed in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.games.bazaar.data import LIMIT, PILE, PILES
from zoco.games.bazaar.options import DRAWN
from zoco.games.bazaar.rules import (
    ChooseCards,
    PickSurplus,
    Purchase,
    RollOff,
    RollOrExchange,
    Table,
    UncoverWare,
)
from zoco.games.bazaar.stones import count
from zoco.games.bazaar.table import UNSEEN, USED_UP


def flaws(table: Table) -> tuple[str, ...]:
    """All that lies wrongly; only if the table has the right shape is it looked at more closely."""
    if table.edition.flaw:
        return (table.edition.flaw,)
    return tuple(misshapen(table)) or (*card_flaws(table), *pile_flaws(table), *hand_flaws(table))


def misshapen(table: Table) -> Iterator[str]:
    """Numbers that belong to no seat, no pile or no card."""
    seats, cards = table.seats, len(table.edition.wares)
    if not 1 <= seats <= 6 or not len(table.points) == len(table.wares) == seats:
        yield "points or wares do not belong to one to six seats"
        return
    if not len(table.tops) == len(table.left) == PILES:
        yield f"there are not {PILES} piles"
        return
    if min(*table.points, *table.wares, *table.left, table.turns, table.bank, *table.hands) < 0:
        yield "there is less than nothing of something"
    if any(not UNSEEN <= top < cards for top in table.tops) or not 0 <= table.unseen < 1 << cards:
        yield "there is no such ware card"
    if any(seat not in range(seats) for seat in named(table)):
        yield "somebody is asked who does not play"
    if any(isinstance(it, UncoverWare) and it.pile not in range(PILES) for it in table.agenda):
        yield "a ware is uncovered on no pile"


def named(table: Table) -> Iterator[Any]:
    """Every seat that the agenda names."""
    for phase in table.agenda:
        for name in ("seat", "owner"):
            yield getattr(phase, name, 0)
        yield from phase.rollers if isinstance(phase, RollOff) else ()


def card_flaws(table: Table) -> Iterator[str]:
    """Exchange cards that are not in play, or not yet (bazaar 1.2)."""
    chosen = {table.options.first_card, table.options.second_card} - {DRAWN}
    drawing = any(isinstance(phase, ChooseCards) for phase in table.agenda)
    if not drawing and table.exchange not in table.edition.rates:
        yield "the exchange cards are not two of this edition in their order"
    elif not chosen <= set(table.exchange):
        yield "other exchange cards are in play than the table had chosen"


def pile_flaws(table: Table) -> Iterator[str]:
    """Wares that came or went (bazaar 1.3, bazaar 3.3)."""
    shown = [top for top in table.tops if top >= 0]
    if len(set(shown)) != len(shown) or any(table.unseen >> top & 1 for top in shown):
        yield "a ware that shows is there twice, or was never seen"
    if any(
        (left == 0) != (top == USED_UP) for top, left in zip(table.tops, table.left, strict=True)
    ):
        yield "a pile shows its star card and has wares, or the other way round"
    sold = [PILE - left for left in table.left]
    if min(sold) < 0 or sum(table.wares) != sum(sold):
        yield "the wares that were bought are not those that the piles lack"
    elif len(table.edition.wares) - table.unseen.bit_count() != sum(sold) + len(shown):
        yield "the ware cards that were seen are not those that were bought or show"
    if (table.left.count(0) >= 2) != (not table.agenda):
        yield "the match is over while two piles are not, or the other way round"
    uncovering = sum(isinstance(phase, UncoverWare) for phase in table.agenda)
    if table.agenda and uncovering != table.tops.count(UNSEEN):
        yield "a pile shows no ware, and none is to be uncovered"


def hand_flaws(table: Table) -> Iterator[str]:
    """Nobody has more than ten stones when a turn begins (bazaar 2.5)."""
    head = table.agenda[0] if table.agenda else None
    if head is None or isinstance(head, RollOrExchange):
        above = [seat for seat, hand in enumerate(table.hands) if count(hand) > LIMIT]
        yield from (f"seat {seat} has kept more than ten stones" for seat in above)
    if isinstance(head, Purchase) and head.stones not in (0, count(table.hands[head.seat])):
        yield f"seat {head.seat} is told of more stones than it has"
    if isinstance(head, PickSurplus) and count(table.hands[head.owner]) <= LIMIT:
        yield f"seat {head.owner} has no surplus"
