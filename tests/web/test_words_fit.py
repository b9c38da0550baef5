"""What is written fits and is what is heard: on every page, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.positions import NAMES, played
from tests.web.visitor import END, TURN, Visitor
from zoco.bots.match import Driver
from zoco.core.log.log import Log
from zoco.games import load, metas

WIDE, PHONE = (1280, 660), (390, 664)
LANGUAGES = ("en", "de")
Windows = dict[str, tuple[tuple[int, int], ...]]
SIZES: Windows = {"en": (WIDE, PHONE), "de": (PHONE, WIDE)}
"""There and back again: no page is drawn in a window that it leaves at once."""
DAILY: Windows = {language: sizes[:1] for language, sizes in SIZES.items()}
"""Each language and each window, and the longer words where there is less room."""
LONGEST = "scheherazade"
"""Where whatever opens is measured: six seats, the longest sentences."""
SPEAK = "(language) => localStorage.setItem('zoco.language', JSON.stringify(language))"
UNFOLD = "document.querySelectorAll('details').forEach((one) => (one.open = true))"

# What is written on a control, text by text, and what it is called: all of the one must be in the
# other (WCAG 2.5.3).
MISNAMED = """() => {
  const plain = (text) => (text ?? '').toLowerCase().replace(/[\\s\\p{P}\\p{S}]+/gu, ' ').trim();
  const written = (one) => {
    const parts = [];
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const around = walk.currentNode.parentElement;
      const { width, height } = around.getBoundingClientRect();
      const flat = Math.min(width, height) <= 1;
      const hidden = flat || around.closest('.unseen, [aria-hidden=true], svg');
      if (hidden || getComputedStyle(around).visibility === 'hidden') continue;
      parts.push(walk.currentNode.data);
    }
    return parts.map(plain).filter(Boolean);
  };
  const named = (one) => plain(one.getAttribute('aria-label')
    ?? (one.getAttribute('aria-labelledby') ?? '').split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  return [...document.querySelectorAll('button, a[href], summary, [role=button], [role=tab]')]
    .filter((one) => one.getClientRects().length && (one.hasAttribute('aria-label')
      || one.hasAttribute('aria-labelledby')))
    .map((one) => [written(one), named(one)])
    .filter(([seen, called]) => seen.some((part) => !called.includes(part)));
}"""

# Boxes whose words do not fit: wider or higher than their box and cut, or beyond the window.
CUT = """(within) => {
  const boxes = [...document.querySelectorAll(`${within} *`)].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !one.closest('.unseen, svg, pre, option, script, style, [hidden]')
    && one.getClientRects().length);
  const range = document.createRange();
  return boxes.flatMap((one) => {
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || style.display === 'inline') return [];
    const rects = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
      .flatMap((node) => { range.selectNode(node); return [...range.getClientRects()]; });
    const box = one.getBoundingClientRect();
    if (!rects.length || Math.min(box.width, box.height) <= 1) return []; // only to be heard
    const words = { left: Math.min(...rects.map((one) => one.left)),
      right: Math.max(...rects.map((one) => one.right)),
      bottom: Math.max(...rects.map((one) => one.bottom)) };
    const cut = style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const out = words.right > box.right + 1.5 || words.left < box.left - 1.5;
    const below = !/auto|scroll/.test(style.overflowY) && words.bottom > box.bottom + 3;
    const beyond = box.right > innerWidth + 1 && !one.closest('[class*=scroll]');
    const why = [cut && 'cut', out && 'out', below && 'below', beyond && 'beyond'].filter(Boolean);
    return why.length ? [`${why}: ${one.tagName}.${one.className} ${one.textContent.trim()}`] : [];
  });
}"""

# Two controls that lie over each other, none inside the other.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('main button, main a.button, main summary, main h1')]
    .filter((one) => one.getClientRects().length && !one.closest('.board, .acts, dialog'))
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect(), one]);
  return boxes.flatMap(([name, a, one], at) => boxes.slice(at + 1)
    .filter(([, b, other]) => !one.contains(other) && !other.contains(one)
      && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${name} / ${other}`));
}"""

