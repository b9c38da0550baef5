"""From merits to expected shares of the win: who is how far ahead, with how much still to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def shares(merits: Sequence[float], doubt: float) -> list[float]:
    """The share of each seat: by its merits, in points, against what may still change by luck."""
    top = max(merits)
    weights = [exp((merit - top) / doubt) for merit in merits]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def weighed(worths: Sequence[float], heat: float) -> list[float]:
    """How likely each of some choices is made, if a difference of `heat` matters much."""
    return shares(worths, heat)
