"""Rooms of the harem: who may enter, what it costs, and who gets to know what."""

from __future__ import annotations

from msgspec.structs import replace

from zoco.core.table import changed
from zoco.games.scheherazade.setup.places import PALACE, START
from zoco.games.scheherazade.table import AnyTable, Played
from zoco.games.scheherazade.travels import (
    CardsOpened,
    ColourProven,
    PalaceReached,
    RoomEntered,
    RoomRight,
    RoomWrong,
    SecretSeen,
    TurnedAway,
)


def waiting(table: AnyTable) -> int:
    """The leader's Bedouin on the palace that may enter a room; none: −1.

    It must have stood there when the move began: leadership is won anew (scheherazade 3.8), also
    for the harem guard (scheherazade 8.1).
    """
    leader = table.turn.leader
    if not table.knowledge.proven[leader]:
        return -1
    first = 2 * table.own(leader)
    for bedouin in (first, first + 1):
        if table.turn.palace >> bedouin & 1 and table.bedouins[bedouin] == PALACE:
            return bedouin
    return -1


def entered(table: AnyTable, room: str) -> Played:
    """A Bedouin of the leader enters a room (scheherazade 3.9)."""
    leader, bedouin, gift = table.turn.leader, waiting(table), table.edition.gift
    if table.purse(leader) < gift:
        return table.standing(bedouin, START), (TurnedAway(leader, room),)
    paid = looked(table.in_bowl(leader, gift), leader)
    entry = RoomEntered(leader, room, gift)
    secret = table.colours[table.knowledge.cards[-1]]
    seen = SecretSeen(leader, secret)
    if room == secret:
        return replace(paid, agenda=(), winner=leader), (
            entry,
            seen,
            RoomRight(leader, room),
            opened(paid),
        )
    return misled(paid, room).standing(bedouin, START), (
        entry,
        seen,
        RoomWrong(leader, room),
    )


def opened(table: AnyTable) -> CardsOpened:
    """All cards at the end of a match (scheherazade 7.1)."""
    *colours, secret = (table.colours[card] for card in table.knowledge.cards)
    return CardsOpened(tuple(colours), secret)


def looked(table: AnyTable, seat: int) -> AnyTable:
    """This seat knows the secret card now."""
    known = table.knowledge
    return replace(table, knowledge=replace(known, looked=changed(known.looked, seat, True)))


def misled(table: AnyTable, room: str) -> AnyTable:
    """Everybody knows that this room is wrong."""
    known = table.knowledge
    wrong = known.wrong if room in known.wrong else (*known.wrong, room)
    return replace(table, knowledge=replace(known, wrong=wrong))


def arrived(table: AnyTable) -> Played:
    """A Bedouin of the leader reached the palace, which is proof the first time (scheherazade 3.8).

    Every time it is news that cannot be taken back.
    """
    leader = table.turn.leader
    after, proof = proven(table)
    return after, (PalaceReached(leader, table.colours[table.own(leader)]), *proof)


def proven(table: AnyTable) -> Played:
    """The leader has shown the own colour (scheherazade 3.8)."""
    known, leader = table.knowledge, table.turn.leader
    if known.proven[leader]:
        return table, ()
    after = replace(table, knowledge=replace(known, proven=changed(known.proven, leader, True)))
    return after, (ColourProven(leader, table.colours[table.own(leader)]),)
