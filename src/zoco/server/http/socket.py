"""The socket of a table: each message up is handed to the room, each refusal is answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from zoco.server.house import House
from zoco.server.http.connection import Connection
from zoco.server.http.doors import TheHouse, address_of, host_allowed, note_place, token_of
from zoco.server.http.line import let_go, line_of
from zoco.server.identity import is_bot
from zoco.server.logbook import ADDRESS
from zoco.server.refusal import Refusal
from zoco.server.room import commands
from zoco.server.room.audience import encode
from zoco.server.room.room import Room
from zoco.server.room.talk import past
from zoco.server.wire.messages import (
    Bye,
    Consent,
    Done,
    Gesture,
    Mute,
    Ping,
    Play,
    Pong,
    Resign,
    Say,
    Shown,
    Undo,
    Up,
    UpMessage,
    Watch,
    WaveOff,
)

Socket = WebSocket[Any, Any, Any]
logger = logging.getLogger("zoco.server")
_decoder = msgspec.json.Decoder(UpMessage)


class Guest:
    """One connection at one table: what it wishes, and what the room says to that."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room = room
        self.connection = connection

    async def take(self, text: str) -> None:
        """One frame."""
        try:
            message: Up = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.connection.refuse(Refusal("malformed", 422))
        if is_bot(self.connection.token) and type(message) not in FOR_BOTS:
            return self.connection.refuse(Refusal("bot-token", 403), getattr(message, "id", None))
        try:
            await HANDLERS[type(message)](self, message)
        except Refusal as refusal:
            self.connection.refuse(refusal, getattr(message, "id", None))
        except RecursionError:
            self.connection.refuse(Refusal("malformed", 422), getattr(message, "id", None))
        except Exception as error:
            logger.exception("a %s at table %s failed", type(message).__name__, self.room.id)
            self.connection.refuse(Refusal.for_fault(error), getattr(message, "id", None))
        return None

    def done(self, client_id: str) -> None:
        """Say that a wish is fulfilled."""
        self.connection.send(encode(Done(client_id)))

    async def watch(self, message: Watch) -> None:
        """Show the table as one seat sees it: never two seats at once."""
        if message.seat is not None:
            self.room.people.require(message.seat, self.connection.token)
        client = self.connection
        client.watching, client.seat, client.first = True, message.seat, True
        client.changes = message.changes
        if client.screen != message.screen:
            client.screen = message.screen
            self.room.announce_soon()
        if self.room.record.status == "closed":
            kept = await self.room.kept(message.seat)
            told = encode(kept.step(message.have)) if kept is not None else b""
            client.owe(len(told))
            return client.send(told) if told else None
        client.have = self.room.log.seq if message.have is None else message.have
        client.owe(self.room.audience.show_one(client))
        return None

    @property
    def eyes(self) -> int | None:
        """The seat that this connection looks through."""
        return self.connection.seat if self.connection.watching else None

    async def play(self, message: Play) -> None:
        """A move."""
        given = (message.id, message.seat, self.eyes, message.ask, message.move)
        await self.room.take(commands.Play(self.connection.token, *given))

    async def undo(self, message: Undo) -> None:
        """Take back, or ask whether one may."""
        given = (message.id, message.seat, self.eyes)
        if not await self.room.take(commands.Undo(self.connection.token, *given)):
            self.done(message.id)

    async def consent(self, message: Consent) -> None:
        """An answer to a wish to undo."""
        given = (message.id, message.seat, self.eyes, message.wish, message.agree)
        await self.room.take(commands.Consent(self.connection.token, *given))
        self.done(message.id)

    async def resign(self, message: Resign) -> None:
        """Give up a seat."""
        given = (message.id, message.seat, self.eyes)
        await self.room.take(commands.Resign(self.connection.token, *given))
        self.done(message.id)

    async def wave_off(self, message: WaveOff) -> None:
        """No answer is to be waited for."""
        given = (message.id, message.seat, self.eyes, message.seq)
        await self.room.take(commands.WaveOff(self.connection.token, *given))
        self.done(message.id)

    async def shown(self, message: Shown) -> None:
        """How far the page has got."""
        self.connection.shown = max(self.connection.shown, message.seq)
        self.room.look_up()

    async def say(self, message: Say) -> None:
        """Chat."""
        await self.room.take(commands.Say(self.connection.token, message.id, message.text))
        self.done(message.id)

    async def mute(self, message: Mute) -> None:
        """Do not show what somebody says."""
        given = (message.id, message.author, message.on)
        await self.room.take(commands.Mute(self.connection.token, *given))
        self.done(message.id)

    async def gesture(self, message: Gesture) -> None:
        """A sign."""
        given = (message.seat, message.sign)
        await self.room.take(commands.Gesture(self.connection.token, *given))

    async def ping(self, message: Ping) -> None:
        """Answer."""
        self.connection.send(encode(Pong(message.id)))


HANDLERS: dict[type[Up], Callable[[Guest, Any], Awaitable[None]]] = {
    Watch: Guest.watch,
    Play: Guest.play,
    Undo: Guest.undo,
    Consent: Guest.consent,
    Resign: Guest.resign,
    WaveOff: Guest.wave_off,
    Shown: Guest.shown,
    Say: Guest.say,
    Mute: Guest.mute,
    Gesture: Guest.gesture,
    Ping: Guest.ping,
}


FOR_BOTS = (Watch, Play, WaveOff, Shown, Ping)
"""What may be sent with the token of a bot."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], house: TheHouse) -> None:
    """Play and watch at one table."""
    note_place(socket)
    if not house.opened.take(ADDRESS.get()):
        return await socket.close(4000 + 429, "too-fast")
    await socket.accept()
    token = token_of(socket, house.seal)
    try:
        room = await _admitted(socket, house, table_id, token)
    except Refusal as refusal:
        await socket.send_text(encode(Bye(refusal.code, again=refusal.status == 503)))
        return await socket.close(4000 + refusal.status, refusal.code)
    await _stay(room, Connection(line_of(socket), token, house.settings))
    return let_go(socket)


async def _admitted(socket: Socket, house: House, table_id: str, token: str) -> Room:
    if not host_allowed(socket, house.settings):
        raise Refusal("foreign-page", 403)
    house.banned.require_let_in(token, address_of(socket))
    room = await house.require(table_id)
    room.require_visible(token)
    return room


async def _stay(room: Room, connection: Connection) -> None:
    """Hand the socket over: from then on it is nobody's task, and what it costs is its own."""
    room.came(connection)
    try:
        await _tell_past(room, connection)
    except BaseException:
        room.left(connection)
        raise
    connection.listen(Guest(room, connection).take, partial(room.left, connection))


async def _tell_past(room: Room, connection: Connection) -> None:
    """What was said before; without it one can still play."""
    try:
        connection.send(*await past(room, connection.token))
    except Exception:
        logger.exception("past chat of table %s could not be read", room.id)
