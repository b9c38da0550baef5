"""What is written fits and is what is heard: on every page, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.conftest import Invite
from tests.web.visitor import Visitor

SIZES = ((1280, 660), (390, 664))
LOCALES = ["en-US", "de-DE"]

# What is written on a control, and what it is called: the one must be in the other (WCAG 2.5.3).
MISNAMED = """() => {
  const plain = (text) => (text ?? '').toLowerCase().replace(/[\\s\\p{P}\\p{S}]+/gu, ' ').trim();
  const written = (one) => {
    const parts = [];
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const around = walk.currentNode.parentElement;
      const { width, height } = around.getBoundingClientRect();
      const hidden = around.closest('.unseen, [aria-hidden=true], svg') || width <= 1 || height <= 1;
      if (hidden || getComputedStyle(around).visibility === 'hidden') continue;
      parts.push(walk.currentNode.data);
    }
    return plain(parts.join(' '));
  };
  const named = (one) => plain(one.getAttribute('aria-label')
    ?? (one.getAttribute('aria-labelledby') ?? '').split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  return [...document.querySelectorAll('button, a[href], summary, [role=button], [role=tab]')]
    .filter((one) => one.getClientRects().length && (one.hasAttribute('aria-label')
      || one.hasAttribute('aria-labelledby')))
    .map((one) => [written(one), named(one)])
    .filter(([seen, called]) => seen && !called.includes(seen));
}"""

# Boxes whose words do not fit: wider or higher than their box and cut, or beyond the window.
CUT = """() => {
  const boxes = [...document.querySelectorAll('body *')].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !one.closest('.unseen, svg, option, script, style, [hidden]')
    && one.getClientRects().length);
  const range = document.createRange();
  return boxes.flatMap((one) => {
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || style.display === 'inline') return [];
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect(), box = one.getBoundingClientRect();
    if (!words.width) return [];
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

SMALL = """() => [...document.querySelectorAll(
    'main :is(button, a[href], select, summary, input)')].filter((one) => {
  const box = one.getBoundingClientRect();
  const label = one.closest('label')?.getBoundingClientRect();
  const field = one.closest('.field')?.getBoundingClientRect();
  const high = Math.max(box.height, label?.height ?? 0, field?.height ?? 0);
  if (!box.width || getComputedStyle(one).display === 'inline') return false;
  return high < 43.5 || Math.max(box.width, label?.width ?? 0) < 43.5;
}).map((one) => one.outerHTML.slice(0, 120))"""


def pages(ada: Visitor, host: Visitor) -> Iterator[str]:
    """Every page that is not a match, in turn: each is shown when its name is told."""
    page = ada.visit()
    page.locator("article").last.wait_for()
    yield "start"
    ada.visit("/new/scheherazade").locator("summary").click()
    page.locator("details .option").last.wait_for()
    yield "new"
    ada.visit("/rules/suleika").locator(".paragraph").first.wait_for()
    yield "rules"
    ada.visit("/nowhere").locator("h1").wait_for()
    yield "lost"
    for status in ("open", "full", "begun"):
        bots = {} if status == "open" else {str(seat): "random" for seat in range(1, 6)}
        table = host.table("scheherazade", 6, private=True, bots=bots)
        token = host.post(f"/{table}/invitations")["token"]
        if status == "begun":
            host.post(f"/{table}/start")
        ada.visit(f"/table/{table}#invite={token}")
        page.locator(f"[data-invitation={status}]").wait_for()
        yield f"invitation {status}"
    ada.visit(f"/table/{host.table('suleika', 2, private=True)}").locator("h1").wait_for()
    yield "private"
    ada.visit(f"/table/{ada.table('scheherazade', 6, bots={'1': 'trader'})}")
    page.locator("svg[role=img]").wait_for()
    yield "waiting"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_written_fits_and_is_what_is_heard(visitor: Invite, locale: Any) -> None:
    ada, host = visitor(locale=locale), visitor(name="Maximiliane")
    wrong: dict[str, Any] = {}
    for name in pages(ada, host):
        for size in SIZES:
            ada.resize(size)
            for test in (MISNAMED, CUT, OVERLAPS, SMALL):
                found = ada.page.evaluate(test)
                if found:
                    wrong.setdefault(f"{name} {size[0]}", []).extend(found)
            ada.fits()
    assert wrong == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_at_the_table_what_is_written_is_what_is_heard(visitor: Invite, locale: Any) -> None:
    ada = visitor(locale=locale)
    for game in ("suleika", "basari", "basari_cards", "bazaar", "scheherazade"):
        table = ada.table(game, 3, bots={"1": "random", "2": "random"})
        ada.post(f"/{table}/start")
        ada.visit(f"/table/{table}")
        ada.asked()
        for size in SIZES:
            ada.resize(size)
            assert ada.page.evaluate(MISNAMED) == [], game
