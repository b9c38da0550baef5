"""How many requests an address may make in a minute; what costs no more than a refusal is free."""

from __future__ import annotations

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from zoco.server.house import House
from zoco.server.http.assets import PLACE
from zoco.server.limits import Buckets
from zoco.server.refusal import Refusal

MINUTE = 60.0


def throttled(per_minute: int) -> Callable[[ASGIApp], ASGIApp]:
    """The layer that refuses who asks too often, here or at all servers of one database together.

    A file out of memory is no more work than a refusal of it.
    """
    buckets = Buckets(per_minute / MINUTE, per_minute)

    def layer(app: ASGIApp) -> ASGIApp:
        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(f"{PLACE}/"):
                client = scope.get("client")
                address = client[0] if client else "-"
                house: House | None = scope["litestar_app"].state.get("house")
                together = None if house is None else house.together
                counted = together is not None and together.tally.add(address)
                if counted or not buckets.take(address):
                    raise Refusal("too-many-requests", 429)
            await app(scope, receive, send)

        return asked

    return layer
