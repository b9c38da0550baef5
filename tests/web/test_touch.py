"""What a finger needs around the board: head, strip, decision, panels, menu, on small windows."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.positions import played, resumed
from tests.web.targets import PHONES, small_around
from tests.web.test_words_fit import CUT
from tests.web.visitor import END, Visitor

PANELS = {
    ".strip button": "aside .seats",
    "nav button:nth-child(3)": "aside .log",
    "nav button:nth-child(4)": "aside form",
    "nav button:nth-child(5)": "aside h2",
}
"""What opens which panel."""


RANKED = """() => {
  document.querySelector('.end').scrollTop = 0;
  const foot = document.querySelector('.result .foot').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-result] tbody tr')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= 0 && bottom <= foot + 1;
  }).length;
}"""


def deciding(one: Visitor) -> Iterator[str]:
    """What is too small or cut around a decision, before the first look at it and after."""
    one.page.keyboard.press("Escape")
    for _ in range(2):
        yield from small_around(one, ".decision")
        yield from one.page.evaluate(CUT, "body")
        one.choices.last.tap(force=True)


def opened(one: Visitor) -> Iterator[str]:
    """What is too small in whatever can be opened beside the board."""
    for door, there in PANELS.items():
        one.page.locator(door).first.tap()
        yield from small_around(one, there)
    one.page.locator("nav button").first.tap()
    one.page.get_by_role("button", name="Menü").tap()
    yield from small_around(one, "dialog[open] h2")
    one.page.keyboard.press("Escape")
    expect(one.page.locator("dialog[open]")).to_have_count(0)


def test_fingers_meet_whatever_is_around_the_board(visitor: Invite) -> None:
    ada = visitor(has_touch=True, is_mobile=True, locale="de-DE")
    small: list[str] = []
    for game, opens in (("suleika", PHONES[0]), ("scheherazade", PHONES[1])):
        log = played(game, 4)
        ply = next(n for n in range(len(log.line) // 2, len(log.line)) if log.line[n].seat == 0)
        resumed(ada, log, ply, 0)
        for size in PHONES:
            ada.resize(size)
            small += deciding(ada)
            small += opened(ada) if size == opens else ()
    table = ada.post("/import", log=played("suleika", 4).dumps().decode())["table"]["id"]
    ada.visit(f"/table/{table}")
    small += small_around(ada, END)
    for size in PHONES:
        ada.resize(size)
        expect(ada.page.locator("[data-to-moments]")).to_be_visible()
        assert ada.page.evaluate(RANKED) == 4, f"{size}: all ranks are in sight above the buttons"
    assert not small, json.dumps(small, indent=1, ensure_ascii=False)
