import { describe, expect, test } from 'vitest';
import { purse, shapeOf, shortened } from './card';
import { arrange } from './layout';
import type { Box } from './layout';

const REACH = { top: 80, right: 80, bottom: 80, left: 80 };
const SPACES = [
  [344, 560],
  [374, 600],
  [390, 844],
  [820, 1100],
  [844, 390],
  [940, 700],
  [1280, 800],
  [3840, 2160],
  [2160, 3840],
] as const;

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
}

describe.each(SPACES)('in %i × %i', (w, h) => {
  test.each([2, 3, 4])('all that %i seats need lies side by side and inside', (seats) => {
    for (const size of [[7, 7], [3, 3], [7, 3]] as const) {
      const { scale, market, tray, cards } = arrange(w, h, seats, size, REACH);
      const drawn = {
        x: market.x - 80 * scale,
        y: market.y - 80 * scale,
        w: (size[0] * 100 + 160) * scale,
        h: (size[1] * 100 + 160) * scale,
      };
      const boxes = [drawn, tray, ...cards];
      for (const [i, box] of boxes.entries()) {
        expect(box.x >= -0.5 && box.y >= -0.5).toBe(true);
        expect(box.x + box.w <= w + 0.5 && box.y + box.h <= h + 0.5).toBe(true);
        expect(boxes.slice(i + 1).some((other) => overlaps(box, other))).toBe(false);
      }
      expect(cards).toHaveLength(seats);
    }
  });
});

test('a phone gives the market its whole width', () => {
  const { scale } = arrange(378, 600, 4, [7, 7], REACH);
  expect(scale * 860).toBeCloseTo(378);
});

test('a card keeps its coins inside and its name short', () => {
  for (const box of [{ x: 8, y: 500, w: 119, h: 80 }, { x: 8, y: 500, w: 183, h: 60 }]) {
    const { x, y } = purse(box, 1);
    expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
    expect(shortened('Bartholomäus der Große', shapeOf(box, 1))).toMatch(/^Ba.*…$/);
    expect(shortened('Al', shapeOf(box, 1))).toBe('Al');
  }
});
