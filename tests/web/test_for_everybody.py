"""Every size, every pointer, every ear: phones, keyboards, screen readers, both themes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.positions import last_decision, midway, played, resumed
from tests.web.test_at_the_table import against_bots, haggling
from tests.web.visitor import PICKS, Visitor
from zoco.games.suleika.moves import Face

ROOT = Path(__file__).resolve().parent.parent.parent
LOOKS = ROOT / "web" / "src" / "boards" / "suleika" / "look.ts"
SIZES = {
    "360": (360, 640),
    "390": (390, 844),
    "sideways": (844, 390),
    "1280": (1280, 800),
    "4k": (3840, 2160),
}
BY_FINGER = ("360", "390", "sideways")
AXE_AT = {"light": "390", "dark": "1280"}
SMALL = """() => [...document.querySelectorAll(
    'button, a, select, input, [role=button]')].filter((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  if (!box.width || style.visibility === 'hidden' || one.closest('.unseen')) return false;
  if (style.display === 'inline' || one.closest('label')) return false;
  // A number in a line is as high as its line for a pointer; test_why asks for more for a finger.
  if (one.matches('[data-why]') && matchMedia('(pointer: fine)').matches) return false;
  return Math.min(box.width, box.height) < 43.5;
}).map((one) => one.outerHTML.slice(0, 120))"""


FOCUSED = """() => { const one = document.activeElement;
    return one === document.body ? '' : one.getAttribute('aria-label') ?? one.innerText; }"""


def look(one: Visitor, name: str, theme: str) -> None:
    """At both sizes no sideways scrolling, fingertips and a picture; axe at one of them."""
    for size in ("1280", "390"):
        one.resize(SIZES[size])
        if AXE_AT[theme] == size:
            one.accessible()
        one.fits()
        assert one.page.evaluate(SMALL) == []
        one.shot(f"{name}-{size}-{theme}")


@pytest.mark.parametrize("theme", every_day(["light", "dark"], "light"))
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


@pytest.mark.parametrize("theme", every_day(["light", "dark"], "light"))
def test_every_phase_is_accessible(visitor: Invite, theme: Any) -> None:
    """Both decisions of Suleika, the panels, the menu, and the board in words."""
    ada = visitor(color_scheme=theme)
    rng, page = random.Random(9), ada.page
    resumed(ada, *midway("suleika", 3, Face))
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


@pytest.mark.parametrize("size", every_day(list(SIZES), "4k"))
def test_board_and_choices_are_visible_without_scrolling(visitor: Invite, size: str) -> None:
    ada = visitor(size=SIZES[size], has_touch=size in BY_FINGER)
    against_bots(ada)
    ada.asked()
    ada.choices.first.wait_for(state="attached")
    ada.fits()
    assert ada.outside(f"section.board .market .curb, {PICKS}") == []
    board = ada.page.locator("section.board").bounding_box()
    assert board
    assert board["height"] > SIZES[size][1] * 0.55
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


def test_by_finger_an_option_in_words_is_looked_at_first_and_chosen_second(
    visitor: Invite,
) -> None:
    ada = visitor(
        size=SIZES["390"], has_touch=True, is_mobile=True, settings={"plain": True, "hints": "off"}
    )
    against_bots(ada)
    ada.asked()
    facts, sentence = ada.page.locator(".about"), ada.page.locator(".sentence")
    ada.choices.nth(1).tap()
    expect(facts).to_contain_text("Omar stops on")
    expect(ada.choices.nth(1)).to_have_class(re.compile("marked"))
    facts.get_by_role("button", name="Not this one").tap()
    expect(ada.choices.nth(1)).not_to_have_class(re.compile("marked"))
    ada.choices.nth(0).tap()
    facts.get_by_role("button", name="Choose: ").tap()
    expect(sentence).to_contain_text("Where shall the carpet lie?")
    for _ in range(2):
        expect(sentence).to_contain_text("Where shall the carpet lie?")
        ada.choices.last.tap()
    expect(ada.page.locator(".log")).to_contain_text("Ada lays")


def test_a_phone_held_sideways_plays(visitor: Invite) -> None:
    ada = visitor(size=SIZES["sideways"], has_touch=True, is_mobile=True)
    against_bots(ada, seats=4)
    for part in ("sends Omar", "lays"):
        ada.asked()
        ada.choices.last.wait_for(state="attached")
        ada.choices.last.tap()
        ada.page.locator(".decision button.turn").tap()
        expect(ada.page.locator("aside .log")).to_contain_text(f"Ada {part}")
    page = ada.page
    page.get_by_role("button", name="Rules").locator("visible=true").first.tap()
    expect(page.locator(".paragraph").first).to_be_visible()
    page.get_by_role("button", name="Board").tap()
    expect(page.locator("section.board svg").first).to_be_visible()
    ada.shot("sideways")


INSIDE = """() => [...document.querySelectorAll('[role=alert] *')].every((one) => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth;
})"""


def test_a_refusal_on_a_phone_is_read_in_full_above_the_question(visitor: Invite) -> None:
    ada = visitor(size=SIZES["390"], locale="de-DE")
    against_bots(ada)
    ada.asked()
    ada.page.locator("section.board [aria-disabled=true]").first.press("Enter")
    alert = ada.page.get_by_role("alert")
    expect(alert.get_by_role("button", name="Regel 2.1")).to_be_visible()
    ada.settle()
    assert ada.page.evaluate(INSIDE)
    decision, toast = ada.page.locator(".decision").bounding_box(), alert.bounding_box()
    assert decision
    assert toast
    assert toast["y"] + toast["height"] <= decision["y"]
    assert toast["y"] > decision["y"] - SIZES["390"][1] / 4
    ada.shot("refusal-390")
    ada.page.keyboard.press("Escape")
    expect(alert).to_be_empty()


OUTSIDE = """() => [...document.querySelectorAll('.kind')].filter((kind) => {
  const room = kind.getBoundingClientRect();
  return [...kind.querySelectorAll('*')].some((one) => {
    const box = one.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || box.bottom > room.bottom;
  });
}).length"""


def test_every_kind_of_gem_has_room_for_its_number(visitor: Invite) -> None:
    ada = visitor(locale="de-DE", settings={"plain": True})
    haggling(ada, random.Random(1))
    assert ada.page.locator(".kind").count() == 4
    for size in ("360", "390", "sideways", "1280"):
        ada.resize(SIZES[size])
        assert ada.page.evaluate(OUTSIDE) == 0
        ada.fits()
        ada.shot(f"haggling-{size}")


CUT = """() => [...document.querySelectorAll('.strip .state')].filter(
  (one) => one.getBoundingClientRect().width && one.scrollWidth > one.clientWidth + 1).length"""


@pytest.mark.parametrize("locale", every_day(["en-US", "de-DE"], "de-DE"))
def test_how_a_seat_stands_is_not_cut_on_a_phone(visitor: Invite, locale: str) -> None:
    ada = visitor(size=(360, 640), locale=locale)
    against_bots(ada, "basari_cards", 4)
    ada.asked()
    assert ada.page.evaluate(CUT) == 0
    states = ada.page.locator(".strip li[data-seat] .flag")
    expect(states.first.locator("svg")).to_be_visible()
    expect(states).to_have_count(4)
    words = "am Zug" if locale.startswith("de") else "to move"
    expect(ada.page.locator(".strip li[data-seat='0'] .flags")).to_contain_text(words)


def test_on_a_phone_a_token_opens_what_lies_before_its_seat(visitor: Invite) -> None:
    ada = visitor(size=SIZES["390"], has_touch=True, is_mobile=True)
    against_bots(ada)
    ada.asked()
    piastres = ada.page.locator("aside [data-kind=piastre]")
    assert piastres.count() == 0
    ada.page.locator(".strip li[data-seat='1'] button").tap()
    expect(piastres).to_have_count(3)
    expect(piastres.first).to_be_visible()
    ada.page.get_by_role("button", name="Board").tap()
    expect(piastres.first).to_be_hidden()


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until what has the focus has this name."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted in (page.evaluate(FOCUSED) or ""):
            return
    raise AssertionError(f"Tab never came to {wanted}")


@pytest.mark.parametrize("plain", every_day([False, True], False))
def test_the_keyboard_alone_can_do_everything(visitor: Invite, plain: bool) -> None:
    ada = visitor(name="", settings={"plain": plain})
    page = ada.visit()
    page.locator("article").first.wait_for()
    tab_to(page, "Play now: Suleika")
    page.keyboard.press("Enter")
    ada.asked()
    tab_to(page, "to the ")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")
    ada.choices.first.wait_for(state="attached")
    tab_to(page, "Carpet on")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(" lays")
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


def test_nobody_hears_of_an_event_before_its_words_have_come(visitor: Invite) -> None:
    """On a slow line the texts of a game come after its first frames."""
    ada = visitor()
    table = ada.table("suleika", 2, bots={"1": "novice"})
    ada.post(f"/{table}/start")
    late: list[Route] = []
    ada.page.route("**/games/suleika/text/*", lambda route: late.append(route))
    ada.page.goto(f"{ada.base}/table/{table}")
    ada.page.wait_for_timeout(SLOW)
    assert "event-" not in ada.page.content()
    assert len(late) == 1
    late[0].continue_()
    ada.asked()
    assert "event-" not in ada.page.locator("body").inner_text()


SLOW = 500


def test_reduced_motion_is_respected(visitor: Invite) -> None:
    ada = visitor(reduced_motion="reduce")
    ada.visit().locator("article").first.wait_for()
    moving = """() => document.getAnimations().filter((one) =>
        one.effect.getComputedTiming().duration > 1).length"""
    assert ada.page.evaluate(moving) == 0


OMAR = """() => new Promise((resolve) => {
  const seen = new Set();
  const look = () => {
    seen.add(document.querySelector('.omar').getAttribute('transform'));
    if (document.querySelector('[data-turn=true][data-staged=false]')) resolve(seen.size);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


@pytest.mark.parametrize("motion", every_day(["reduce", "no-preference"], "reduce"))
def test_with_reduced_motion_omar_jumps(visitor: Invite, motion: Any) -> None:
    ada = visitor(reduced_motion=motion, settings={"pace": "brisk"})
    against_bots(ada)
    if ada.page.locator("[data-staged=true]").count():
        ada.page.keyboard.press("Escape")
    ada.asked()
    ada.choices.first.wait_for(state="attached")
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true]")
    places = ada.page.evaluate(OMAR)
    assert places <= 2 if motion == "reduce" else places > 4


def dyed(colour: str) -> str:
    """How the board of Suleika dyes the carpets of a colour."""
    found = re.search(rf"{colour}: {{ body: '(#\w+)'", LOOKS.read_text("utf-8"))
    assert found
    return found[1]


# What of the market lies under something else: seen from above, field by field.
COVERED = """() => [...document.querySelectorAll('section.board .market .stone')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !above?.closest('section.board');
}).length"""


def test_the_end_is_seen_with_all_its_buttons(visitor: Invite) -> None:
    ada = visitor()
    log = played("suleika", 2)
    resumed(ada, log, *last_decision(log))
    ada.play_out(random.Random(3))
    panel = ada.page.get_by_role("region", name="Result")
    for size in ("1280", "390"):
        ada.resize(SIZES[size])
        panel.get_by_role("img", name="The score over the match").wait_for()
        for name in ("Play again", "As a story", "As a file", "To the start page"):
            expect(panel.get_by_text(name)).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate(COVERED) == 0
        heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
        marks = panel.locator("figure text").evaluate_all(heights)
        assert marks
        assert min(marks) >= 12
        ada.shot(f"end-{size}")
    lines = panel.locator("figure path.line[d^=M]").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).getPropertyValue('--dye'))"
    )
    assert lines[:2] == [dyed(colour) for colour in ("red", "yellow")]
    ada.accessible()


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
