"""Bots of others: a token that lets somebody's program play one seat, until it is revoked.

The holder of a seat gives it for that seat, and is away until they take it back; the host gives it
for a seat that nobody holds, before the start: later it would show what the seat holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.identity import is_bot
from zoco.server.refusal import Refusal
from zoco.server.room.commands import LetBotIn, SendBotOff
from zoco.server.room.fresh import OUTSIDE, bot_name
from zoco.server.room.seating import noted, settled, stand_in
from zoco.store.records import SeatRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def let_bot_in(room: Room, command: LetBotIn) -> None:
    """Let the bot of a token play a seat, instead of whatever bot did before."""
    if room.ended:
        raise Refusal(f"table-{room.record.status}")
    people, seat, token = room.people, command.seat, command.token
    record = people.seat(seat)
    if people.holds(seat, token) and record.holder == "person":
        kept = [one for one in people.tokens(seat) if not is_bot(one)]
        taken = replace(record, away=True, level=OUTSIDE)
        await people.put(taken, [*kept, command.bot], noted(room, "handed", token))
    else:
        await people.put(_hosted(room, record, command), [command.bot])
    await settled(room)


def _hosted(room: Room, record: SeatRecord, command: LetBotIn) -> SeatRecord:
    """A seat that nobody holds, with such a bot on it."""
    if command.token != room.people.host or record.holder == "person":
        raise Refusal("not-your-seat", 403)
    if room.record.status != "waiting":
        raise Refusal("already-started")
    usual = record.name if record.holder == "bot" else bot_name(room.people.seats)
    name = usual if command.name is None else room.people.free_name(command.name)
    return replace(record, holder="bot", name=name, level=OUTSIDE, away=False)


async def send_bot_off(room: Room, command: SendBotOff) -> None:
    """Let no token for a bot act for a seat any more; a bot of the house sits in meanwhile."""
    people, seat, token = room.people, command.seat, command.token
    record = people.seat(seat)
    if not people.holds(seat, token) and (token != people.host or record.holder == "person"):
        raise Refusal("not-your-seat", 403)
    kept = [one for one in people.tokens(seat) if not is_bot(one)]
    level = stand_in(room) if record.level == OUTSIDE else record.level
    await people.put(replace(record, level=level), kept)
    await settled(room)
