"""An edition of Die Perlen der Scheherazade: journey, colours, pearls and event cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from zoco.core.edition import Edition
from zoco.core.faults import bad_field
from zoco.games.scheherazade.cards.cards import COLOURED, PLAIN, Card
from zoco.games.scheherazade.setup.places import (
    DETOUR,
    FIELDS,
    LONGEST_DETOUR,
    LONGEST_ROUTE,
    PALACE,
    START,
    Colour,
    named,
)
from zoco.games.scheherazade.setup.route import ANY, Route

Name = Annotated[str, Meta(pattern=r"^[NU][0-9][0-9]\Z")]
Names = tuple[Name, ...]
Room = Annotated[int, Meta(ge=1, le=14)]
CAMELS = 3


class Detour(Struct, frozen=True, forbid_unknown_fields=True):
    """The detour leaves the route after `entry` and joins it on `exit` (scheherazade 3.4)."""

    entry: Annotated[int, Meta(ge=1, le=LONGEST_ROUTE)]
    exit: Annotated[int, Meta(ge=2, le=LONGEST_ROUTE)]
    fields: Annotated[int, Meta(ge=1, le=LONGEST_DETOUR)]


class Capacity(Struct, frozen=True, forbid_unknown_fields=True):
    """Bedouins per field: with few seats, and with five or six (scheherazade 1.4)."""

    big: tuple[Room, Room]
    small: tuple[Room, Room]


class Layouts(Struct, frozen=True, forbid_unknown_fields=True):
    """Where question pearls lie, by their number (scheherazade 1.3, scheherazade 8.5)."""

    two: Names
    three: Names
    four: Names
    five: Names
    six: Names
    seven: Names


NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}


class ScheherazadeEdition(Edition, frozen=True, dict=True):
    """The data of one printed or reconstructed box (scheherazade 1.1 to 1.5)."""

    route: Annotated[int, Meta(ge=12, le=LONGEST_ROUTE)]
    big: Annotated[int, Meta(ge=0, le=LONGEST_ROUTE)]
    detour: Detour
    violet: Names
    white: Name
    capacity: Capacity
    colours: Annotated[tuple[Colour, ...], Meta(min_length=7, max_length=7)]
    pearls: Annotated[int, Meta(ge=1, le=30)]
    box: Annotated[int, Meta(ge=6, le=200)]
    track: Annotated[int, Meta(ge=20, le=200)]
    ransom: Annotated[int, Meta(ge=0, le=9)]
    gift: Annotated[int, Meta(ge=1, le=9)]
    question_pearls: Layouts
    cards: Annotated[tuple[Card, ...], Meta(max_length=200)]

    @cached_property
    def way(self) -> Route:
        """The route with everything about it that never changes."""
        return Route(self.route, self.detour.entry, self.detour.exit, self.detour.fields)

    @cached_property
    def salt_lake(self) -> int:
        """The white field (scheherazade 3.6)."""
        return named(self.white)

    @cached_property
    def ambushes(self) -> frozenset[int]:
        """The violet fields (scheherazade 3.5)."""
        return frozenset(map(named, self.violet))

    @cached_property
    def rooms(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many Bedouins each field holds: usually, and with more room (scheherazade 1.4)."""
        return self._room(0), self._room(1)

    def _room(self, which: int) -> tuple[int, ...]:
        room = [self.capacity.small[which]] * FIELDS
        room[1 : self.big + 1] = [self.capacity.big[which]] * self.big
        room[START] = room[PALACE] = ANY
        return tuple(room)

    def question_fields(self, number: int) -> tuple[int, ...]:
        """Where so many question pearls lie."""
        word = next(word for word, value in NUMBERS.items() if value == number)
        return tuple(sorted(map(named, getattr(self.question_pearls, word))))

    # -- checks ------------------------------------------------------------------------------------

    def check(self) -> None:
        """The journey must hang together, and cards must speak of what there is."""
        if not self.detour.entry < self.detour.exit <= self.route:
            raise bad_field("detour", self.detour, "fault-detour", last=self.route)
        if self.big > self.route:
            raise bad_field("big", self.big, "fault-big")
        for number, colour in enumerate(self.colours):
            if colour in self.colours[:number]:
                raise bad_field(f"colours[{number}]", colour, "fault-colours")
        if self.box < 6 * self.pearls:
            raise bad_field("box", self.box, "fault-box")
        for where, value in self._names():
            self._check_name(where, value)
        if self.white in self.violet:
            raise bad_field("white", self.white, "fault-white")
        for word, number in NUMBERS.items():
            self._check_layout(word, number)
        for number, card in enumerate(self.cards):
            self._check_card(f"cards[{number}]", card)

    def _names(self) -> Iterator[tuple[str, str]]:
        yield "white", self.white
        yield from ((f"violet[{number}]", it) for number, it in enumerate(self.violet))
        for word in NUMBERS:
            pearls = enumerate(getattr(self.question_pearls, word))
            yield from ((f"question_pearls.{word}[{number}]", it) for number, it in pearls)

    def _check_name(self, where: str, value: str) -> None:
        if named(value) not in self.way.fields or (value[0] == "N") != (named(value) < DETOUR):
            raise bad_field(where, value, "fault-place")

    def _check_layout(self, word: str, number: int) -> None:
        layout = getattr(self.question_pearls, word)
        where = f"question_pearls.{word}"
        if len(set(layout)) != len(layout) or len(layout) != number:
            raise bad_field(where, layout, "fault-layout", number=number)
        if not any(it.startswith("U") for it in layout):
            raise bad_field(where, layout, "fault-layout-detour")

    def _check_card(self, where: str, card: Card) -> None:
        coloured, plain = card.effect in COLOURED, card.effect in PLAIN
        if coloured != (card.colour is not None):
            key = "fault-needs-colour" if coloured else "fault-no-colour"
            raise bad_field(f"{where}.colour", card.colour, key, effect=card.effect)
        if card.colour is not None and card.colour not in self.colours:
            raise bad_field(f"{where}.colour", card.colour, "fault-foreign-colour")
        if plain != (card.amount == 0):
            key = "fault-no-amount" if plain else "fault-needs-amount"
            raise bad_field(f"{where}.amount", card.amount, key, effect=card.effect)
