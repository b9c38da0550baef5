"""Chat at a table: players and spectators apart; who is muted is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zoco.server.audience import Client, encode
from zoco.server.identity import now
from zoco.server.refusal import Refusal
from zoco.server.wire import Chat
from zoco.store.records import ChatRecord

if TYPE_CHECKING:
    from zoco.server.room import Room

PAST = 50


def channel_of(room: Room, token: str) -> str:
    """Players talk to players, everybody else to spectators."""
    return "players" if room.people.mine(token) else "spectators"


async def say(room: Room, token: str, text: str) -> None:
    """Store what somebody says, then show it to those of the same channel."""
    author = room.people.name_of(token)
    if author is None:
        raise Refusal("no-name", 403)
    name, seat = author
    said = "".join(char if char.isprintable() else " " for char in text).strip()
    if not said:
        raise Refusal("nothing-said", 422)
    number = await room.store.last_chat(room.id) + 1
    record = ChatRecord(room.id, number, channel_of(room, token), name, seat, said, now())
    await room.store.add(record)
    for client in tuple(room.audience.clients):
        _show(room, client, record)


async def mute(room: Room, token: str, author: str, on: bool) -> None:
    """Remember whom somebody does not want to read."""
    if not token:
        raise Refusal("no-name", 403)
    await room.store.mute(room.id, token, author, on)
    (room.people.muted.add if on else room.people.muted.discard)((token, author))


async def tell_past(room: Room, client: Client) -> None:
    """Show what was said before somebody came."""
    channel = channel_of(room, client.token)
    for record in await room.store.chat(room.id, channel, PAST):
        _show(room, client, record)


def _show(room: Room, client: Client, record: ChatRecord) -> None:
    if channel_of(room, client.token) != record.channel:
        return
    if (client.token, record.author) in room.people.muted:
        return
    client.send(
        encode(
            Chat(
                number=record.number,
                channel=record.channel,  # type: ignore[arg-type]
                author=record.author,
                seat=record.seat,
                text=record.text,
                at=record.at,
            )
        )
    )
