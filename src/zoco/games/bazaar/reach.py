"""What a few exchanges lead to, kept from question to question: bots ask about the same hands.

It knows as much as the planner as long as the bazaar cannot run short on the way; where it could,
the planner is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from zoco.games.bazaar.data import LIMIT, WARE, Rates
from zoco.games.bazaar.handsets import (
    MOST,
    HandSet,
    highest,
    holding,
    lowest,
    of_size,
    place,
    shifted,
    up_to,
)
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.planner import Plan, plans
from zoco.games.bazaar.stones import Stones, count, holds

FAR = 4
"""Exchanges that are looked ahead: what is further off is anybody's."""
Plans = tuple[Plan, ...]


class Reach(NamedTuple):
    """The hands that some exchanges lead to, if the bazaar has enough stones.

    `waves` are those after none, one, two and so on, each hand once; `bits` the same as bytes;
    `needed` has of each colour as many stones as any of them.
    """

    waves: tuple[HandSet, ...]
    bits: tuple[bytes, ...]
    needed: Stones


def near(hand: Stones, pool: Stones, rates: Rates, wares: tuple[Stones, ...]) -> tuple[Plans, ...]:
    """For each ware the plans of the planner, without those of more than `FAR` exchanges."""
    if holds(pool, reach(hand, rates).needed):
        return tuple([planned(hand, rates, ware) for ware in wares])
    return _scarce(hand, pool, rates, wares)


@lru_cache(maxsize=1 << 10)
def _scarce(
    hand: Stones, pool: Stones, rates: Rates, wares: tuple[Stones, ...]
) -> tuple[Plans, ...]:
    return plans(hand, pool, rates, wares, FAR)


@lru_cache(maxsize=64)
def reach(hand: Stones, rates: Rates) -> Reach:
    """Wave by wave; from more than ten stones nobody exchanges on (bazaar 2.5)."""
    waves = [1 << place(hand)]
    seen = waves[0]
    for _ in range(FAR):
        wave = _exchanged(waves[-1] & up_to(LIMIT), rates) & ~seen
        seen |= wave
        waves.append(wave)
    bits = (wave.to_bytes((wave.bit_length() + 7) // 8, "little") for wave in waves[:-1])
    return Reach(tuple(waves), tuple(bits), highest(seen))


def _exchanged(hands: HandSet, rates: Rates) -> HandSet:
    found = 0
    for paying, distance in steps(rates):
        able = hands & paying
        if able:
            found |= shifted(able, distance)
    return found


@lru_cache(maxsize=64)
def steps(rates: Rates) -> tuple[tuple[HandSet, int], ...]:
    """For each trade who can pay for it, and how far it moves a hand."""
    return tuple(
        (holding(trade.give), place(trade.take) - place(trade.give)) for trade in rates.trades
    )


@lru_cache(maxsize=1 << 14)
def planned(hand: Stones, rates: Rates, ware: Stones) -> Plans:
    """The plans for a ware, soonest first, each later one leaving fewer stones."""
    return tuple(_plans(reach(hand, rates), rates, ware))


def _plans(found: Reach, rates: Rates, ware: Stones) -> Iterator[Plan]:
    smallest = MOST + 1
    for exchanges, wave in enumerate(found.waves):
        paying = wave & holding(ware)
        for size in range(WARE, smallest) if paying else ():
            best = paying & of_size(size)
            if best:
                smallest = size
                yield Plan(exchanges, size - WARE, _first(lowest(best), exchanges, found, rates))
                break


def _first(target: Stones, exchanges: int, found: Reach, rates: Rates) -> Exchange | None:
    """The exchange that the way to `target` begins with, found by going back wave by wave."""
    first, there = None, place(target)
    for bits in reversed(found.bits[:exchanges]):
        for trade, (_, distance) in zip(rates.trades, steps(rates), strict=True):
            if _has(bits, there - distance) and holds(target, trade.take):
                before = target - trade.take + trade.give
                if count(before) <= LIMIT:
                    target, there, first = before, there - distance, trade.move
                    break
    return first


def _has(bits: bytes, number: int) -> bool:
    return 0 <= number < 8 * len(bits) and bool(bits[number >> 3] >> (number & 7) & 1)
