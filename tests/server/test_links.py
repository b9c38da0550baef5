"""Links that are sent to others start with an address that others can open."""

from __future__ import annotations

import pytest

from tests.server.conftest import Serve
from zoco.server.http.doors import is_loopback

NEAR = "http://192.168.7.7:8000"


def nearby() -> str:
    return NEAR


async def test_a_link_made_on_the_servers_own_machine_leads_there_from_elsewhere(
    serve: Serve,
) -> None:
    async with serve(nearby_url=nearby) as running:
        ada = running.device()
        table = await ada.table()
        for path in (f"/{table}/invitations", f"/{table}/seats/0/continuation"):
            assert (await ada.post(path))["url"].startswith(f"{NEAR}/table/{table}#")
        ada.web.headers["host"] = "games.example:81"
        elsewhere = await ada.post(f"/{table}/invitations")
        assert elsewhere["url"].startswith("http://games.example:81/table/")


async def test_without_an_address_in_the_network_or_with_a_public_one_nothing_is_guessed(
    serve: Serve,
) -> None:
    async with serve() as running:
        ada = running.device()
        made = await ada.post(f"/{await ada.table()}/invitations")
        assert made["url"].startswith(running.base)
    async with serve(nearby_url=nearby, public_url="https://zoco.example/") as running:
        ada = running.device()
        made = await ada.post("", game="suleika", seats=2, name="Ada")
        ada.web.cookies.jar.clear()
        state = await ada.web.post(f"/api/tables/{made['table']['id']}/join", json={"name": "Bob"})
        cookie = state.headers["set-cookie"].partition(";")[0]
        link = await ada.web.post(
            f"/api/tables/{made['table']['id']}/invitations", headers={"cookie": cookie}
        )
        assert link.json()["url"].startswith("https://zoco.example/table/")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1.2.3", "::1", "x.localhost"])
def test_the_machine_itself(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["", "192.168.1.2", "zoco.example", "localhost.example"])
def test_another_machine(host: str) -> None:
    assert not is_loopback(host)
