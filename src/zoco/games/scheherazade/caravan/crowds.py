"""Capacity: whether a caravan that is still on its way can come to rest (scheherazade 3.3).

Bedouins may be led in any order, so a field may hold too many for a while. What must not happen is
that it stays so: a step after which no legal end is left is refused (scheherazade 8.2).
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from zoco.core.table import changed
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.setup.route import Fields


def crowded(bedouins: Fields, room: Fields) -> int:
    """A field that holds too many; none: −1."""
    if len(set(bedouins)) == len(bedouins):
        return -1
    for field in bedouins:
        if bedouins.count(field) > room[field]:
            return field
    return -1


class Crowd(NamedTuple):
    """What a leader can do to make room.

    `row` says where the moved camel can take a Bedouin from each field; `own` is the colour that
    may enter the palace (−1: none shall). A ransom for a Bedouin on a `violet` field is paid out of
    the `purse`, of which a `reserve` is for those in the mask `owed` alone, until all of them are
    led (scheherazade 8.4).
    """

    row: list[Fields]
    room: Fields
    violet: Container[int]
    own: int
    ransom: int
    purse: int
    owed: int = 0
    reserve: int = 0

    def can_rest(self, bedouins: Fields, led: int, paid: int = 0, strange: int = 0) -> bool:
        """Whether leading further Bedouins can bring every field within its capacity.

        `led` are done. `paid` are the ransoms on the way there, `strange` those among them that are
        not for owed Bedouins: in which order they are paid is seen to at the end.
        """
        field = crowded(bedouins, self.room)
        if field < 0 and self.payable(led, strange):
            return True
        for mover in self.movers(bedouins, led, field) if field >= 0 else self.next_owed(led):
            if self.led_on(mover, bedouins, led, paid, strange):
                return True
        return False

    def payable(self, led: int, strange: int) -> bool:
        """Whether the reserve is not touched, or free because all who are owed are led."""
        return not strange or strange <= self.purse - self.reserve or not self.owed & ~led

    def next_owed(self, led: int) -> tuple[int, ...]:
        """To free the reserve all of them must be led: one of them now."""
        owed = self.owed & ~led
        return ((owed & -owed).bit_length() - 1,)

    def movers(self, bedouins: Fields, led: int, field: int) -> tuple[int, ...]:
        """Those who can still leave a field, one of each sort: own or not, owed or not."""
        found: dict[tuple[bool, int], int] = {}
        bedouin = -1
        for _ in range(bedouins.count(field)):
            bedouin = bedouins.index(field, bedouin + 1)
            if not led >> bedouin & 1:
                found[bedouin >> 1 == self.own, self.owed >> bedouin & 1] = bedouin
        return tuple(found.values())

    def led_on(self, mover: int, bedouins: Fields, led: int, paid: int, strange: int) -> bool:
        """Whether the caravan can rest after one more Bedouin was led, as far as need be."""
        field = bedouins[mover]
        if self.ransom and field in self.violet:
            paid += self.ransom
            strange += 0 if self.owed >> mover & 1 else self.ransom
            if paid > self.purse:
                return False
        led |= 1 << mover
        for end in reversed(self.row[field]):
            if end == PALACE and mover >> 1 != self.own:
                continue
            if self.can_rest(changed(bedouins, mover, end), led, paid, strange):
                return True
        return False
