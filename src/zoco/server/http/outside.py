"""HTTP for bots of others: a token for a seat, a stream of what it sees, and its answers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream
from msgspec import Struct

from zoco.server.http.doors import Somebody, TheHouse, TheRoom
from zoco.server.http.problems import problems
from zoco.server.identity import hashed_bot
from zoco.server.room import commands
from zoco.server.room.audience import encode
from zoco.server.room.room import Room
from zoco.server.wire.messages import State
from zoco.server.wire.outside import Answered, BotToken, LetBotIn, Made

Seat = Annotated[int, PathParameter(ge=0, le=15)]
Last = Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=1_000_000)]
QUIET = 15.0
"""Seconds after which a comment keeps the line open."""


class Outside(Controller):
    """One seat, played by somebody's program."""

    path = "/api/tables/{table_id:str}/seats/{seat:int}"
    tags = ("bots",)

    @post("/token", responses=problems(403, 404, 409, 422))
    async def give(
        self,
        house: TheHouse,
        room: TheRoom,
        visitor: Somebody,
        seat: Seat,
        data: JSONBody[LetBotIn],
    ) -> BotToken:
        """A token for a bot on one's own seat, or, before the start, on one that nobody holds."""
        token = house.seal.issue_bot()
        await room.take(commands.LetBotIn(visitor.token, seat, hashed_bot(token), data.name))
        return BotToken(token, room.id, seat)

    @post("/token/revoke", responses=problems(403, 404, 409))
    async def revoke(self, room: TheRoom, visitor: Somebody, seat: Seat) -> State:
        """Make all such tokens of a seat void."""
        await room.take(commands.SendBotOff(visitor.token, seat))
        return room.audience.state(visitor.token)

    @get("/events", responses=problems(403, 404))
    async def events(
        self, room: TheRoom, visitor: Somebody, seat: Seat, last: Last = None
    ) -> Stream:
        """The messages of the socket, watched from this seat, as server-sent events."""
        room.people.require(seat, visitor.token)
        stream = EventStream(visitor.token, seat, last, room.settings.outbound)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return Stream(_told(room, stream), media_type="text/event-stream", headers=headers)

    @post("/play", responses=problems(403, 404, 409, 422))
    async def play(
        self, room: TheRoom, visitor: Somebody, seat: Seat, data: JSONBody[Made]
    ) -> Answered:
        """A move that answers an ask; sent again with the same `id` it is not made again."""
        given = (data.id, seat, seat, data.ask, data.move)
        await room.take(commands.Play(visitor.token, *given))
        return Answered(room.log.seq)


class Kind(Struct):
    """As much of a message as its event needs."""

    type: str
    seq: int | None = None


class EventStream:
    """A client of a room that only listens; see `zoco.server.room.audience.Client`."""

    def __init__(self, token: str, seat: int, have: int | None, most: int) -> None:
        self.token = token
        self.watching = self.first = True
        self.changes = False
        self.screen = False
        self.seat: int | None = seat
        self.have = have or 0
        self.shown = -1
        self.asked = b""
        self.ended = False
        self._out: deque[bytes] = deque()
        self._most = most
        self._more = asyncio.Event()

    def send(self, *messages: bytes) -> None:
        """Queue messages; who does not keep up is dropped, and comes again."""
        self._out.extend(messages)
        self.ended = self.ended or len(self._out) > self._most
        self._more.set()

    def send_state(self, message: bytes) -> None:
        """Queue who sits where."""
        self.send(message)

    def dismiss(self, message: bytes, code: int = 0) -> None:
        """Send a last message, and end the stream."""
        self.send(message)
        self.ended = True

    async def waiting(self) -> list[bytes]:
        """What is to be sent now, nothing if there was nothing for a while."""
        if not self._out and not self.ended:
            self._more.clear()
            try:
                await asyncio.wait_for(self._more.wait(), QUIET)
            except TimeoutError:
                return []
        found = [*self._out]
        self._out.clear()
        return found


async def _told(room: Room, stream: EventStream) -> AsyncGenerator[bytes, None]:
    room.came(stream)
    try:
        stream.send(encode(room.audience.state(stream.token)))
        room.audience.show_one(stream)
        while True:
            messages = await stream.waiting()
            yield b"".join(map(_event, messages)) or b": still here\n\n"
            if stream.ended and not messages:
                return
    finally:
        room.left(stream)


def _event(message: bytes) -> bytes:
    kind = msgspec.json.decode(message, type=Kind)
    number = b"" if kind.seq is None else b"id: %d\n" % kind.seq
    return b"event: %s\n%sdata: %s\n\n" % (kind.type.encode(), number, message)
