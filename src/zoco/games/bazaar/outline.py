"""Bazaar in words: the wares, everybody's stones, the exchange cards and the stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Param, Said
from zoco.games.bazaar.data import LIMIT
from zoco.games.bazaar.rules import BazaarPhase, PickSurplus, Table
from zoco.games.bazaar.scoring import POINTS
from zoco.games.bazaar.stones import COLOURS, LETTERS
from zoco.games.bazaar.table import USED_UP
from zoco.games.bazaar.views import BazaarView, seen_table
from zoco.parts.outlining import OVER, around, aspect, line, of_seat, shown

Seen = BazaarView[BazaarPhase]


def outline(view: Seen) -> tuple[Aspect, ...]:
    """Wares, every seat from the viewer's own on, then what can be exchanged."""
    table, seats = seen_table(view), around(view.seat, len(view.hands))
    return shown(
        (
            aspect("wares-title", wares(view, table)),
            *(of_seat(table, seat, of(view, seat)) for seat in seats),
            *(aspect("card", rows(view, card), card=card) for card in view.exchange if card),
            aspect("bank-title", (Said("outline-bank", _numbers(view.bank)),)),
        )
    )


def wares(view: Seen, table: Table) -> Iterator[Said]:
    """The top of each pile, and what a purchase scores now (bazaar 3.1, bazaar 3.2)."""
    if not view.agenda:
        yield OVER
    for pile, (top, left) in enumerate(zip(view.tops, view.left, strict=True), start=1):
        if top < 0:
            yield line("used-up" if top == USED_UP else "unseen", pile=pile)
            continue
        ware = view.edition.wares[top]
        stones = _stones(_counted(ware))
        yield Said("outline-ware", {"pile": pile, "left": left, "star": int("*" in ware), **stones})
    used = min(table.used_up, 1)
    for column, key in ((used, "scores-plain"), (used + 1, "scores-starred")):
        none, one, two, more = (row[column] for row in POINTS)
        yield line(key, none=none, one=one, two=two, more=more)


def of(view: Seen, seat: int) -> Iterator[Said]:
    """Points, stones and wares of a seat."""
    hand = view.hands[seat]
    yield line("points", points=view.points[seat])
    yield Said("outline-hand", {"stones": sum(hand), **_stones(hand)})
    match view.agenda:
        case (PickSurplus(owner=owner), *_) if owner == seat:
            yield line("surplus", number=sum(hand) - LIMIT)
    yield line("bought", wares=view.wares[seat])
    if view.options.solo:
        yield line("turns", turns=view.turns)


def rows(view: Seen, card: int) -> Iterator[Said]:
    """The equations of an exchange card (bazaar 2.2)."""
    for row, equation in enumerate(view.edition.exchange[card - 1], start=1):
        left, right = map(_counted, equation.split("="))
        price: dict[str, Param] = {f"for-{it}": number for it, number in _numbers(right).items()}
        yield Said("outline-row", {"row": row, "then": _first(right), **_stones(left), **price})


def _counted(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def _numbers(stones: Sequence[int]) -> dict[str, Param]:
    return dict(zip(COLOURS, stones, strict=True))


def _stones(stones: Sequence[int]) -> dict[str, Param]:
    """How many of each colour, and which comes first, so that no comma stands before it."""
    return {"first": _first(stones), **_numbers(stones)}


def _first(stones: Sequence[int]) -> str:
    return next((it for it, number in zip(COLOURS, stones, strict=True) if number), "")
