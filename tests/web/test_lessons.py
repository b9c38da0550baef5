"""A lesson is played in the page: the card leads, what it points at is lit, one press goes on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import zoco
from tests.web.conftest import Invite

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


def test_the_first_board_offers_the_lesson_in_a_line_until_it_is_dismissed(visitor: Invite) -> None:
    nora = visitor(settings={"learn": {}})
    nora.start("suleika")
    offer = nora.page.locator("[data-offer]")
    expect(offer).to_contain_text(f"Learn in {LESSON.minutes} min")
    nora.page.reload()
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)
    nora.page.reload()
    nora.asked()
    expect(offer).to_have_count(0)