# The name of a sentence in place of the sentence: nobody has written it.
UNWRITTEN = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    if (/^[a-z]+(-[a-z]+)+$/.test(text)) found.push(`unwritten: ${text}`);
  }
  return found;
}"""

# Controls of the page that a fingertip can miss: lower or narrower than 44 px, with the label they
# belong to. How large the pieces of a board are is a matter of its own tests.
SMALL = """() => [...document.querySelectorAll(
    ':is(header, main, aside, nav) :is(button, a[href], select, summary, input, [role=button])')]
  .filter((one) => {
    const around = [one, one.closest('label'), one.closest('.field')].filter(Boolean)
      .map((box) => box.getBoundingClientRect());
    const { display, visibility } = getComputedStyle(one);
    const seen = around[0].width && display !== 'inline' && visibility !== 'hidden';
    if (!seen || one.closest('section.board') || one.matches('.reference')) return false;
    return ['width', 'height'].some((side) => Math.max(...around.map((box) => box[side])) < 43.5);
  }).map((one) => `small: ${one.outerHTML.slice(0, 120)}`)"""


class Door(NamedTuple):
    """Something that opens within a page: what to press in either window, and what is seen then.

    Where nothing is to be pressed, there is nothing to open.
    """

    name: str = ""
    wide: str = ""
    phone: str = ""
    opened: str = ""

    @property
    def within(self) -> str:
        """Where all of it is."""
        return self.opened if self.opened in CLOSED else ":is(aside, .end)"

    def seen_in(self, size: tuple[int, int]) -> bool:
        """Whether it can be opened there."""
        return not self.name or bool(self._handle(size[0] == WIDE[0]))

    def open(self, one: Visitor) -> None:
        """Open it, and look at all of it."""
        for handle in filter(None, self._handle(is_wide(one)).split(" >> ")):
            one.page.locator(handle).first.dispatch_event("click")
        if self.opened:
            one.page.locator(self.opened).first.wait_for()
            one.page.evaluate(UNFOLD)

    def close(self, one: Visitor) -> None:
        """A menu is closed by the key for it; a panel gives way to the next one."""
        if self.opened in CLOSED:
            one.page.locator(f"{self.opened} button").first.press("Escape")
            expect(one.page.locator(self.opened)).to_have_count(0)

    def _handle(self, wide: bool) -> str:
        return self.wide if wide else self.phone


NOTHING = Door()
MENU, GESTURES, NOTE = "dialog[open]", ".own .menu", ".note"
CLOSED = (MENU, GESTURES, NOTE)
TABS, NAV = ".tabs button:nth-child(%d)", "nav button:nth-child(%d)"
DOORS = (
    Door("/gestures", "[data-gestures]", ".strip button >> [data-gestures]", GESTURES),
    Door("/log", TABS % 1, NAV % 3, "aside .log"),
    Door("/chat", TABS % 2, NAV % 4, "aside form"),
    Door("/rules", TABS % 3, NAV % 5, "aside .paragraph"),
    Door("/why", "aside [data-why]", ".strip button >> aside [data-why]", NOTE),
    Door("/menu", "header > button:last-child", "header > button:last-child", MENU),
)
"""What can be opened at a table, in this order."""


def is_wide(one: Visitor) -> bool:
    """Whether the window is the wide one."""
    size = one.page.viewport_size
    return size is not None and size["width"] == WIDE[0]


class Place(NamedTuple):
    """A page: its name, where it is, what is there when it can be looked at, what opens there."""

    name: str
    path: str
    ready: str
    doors: tuple[Door, ...] = ()


def places(ada: Visitor, host: Visitor) -> Iterator[Place]:
    """Every page that is not a match."""
    yield Place("start", "/", "article")
    yield Place("mine", "/mine", "[data-ready=true]")
    yield Place("new", "/new/scheherazade", "details .option")
    yield Place("rules", "/rules/suleika", ".paragraph")
    yield Place("lost", "/nowhere", "h1")
    for status in ("open", "full", "begun"):
        bots = {} if status == "open" else {str(seat): "random" for seat in range(1, 6)}
        table = host.table("scheherazade", 6, private=True, bots=bots)
        token = host.post(f"/{table}/invitations")["token"]
        if status == "begun":
            host.post(f"/{table}/start")
        ready = f"[data-invitation={status}]"
        yield Place(f"invitation {status}", f"/table/{table}#invite={token}", ready)
    yield Place("private", f"/table/{host.table('suleika', 2, private=True)}", "h1")
    table = ada.table("scheherazade", 6, bots={"1": "trader", "2": "trader"})
    yield Place("waiting", f"/table/{table}", "svg[role=img]")


def matches(ada: Visitor) -> Iterator[Place]:
    """A match of each game at a full table, the same one every time, with its first question."""
    for meta in metas():
        log, seat = first_question(meta.key, max(meta.seats))
        table = str(ada.post("/import", log=log.dumps().decode())["table"]["id"])
        ada.post(f"/{table}/join", name=NAMES[seat], seat=seat)
        ada.post(f"/{table}/start", fill="novice")
        doors = DOORS if meta.key == LONGEST else ()
        yield Place(meta.key, f"/table/{table}", TURN, doors)


def result(ada: Visitor, game: str) -> Place:
    """The end of a match."""
    log = played(game, 3)
    table = ada.post("/import", log=log.dumps().decode())["table"]["id"]
    return Place(f"{game} result", f"/table/{table}", END)


def first_question(key: str, seats: int) -> tuple[Log, int]:
    """A match up to where somebody is asked, and whose turn that is."""
    game = load(key)
    driver = Driver(game, {}, "7")
    log = Log.start(game, seats, players=NAMES[:seats])
    while log.table.agenda[0].by_chance:
        move = driver.move(log.table)
        assert move, "chance is never asked in vain"
        log.append(*move)
    return log, game.actors(log.table)[0]


def faults(one: Visitor, places: Sequence[Place], sizes: Windows) -> Iterator[str]:
    """What is wrong with pages in either language and in windows, and with what they open."""
    one.visit(ELSEWHERE)
    for language in LANGUAGES:
        one.page.evaluate(SPEAK, language)
        one.visit(ELSEWHERE)
        for place in places:
            turn_to(one, place, language)
            for size in sizes[language]:
                one.resize(size)
                for found in faults_of(one, place, size):
                    yield f"{place.name}{found[0].name}, {language}, {size[0]}: {found[1]}"


def turn_to(one: Visitor, place: Place, language: str) -> None:
    """Another page without a new start, in which nothing of the last one is left."""
    one.page.wait_for_selector(f":lang({language}) main")
    one.page.evaluate(TURN_TO, place.path)
    one.page.wait_for_selector(LEFT, state="detached")
    one.page.wait_for_selector(f":lang({language}) {place.ready}", state="attached")
    one.page.evaluate(UNFOLD)


ELSEWHERE = "/rules/bazaar"
LEFT = "main[data-left]"
TURN_TO = """(path) => {
  for (const left of document.querySelectorAll('main')) left.dataset.left = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def faults_of(one: Visitor, place: Place, size: tuple[int, int]) -> Iterator[tuple[Door, str]]:
    """What is wrong in this window with a page, and with what it opens."""
    for door in (NOTHING, *place.doors):
        if door.seen_in(size):
            door.open(one)
            whole = door is NOTHING and place.ready != END
            for found in wrong(one, size) if whole else cut(one, door):
                yield door, found
            door.close(one)


def wrong(one: Visitor, size: tuple[int, int]) -> Iterator[str]:
    """What is wrong with the page as it is seen first."""
    one.fits()
    for test in (MISNAMED, OVERLAPS, UNWRITTEN, *([SMALL] if size == PHONE else [])):
        yield from one.page.evaluate(test)
    yield from one.page.evaluate(CUT, "body")


def cut(one: Visitor, door: Door) -> Iterator[str]:
    """What does not fit in what was opened."""
    one.fits()
    yield from one.page.evaluate(UNWRITTEN)
    yield from one.page.evaluate(CUT, door.within)


SEEN = every_day(["few", "all"], "few")
WINDOWS: dict[str, Windows] = {"few": DAILY, "all": SIZES}


@pytest.mark.parametrize("seen", SEEN)
def test_what_is_written_fits_and_is_what_is_heard(visitor: Invite, seen: str) -> None:
    ada, host = visitor(), visitor(name="Maximiliane")
    ada.expected = ("403",)  # of the private table
    found = list(faults(ada, [*places(ada, host)], WINDOWS[seen]))
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("seen", SEEN)
def test_at_the_table_what_is_written_fits_and_is_what_is_heard(visitor: Invite, seen: str) -> None:
    ada = visitor()
    found = list(faults(ada, [*matches(ada)], WINDOWS[seen]))
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("game", ["suleika", "basari_cards"])
def test_at_the_end_what_is_written_fits(visitor: Invite, game: str, seen: str) -> None:
    ada = visitor()
    found = list(faults(ada, [result(ada, game)], WINDOWS[seen]))
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
