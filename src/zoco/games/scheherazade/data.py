"""An edition of Die Perlen der Scheherazade: journey, colours, pearls and event cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from zoco.core.edition import Edition, fault
from zoco.core.faults import BadInput
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

    @cached_property
    def faulty(self) -> str:
        """What does not hang together, "" if all does; kept, since every table is asked for it."""
        try:
            self.check("edition")
        except BadInput as error:
            return str(error)
        return ""

    def check(self, source: str) -> None:
        """The journey must hang together, and cards must speak of what there is."""
        if not self.detour.entry < self.detour.exit <= self.route:
            reason = "must leave the route before it joins it"
            raise fault(source, "detour", self.detour, reason, "fault-detour", last=self.route)
        if self.big > self.route:
            reason = "are more fields than the route has"
            raise fault(source, "big", self.big, reason, "fault-big")
        if len(set(self.colours)) != len(self.colours):
            raise fault(source, "colours", self.colours, "name a colour twice", "fault-colours")
        if self.box < 6 * self.pearls:
            reason = "are too few pearls for six players"
            raise fault(source, "box", self.box, reason, "fault-box")
        for where, value in self._names():
            self._check_name(source, where, value)
        if self.white in self.violet:
            raise fault(source, "white", self.white, "cannot be violet as well", "fault-white")
        for word, number in NUMBERS.items():
            self._check_layout(source, word, number)
        for number, card in enumerate(self.cards):
            self._check_card(source, f"cards[{number}]", card)

    def _names(self) -> Iterator[tuple[str, str]]:
        yield "white", self.white
        yield from ((f"violet[{number}]", it) for number, it in enumerate(self.violet))
        for word in NUMBERS:
            pearls = enumerate(getattr(self.question_pearls, word))
            yield from ((f"question_pearls.{word}[{number}]", it) for number, it in pearls)

    def _check_name(self, source: str, where: str, value: str) -> None:
        if named(value) not in self.way.fields or (value[0] == "N") != (named(value) < DETOUR):
            raise fault(source, where, value, "is not a field of this journey", "fault-place")

    def _check_layout(self, source: str, word: str, number: int) -> None:
        layout = getattr(self.question_pearls, word)
        where = f"question_pearls.{word}"
        if len(set(layout)) != len(layout) or len(layout) != number:
            reason = f"must be {number} different fields"
            raise fault(source, where, layout, reason, "fault-layout", number=number)
        if not any(it.startswith("U") for it in layout):
            raise fault(source, where, layout, "needs a pearl on the detour", "fault-layout-detour")

    def _check_card(self, source: str, where: str, card: Card) -> None:
        coloured, plain = card.effect in COLOURED, card.effect in PLAIN
        if coloured != (card.colour is not None):
            reason = f"{card.effect} {'needs' if coloured else 'has no use for'} a colour"
            key = "fault-needs-colour" if coloured else "fault-no-colour"
            raise fault(source, f"{where}.colour", card.colour, reason, key, effect=card.effect)
        if card.colour is not None and card.colour not in self.colours:
            reason = "is no colour of this edition"
            raise fault(source, f"{where}.colour", card.colour, reason, "fault-foreign-colour")
        if plain != (card.amount == 0):
            reason = f"{card.effect} {'has no use for' if plain else 'needs'} an amount"
            key = "fault-no-amount" if plain else "fault-needs-amount"
            raise fault(source, f"{where}.amount", card.amount, reason, key, effect=card.effect)
