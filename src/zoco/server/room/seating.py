"""Sitting down, getting up, bots on seats: how a room carries out the commands about seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.bots.registry import adviser, levels
from zoco.server.identity import hashed, is_bot, later, new_token, now
from zoco.server.refusal import Refusal
from zoco.server.room.commands import (
    ComeBack,
    Continue,
    Contribute,
    Empty,
    GoOn,
    Invite,
    Join,
    Leave,
    PutBot,
    Resign,
    Spectate,
    Start,
)
from zoco.server.room.fresh import bot_name
from zoco.server.room.people import Noted
from zoco.server.room.undoing import settle
from zoco.store.records import LinkRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def join(room: Room, command: Join) -> int:
    """Take a free seat with nothing but a name; by invitation where the table is private.

    Once the match has begun one asks for it: a seat shows what its hand holds.
    """
    token, seat = command.token, command.seat
    await admit(room, token, command.invite)
    if room.record.status != "waiting":
        raise Refusal("ask-first" if not room.ended else f"table-{room.record.status}")
    record = room.people.seat(room.people.open_seat() if seat is None else seat)
    if record.holder != "open":
        raise Refusal("seat-taken", name=record.name)
    named = room.people.free_name(command.name, token)
    taken = replace(record, holder="person", name=named, away=False, level=None)
    await room.people.put(replace(taken, contribution=command.contribution), [token])
    room.announce()
    return record.seat


async def admit(room: Room, token: str, invite: str | None) -> None:
    """Raises unless somebody may come to this table: it is open, or they know the password."""
    if not room.record.private or room.people.known(token):
        return
    link = await room.store.link(hashed(invite)) if invite else None
    if link is None or link.kind != "invite" or link.table_id != room.id:
        raise Refusal("by-invitation", 403)
    if link.expires < now():
        raise Refusal("link-expired", 410)


async def spectate(room: Room, command: Spectate) -> None:
    """Watch: under a name, or without one, which keeps the name that one may have."""
    token = command.token
    await admit(room, token, command.invite)
    if command.name is not None:
        await room.people.add_guest(room.id, token, room.people.free_name(command.name, token))
    elif not room.people.known(token):
        await room.people.add_guest(room.id, token, "")
    room.announce()


async def leave(room: Room, command: Leave) -> None:
    """Get up. Before the start the seat is free again; later a bot sits in until one comes back."""
    record = room.people.require(command.seat, command.token)
    if room.record.status == "waiting":
        await room.people.put(room.people.emptied(record), ())
    else:
        note = noted(room, "left", command.token)
        await room.people.put(replace(record, away=True, level=stand_in(room)), None, note)
    await settled(room)


async def come_back(room: Room, command: ComeBack) -> None:
    """Take one's seat back from the bot; so may who lost it during the match, unless it is

    somebody else's by now.
    """
    people, token, seat = room.people, command.token, command.seat
    note = noted(room, "back", token)
    if people.holds(seat, token) or seat not in people.once(token):
        record = people.require(seat, token)
        kept = [one for one in people.tokens(seat) if not is_bot(one)]
        await people.put(replace(record, away=False, level=None), kept, note)
        if room.clocks is not None and record.away:
            room.clocks.back(seat)
    elif room.ended:
        raise Refusal(f"table-{room.record.status}")
    else:
        await people.put(people.returned(seat, token), [token], note)
        if room.clocks is not None:
            room.clocks.back(seat)
    await settled(room)


async def resign(room: Room, command: Resign) -> None:
    """Give up for good: a bot plays on. When the last person gives up, the table is abandoned."""
    if room.record.status != "playing":
        raise Refusal(f"table-{room.record.status}")
    record, tokens = room.people.seat(command.seat), room.people.tokens(command.seat)
    for token in tokens:  # they may see how it ends, at a private table too
        await room.people.add_guest(room.id, token, record.name)
    level, note = stand_in(room), noted(room, "resigned", command.token)
    await room.people.put(replace(record, holder="bot", away=False, level=level), (), note)
    if not room.people.persons():
        await room.store.change_status(room.id, "playing", "abandoned")
        room.record = replace(room.record, status="abandoned")
    await room.note_done(command)
    await settled(room)


async def put_bot(room: Room, command: PutBot) -> None:
    """Fill a seat with a bot: a free one, another bot's, or that of somebody who is gone."""
    seat, level, token = command.seat, command.level or stand_in(room), command.token
    room.people.require_seated(token)
    if level not in levels(room.log.game):
        raise Refusal("no-such-level", 422, level=level)
    record = room.people.seat(seat)
    if record.holder != "person":
        name = record.name if record.holder == "bot" else bot_name(room.people.seats)
        await room.people.put(replace(record, holder="bot", name=name, level=level), ())
    elif room.audience.gone(seat) or seat in room.people.mine(token):
        kind = "handed" if seat in room.people.mine(token) else "stood-in"
        note = noted(room, kind, token)
        await room.people.put(replace(record, away=True, level=level), None, note)
    else:
        raise Refusal("still-here", name=record.name)
    await settled(room)


