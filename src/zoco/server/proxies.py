"""Who really asks: what a reverse proxy says of it counts only if the proxy is one of ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network
_FOR = re.compile(r"""(?:^|[;,])\s*for=("?)([^";,]+)\1""", re.IGNORECASE)


def networks(text: str) -> tuple[Network, ...]:
    """`10.0.0.0/8, ::1` as networks; raises `ValueError` for what is none."""
    return tuple(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def caller(peer: str, said: Iterable[str], trusted: tuple[Network, ...]) -> str:
    """The address nearest to us that is none of our proxies.

    `said` are the addresses that proxies told, the nearest last: what stands before one that we do
    not trust is anybody's invention.
    """
    found = peer
    for address in reversed([*said]):
        if not _within(found, trusted):
            break
        plain = _plain(address)
        if plain is None:
            break
        found = plain
    return found


def _within(address: str, trusted: tuple[Network, ...]) -> bool:
    plain = _plain(address)
    return plain is not None and any(ip_address(plain) in network for network in trusted)


def _plain(text: str) -> str | None:
    """An address without port and brackets; one of IPv4 in the clothes of IPv6 is that of IPv4."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ip_address(bare)
    except ValueError:
        return None
    return str(getattr(address, "ipv4_mapped", None) or address)


def addresses(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """What the proxies told, the farthest first: by `Forwarded` where it is there."""
    given = [(name.lower(), value.decode("latin-1")) for name, value in headers]
    newer = ",".join(value for name, value in given if name == b"forwarded")
    if newer:
        return [found[1] for found in _FOR.findall(newer)]
    older = ",".join(value for name, value in given if name == b"x-forwarded-for")
    return [part for part in older.split(",") if part.strip()]


def behind(trusted: tuple[Network, ...]) -> Callable[[ASGIApp], ASGIApp]:
    """The layer that puts the true address, and whether it came by https, into a request."""

    def layer(app: ASGIApp) -> ASGIApp:
        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            client: Any = scope.get("client")
            if client is not None and _within(client[0], trusted):
                headers = scope["headers"]
                scope["client"] = (caller(client[0], addresses(headers), trusted), 0)
                scope["scheme"] = _scheme(headers, scope["scheme"])
            await app(scope, receive, send)

        return asked

    return layer


def _scheme(headers: Iterable[tuple[bytes, bytes]], usual: str) -> str:
    told = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-proto"]
    if not told or told[-1] not in ("http", "https"):
        return usual
    plain = usual.startswith("ws")
    return told[-1].replace("http", "ws") if plain else told[-1]
