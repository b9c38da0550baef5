"""The web application: all doors to one house."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import DecodeError

import zoco
from zoco.core.faults import BadInput
from zoco.server.heralds import kinds
from zoco.server.house import House
from zoco.server.http.assets import PLACE
from zoco.server.http.doors import (
    TheHouse,
    door_of,
    hand_out_cookie,
    note_place,
    room_of,
    visitor_of,
)
from zoco.server.http.games import Games, server_text, statistics_text
from zoco.server.http.herald import TurnsTold
from zoco.server.http.matches import Matches
from zoco.server.http.mine import Mine
from zoco.server.http.outside import Outside
from zoco.server.http.pages import client_files
from zoco.server.http.problems import problems
from zoco.server.http.reading import Reading
from zoco.server.http.seats import Seats
from zoco.server.http.shields import shield
from zoco.server.http.socket import table_socket
from zoco.server.http.statistics import MyMatches, Statistics
from zoco.server.http.tables import Imports, OneTable, Tables
from zoco.server.http.throttle import throttled
from zoco.server.measures import REFUSALS
from zoco.server.proxies import behind, networks
from zoco.server.refusal import Refusal
from zoco.server.settings import Settings
from zoco.server.wire.bodies import Privacy, Problem

logger = logging.getLogger("zoco.server")
CODES = {
    404: "not-found",
    405: "method-not-allowed",
    413: "request-too-long",
    429: "too-many-requests",
}


@get("/api/health", tags=["health"])
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok", "version": zoco.__version__}


@get("/api/ready", tags=["health"], responses=problems(503))
async def ready(house: TheHouse) -> dict[str, str]:
    """Matches can be saved, and nobody has asked the server to stop."""
    if house.stopping:
        raise Refusal("stopping", 503)
    try:
        await house.store.ready()
    except Exception as error:
        logger.error("nothing can be saved: %s", error)
        told = Refusal.for_fault(error)
        raise (told if told.status == 503 else Refusal("not-ready", 503)) from None
    return {"status": "ready"}


@get("/api/privacy", tags=["privacy"], responses=problems())
async def privacy(house: TheHouse) -> Privacy:
    """What is kept here, and how long, as the settings have it."""
    kept = house.settings
    days = (kept.chat_days, kept.names_days, kept.tables_days)
    return Privacy(*days, kept.log_addresses, kept.contact, bool(kinds(kept)))


DOORS = (
    Games,
    OneTable,
    Seats,
    TurnsTold,
    Outside,
    Matches,
    Mine,
    Statistics,
    MyMatches,
    server_text,
    statistics_text,
    health,
    ready,
    privacy,
    table_socket,
)
"""What the application answers, besides the files of the page and what may be longer."""


def make_app(settings: Settings) -> Litestar:
    """The application; its house is opened with it and closed with it."""

    @asynccontextmanager
    async def housed(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.house = await House.open(app.state.settings)
        try:
            yield
        finally:
            await app.state.house.stop()

    wide = (
        Router("/", route_handlers=[Tables], request_max_body_size=settings.table_size),
        Router("/", route_handlers=[Imports], request_max_body_size=settings.request_size),
    )
    return Litestar(
        route_handlers=[*DOORS, *wide, *client_files()],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "visitor": Provide(visitor_of),
            "door": Provide(door_of),
            "room": Provide(room_of),
        },
        exception_handlers={Exception: _problem},
        before_send=[hand_out_cookie, shield],
        state=State({"settings": settings}),
        middleware=[
            behind(networks(settings.trusted_proxies)),
            throttled(settings.requests_per_minute),
        ],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=[f"^{PLACE}/", "/events$"]
        ),
        lifespan=[housed],
        request_class=Reading,
        request_max_body_size=settings.body_size,
        openapi_config=OpenAPIConfig(
            title="zoco",
            version=zoco.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


def _house(state: State) -> House:
    house: House = state.house
    return house


def _problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    note_place(request)
    refusal = _refusal_of(error)
    REFUSALS.labels(refusal.code).inc()
    said, sentence = refusal.said, refusal.sentence()
    body = Problem(refusal.code, sentence, said, refusal.paragraph, refusal.detail)
    return Response(body, status_code=refusal.status)


def _refusal_of(error: Exception) -> Refusal:
    match error:
        case Refusal():
            return error
        case ValidationException() if _in_address(error):
            return Refusal("not-found", 404)
        case ValidationException():
            return _unreadable(400, _reason(error))
        case BadInput() | DecodeError() | RecursionError():
            return _unreadable(400, str(error))
        case HTTPException(status_code=status) if status in CODES:
            return Refusal(CODES[status], status)
        case HTTPException(status_code=status) if status < 500:
            return _unreadable(status, error.detail)
    logger.error("a request failed", exc_info=error)
    return Refusal.for_fault(error)


def _unreadable(status: int, detail: str) -> Refusal:
    made = Refusal("bad-request", status)
    made.detail = detail[:300]
    return made


def _in_address(error: ValidationException) -> bool:
    """Whether it is the address that names something impossible, as a seat of a million."""
    extra = error.extra if isinstance(error.extra, list) else []
    return any(one.get("source") == "path" for one in extra)


def _reason(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    named = [f"{one.get('key', '')}: {one['message']}" for one in extra if "message" in one]
    return "; ".join(named)[:300] or error.detail[:300]
