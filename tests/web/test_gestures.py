"""Gestures without words: from one's token onto the table, told to listeners, muted at will."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_a_match import two_and_a_bot
from tests.web.visitor import Visitor

SEEN = "[data-gesture]"


def make(one: Visitor, sign: str) -> None:
    one.page.locator("[data-gestures]").click()
    one.page.locator(f"[data-sign={sign}]").click()


def gone(*those: Visitor) -> None:
    """Time passes until no gesture is seen any more."""
    for one in those:
        one.run_until(SEEN, "detached")


def test_a_gesture_is_seen_and_heard_by_all_and_can_be_muted(visitor: Invite) -> None:
    (ada, bob), cid = two_and_a_bot(held(visitor)), visitor(name="Cid")
    cid.visit(bob.page.url)
    cid.page.locator("aside [data-seat]").first.wait_for()
    expect(cid.page.locator("[data-gestures]")).to_have_count(0)
    make(ada, "bravo")
    for one in (ada, bob, cid):
        shown = one.page.locator(SEEN)
        expect(shown).to_have_attribute("data-gesture", "bravo")
        expect(shown).to_have_attribute("data-of", "0")
        expect(one.page.locator("[data-gestured]")).to_contain_text("Ada applauds: well played.")
    ada.page.locator("[data-gestures]").click()
    assert ada.page.locator("[data-sign]").count() == 6
    ada.accessible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-gestures]")).to_be_focused()
    gone(ada, bob)
    bob.page.locator("[data-gestures]").click()
    bob.page.get_by_label("Show gestures of others").uncheck()
    make(ada, "hurry")
    expect(cid.page.locator(SEEN)).to_have_attribute("data-gesture", "hurry")
    expect(bob.page.locator(SEEN)).to_have_count(0)
    bob.page.get_by_label("Show gestures of others").check()
    bob.page.get_by_role("button", name="Mute Ada").click()
    expect(bob.page.locator(SEEN)).to_have_count(0)
    gone(ada)
    make(ada, "nod")
    expect(cid.page.locator(SEEN)).to_have_attribute("data-gesture", "nod")
    expect(bob.page.locator(SEEN)).to_have_count(0)


def held(visitor: Invite) -> Invite:
    """Visitors whose time passes as they are told."""

    def come(**more: Any) -> Visitor:
        one = visitor(**more)
        one.hold_the_clock()
        return one

    return come
