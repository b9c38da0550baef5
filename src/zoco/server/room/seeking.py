"""Asking for the seat of a bot: whoever comes too late asks, and the host says yes or no.

Who asks is remembered as long as the room is open, and not longer: asking again costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.refusal import Refusal
from zoco.server.room.commands import AskSeat, GiveSeat
from zoco.server.room.people import Noted
from zoco.server.room.seating import admit
from zoco.server.wire.messages import Seeker

if TYPE_CHECKING:
    from zoco.server.room.room import Room

MOST = 8
"""How many may ask at the same time."""


async def ask_seat(room: Room, command: AskSeat) -> None:
    """Ask for a bot's seat; who asks again asks for another one, or under another name."""
    if room.ended:
        raise Refusal(f"table-{room.record.status}")
    token = command.token
    await admit(room, token, command.invite)
    if room.people.seat(command.seat).holder != "bot":
        raise Refusal("no-bot-there")
    if token not in room.seekers and len(room.seekers) >= MOST:
        raise Refusal("too-many-ask", 429)
    name = room.people.free_name(command.name, token)
    if not room.people.known(token):
        await room.people.add_guest(room.id, token, "")
    room.asked_seats += 1
    room.seekers[token] = Seeker(room.asked_seats, command.seat, name)
    room.announce()


async def give_seat(room: Room, command: GiveSeat) -> None:
    """Answer who asked: with the bot's seat, or not."""
    if command.token != room.people.host:
        raise Refusal("host-only", 403)
    found = [pair for pair in room.seekers.items() if pair[1].number == command.number]
    if not found:
        raise Refusal("nobody-asks", 404)
    [(token, seeker)] = found
    if command.agree:
        record = room.people.seat(seeker.seat)
        if record.holder != "bot":
            raise Refusal("no-bot-there")
        name = room.people.free_name(seeker.name, token)
        taken = replace(record, holder="person", name=name, level=None, away=False)
        playing = room.record.status == "playing"
        noted = Noted("joined", room.log.seq, token) if playing else None
        await room.people.put(taken, [token], noted)
    del room.seekers[token]
    room.announce()
