"""What a finger needs: targets of 44 px, however they are drawn."""

from __future__ import annotations

from tests.web.visitor import Visitor

TARGET = 44
PHONES = ((360, 640), (844, 340))
TARGETS = "section.board :is(button, [role=button], [data-choice])"
FRAME = ":is(header, nav, aside, dialog, .strip, .deed)"
CONTROLS = "button, a[href], select, summary, input, textarea, [role=button], [tabindex='0']"
SMALL = """([all, least]) => {
  const hit = (one, x, y) => document.elementsFromPoint(x, y).some((it) =>
    one.contains(it) || (one.dataset.field && it.dataset.reaches === one.dataset.field));
  const seen = (it) => it.width > 1 && it.y >= 0 && it.y + it.height <= innerHeight;
  const inSentence = (one) => !one.closest('svg')
    && [...one.parentElement.childNodes].some((it) => it.nodeType === 3 && it.data.trim());
  const reached = document.querySelector('dialog[open]') ?? document;
  return [...reached.querySelectorAll(all)].flatMap((it) => {
    const one = it.closest('label') ?? it;
    if (inSentence(one)) return [];
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    if (!seen(box)) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = least / 2 - 0.5;
    const edges = [[reach, 0], [-reach, 0], [0, reach], [0, -reach]];
    if (edges.every(([dx, dy]) => hit(one, x + dx, y + dy))) return [];
    const size = [[1, 0], [0, 1]].map(([dx, dy]) => {
      const ways = [-1, 1].map((way) => {
        let far = 0;
        while (far < least && hit(one, x + way * dx * far, y + way * dy * far)) far += 0.5;
        return far;
      });
      return ways[0] + ways[1];
    });
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    return Math.min(...size) < least - 1 ? [[name, ...size]] : [];
  });
}"""
"""From the middle of each into four directions, as far as a press still reaches it."""


def all_large(one: Visitor, but: str = ":not(*)") -> None:
    """Whatever can be pressed on the board is large enough for a finger, apart from `but`."""
    small = one.page.evaluate(SMALL, [f"{TARGETS}:not({but})", TARGET])
    assert small == [], (one.page.viewport_size, small)


def small_around(one: Visitor, wait: str) -> list[str]:
    """Whatever can be pressed around the board, or in a dialog above it, and is too small."""
    one.page.locator(wait).first.wait_for()
    one.settle()
    small = one.page.evaluate(SMALL, [f"{FRAME} :is({CONTROLS}):not(section.board *)", TARGET])
    return [f"{one.page.viewport_size}, {wait}: {found}" for found in small]