async def empty(room: Room, command: Empty) -> None:
    """Free a seat for somebody else: a bot's, or that of a person who left or is gone.

    The host may, before the start also where somebody is; if the host is gone, whoever sits here.
    """
    seat, token = command.seat, command.token
    hosts = token == room.people.host
    if not room.audience.keeps_seats(token):
        raise Refusal("host-only", 403)
    record = room.people.seat(seat)
    vacant = record.holder != "person" or record.away or room.audience.gone(seat)
    if not vacant and not (hosts and room.record.status == "waiting"):
        raise Refusal("still-here", name=record.name)
    await room.people.put(room.people.emptied(record), (), noted(room, "freed", token))
    await settled(room)


async def contribute(room: Room, command: Contribute) -> None:
    """Throw something into the dice; the stream must not have begun."""
    record = room.people.require(command.seat, command.token)
    if room.record.status != "waiting":
        raise Refusal("already-started")
    await room.people.put(replace(record, contribution=command.contribution))


async def start(room: Room, command: Start) -> None:
    """Begin, with bots on the free seats if wished."""
    token, fill = command.token, command.fill
    room.people.require_seated(token)
    if fill is not None:
        for record in tuple(room.people.seats):
            if record.holder == "open":
                await put_bot(room, PutBot(token, record.seat, fill))
    for seat in room.people.mine(token) if command.contribution else ():
        if not room.people.seats[seat].contribution:
            await contribute(room, Contribute(token, seat, command.contribution))
    await room.start()


async def invite(room: Room, command: Invite) -> tuple[str, str]:
    """A token that lets people in until it expires, and when it does."""
    room.people.require_seated(command.token)
    return await _link(room, command, "invite", None, room.settings.invitation_lasts)


async def continuation(room: Room, command: Continue) -> tuple[str, str]:
    """A token that lets another device act for a seat: once, and soon."""
    room.people.require(command.seat, command.token)
    lasts = room.settings.continuation_lasts
    return await _link(room, command, "continue", command.seat, lasts)


async def go_on(room: Room, command: GoOn) -> int:
    """Use up a continuation: one more device may act for its seat."""
    link = await room.store.link(hashed(command.link))
    if link is None or link.kind != "continue" or link.table_id != room.id or link.seat is None:
        raise Refusal("no-such-link", 404)
    if link.expires < now():
        raise Refusal("link-expired", 410)
    if not await room.store.use_link(link.token_hash):
        raise Refusal("link-used", 410)
    await room.people.add_token(link.seat, command.token, link.maker)
    room.announce()
    return link.seat


async def _link(
    room: Room, command: Invite | Continue, kind: str, seat: int | None, seconds: float
) -> tuple[str, str]:
    token, expires = new_token(), later(seconds)
    link = LinkRecord(hashed(token), room.id, kind, seat, expires, maker=command.token)
    await room.store.add(link)
    return token, expires


def noted(room: Room, kind: str, token: str) -> Noted | None:
    """A note of what becomes of a seat; before the start nobody needs one."""
    return Noted(kind, room.log.seq, token) if room.record.status == "playing" else None


async def settled(room: Room) -> None:
    """After somebody got up or sat down: a wish to undo may have all its consents now."""
    room.announce()
    if room.record.status == "playing":
        await settle(room)


def stand_in(room: Room) -> str:
    """The level that sits in for people."""
    return adviser(room.log.game)
