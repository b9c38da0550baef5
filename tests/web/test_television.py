"""A table on a television: what all may see, nothing to press, and a code to sit down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite

SIZES = [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.soak)]
PRESSED = """[...document.querySelectorAll('a, button, input, select')]
  .filter((one) => !one.closest('[inert], .jump') && one.getClientRects().length)"""


@pytest.mark.parametrize("size", SIZES)
def test_the_television_shows_what_all_may_see_and_how_to_sit_down(
    visitor: Invite, size: tuple[int, int]
) -> None:
    ada = visitor()
    table = ada.table("basari_cards", 3, private=True, bots={"2": "random"})
    ada.visit(f"/table/{table}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Show on a television").click()
    link = ada.page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    ada.accessible()
    room = visitor(size)
    room.visit(link)
    expect(room.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(room.page.locator("li[data-seat='1']")).to_contain_text("free seat")
    room.accessible()
    room.fits()
    bob = visitor(name="Bob")
    bob.visit(link.replace("/television/", "/table/"))
    bob.page.get_by_role("button", name="Sit down").click()
    expect(room.page.locator("li[data-seat='1']")).not_to_contain_text("free seat")
    ada.post(f"/{table}/start")
    expect(room.page.locator(".sentence")).to_contain_text("Waiting for")
    assert room.outside("main.television > *") == []
    assert room.page.evaluate(f"{PRESSED}.length") == 0
    room.accessible()


def test_the_television_in_the_browser_of_a_player_shows_nothing_of_their_own(
    visitor: Invite,
) -> None:
    ada = visitor()
    table = ada.table("basari_cards", 3, bots={"1": "random", "2": "random"})
    ada.post(f"/{table}/start")
    sent: list[dict[str, Any]] = []
    ada.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))),
    )
    ada.visit(f"/television/{table}")
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting for")
    assert [one["seat"] for one in sent if one["type"] == "watch"] == [None]
