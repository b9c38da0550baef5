"""A lesson is played in the page: the card leads, what it points at is lit, one press goes on."""

from __future__ import annotations

import json
from datetime import date
from itertools import product

import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.visitor import Visitor
from tests.web.windows import LOCALES
from zoco.core.lesson import Lesson, Step

LESSON = zoco.load("suleika").lessons[0]
STEPS = [lesson_step.key for _, lesson_step in LESSON.steps()]
STEP = "[data-step='lesson-match-{}']"
LIT = "[data-pointed]"


def press(page: Page) -> None:
    """Press what is lit: the piece, or the button where the pointer looks at that piece already."""
    box = page.locator(LIT).first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_lesson_from_the_start_page_to_a_real_match(visitor: Invite) -> None:
    nora = visitor(settings={"learn": {}})
    page = nora.visit()
    page.locator("article[data-game=suleika] [data-learn]").click()
    for number, key in enumerate(STEPS, start=1):
        card = page.locator(STEP.format(key))
        expect(card).to_contain_text(f"Step {number} of {len(STEPS)}")
        expect(page.locator(LIT).first).to_be_visible()
        if number == 2:
            page.reload()
            expect(card).to_contain_text(f"Step {number} of {len(STEPS)}")
            expect(page.locator(LIT).first).to_be_visible()
        press(page)
    expect(page.locator("[data-step=end]")).to_contain_text("you have won")
    lesson = page.url
    page.locator("[data-way=real]").click()
    page.wait_for_url(lambda url: "/table/" in url and url != lesson)
    nora.asked()
    expect(page.locator("[data-lesson], [data-offer]")).to_have_count(0)


COVERED = """(buttons) => buttons.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width > 0 && !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.ariaLabel)"""


def test_the_first_board_offers_the_lesson_in_a_line_until_it_is_dismissed(visitor: Invite) -> None:
    nora = visitor(settings={"learn": {}})
    nora.start("suleika")
    offer = nora.page.locator("[data-offer]")
    expect(offer).to_contain_text(f"Learn in {LESSON.minutes} min")
    nora.resize((360, 640))
    assert nora.page.locator("header button").evaluate_all(COVERED) == []
    nora.page.reload()
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)
    nora.page.reload()
    nora.asked()
    expect(offer).to_have_count(0)


WINDOWS = ((1280, 660), (390, 664))
PRESSES = 12
"""So many presses a step takes at most: gems are laid out one by one."""

LOOKED = "new Promise((done) => setTimeout(done, 250))"
"""By now the page has looked again where that is which it points at."""
SIGNS = """() => JSON.stringify([
  ...[...document.querySelectorAll('[data-pointed]')].map((it) => it.style.cssText),
  document.querySelector('section.board').textContent,
])"""
"""What is pointed at, and what the board says: one of them changes with every press."""
NEXT = f"""([step, signs]) => {{
  const now = document.querySelector('[data-step]')?.dataset.step;
  const pointed = document.querySelector('[data-pointed]');
  return (now && now !== step) || (pointed && ({SIGNS})() !== signs);
}}"""
HIDDEN = """() => [...document.querySelectorAll('[data-pointed]')].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return right < 8 || bottom < 8 || left > innerWidth - 8 || top > innerHeight - 8;
}).length"""
CUT = """() => [...document.querySelectorAll('[data-step] .said')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
    || one.scrollWidth > one.clientWidth + 1;
}).length"""


LESSONS = [(meta.key, lesson) for meta in zoco.games() for lesson in zoco.load(meta.key).lessons]
EACH = [f"{game}-{lesson.key}" for game, lesson in LESSONS]
ALL = list(product(EACH, LOCALES, WINDOWS))
TODAY = ALL[(len(LOCALES) * len(WINDOWS) + 1) * date.today().toordinal() % len(ALL)]
"""They take turns: each day another lesson, in another window or language."""


@pytest.mark.parametrize(("called", "locale", "size"), every_day(ALL, TODAY))
def test_every_lesson_leads_to_its_end_and_into_a_real_match(
    visitor: Invite, called: str, locale: str, size: tuple[int, int]
) -> None:
    nora = visitor(locale=locale, size=size, settings={"learn": {}})
    game, lesson = LESSONS[EACH.index(called)]
    enter(nora, game, lesson)
    steps = [step for _, step in lesson.steps()]
    for number, step in enumerate(steps, start=1):
        follow(nora, game, lesson, (number, step, len(steps)), locale)
        if number == len(steps) // 2:
            nora.visit("/privacy")
            enter(nora, game, lesson)
    expect(nora.page.locator("[data-step=end] .said")).not_to_be_empty()
    nora.shot(f"lesson-{game}-{lesson.key}-end-{locale}-{size[0]}")
    a_real_match_begins(nora, game)


def enter(nora: Visitor, game: str, lesson: Lesson) -> None:
    """Begin a lesson, or go on with it where it was left."""
    nora.visit(f"/learn/{game}")
    if len(zoco.load(game).lessons) > 1:
        nora.page.locator(f"[data-chapter={lesson.key}]").click()
    nora.page.wait_for_url("**/table/*")


def follow(
    nora: Visitor, game: str, lesson: Lesson, at: tuple[int, Step, int], locale: str
) -> None:
    """Press what is pointed at until the next step, having looked at what the card says."""
    number, step, steps = at
    page, key = nora.page, f"lesson-{lesson.key}-{step.key}"
    card = page.locator(f"[data-step={key}]")
    expect(card.locator(".count")).to_contain_text(f"{number} ")
    expect(card.locator(".count")).to_contain_text(f" {steps}")
    expect(card.locator(".rule")).to_contain_text(step.paragraph.split(" ")[-1])
    expect(card.locator(".said")).not_to_be_empty()
    expect(page.locator(LIT).first).to_be_visible()
    nora.settle()
    nora.shot(f"lesson-{game}-{lesson.key}-{number:02}-{step.key}-{locale}-{nora.size[0]}")
    assert page.evaluate(CUT) == 0, key
    for _ in range(PRESSES):
        page.evaluate(LOOKED)
        assert page.evaluate(HIDDEN) == 0, key
        signs = page.evaluate(SIGNS)
        press(page)
        page.wait_for_function(NEXT, arg=[key, signs])
        if card.count() == 0:
            return
    raise AssertionError(f"what is pointed at does not lead on from {key}")


def a_real_match_begins(nora: Visitor, game: str) -> None:
    """Against novices, with hints."""
    lesson = nora.page.url
    nora.page.locator("[data-way=real]").click()
    nora.page.wait_for_url(lambda url: "/table/" in url and url != lesson)
    nora.asked()
    table = nora.page.url.rpartition("/")[2]
    answer = nora.context.request.get(f"{nora.base}/api/tables/{table}").json()["table"]
    assert answer["game"] == game
    assert {seat["level"] for seat in answer["seats"] if seat["holder"] == "bot"} == {"novice"}
    assert json.loads(nora.page.evaluate("localStorage.getItem('zoco.hints')")) == "on"
    expect(nora.page.locator("[data-lesson], [data-step]")).to_have_count(0)
