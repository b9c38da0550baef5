"""Chat at a table: players and spectators apart; who is muted is not shown."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from zoco.server.identity import now
from zoco.server.limits import Bucket
from zoco.server.refusal import Refusal
from zoco.server.room.audience import Client, encode
from zoco.server.wire.messages import Chat
from zoco.store.records import ChatRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room

PAST = 50
AT_ONCE = 5
RECENT = 50
"""Client ids that are remembered of each who speaks: sending one of them again says nothing."""


class Talk:
    """What is said at one table. Limits and mutes go by token: a name is changed in a moment."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._buckets: dict[str, Bucket] = {}
        self._said: dict[str, deque[str]] = {}

    async def say(self, token: str, client_id: str, text: str) -> None:
        """Store what somebody says, then show it to those of the same channel."""
        author = self._room.people.name_of(token)
        if author is None:
            raise Refusal("no-name", 403)
        before = self._said.setdefault(token, deque(maxlen=RECENT))
        if client_id in before:
            return
        self._limit(token)
        record = await self._record(token, *author, readable(text))
        await self._room.store.add(record)
        before.append(client_id)
        for client in tuple(self._room.audience.clients):
            self._show(client, record)

    async def mute(self, token: str, author: str, on: bool) -> None:
        """Remember whom somebody does not want to read, under whatever name."""
        if not token:
            raise Refusal("no-name", 403)
        room = self._room
        found = room.people.called(author)
        if not (found and on):
            found |= await room.store.spoke_as(room.id, author)
        if not found:
            raise Refusal("no-such-author", 404, author=author)
        for muted in found:
            await room.store.mute(room.id, token, muted, on)
            (room.people.muted.add if on else room.people.muted.discard)((token, muted))

    async def tell_past(self, client: Client) -> None:
        """Show what was said before somebody came."""
        channel = self._channel(client.token)
        records = await self._room.store.chat(self._room.id, channel, PAST)
        client.send(*(_chat(record) for record in records if self._reads(client, record)))

    def _limit(self, token: str) -> None:
        per_second = self._room.settings.chat_per_minute / 60
        if not self._buckets.setdefault(token, Bucket(per_second, AT_ONCE)).take():
            raise Refusal("too-talkative", 429)

    async def _record(self, token: str, name: str, seat: int | None, text: str) -> ChatRecord:
        room = self._room
        number = await room.store.last_chat(room.id) + 1
        return ChatRecord(room.id, number, self._channel(token), name, seat, text, now(), token)

    def _channel(self, token: str) -> str:
        """Players talk to players, everybody else to spectators."""
        return "players" if self._room.people.mine(token) else "spectators"

    def _show(self, client: Client, record: ChatRecord) -> None:
        if self._reads(client, record):
            client.send(_chat(record))

    def _reads(self, client: Client, record: ChatRecord) -> bool:
        if self._channel(client.token) != record.channel:
            return False
        return not self._room.people.mutes(client.token, record.token_hash)


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
