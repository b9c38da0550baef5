"""Bundles of gems: counts by colour, the worthiest colour first."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator

Gems = tuple[int, ...]
"""How many gems of each colour, from the worthiest colour down."""


def add(one: Gems, other: Gems) -> Gems:
    """Both bundles together."""
    return tuple(map(operator.add, one, other))


def subtract(one: Gems, other: Gems) -> Gems:
    """What is left of `one` without `other`."""
    return tuple(map(operator.sub, one, other))


def within(bundle: Gems, stock: Gems) -> bool:
    """Whether `stock` holds the whole `bundle`."""
    same = len(bundle) == len(stock)
    return same and min(bundle, default=0) >= 0 and all(map(operator.le, bundle, stock))


def available(wanted: Gems, stock: Gems) -> Gems:
    """As much of `wanted` as `stock` holds."""
    return tuple(map(min, wanted, stock))


def beats(bundle: Gems, offer: Gems) -> bool:
    """More gems; or equally many, and more of the worthiest colour in which they differ."""
    mine, theirs = sum(bundle), sum(offer)
    return mine > theirs or (mine == theirs and bundle > offer)


def total(bundles: Iterable[Gems]) -> Gems:
    """All bundles together, colour by colour."""
    return tuple(map(sum, zip(*bundles, strict=True)))


def bundles(stock: Gems) -> Iterator[Gems]:
    """Every bundle within `stock`, fewer gems first, then the less worthy first."""
    for number in range(sum(stock) + 1):
        yield from bundles_of(stock, number)


def bundles_of(stock: Gems, number: int) -> Iterator[Gems]:
    """Every bundle of exactly `number` gems within `stock`, the less worthy first."""
    if not stock:
        if number == 0:
            yield ()
        return
    rest = sum(stock[1:])
    for first in range(max(0, number - rest), min(stock[0], number) + 1):
        for others in bundles_of(stock[1:], number - first):
            yield (first, *others)
