"""What a finger needs: targets of 44 px, however they are drawn."""

from __future__ import annotations

from tests.web.visitor import Visitor

TARGET = 44
PHONES = ((360, 640), (844, 340))
TARGETS = "section.board :is(button, [role=button], [data-choice])"
SMALL = """([all, least]) => {
  const hit = (one, x, y) => document.elementsFromPoint(x, y).some((it) =>
    one.contains(it) || (one.dataset.field && it.dataset.reaches === one.dataset.field));
  const seen = (it) => it.width > 1 && it.y >= 0 && it.y + it.height <= innerHeight;
  return [...document.querySelectorAll(all)].flatMap((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    if (!seen(box)) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
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
