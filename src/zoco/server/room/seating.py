"""Sitting down, getting up, bots on seats: the wishes about seats. Call them through `Room.do`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.bots.registry import levels
from zoco.server.identity import hashed, later, new_token, now
from zoco.server.refusal import Refusal
from zoco.store.records import LinkRecord, SeatRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def join(
    room: Room, token: str, name: str, seat: int | None, contribution: str, invite: str | None
) -> int:
    """Take a free seat with nothing but a name; by invitation where the table is private."""
    if room.ended:
        raise Refusal(f"table-{room.record.status}")
    await admit(room, token, invite)
    record = room.people.seat(room.people.open_seat() if seat is None else seat)
    if record.holder != "open":
        raise Refusal("seat-taken", seat=record.seat)
    named = room.people.free_name(name, token)
    given = contribution if room.record.status == "waiting" else record.contribution
    taken = replace(record, holder="person", name=named, away=False, level=None)
    await room.people.put(replace(taken, contribution=given), [token])
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


async def spectate(room: Room, token: str, name: str, invite: str | None) -> None:
    """Watch under a name."""
    await admit(room, token, invite)
    await room.people.add_guest(room.id, token, room.people.free_name(name, token))
    room.announce()


async def leave(room: Room, seat: int, token: str) -> None:
    """Get up. Before the start the seat is free again; later a bot sits in until one comes back."""
    record = room.people.require(seat, token)
    if room.record.status == "waiting":
        await room.people.put(room.people.emptied(record), ())
    else:
        await room.people.put(replace(record, away=True, level=strongest(room)))
    await _settled(room)


async def come_back(room: Room, seat: int, token: str) -> None:
    """Take one's seat back from the bot."""
    record = room.people.require(seat, token)
    await room.people.put(replace(record, away=False, level=None))
    await _settled(room)


async def resign(room: Room, seat: int) -> None:
    """Give up for good: a bot plays on. When the last person gives up, the table is abandoned."""
    if room.record.status != "playing":
        raise Refusal(f"table-{room.record.status}")
    record, tokens = room.people.seat(seat), room.people.tokens(seat)
    for token in tokens:  # they may see how it ends, at a private table too
        await room.people.add_guest(room.id, token, record.name)
    level = strongest(room)
    await room.people.put(replace(record, holder="bot", away=False, level=level), ())
    if not room.people.persons():
        await room.store.change_status(room.id, "playing", "abandoned")
        room.record = replace(room.record, status="abandoned")
    await _settled(room)


async def put_bot(room: Room, seat: int, level: str, token: str) -> None:
    """Fill a seat with a bot: a free one, another bot's, or that of somebody who is gone."""
    room.people.require_seated(token)
    if level not in levels(room.log.game):
        raise Refusal("no-such-level", 422, level=level)
    record = room.people.seat(seat)
    if record.holder != "person":
        name = record.name if record.holder == "bot" else bot_name(room)
        await room.people.put(replace(record, holder="bot", name=name, level=level), ())
    elif room.audience.gone(seat) or seat in room.people.mine(token):
        await room.people.put(replace(record, away=True, level=level))
    else:
        raise Refusal("still-here", seat=seat)
    await _settled(room)


async def empty(room: Room, seat: int, token: str) -> None:
    """Free a seat for somebody else: a bot's, or that of a person who left or is gone.

    The host may, before the start also where somebody is; if the host is gone, whoever sits here.
    """
    hosts = token == room.people.host
    if not hosts and not (room.people.mine(token) and room.audience.host_gone()):
        raise Refusal("host-only", 403)
    record = room.people.seat(seat)
    vacant = record.holder != "person" or record.away or room.audience.gone(seat)
    if not vacant and not (hosts and room.record.status == "waiting"):
        raise Refusal("still-here", seat=seat)
    await room.people.put(room.people.emptied(record), ())
    await _settled(room)


async def contribute(room: Room, seat: int, token: str, contribution: str) -> None:
    """Throw something into the dice; the stream must not have begun."""
    record = room.people.require(seat, token)
    if room.record.status != "waiting":
        raise Refusal("already-started")
    await room.people.put(replace(record, contribution=contribution))


async def start(room: Room, token: str, fill: str | None) -> None:
    """Begin, with bots on the free seats if wished."""
    room.people.require_seated(token)
    if fill is not None:
        for record in tuple(room.people.seats):
            if record.holder == "open":
                await put_bot(room, record.seat, fill, token)
    await room.start()


async def invite(room: Room, token: str) -> tuple[str, str]:
    """A token that lets people in until it expires, and when it does."""
    room.people.require_seated(token)
    return await _link(room, "invite", None, room.settings.invitation_lasts)


async def continuation(room: Room, seat: int, token: str) -> tuple[str, str]:
    """A token that lets another device act for a seat: once, and soon."""
    room.people.require(seat, token)
    return await _link(room, "continue", seat, room.settings.continuation_lasts)


async def go_on(room: Room, link_token: str, token: str) -> int:
    """Use up a continuation: the device of `token` may act for its seat."""
    link = await room.store.link(hashed(link_token))
    if link is None or link.kind != "continue" or link.table_id != room.id or link.seat is None:
        raise Refusal("no-such-link", 404)
    if link.expires < now():
        raise Refusal("link-expired", 410)
    if not await room.store.use_link(link.token_hash):
        raise Refusal("link-used", 410)
    await room.people.add_token(link.seat, token)
    room.announce()
    return link.seat


async def _link(room: Room, kind: str, seat: int | None, seconds: float) -> tuple[str, str]:
    token, expires = new_token(), later(seconds)
    await room.store.add(LinkRecord(hashed(token), room.id, kind, seat, expires))
    return token, expires


async def _settled(room: Room) -> None:
    """After somebody got up or sat down: a wish to undo may have all its consents now."""
    room.announce()
    if room.record.status == "playing":
        await room.undoing.settle()


def strongest(room: Room) -> str:
    """The level that sits in for people."""
    return levels(room.log.game)[-1]


def bot_name(room: Room) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {record.name.casefold() for record in room.people.seats}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def fresh_seats(table_id: str, count: int) -> list[SeatRecord]:
    """The seats of a new table."""
    return [SeatRecord(table_id, seat) for seat in range(count)]


BOT_NAMES = ("Amina", "Basim", "Dalila", "Farid", "Hala", "Idris", "Karima", "Nadir", "Samira")
