"""What the bots of a table are shown: what is asked, of whom, and which people are around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zoco.server.room.bots import Scene
from zoco.server.room.manners import Person

if TYPE_CHECKING:
    from zoco.server.room.room import Room


def scene_of(room: Room) -> Scene:
    """The table for its bots, which rest while every person is away: nobody shall miss it."""
    people, game, table = room.people, room.log.game, room.log.table
    asleep = people.persons() and not people.playing() and not people.from_outside()
    plays = room.record.status == "playing" and not asleep and room.course is None and room.leads
    levels = {seat: people.bot(seat) for seat in room.asks} if plays else {}
    played = {seat: level for seat, level in levels.items() if level}
    here = [seat for seat in people.playing() if room.audience.here(seat)]
    around = {seat: _person(room, seat) for seat in here}
    behind = not around and room.audience.behind()
    first = _people_first(room)
    return Scene(room.id, game, table, room.log.seq, room.asks, played, first, around, behind)


def _person(room: Room, seat: int) -> Person:
    waved, moved = room.waved.get(seat, -1), room.moved.get(seat, -1)
    return Person(room.audience.shown(seat), waved, moved)


def _people_first(room: Room) -> bool:
    table, actors = room.log.table, room.log.game.actors(room.log.table)
    if not table.agenda or not table.agenda[0].people_first:
        return False
    return any(seat in actors and room.audience.here(seat) for seat in room.people.playing())
