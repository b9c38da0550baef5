"""The frame of a match: everything in sight before a decision, in every window."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.positions import midway, resumed
from tests.web.test_at_the_table import against_bots
from tests.web.test_words_fit import CUT
from tests.web.visitor import Visitor
from zoco.games.suleika.moves import Face

WINDOWS = {
    "laptop": (1280, 660),
    "phone": (390, 664),
    "small": (360, 640),
    "sideways": (844, 340),
    "tablet": (820, 1180),
    "large": (1920, 1080),
}
# How much of the height, or on high windows of the width, the market takes.
LEAST = {
    "laptop": 0.84,
    "phone": 0.92,
    "small": 0.92,
    "sideways": 0.95,
    "tablet": 0.95,
    "large": 0.9,
}
ENLARGED = ((640, 330), (195, 332))
"""A laptop and a phone at twice the size."""
HEAD = """[...document.querySelectorAll('header :is(.title, .round)')].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  const whole = one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1;
  return [one.textContent, whole && Math.min(width, height) > 10];
})"""
"""What is played and how far it is, and whether that can be read as a whole."""
# Boxes that may scroll: what is read at leisure.
LEISURE = ".log, .chat, .rulebook, .panel .scroll"
OVERFLOWING = """(leisure) => [document.documentElement, ...document.querySelectorAll('body *')]
  .filter((one) => !one.closest(leisure) && !one.closest('svg') && !one.closest('.unseen, .heard'))
  .filter((one) => {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (!box.width || style.display === 'inline' || style.clipPath !== 'none') return false;
    const wide = style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1
      && !one.matches('.mark, :has(> .mark)'); // it reaches further for a finger than it is drawn
    const high = style.overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
    return wide || high || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  }).map((one) => `${one.tagName} ${one.className} ${one.scrollWidth}x${one.scrollHeight}`)"""
MARKET = "section.board .market .curb"


def nothing_scrolls(one: Visitor) -> None:
    """Neither the page nor a box is larger than its place, no word is cut, and what decides is in

    sight.
    """
    assert one.page.evaluate(OVERFLOWING, LEISURE) == []
    assert one.page.evaluate(CUT, "body") == []
    wide, high = one.page.evaluate("[innerWidth, innerHeight]")
    button = one.page.locator(".decision button.main").bounding_box()
    assert button
    assert 0 <= button["x"] <= button["x"] + button["width"] <= wide
    assert 0 <= button["y"] <= button["y"] + button["height"] <= high


def decided_in_little_room(one: Visitor, window: str) -> None:
    """On small windows the decision takes at most 45 % of the height; sideways its own side."""
    decision, market = (one.page.locator(s).bounding_box() for s in (".decision", MARKET))
    assert decision
    assert market
    if window == "sideways":
        assert market["x"] + market["width"] < decision["x"]
        return
    assert market["y"] + market["height"] < decision["y"]
    assert decision["height"] <= 0.45 * WINDOWS[window][1]


@pytest.mark.parametrize(
    ("seats", "locale"),
    every_day(list(product((2, 4), ("en-US", "de-DE"))), (4, "de-DE")),
)
def test_nothing_scrolls_before_a_decision(visitor: Invite, seats: int, locale: str) -> None:
    """Both decisions of Suleika and both ways to look at them, in all windows."""
    ada, rng = visitor(locale=locale), random.Random(3)
    resumed(ada, *midway("suleika", seats, Face))
    for _ in range(2):
        ada.asked()
        ada.choices.first.wait_for(state="attached")
        for window, size in WINDOWS.items():
            ada.resize(size)
            nothing_scrolls(ada)
            ada.choices.last.hover(force=True)
            ada.page.wait_for_selector(".decision button.turn:not(:disabled)")
            nothing_scrolls(ada)
            decided_in_little_room(ada, window)
        ada.choose(rng)
    for size in ENLARGED:
        ada.resize(size)
        read = ada.page.evaluate(HEAD)
        assert [whole for _, whole in read] == [True, True], (size, read)
        assert re.fullmatch(r"Suleika\w+ \d+ (of|von) 12", "".join(word for word, _ in read)), read
        assert ada.page.locator(MARKET).evaluate(DRAWN), size
        ada.page.locator(".decision button.main").scroll_into_view_if_needed()
        assert ada.outside(".decision button.main") == [], size


DRAWN = "(one) => one.getBoundingClientRect().width > 0.8 * Math.min(innerWidth, innerHeight)"


def test_the_board_is_as_large_as_the_window_allows(visitor: Invite) -> None:
    """And how fast it tells is chosen beside it, by one press."""
    ada = visitor()
    against_bots(ada)
    ada.asked()
    for window, (wide, high) in WINDOWS.items():
        ada.resize((wide, high))
        drawn = ada.page.locator("section.board .market").bounding_box()
        assert drawn
        largest = max(drawn["width"], drawn["height"])
        assert largest >= LEAST[window] * min(wide, high), window
        ada.fits()
        assert ada.outside(SPEEDS) == [], window
    paces = [pressed(ada) for _ in range(3)]
    ada.resize(WINDOWS["laptop"])
    names = ada.page.locator("aside .seats .name").evaluate_all(LEFT)
    assert (len(names), len({*names})) == (3, 1), "they stand below each other"
    ada.page.get_by_role("button", name="calm").click()
    assert (sorted(paces), ada.page.evaluate(PACE)) == (["brisk", "calm", "once"], "calm")


LEFT = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().left))"
SPEEDS = ":is(.speed button, button.one)"
PACE = "JSON.parse(localStorage.getItem('zoco.pace'))"


def pressed(one: Visitor) -> str:
    """The speed after one press, where one button goes through all of them."""
    one.resize(WINDOWS["small"])
    one.page.locator("button.one").click()
    return str(one.page.evaluate(PACE))


# In which order the roll is seen and read: each place once, when it comes up.
ORDER = """() => {
  const places = {
    scene: () => document.querySelector('[data-scene=rolled]') ? 'Ada rolls' : '',
    words: () => document.querySelector('.decision .sentence').textContent,
    log: () => document.querySelector('.log').textContent,
  };
  const order = window.order = [];
  const look = () => {
    for (const [name, text] of Object.entries(places))
      if (!order.includes(name) && /Ada rolls/.test(text())) order.push(name);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true,
    characterData: true });
}"""


def test_no_die_is_read_before_it_is_seen(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm"})
    against_bots(ada)
    ada.page.keyboard.press("Escape")
    ada.asked()
    ada.choices.first.wait_for(state="attached")
    ada.page.evaluate(ORDER)
    ada.choices.first.press("Enter")
    expect(ada.page.locator(".log")).to_contain_text("Ada rolls")
    ada.asked()
    assert ada.page.evaluate("window.order") == ["scene", "words", "log"]
    assert ada.page.locator(".log li [data-token='0'] svg").count(), "whose doing a line is"


def test_a_press_that_ends_a_scene_does_nothing_else(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm"})
    against_bots(ada)
    ada.page.keyboard.press("Escape")
    ada.asked()
    ada.choices.first.wait_for(state="attached")
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true]")
    market = ada.page.locator(MARKET).bounding_box()
    assert market
    ada.page.mouse.move(market["x"] + market["width"] / 2, market["y"] + market["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.up()
    ada.asked()
    expect(ada.page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")
    expect(ada.page.locator(".log li").last).to_contain_text(re.compile("rolls|pays"))
