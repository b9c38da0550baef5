"""What is told of taking one's games to another device."""

from __future__ import annotations

from msgspec import Struct


class HandoverLink(Struct, frozen=True):
    """A link by which another device takes one's games over; its secret is in the fragment."""

    id: str
    url: str
    expires: str


class Handover(Struct, frozen=True):
    """Such a link as its maker sees it later: without its secret; `taken` is when it was used."""

    id: str
    made: str
    expires: str
    taken: str | None


class TakenOver(Struct, frozen=True):
    """At how many tables this device may act now that it could not before."""

    tables: int
