"""Asking for a seat that nobody holds: a bot's, or one that has become free in the match.

Before the start the host says yes or no. Later the seat shows what was hidden from everybody else,
so all people who are there must agree; where nobody is, the host. Who asks is remembered as long as
the room is open, and not longer: asking again costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.server.refusal import Refusal
from zoco.server.room.commands import AskSeat, GiveSeat, Weigh
from zoco.server.room.people import Noted
from zoco.server.room.seating import admit
from zoco.server.wire.around import Seeker

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def ask_seat(room: Room, command: AskSeat) -> None:
    """Ask for a seat; who asks again asks for another one, or under another name."""
    token = command.token
    await admit(room, token, command.invite)
    if room.ended:
        raise Refusal(f"table-{room.record.status}")
    room.people.seat(command.seat)
    if not _vacant(room, command.seat):
        raise Refusal("no-bot-there")
    if room.record.status == "playing" and room.people.mine(token):
        raise Refusal("sits-already")
    if token not in room.seekers and len(room.seekers) >= room.settings.seekers:
        raise Refusal("too-many-ask", 429)
    name = room.people.free_name(command.name, token)
    if not room.people.known(token):
        await room.people.add_guest(room.id, token, "")
    room.asked_seats += 1
    room.seekers[token] = Seeker(room.asked_seats, command.seat, name, ())
    room.announce()


async def give_seat(room: Room, command: GiveSeat) -> None:
    """Answer who asked: with a seat once all agree who have to, or not."""
    found = [pair for pair in room.seekers.items() if pair[1].number == command.number]
    deciding, mine = room.audience.deciding(), {*room.people.mine(command.token)}
    if not (mine & deciding if deciding else command.token == room.people.host):
        raise Refusal("not-asked" if deciding else "host-only", 403)
    if not found:
        raise Refusal("nobody-asks", 404)
    [(token, seeker)] = found
    if not command.agree:
        del room.seekers[token]
    else:
        agreed = {*seeker.agreed, *(mine & deciding)}
        room.seekers[token] = replace(seeker, agreed=tuple(sorted(agreed)))
        if deciding <= agreed:
            await _give(room, token, seeker, "let-in" if deciding else "let-in-host")
    room.announce()


async def weigh(room: Room, _: Weigh) -> None:
    """Somebody went, or sat down: who asked may have all consents now, or ask for nothing."""
    deciding = room.audience.deciding()
    for token, seeker in tuple(room.seekers.items()):
        try:
            if not _vacant(room, seeker.seat):
                del room.seekers[token]
            elif deciding and deciding <= {*seeker.agreed}:
                await _give(room, token, seeker, "let-in")
            else:
                continue
        except Refusal:  # the name was taken meanwhile: they may ask under another one
            del room.seekers[token]
        room.announce()


def _vacant(room: Room, seat: int) -> bool:
    """Whether a seat can be asked for; before the start one simply sits down on a free one."""
    holder = room.people.seats[seat].holder
    return holder == "bot" or (holder == "open" and room.record.status == "playing")


async def _give(room: Room, token: str, seeker: Seeker, kind: str) -> None:
    record = room.people.seat(seeker.seat)
    if not _vacant(room, seeker.seat):
        raise Refusal("no-bot-there")
    name = room.people.free_name(seeker.name, token)
    taken = replace(record, holder="person", name=name, level=None, away=False)
    noted = Noted(kind, room.log.seq, token) if room.record.status == "playing" else None
    await room.people.put(taken, [token], noted)
    del room.seekers[token]
