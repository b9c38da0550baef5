"""Capacity: whether a caravan that is still on its way can come to rest (scheherazade 3.3).

Bedouins may be led in any order, so a field may hold too many for a while. What must not happen is
that it stays so: a step after which no legal end is left is refused. Nobody has to show a colour or
to pay a ransom to set things right, so neither palace nor violet fields count as a way out
(scheherazade 8.2).
"""

from __future__ import annotations

from collections.abc import Container

from zoco.games.scheherazade.places import PALACE
from zoco.games.scheherazade.route import Fields
from zoco.games.scheherazade.table import put


def crowded(bedouins: Fields, room: Fields) -> int:
    """A field that holds too many; none: −1."""
    for field in bedouins:
        if bedouins.count(field) > room[field]:
            return field
    return -1


def can_rest(
    bedouins: Fields, led: int, row: list[Fields], room: Fields, violet: Container[int]
) -> bool:
    """Whether leading further Bedouins can bring every field within its capacity.

    `row` says where the moved camel can take a Bedouin from each field; `led` are done.
    """
    field = crowded(bedouins, room)
    if field < 0:
        return True
    if field in violet:
        return False
    mover = next((i for i, it in enumerate(bedouins) if it == field and not led >> i & 1), -1)
    if mover < 0:
        return False
    return any(
        can_rest(put(bedouins, mover, end), led | 1 << mover, row, room, violet)
        for end in reversed(row[field])
        if end != PALACE
    )
