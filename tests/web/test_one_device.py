"""Several people at one screen: a curtain before what is hidden, else none, and no trace."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.visitor import Visitor

EYES = "[data-eyes]"
CURTAIN = "[data-curtain]"
# Every private step that this page is sent, without being kept: by what is left of them after the
# next collection one knows whether the page still holds them.
WATCHED = """(() => {
  const parse = JSON.parse;
  const held = (globalThis.held = []);
  JSON.parse = (...given) => {
    const message = parse(...given);
    if (message?.type === 'step' && message.private?.includes(message.seat))
      for (const { view } of message.frames)
        held.push({ seat: message.seat, frame: new WeakRef(view) });
    return message;
  };
})()"""
HELD = "(seat) => held.filter((one) => one.seat === seat && one.frame.deref()).length"
SEEN = "(seat) => held.filter((one) => one.seat === seat).length"
WRITTEN = """[...document.body.querySelectorAll('*')]
  .map((one) => one.cloneNode().outerHTML + one.firstChild?.data)"""
KEPT = "JSON.stringify([history.state, location.href, {...sessionStorage}])"


def at_one_screen(one: Visitor, game: str, bots: int = 1) -> str:
    """Ada and Ben at one screen, with bots."""
    table = one.table(game, 2 + bots, beside={"1": "Ben"})
    one.post(f"/{table}/start", fill="random")
    one.visit(f"/table/{table}")
    return table


def eyes(one: Visitor, whose: str) -> None:
    """Wait until the screen looks through these eyes, and has shown what they see."""
    one.page.wait_for_selector(f"[data-eyes='{whose}']")
    one.page.wait_for_selector("[data-seq]")


def lift(one: Visitor, name: str) -> None:
    one.page.get_by_role("button", name=f"I am {name}", exact=True).click()


def chooses(one: Visitor) -> None:
    one.asked()
    one.choose(random.Random(1))


def let_go(one: Visitor, seat: int) -> None:
    """Nothing of what this seat was sent is in the memory of the page any more."""
    session = one.context.new_cdp_session(one.page)
    for _ in range(20):
        session.send("HeapProfiler.collectGarbage")
        if one.page.evaluate(HELD, seat) == 0:
            return
        one.settle()
    raise AssertionError(f"{one.page.evaluate(HELD, seat)} views of seat {seat} are still held")


def lines(one: Visitor) -> set[str]:
    """All that is written or drawn on the page, tag by tag."""
    return set(one.page.evaluate(WRITTEN))


def test_a_table_is_made_for_two_at_this_device_with_friends_and_bots(visitor: Invite) -> None:
    ada = visitor()
    ada.visit("/new/basari_cards")
    page = ada.page
    page.get_by_label("4", exact=True).check()
    page.get_by_label("Seat 2").select_option(label="at this device")
    page.get_by_label("Who sits on seat 2").fill("Ben")
    page.get_by_label("Seat 3").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="At this device on seat 4").click()
    ada.expected = ("409",)
    page.get_by_label("Who sits on seat 4").fill("ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("ben")
    page.get_by_label("Who sits on seat 4").fill("Cid")
    ada.accessible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li[data-seat='3']")).to_contain_text("Cid")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(CURTAIN)).to_contain_text("it is your turn")
    expect(page.locator(f"{EYES} button")).to_have_text(["Ada", "Ben", "Cid"])


def test_after_the_hand_over_nothing_of_ones_secrets_is_left(visitor: Invite) -> None:
    ada = visitor()
    ada.context.add_init_script(WATCHED)
    at_one_screen(ada, "basari_cards")
    page = ada.page
    expect(page.locator(CURTAIN)).to_contain_text("Ada, it is your turn")
    ada.accessible()
    eyes(ada, "all")
    page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_have_count(0)
    public = lines(ada)
    lift(ada, "Ada")
    page.locator(CURTAIN).get_by_role("button", name="I am Ada").click()
    eyes(ada, "0")
    ada.asked()
    # By keys: the driver of the browser would hold on to the button that it has pressed.
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(CURTAIN)).to_contain_text("Ben, it is your turn")
    eyes(ada, "all")
    assert page.evaluate(SEEN, 0) > 0
    let_go(ada, 0)
    page.keyboard.press("Escape")
    covered = lines(ada)
    # Ada looks once more at what she has chosen: that is what nobody else may see.
    page.locator(EYES).get_by_role("button", name="Ada").click()
    expect(page.locator(CURTAIN)).to_contain_text("Ada wants to look")
    lift(ada, "Ada")
    eyes(ada, "0")
    page.wait_for_selector("[data-turn=false]")
    page.keyboard.press("s")
    expect(page.locator("[data-answer]")).to_contain_text("You: ")
    secret = lines(ada) - covered - public
    assert secret
    kept = page.evaluate(KEPT)
    page.get_by_role("button", name="Cover").click()
    expect(page.locator(CURTAIN)).to_contain_text("Ben, it is your turn")
    page.keyboard.press("Escape")
    expect(page.locator(CURTAIN)).to_have_count(0)
    assert not secret & lines(ada)
    lift(ada, "Ben")
    page.locator(CURTAIN).get_by_role("button", name="I am Ben").click()
    eyes(ada, "1")
    ada.asked()
    let_go(ada, 0)
    assert page.evaluate(KEPT) == kept


def test_no_way_back_leads_behind_the_curtain(visitor: Invite) -> None:
    ada = visitor()
    table = at_one_screen(ada, "basari_cards")
    page = ada.page
    lift(ada, "Ada")
    eyes(ada, "0")
    ada.asked()
    for way in ("reload", "back"):
        if way == "reload":
            page.reload()
        else:
            leave_and_come_back(ada, table)
        expect(page.locator(CURTAIN)).to_contain_text("Ada, it is your turn")
        eyes(ada, "all")
        lift(ada, "Ada")
        eyes(ada, "0")
        ada.asked()
    ada.visit(f"/table/{table}/replay/0")
    expect(ada.page.locator("[data-eyes]")).to_have_attribute("data-eyes", "public")
    assert ada.page.get_by_label("Seen by").count() == 0


def leave_and_come_back(one: Visitor, table: str) -> None:
    one.page.get_by_role("link", name="zoco", exact=False).first.click()
    one.page.wait_for_selector("article")
    one.page.go_back()
    one.page.wait_for_url(f"**/table/{table}")


@pytest.mark.parametrize("game", ["suleika"])
def test_where_nothing_is_hidden_there_is_no_curtain(visitor: Invite, game: str) -> None:
    ada = visitor()
    at_one_screen(ada, game, bots=0)
    looked: set[Any] = set()
    for _ in range(8):
        ada.asked()
        looked.add(ada.page.locator(EYES).get_attribute("data-eyes"))
        assert ada.page.locator(CURTAIN).count() == 0
        ada.choose(random.Random(2))
    assert looked == {"0", "1"}
    ada.page.locator(EYES).get_by_role("button", name="Ada").click()
    eyes(ada, "0")
    assert ada.page.get_by_role("button", name="Cover").count() == 0


def test_a_wish_to_take_back_is_answered_by_one_press_at_one_screen(visitor: Invite) -> None:
    ada = visitor()
    at_one_screen(ada, "suleika", bots=0)
    for _ in range(3):
        chooses(ada)
    ada.asked()
    other = "Ben" if ada.page.locator(EYES).get_attribute("data-eyes") == "0" else "Ada"
    ada.page.locator(EYES).get_by_role("button", name=other).click()
    eyes(ada, "1" if other == "Ben" else "0")
    seq = ada.seq
    ada.page.get_by_role("button", name="Ask to take back").click()
    ada.page.get_by_role("button", name="Ask, as practice").click()
    ada.page.get_by_role("button", name="Agree").click()
    ada.reach(seq + 1)
    expect(ada.page.locator("[data-practice]")).to_be_visible()
