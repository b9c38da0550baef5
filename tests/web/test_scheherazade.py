"""What only Scheherazade has at a table: covered pearls, numbers named at once, drawn matches."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots
from tests.web.visitor import Visitor

PEARLS = "aside [data-kind=pearls]"


def test_scheherazade_1_2_a_cloth_lies_on_the_pearls_of_the_others(visitor: Invite) -> None:
    ada, eve = visitor(settings={"plain": True}), visitor(name="Eva", locale="de-DE")
    table = against_bots(ada, "scheherazade", 3)
    ada.asked()
    told = [re.compile("10 pearls"), *[re.compile(r"\? pearls \(covered\)")] * 2]
    expect(ada.page.locator(PEARLS)).to_have_text(told)
    board = ada.page.locator("[data-board=generic] [aria-label=Position]")
    expect(board.get_by_text("10 pearls", exact=True)).to_have_count(1)
    expect(board.get_by_text("Pearls under the cloth")).to_have_count(2)
    eve.visit(f"/table/{table}")
    expect(eve.page.locator(PEARLS)).to_have_text([re.compile(r"\? Perlen \(verdeckt\)")] * 3)


def test_scheherazade_1_2_counted_pearls_are_seen_by_all(visitor: Invite) -> None:
    ada = visitor()
    bots = {"1": "random", "2": "random"}
    table = ada.table("scheherazade", 3, bots=bots, options={"counted_pearls": True})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    expect(ada.page.locator(PEARLS)).to_have_text([re.compile("10 pearls")] * 3)


def test_scheherazade_7_1_in_a_drawn_match_nobody_wins(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True})
    bots = {"1": "random", "2": "random"}
    table = ada.table("scheherazade", 3, bots=bots, options={"round_limit": 1})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    ada.play_out(random.Random(3))
    panel = ada.page.get_by_role("region", name="Result")
    expect(panel).to_contain_text("Nobody wins: the match is drawn")
    expect(panel.locator("tbody tr td:first-child")).to_have_text(["–"] * 3)
    assert ada.page.locator(".crown, .won").count() == 0
    with ada.page.expect_download() as told:
        panel.get_by_role("link", name="As a story").click()
    assert "a draw." in told.value.path().read_text(encoding="utf-8")


def both_asked_for_a_number(ada: Visitor, bob: Visitor) -> None:
    """Scheherazade until both must name a number at the same time."""
    table = ada.table("scheherazade", 3, bots={"2": "random"})
    bob.post(f"/{table}/join", name="Bob")
    ada.post(f"/{table}/start")
    for one in (ada, bob):
        one.visit(f"/table/{table}")
        one.asked()
        one.page.locator(".asked form input").wait_for()


SEEN_ON_STAGE = """(name) => {
  const look = () => {
    const told = document.querySelector('[data-staged=true] .sentence')?.textContent ?? '';
    window.seenOnStage = told.includes(name);
    if (!window.seenOnStage) requestAnimationFrame(look);
  };
  look();
}"""
"""Notes once a scene has told of somebody: it may be over before anybody asks."""


def test_what_another_seat_does_takes_nothing_out_of_my_hands(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm", "plain": True})
    bob = visitor(name="Bob", settings={"plain": True})
    both_asked_for_a_number(ada, bob)
    field = ada.page.locator(".asked form input")
    field.press("ControlOrMeta+a")
    ada.page.keyboard.type("1")
    held = field.element_handle()
    ask = ada.page.locator("[data-ask]").get_attribute("data-ask")
    ada.page.evaluate(SEEN_ON_STAGE, "Bob")
    bob.choose(random.Random(1))
    ada.page.wait_for_function("() => window.seenOnStage")
    assert ada.page.evaluate("(one) => one === document.activeElement", held)
    ada.page.keyboard.type("0")
    expect(field).to_have_value("10")
    expect(ada.page.locator("[data-ask]")).to_have_attribute("data-ask", str(ask))
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".log")).to_contain_text("Ada closes the fist.")
