"""Bundles of gems for tests, as Hypothesis draws them."""

from __future__ import annotations

from itertools import product

from hypothesis import strategies as st

from zoco.parts.gems import Gems


def stocks(most: int = 3) -> st.SearchStrategy[Gems]:
    """Stocks of four colours, small enough to list every bundle."""
    number = st.integers(0, most)
    return st.tuples(number, number, number, number)


def every_bundle(stock: Gems) -> list[Gems]:
    """All bundles within a stock, listed without any code under test."""
    return list(product(*(range(have + 1) for have in stock)))


def better(bundle: Gems, offer: Gems) -> bool:
    """The rule of a raise in other words: count first, then colour by colour."""
    if sum(bundle) != sum(offer):
        return sum(bundle) > sum(offer)
    for mine, theirs in zip(bundle, offer, strict=True):
        if mine != theirs:
            return mine > theirs
    return False


def every_raise(stock: Gems, offer: Gems) -> list[Gems]:
    """All raises, the smallest first."""
    found = [bundle for bundle in every_bundle(stock) if better(bundle, offer)]
    return sorted(found, key=lambda bundle: (sum(bundle), bundle))
