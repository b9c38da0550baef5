"""What bots of others send and get, besides the messages of the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zoco.server.wire.bodies import Body, Name
from zoco.server.wire.messages import ClientId, Number


class LetBotIn(Body, frozen=True):
    """A bot of one's own on a seat: its name, where nobody holds the seat."""

    name: Name | None = None


class Made(Body, frozen=True):
    """A move that answers the ask of this number; `id` is one's own, once for each move."""

    id: ClientId
    ask: Number
    move: dict[str, Any]


class Answered(Struct, frozen=True):
    """The move is made: the log has so many entries now."""

    seq: int


class BotToken(Struct, frozen=True):
    """A token that acts for one seat: `Authorization: Bearer` and this."""

    token: str
    table: str
    seat: int
