"""Event cards: what they do, of which kind they are, and when they count (scheherazade 5.1)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zoco.games.scheherazade.setup.places import Colour

Effect = Literal[
    "lost",
    "guide",
    "harem_guard",
    "flying_carpet",
    "wonder_lamp",
    "safe_conduct",
    "racing_camel",
    "treasure",
    "vizier",
    "sandstorm",
    "toll",
    "robbers",
    "stubborn_camel",
    "oasis",
    "caravanserai",
    "luring_call",
    "astrologer",
]
Kind = Literal["take", "must", "may"]

KINDS: dict[str, Kind] = {
    "harem_guard": "take",
    "flying_carpet": "take",
    "wonder_lamp": "take",
    "safe_conduct": "take",
    "racing_camel": "take",
    "treasure": "take",
    "vizier": "take",
    "lost": "must",
    "sandstorm": "must",
    "toll": "must",
    "robbers": "must",
    "stubborn_camel": "must",
    "guide": "may",
    "oasis": "may",
    "caravanserai": "may",
    "luring_call": "may",
    "astrologer": "may",
}
"""Take, must or may (scheherazade 5.1, scheherazade 5.2)."""

QUIET = ("toll", "astrologer")
"""Must and may cards that move no piece: a harem move leaves them in force (scheherazade 5.2)."""

COLOURED = ("lost", "guide")
"""Cards about the Bedouins of one colour, sorted out with it (scheherazade 1.5)."""

PLAIN = ("harem_guard", "wonder_lamp", "safe_conduct", "vizier", "caravanserai")
"""Cards without an amount."""


class Card(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One event card. `amount` are fields or pearls, by the effect; `colour` where one is meant."""

    effect: Effect
    amount: Annotated[int, Meta(ge=0, le=9)] = 0
    colour: Colour | None = None

    @property
    def kind(self) -> Kind:
        """Take, must or may."""
        return KINDS[self.effect]
