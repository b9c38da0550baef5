"""A table on a television: what all may see, nothing to press, and a code to sit down."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.merchant import MAIN, Merchant, is_phase, positions
from tests.web.positions import played
from tests.web.visitor import ANSWERED

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


def test_the_television_says_who_has_won(visitor: Invite) -> None:
    ada, log = visitor(), played("suleika", 2)
    over = ada.post("/import", log=log.dumps().decode())["table"]["id"]
    ada.visit(f"/television/{over}")
    result = log.game.result(log.table)
    assert result
    winner = log.header.called[result.ranks.index(1)]
    expect(ada.page.locator(".sentence")).to_have_text(f"{winner} wins")


HURRY = (
    "const later = setTimeout; window.setTimeout = (done, ms) => later(done, ms > 2000 ? 0 : ms);"
)
"""Whoever reads has read at once."""


def test_the_television_in_the_browser_of_a_player_shows_nothing_of_their_own(
    visitor: Invite,
) -> None:
    ada = visitor()
    table = ada.table("scheherazade", 3, bots={"1": "random", "2": "random"})
    ada.post(f"/{table}/start")
    sent: list[dict[str, Any]] = []
    ada.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))),
    )
    ada.visit(f"/television/{table}")
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting for")
    assert [one["seat"] for one in sent if one["type"] == "watch"] == [None]
    expect(ada.page.locator(".tale em")).to_be_visible()
    assert ada.page.locator(".tale button").count() == 0
    ada.context.add_init_script(HURRY)
    ada.page.reload()
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting for")
    expect(ada.page.locator(".tale em")).to_have_count(0)


def test_a_phone_before_a_television_is_offered_to_show_its_own_hand_only(visitor: Invite) -> None:
    ada = visitor(size=(390, 664), has_touch=True)
    table = ada.table("basari_cards", 3, bots={"1": "random", "2": "random"})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    ada.asked()
    offer = ada.page.locator("[data-pocket-offer]")
    assert offer.count() == 0
    room = visitor((1280, 720))
    room.visit(f"/television/{table}")
    offer.get_by_role("button", name="Only my hand here").click()
    pocket = ada.page.locator("[data-pocket]")
    expect(pocket).to_be_visible()
    assert ada.page.locator("[data-token]:visible").count() == 1, "rivals are on the television"
    ada.accessible()
    ada.fits()
    ada.choose(random.Random(1))
    ada.page.reload()
    expect(pocket).to_be_visible()
    ada.page.get_by_role("button", name="Whole table").click()
    expect(pocket).to_have_count(0)
    expect(offer).to_be_visible()
    expect(ada.page.locator("section.board [data-choice], section.board svg").first).to_be_visible()
    for game in ("basari", "basari_cards"):
        haggles_in_the_hand(Merchant(ada), game)


HAND = "localStorage.setItem('zoco.pocket', JSON.stringify(location.pathname.split('/')[2]))"
REACHED = "[data-pocket] :is([data-stock], [data-gesture]), .decision button.main"


def haggles_in_the_hand(ada: Merchant, game: str) -> None:
    """An offer is answered on the mat, all of which is in reach without scrolling."""
    ada.sit(next(islice(positions(game, 4, is_phase("answer_offer")), 2, None)))
    ada.page.evaluate(HAND)
    ada.page.reload()
    ada.visitor.asked()
    for size in ((844, 340), (390, 664)):
        ada.visitor.resize(size)
        assert ada.page.locator(REACHED).count() > 6, "four colours, three gestures, one button"
        assert ada.visitor.outside(REACHED) == [], size
    ask = ada.page.locator("[data-ask]").get_attribute("data-ask")
    ada.page.locator("[data-pocket] [data-gesture=smallest]").tap()
    ada.page.locator(MAIN).tap()
    ada.page.wait_for_function(ANSWERED, arg=ask)
