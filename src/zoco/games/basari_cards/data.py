"""An edition of Basari: Das Kartenspiel: gems and bazaar cards, from a data file."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from zoco.core.edition import Edition, fault

ENOUGH = 15
"""So many workers end a pass (basari_cards 4.2)."""
START = 3
"""So many gems of each colour everybody starts with (basari_cards 1.2)."""
MOST_SEATS = 5

Number = Annotated[int, Meta(ge=0, le=9)]
Workers = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=30)]


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A bazaar card; gems from red down to blue (basari_cards 1.1)."""

    workers: Workers
    points: Points
    gems: tuple[Number, Number, Number, Number]


class BasariCardsEdition(Edition, frozen=True, dict=True):
    """The data of one box: how many gems of each colour, and the bazaar cards."""

    gems: Annotated[int, Meta(ge=START * MOST_SEATS, le=200)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=10, max_length=200)]

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """All cards by number, as they are shuffled before a pass (basari_cards 4.3)."""
        return tuple(range(len(self.cards)))

    @cached_property
    def workers(self) -> tuple[int, ...]:
        """The workers of every card."""
        return tuple(card.workers for card in self.cards)

    def check(self, source: str) -> None:
        """No card without gems, and a pile that never runs short."""
        for number, card in enumerate(self.cards):
            if not any(card.gems):
                where = f"cards[{number}].gems"
                raise fault(source, where, card.gems, "shows no gem")
        for seats in range(2, MOST_SEATS + 1):
            self._check_pile(source, seats)

    def _check_pile(self, source: str, seats: int) -> None:
        """Enough workers that a pass ends before its last round could want for a card.

        Before a round nobody has 15 workers. A round draws a card for everybody and one for each
        action A: one, or both players' with two (basari_cards 2.8).
        """
        most, least = out_at_most(seats), self.least_workers(seats)
        if least <= most:
            reason = f"can run short with {seats} players: {least} workers, not over {most}"
            raise fault(source, "cards", len(self.cards), reason)

    def least_workers(self, seats: int) -> int:
        """The fewest workers that can be out when a round could want for a card."""
        drawn = max(seats + 1, 4)
        missing = len(self.cards) - drawn + 1
        return sum(sorted(self.workers)[: max(missing, 0)])


def out_at_most(seats: int) -> int:
    """How many workers can be out before a round: nobody has enough (basari_cards 2.8)."""
    return (ENOUGH - 1) * seats
