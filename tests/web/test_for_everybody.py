"""Every size, every pointer, every ear: phones, keyboards, screen readers, both themes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots
from tests.web.visitor import Visitor

SIZES = {"360": (360, 740), "390": (390, 844), "1280": (1280, 800), "4k": (3840, 2160)}
AXE_AT = {"light": "390", "dark": "1280"}
SMALL = """() => [...document.querySelectorAll(
    'button, a, select, input, [role=button]')].filter((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  if (!box.width || style.visibility === 'hidden' || one.closest('.unseen')) return false;
  if (style.display === 'inline' || one.closest('label')) return false;
  return Math.min(box.width, box.height) < 43.5;
}).map((one) => one.outerHTML.slice(0, 120))"""


FOCUSED = """() => { const one = document.activeElement;
    return one === document.body ? '' : one.getAttribute('aria-label') ?? one.innerText; }"""


def look(one: Visitor, name: str, theme: str) -> None:
    """At both sizes no sideways scrolling, fingertips and a picture; axe at one of them."""
    for size in ("1280", "390"):
        one.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        one.page.wait_for_timeout(150)
        if AXE_AT[theme] == size:
            one.accessible()
        one.fits()
        assert one.page.evaluate(SMALL) == []
        one.shot(f"{name}-{size}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible(visitor: Invite, theme: Any) -> None:
    ada = visitor(color_scheme=theme)
    ada.visit().locator("article").first.wait_for()
    look(ada, "start", theme)
    ada.visit("/new/suleika").locator("form").wait_for()
    look(ada, "new", theme)
    ada.visit("/rules/suleika").locator(".paragraph").first.wait_for()
    look(ada, "rulebook", theme)
    ada.visit("/nowhere")
    look(ada, "lost", theme)
    ada.start("suleika", friends=True)
    ada.page.get_by_role("img", name="QR code of the link").wait_for()
    look(ada, "waiting", theme)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_phase_is_accessible(visitor: Invite, theme: Any) -> None:
    """Both decisions of Suleika, the panels, the menu, and the board in words."""
    ada = visitor(color_scheme=theme)
    rng, page = random.Random(9), ada.page
    against_bots(ada)
    for _ in range(6):
        ada.asked()
        ada.choose(rng)
    for phase in ("direction", "carpet"):
        ada.asked()
        ada.choices.first.wait_for(state="attached")
        look(ada, phase, theme)
        ada.choose(rng)
    ada.asked()
    for panel in ("Chat", "Rules", "Log"):
        page.get_by_role("button", name=panel).locator("visible=true").first.click()
        look(ada, panel.lower(), theme)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    look(ada, "menu", theme)
    page.get_by_label("Board in words").check()
    page.keyboard.press("Escape")
    page.locator("[data-board=generic] [data-move]").first.wait_for()
    look(ada, "words", theme)


@pytest.mark.parametrize("size", list(SIZES))
def test_board_and_choices_are_visible_without_scrolling(visitor: Invite, size: str) -> None:
    ada = visitor(size=SIZES[size], has_touch=size in ("360", "390"))
    against_bots(ada)
    ada.asked()
    ada.choices.first.wait_for(state="attached")
    ada.fits()
    width, height = SIZES[size]
    for one in [ada.page.locator("section.board svg").first, *ada.choices.all()]:
        box = one.bounding_box()
        assert box
        assert box["x"] >= -1
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width + 1
        assert box["y"] + box["height"] <= height
    board = ada.page.locator("section.board").bounding_box()
    assert board
    assert board["height"] > height * 0.55
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    ada.shot(f"board-{size}")


def test_by_finger_a_way_is_looked_at_first_and_chosen_second(visitor: Invite) -> None:
    ada = visitor(size=SIZES["390"], has_touch=True, is_mobile=True)
    against_bots(ada)
    ada.asked()
    way = ada.choices.nth(1)
    way.tap()
    expect(ada.page.locator("section.board")).to_contain_text("Omar stops on")
    way.tap()
    expect(ada.page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until what has the focus has this name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted in (page.evaluate(FOCUSED) or ""):
            return
    raise AssertionError(f"Tab never came to {wanted}")


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "described"])
def test_the_keyboard_alone_can_do_everything(visitor: Invite, plain: bool) -> None:
    ada = visitor(name="", settings={"plain": plain})
    page = ada.visit()
    page.locator("article").first.wait_for()
    tab_to(page, "Play Suleika now")
    page.keyboard.press("Enter")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    ada.asked()
    tab_to(page, "to the ")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")
    ada.choices.first.wait_for(state="attached")
    tab_to(page, "Carpet on")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ada lays")
    ada.asked()
    tab_to(page, "Menu")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_events_are_announced_to_screen_readers(visitor: Invite) -> None:
    ada = visitor()
    against_bots(ada)
    ada.asked()
    ada.choose(random.Random(1))
    live = ada.page.locator("[data-announced]")
    expect(live).to_have_attribute("aria-live", "polite")
    expect(live).to_contain_text("Ada sends Omar")
    expect(live).to_contain_text("Your turn.")


def test_reduced_motion_is_respected(visitor: Invite) -> None:
    ada = visitor(reduced_motion="reduce")
    ada.visit().locator("article").first.wait_for()
    moving = """() => document.getAnimations().filter((one) =>
        one.effect.getComputedTiming().duration > 1).length"""
    assert ada.page.evaluate(moving) == 0


def test_sound_theme_and_pace_are_remembered(visitor: Invite) -> None:
    ada = visitor()
    page = ada.visit()
    page.get_by_role("button", name="Sound").click()
    page.get_by_role("button", name="Colours: as the system").click()
    page.get_by_role("button", name="Colours: by day").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
