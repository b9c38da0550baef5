"""Clocks as they travel: how a table measures time, and how much is left to whom."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seconds = Annotated[int, Meta(ge=0, le=24 * 3600)]


class RealTime(Struct, frozen=True, tag_field="kind", tag="real", forbid_unknown_fields=True):
    """A `bank` of seconds for the match, and an `increment` for each decision made.

    Of a lost line the first `allowance` seconds of a match cost nothing.
    """

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Seconds = 0
    allowance: Seconds = 120


class Correspondence(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many `days` for each decision, whoever is connected."""

    days: Annotated[int, Meta(ge=1, le=30)]


Control = RealTime | Correspondence


class SeatClock(Struct, frozen=True):
    """The seconds that are `left` to a seat when this was sent, and whether its clock `runs`."""

    left: float
    runs: bool


class Clocks(Struct, frozen=True):
    """How a table measures time, and the clocks of its seats."""

    control: Control
    seats: tuple[SeatClock, ...]
