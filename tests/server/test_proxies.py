"""Who really asks: what a proxy says counts only if the proxy is trusted."""

from __future__ import annotations

import httpx
import pytest

from tests.server.conftest import Serve
from zoco.server.proxies import addresses, caller, networks

OURS = networks("127.0.0.1, 10.0.0.0/8, 2001:db8::/32")


@pytest.mark.parametrize(
    ("peer", "said", "found"),
    [
        ("127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["198.51.100.1", "203.0.113.7"], "203.0.113.7"),  # the first is invented
        ("127.0.0.1", ["203.0.113.7", "10.1.2.3"], "203.0.113.7"),  # two proxies of ours
        ("192.0.2.1", ["203.0.113.7"], "192.0.2.1"),  # no proxy of ours
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["unknown"], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7:4711"], "203.0.113.7"),
        ("::ffff:10.0.0.1", ["[2001:db9::1]:4711"], "2001:db9::1"),
        ("2001:db8::1", ["::ffff:203.0.113.7"], "203.0.113.7"),
    ],
)
def test_it_is_the_nearest_address_that_is_no_proxy_of_ours(
    peer: str, said: list[str], found: str
) -> None:
    assert caller(peer, said, OURS) == found


def test_both_headers_are_read_and_the_newer_one_wins() -> None:
    older = [(b"x-forwarded-for", b"198.51.100.1, 203.0.113.7")]
    assert addresses(older) == ["198.51.100.1", " 203.0.113.7"]
    newer = [(b"forwarded", b'for=192.0.2.60;proto=http;by=203.0.113.43, For="[2001:db8::1]:47"')]
    assert addresses([*older, *newer]) == ["192.0.2.60", "[2001:db8::1]:47"]


@pytest.mark.parametrize(("trusted", "refused"), [("127.0.0.1", False), ("", True)])
async def test_limits_count_the_true_address(serve: Serve, trusted: str, refused: bool) -> None:
    """Behind one proxy two visitors have a limit each; nobody escapes by a header of their own."""
    async with (
        serve(trusted_proxies=trusted, requests_per_minute=3) as running,
        httpx.AsyncClient(base_url=running.base) as web,
    ):
        sent = {"X-Forwarded-For": "203.0.113.7"}
        for _ in range(3):
            assert (await web.get("/api/health", headers=sent)).status_code == 200
        assert (await web.get("/api/health", headers=sent)).status_code == 429
        other = await web.get("/api/health", headers={"X-Forwarded-For": "203.0.113.8"})
        assert (other.status_code == 429) is refused
