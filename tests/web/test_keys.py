"""The same keys on every board: digits and arrows look, Enter does, Backspace takes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots
from tests.web.visitor import Visitor

LOOKED = "document.activeElement.dataset.move ?? null"
ANSWER = "[data-answer]"
OFFERED = "[...document.querySelectorAll('section.board [data-move]')].map((o) => o.dataset.move)"


def begun(visitor: Invite, **settings: bool) -> Visitor:
    ada = visitor(settings=settings)
    against_bots(ada, options={"first": 0})
    ada.asked()
    ada.page.evaluate("document.activeElement.blur()")
    return ada


@pytest.mark.parametrize("plain", [False, True])
def test_the_keys_are_the_same_on_every_board(visitor: Invite, plain: bool) -> None:
    ada = begun(visitor, plain=plain)
    keys, page = ada.page.keyboard, ada.page
    offered = page.evaluate(OFFERED)
    keys.press("2")
    assert page.evaluate(LOOKED) == offered[1]
    keys.press("ArrowRight")
    assert page.evaluate(LOOKED) in {*offered} - {offered[1]}
    seq = ada.seq
    keys.press("Enter")
    ada.reach(seq + 1)
    ada.asked()
    page.evaluate("document.activeElement.blur()")
    keys.press("Backspace")
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("practice from then on")
    keys.press("Escape")
    expect(question).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    keys.press("?")
    expect(page.locator("[data-paragraph]:focus")).to_be_visible()


def test_keys_are_inert_in_text_fields_and_can_be_switched_off(visitor: Invite) -> None:
    ada = begun(visitor)
    page = ada.page
    page.get_by_role("button", name="Chat").click()
    expect(page.locator(".chat .empty svg")).to_be_visible()
    expect(page.locator(".chat")).to_contain_text("Nobody is watching.")
    field = page.get_by_label("Say something")
    field.press_sequentially("2?")
    field.press("Backspace")
    expect(field).to_have_value("2")
    expect(field).to_be_focused()
    assert page.get_by_role("alertdialog").count() == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Keys of one letter").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("2")
    assert page.evaluate(LOOKED) is None
    page.keyboard.press("ArrowRight")
    assert page.evaluate(LOOKED) is not None


def test_keys_ask_about_the_table_and_the_answer_is_said(visitor: Invite) -> None:
    ada = begun(visitor)
    page = ada.page
    answer = page.locator(ANSWER)
    expect(answer).to_have_attribute("aria-live", "polite")
    seq, offered = ada.seq, len(page.evaluate(OFFERED))
    for key, said in {
        "l": "Nothing has happened yet.",
        "s": "You: 40 points now",
        "o": "Which way shall Omar walk? The market: ",
        "w": "Your turn.",
        "c": f" {offered} choices: ",
    }.items():
        page.keyboard.press(key)
        expect(answer).to_contain_text(said)
    assert ada.seq == seq
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    ada.reach(seq + 1)
    ada.asked()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("L")
    expect(answer).to_have_text(page.locator(".log li").last.inner_text())
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_label("Say something")
    field.press_sequentially("slow h")
    expect(field).to_have_value("slow h")
    expect(answer).not_to_contain_text("You: ")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("h")
    listed = page.get_by_role("dialog", name="Keys at the table")
    listed.get_by_role("button", name="Whose turn is it?").click()
    expect(listed.get_by_text("Your turn.")).to_be_visible()
    ada.accessible()
    listed.get_by_label("Keys of one letter").uncheck()
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("s")
    page.keyboard.press("h")
    # What was asked would have come before the menu, whose words come by the same way.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="DE, Deutsch").click()
    expect(answer).to_contain_text("Your turn.")
    page.get_by_role("button", name="Tasten am Tisch").click()
    listed = page.get_by_role("dialog", name="Tasten am Tisch")
    listed.get_by_role("button", name="Was habe ich?").click()
    expect(answer).to_contain_text("Du: ")
    ada.accessible()
