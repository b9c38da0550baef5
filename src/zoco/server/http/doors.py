"""Who knocks: the token in the cookie, and whether the page that sends it is ours."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Message, Scope

from zoco.server.house import House
from zoco.server.identity import BOT, COOKIE, COOKIE_AGE, Seal, hashed, hashed_bot, is_bot
from zoco.server.logbook import ADDRESS, TABLE
from zoco.server.refusal import Refusal
from zoco.server.room.room import Room
from zoco.server.settings import Settings

FOR_BOTS = ("/play", "/preview", "/hint")
"""What may be posted with the token of a bot."""
_FRESH = "zoco_fresh_cookie"
Knock = ASGIConnection[Any, Any, Any, Any]


class Visitor(NamedTuple):
    """Who sent a request: the hash of the token, and the address that links should start with."""

    token: str
    base: str


TheHouse = NamedDependency[House]
TheDoor = NamedDependency[Room]
TheRoom = NamedDependency[Room]
Somebody = NamedDependency[Visitor]


def token_of(connection: Knock, seal: Seal) -> str:
    """The hash of the visitor's token; empty for who has none that this server issued."""
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        bot = bearer.startswith(f"{BOT}-") and seal.issued(bearer)
        return hashed_bot(bearer) if bot else ""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if seal.issued(token) and not token.startswith(f"{BOT}-") else ""


def address_of(connection: Knock) -> str:
    """Where it comes from, as far as a proxy that is trusted tells."""
    return connection.client.host if connection.client else "-"


def note_place(connection: Knock) -> None:
    """Let the log tell who asks, and for which table."""
    ADDRESS.set(address_of(connection))
    TABLE.set(str(connection.path_params.get("table_id", "-"))[:32])


def host_allowed(connection: Knock, settings: Settings) -> bool:
    """Whether a browser sends this from our own page; programs send no origin and may."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", ""), urlsplit(settings.public_url).netloc} - {""}
    return urlsplit(origin).netloc in ours


async def door_of(house: TheHouse, table_id: FromPath[str]) -> Room:
    """The room of the table in the address, for who comes with an invitation or a link."""
    return await house.require(table_id)


async def room_of(door: TheDoor, visitor: Somebody) -> Room:
    """The room of the table in the address; of a private one nobody else learns anything."""
    door.require_visible(visitor.token)
    return door


async def visitor_of(request: Request[Any, Any, Any], house: TheHouse) -> Visitor:
    """The visitor; who changes something without a token of ours gets one with the answer."""
    settings = house.settings
    note_place(request)
    base = base_of(request, settings)
    token = token_of(request, house.seal)
    house.banned.require_let_in(token, address_of(request))
    if request.method == "POST":
        if is_bot(token) and not request.url.path.endswith(FOR_BOTS):
            raise Refusal("bot-token", 403)
        if not host_allowed(request, settings):
            raise Refusal("foreign-page", 403)
        if not token:
            fresh = house.seal.issue()
            request.scope["state"][_FRESH] = _cookie(fresh, settings)
            token = hashed(fresh)
    return Visitor(token, base)


def base_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """What links begin with: the public address, or the one that the visitor used."""
    return settings.public_url.rstrip("/") or _base(request, settings)


def _base(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address that the visitor used, unless nobody else could: then that in the network."""
    used = str(request.base_url).rstrip("/")
    return (is_loopback(urlsplit(used).hostname or "") and settings.nearby_url()) or used


def is_loopback(host: str) -> bool:
    """Whether an address means the machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _cookie(token: str, settings: Settings) -> str:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    return cookie.to_header(header="")


async def hand_out_cookie(message: Message, scope: Scope) -> None:
    """Put the visitor's new token into the answer."""
    fresh = scope.get("state", {}).get(_FRESH)
    if fresh is not None and message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], (b"set-cookie", fresh.encode())]
