"""An edition of Basari: Das Kartenspiel: gems and bazaar cards, from a data file."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from zoco.core.edition import Edition
from zoco.core.faults import bad_field
from zoco.parts.gems import Gems

MOST_SEATS = 5

Number = Annotated[int, Meta(ge=0, le=9)]
Workers = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=30)]
Award = Annotated[int, Meta(ge=0, le=99)]


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A bazaar card; gems from red down to blue (basari_cards 1.1)."""

    workers: Workers
    points: Points
    gems: tuple[Number, Number, Number, Number]


class BasariCardsEdition(Edition, frozen=True, dict=True):
    """The data of one box: gems, bazaar cards, and what majorities and workers score.

    Every colour has so many `gems`, of which everybody gets `start` (basari_cards 1.2). Majorities
    run from red down to blue (basari_cards 4.1). `worker_target` workers end a pass and score
    `worker_bonus` (basari_cards 4.2). What a file leaves out is as printed; so is a record of a
    match from before an edition could say it.
    """

    gems: Annotated[int, Meta(ge=1, le=200)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=10, max_length=200)]
    majorities: tuple[Award, Award, Award, Award] = (14, 12, 10, 8)
    start: Annotated[int, Meta(ge=0, le=20)] = 3
    worker_target: Annotated[int, Meta(ge=1, le=99)] = 15
    worker_bonus: Award = 12

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """All cards by number, as they are shuffled before a pass (basari_cards 4.3)."""
        return tuple(range(len(self.cards)))

    @cached_property
    def hand(self) -> Gems:
        """What everybody starts with (basari_cards 1.2)."""
        return (self.start,) * 4

    @cached_property
    def workers(self) -> tuple[int, ...]:
        """The workers of every card."""
        return tuple(card.workers for card in self.cards)

    def check(self) -> None:
        """Gems for everybody to start with, none missing on a card, a pile that always suffices."""
        least = self.start * MOST_SEATS
        if self.gems < least:
            params = {"least": least, "seats": MOST_SEATS, "start": self.start}
            raise bad_field("gems", self.gems, "fault-gems", **params)
        for number, card in enumerate(self.cards):
            if not any(card.gems):
                raise bad_field(f"cards[{number}].gems", card.gems, "fault-no-gem")
        for seats in range(2, MOST_SEATS + 1):
            self._check_pile(seats)

    def _check_pile(self, seats: int) -> None:
        """Enough workers that a pass ends before its last round could want for a card.

        Before a round nobody has enough workers. A round draws a card for everybody and one for
        each action A: one, or both players' with two (basari_cards 2.8).
        """
        most, least = self.out_at_most(seats), self.least_workers(seats)
        if least <= most:
            params = {"seats": seats, "least": least, "most": most}
            raise bad_field("cards", len(self.cards), "fault-pile", **params)

    def least_workers(self, seats: int) -> int:
        """The fewest workers that can be out when a round could want for a card."""
        drawn = max(seats + 1, 4)
        missing = len(self.cards) - drawn + 1
        return sum(sorted(self.workers)[: max(missing, 0)])

    def out_at_most(self, seats: int) -> int:
        """How many workers can be out before a round: nobody has enough (basari_cards 2.8)."""
        return (self.worker_target - 1) * seats
