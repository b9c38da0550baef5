"""Chat and gestures at a table: players and spectators talk apart; who is muted is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zoco.server.identity import now
from zoco.server.limits import Bucket
from zoco.server.refusal import Refusal
from zoco.server.room.audience import encode
from zoco.server.room.commands import Gesture, Mute, Say
from zoco.server.wire.messages import Chat, Gestured, Sign
from zoco.store.records import ChatRecord, FulfilledRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def say(room: Room, command: Say) -> None:
    """Store what somebody says, then show it to those of the same channel."""
    token = command.token
    author = room.people.name_of(token)
    if author is None:
        raise Refusal("no-name", 403)
    if room.has_done(command):
        return
    _limit(room, token)
    record = await _record(room, token, *author, readable(command.text))
    await room.store.add(record, FulfilledRecord(room.id, token, command.id))
    room.done.add((token, command.id))
    hear(room, record)
    room.beyond.spoken(record.number)


def hear(room: Room, record: ChatRecord) -> None:
    """Show what was said to those who are here."""
    for client in tuple(room.audience.clients):
        if _reads(room, client.token, record):
            client.send(_chat(record))


async def mute(room: Room, command: Mute) -> None:
    """Remember whom somebody does not want to read, under whatever name."""
    token, on = command.token, command.on
    if not token:
        raise Refusal("no-name", 403)
    found = room.people.called(command.author)
    if not (found and on):
        found |= await room.store.spoke_as(room.id, command.author)
    if not found:
        raise Refusal("no-such-author", 404, author=command.author)
    for muted in found:
        await room.store.mute(room.id, token, muted, on)
        (room.people.muted.add if on else room.people.muted.discard)((token, muted))
    room.people.changes += 1
    room.beyond.around()


async def gesture(room: Room, command: Gesture) -> None:
    """Show a sign of a seat to everybody who looks on and does not mute it; nothing is kept."""
    token = command.token
    room.people.require(command.seat, token)
    bucket = Bucket(room.settings.signs_per_second, room.settings.signs_at_once)
    if not room.signs.setdefault(token, bucket).take():
        raise Refusal("too-many-signs", 429)
    sign(room, token, command.seat, command.sign)
    room.beyond.signed(command)


def sign(room: Room, token: str, seat: int, made: Sign) -> None:
    """Show a sign of who has this token to those who are here."""
    shown = encode(Gestured(seat, made))
    for client in tuple(room.audience.clients):
        if not room.people.mutes(client.token, token):
            client.send(shown)


async def past(room: Room, token: str) -> list[bytes]:
    """What was said before somebody came, as it travels."""
    records = await room.store.chat(room.id, _channel(room, token), room.settings.chat_shown)
    return [_chat(record) for record in records if _reads(room, token, record)]


def _limit(room: Room, token: str) -> None:
    """Limits and mutes go by token: a name is changed in a moment."""
    bucket = Bucket(room.settings.chat_per_minute / 60, room.settings.chat_at_once)
    if not room.buckets.setdefault(token, bucket).take():
        raise Refusal("too-talkative", 429)


async def _record(room: Room, token: str, name: str, seat: int | None, text: str) -> ChatRecord:
    number = await room.store.last_chat(room.id) + 1
    return ChatRecord(room.id, number, _channel(room, token), name, seat, text, now(), token)


def _channel(room: Room, token: str) -> str:
    """Players talk to players, everybody else to spectators."""
    return "players" if room.people.mine(token) else "spectators"


def _reads(room: Room, token: str, record: ChatRecord) -> bool:
    if _channel(room, token) != record.channel:
        return False
    return not room.people.mutes(token, record.token_hash)


def _chat(record: ChatRecord) -> bytes:
    return encode(
        Chat(
            number=record.number,
            channel=record.channel,  # type: ignore[arg-type]
            author=record.author,
            seat=record.seat,
            text=record.text,
            at=record.at,
        )
    )


def readable(text: str) -> str:
    """What somebody says, without signs that nobody sees; raises where nothing is left."""
    said = "".join(char if char.isprintable() else " " for char in text).strip()
    if not said:
        raise Refusal("nothing-said", 422)
    return said
