"""What a seat can deduce: who may own which colour, and which room may be the right one.

By exact enumeration of all deals that agree with everything the seat has seen. Never needed to
play: a help for people, bots, and for imagining tables.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from msgspec import Struct

from zoco.games.scheherazade.table import HIDDEN, UNKNOWN, Knowledge

Deal = tuple[int, ...]
"""The colour, by its place among those in play, of each seat and last of the secret card."""


class Notebook(Struct, frozen=True):
    """All deals that are still possible, counted.

    `counts[colour][holder]` says in how many of `deals` a holder has a colour; the last holder is
    the secret card.
    """

    colours: tuple[str, ...]
    deals: int
    counts: tuple[tuple[int, ...], ...]

    def odds(self, colour: str, holder: int) -> Fraction:
        """How likely a holder has a colour; 0 for a colour that is not in play."""
        if colour not in self.colours:
            return Fraction(0)
        return Fraction(self.counts[self.colours.index(colour)][holder], self.deals)

    def room_odds(self, colour: str) -> Fraction:
        """How likely the room of this colour is the right one."""
        return self.odds(colour, len(self.colours) - 1)

    def owners(self, colour: str) -> tuple[int, ...]:
        """The seats that may own a colour."""
        seats = range(len(self.colours) - 1)
        return tuple(seat for seat in seats if self.odds(colour, seat))

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms that may be the right one."""
        return tuple(colour for colour in self.colours if self.room_odds(colour))


def notebook(view: Any) -> Notebook:
    """The notebook of whoever has this view."""
    found = possible_deals(view)
    holders = range(len(view.colours))
    counts = [[0] * len(view.colours) for _ in holders]
    for deal in found:
        for holder, colour in enumerate(deal):
            counts[colour][holder] += 1
    return Notebook(view.colours, len(found), tuple(map(tuple, counts)))


def possible_deals(view: Any) -> tuple[Deal, ...]:
    """Every deal that a viewer cannot rule out; all are equally likely before the first bid."""
    return deals(allowed(view.knowledge, view.colours))


def allowed(knowledge: Knowledge, colours: tuple[str, ...]) -> tuple[int, ...]:
    """For each holder the mask of colours it may have, as far as single facts tell.

    Own and proven cards, and the secret card for whoever looked, are seen; a wrong room rules a
    colour out (scheherazade 3.9) and so does every answer whose question was seen
    (scheherazade 4.1).
    """
    masks = [(1 << len(colours)) - 1] * len(colours)
    for holder, card in enumerate(knowledge.cards):
        if card != HIDDEN:
            masks[holder] = 1 << card
    for room in knowledge.wrong:
        masks[-1] &= ~_bit(colours, room)
    for question in knowledge.asked:
        if question.colour != UNKNOWN:
            bit = _bit(colours, question.colour)
            masks[question.other] &= bit if question.yes else ~bit
    return tuple(masks)


def _bit(colours: tuple[str, ...], colour: str) -> int:
    return 1 << colours.index(colour) if colour in colours else 0


@lru_cache(maxsize=256)
def deals(masks: tuple[int, ...]) -> tuple[Deal, ...]:
    """All ways to give each holder a colour of its mask, every colour once."""
    found: list[Deal] = []
    _extend(masks, (), found)
    return tuple(found)


def _extend(masks: tuple[int, ...], deal: Deal, found: list[Deal]) -> None:
    if len(deal) == len(masks):
        found.append(deal)
        return
    for colour in range(len(masks)):
        if masks[len(deal)] >> colour & 1 and colour not in deal:
            _extend(masks, (*deal, colour), found)
