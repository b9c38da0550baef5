"""Which wares a hand can reach by exchanges alone, how soon, and with how few stones left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from zoco.games.bazaar.data import LIMIT, WARE, Rates
from zoco.games.bazaar.handsets import (
    MOST,
    HandSet,
    holding,
    lowest,
    of_size,
    place,
    shifted,
    up_to,
    within,
)
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.stones import Stones, count, holds


class Plan(Struct, frozen=True):
    """The fewest exchanges after which a ware can be paid for with `left` stones over.

    `first` is an exchange to begin with; None if the hand can pay already.
    """

    exchanges: int
    left: int
    first: Exchange | None


def plans(
    hand: Stones, pool: Stones, rates: Rates, wares: Sequence[Stones], most: int | None = None
) -> tuple[tuple[Plan, ...], ...]:
    """For each ware its plans, soonest first, each later one leaving fewer stones.

    `pool` is the bazaar's stock and the hand together: what the hand could ever hold while nobody
    else moves. Between exchanges at most ten stones are kept (bazaar 2.5); the last exchange may
    lead above ten if a ware is then bought. Exact: every reachable hand is visited once; or those
    that at most `most` exchanges lead to.
    """
    waves: list[HandSet] = []
    found: list[list[Plan]] = [[] for _ in wares]
    last = None if most is None else most + 1
    for wave in islice(reachable(hand, pool, rates, wares), last):
        waves.append(wave)
        for kept, ware in zip(found, wares, strict=True):
            _improve(kept, wave & holding(ware), waves, rates)
    return tuple(tuple(kept) for kept in found)


def reachable(
    hand: Stones, pool: Stones, rates: Rates, wares: Sequence[Stones]
) -> Iterator[HandSet]:
    """The hands that can be reached by no exchange, by one, by two and so on, each once."""
    allowed = up_to(LIMIT)
    for ware in wares:
        allowed |= holding(ware)
    allowed &= within(pool)
    wave = seen = 1 << place(hand)
    while wave:
        yield wave
        wave = _exchanged(wave & up_to(LIMIT), rates) & allowed & ~seen
        seen |= wave


def _exchanged(hands: HandSet, rates: Rates) -> HandSet:
    """Every hand that one exchange makes of one of `hands`."""
    found = 0
    for trade in rates.trades:
        paying = hands & holding(trade.give)
        if paying:
            found |= shifted(paying, place(trade.take) - place(trade.give))
    return found


def _improve(kept: list[Plan], paying: HandSet, waves: list[HandSet], rates: Rates) -> None:
    """Keep the smallest of the paying hands if it leaves fewer stones than any before."""
    smallest = kept[-1].left + WARE if kept else MOST + 1
    for size in range(WARE, smallest):
        best = paying & of_size(size)
        if best:
            kept.append(Plan(len(waves) - 1, size - WARE, _first(lowest(best), waves, rates)))
            return


def _first(target: Stones, waves: list[HandSet], rates: Rates) -> Exchange | None:
    """The exchange that the way to `target` begins with, found by going back wave by wave."""
    first = None
    for wave in reversed(waves[:-1]):
        for trade in rates.trades:
            if holds(target, trade.take):
                before = target - trade.take + trade.give
                if count(before) <= LIMIT and wave >> place(before) & 1:
                    target, first = before, trade.move
                    break
    return first
