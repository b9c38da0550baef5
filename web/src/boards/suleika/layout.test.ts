import { describe, expect, test } from 'vitest';
import { arrange } from './layout';

const REACH = { top: 80, right: 80, bottom: 80, left: 80 };
const SPACES = [
  [344, 340],
  [380, 370],
  [540, 334],
  [810, 860],
  [920, 520],
  [1380, 920],
  [2800, 1980],
  [2160, 3600],
] as const;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;
}

describe.each(SPACES)('in %i × %i', (w, h) => {
  test.each([[7, 7], [3, 3], [7, 3]] as const)('a market of %i × %i and the bowl lie side by side and inside', (...size) => {
    const { scale, market, bowl } = arrange(w, h, size, REACH);
    const drawn = {
      x: market.x - 80 * scale,
      y: market.y - 80 * scale,
      w: (size[0] * 100 + 160) * scale,
      h: (size[1] * 100 + 160) * scale,
    };
    const corner = { x: bowl.x - bowl.size / 2, y: bowl.y - bowl.size / 2, w: bowl.size, h: bowl.size };
    for (const box of [drawn, corner]) {
      expect(box.x >= -0.5 && box.y >= -0.5).toBe(true);
      expect(box.x + box.w <= w + 0.5 && box.y + box.h <= h + 0.5).toBe(true);
    }
    expect(overlaps(drawn, corner)).toBe(false);
  });
});

test('a wide screen gives the market its whole height', () => {
  expect(arrange(920, 520, [7, 7], REACH).scale * 860).toBeCloseTo(520);
});

test('a high screen gives the market its whole width', () => {
  expect(arrange(390, 620, [7, 7], REACH).scale * 860).toBeCloseTo(390);
});

/** How much of the way over both sides is left between the fields' corner and the bowl's slanted side. */
function leftBetween([w, h]: readonly [number, number], size: [number, number]): number {
  const { scale, market, bowl } = arrange(w, h, size, REACH, true);
  const right = w - market.x - 100 * size[0] * scale;
  const below = h - market.y - 100 * size[1] * scale;
  return right + below - (bowl.size * 280) / 168;
}

test.each([[344, 340], [380, 383]] as const)('without room to spare, %i × %i, the bowl stands in the corner that has no balcony', (w, h) => {
  const [beside, inside] = [arrange(w, h, [7, 7], REACH), arrange(w, h, [7, 7], REACH, true)];
  expect(inside.scale).toBeGreaterThan(1.1 * beside.scale);
  expect(inside.bowl).toEqual({ x: w - 27, y: h - 27, size: 54 });
  expect(leftBetween([w, h], [7, 7])).toBeGreaterThanOrEqual(8 - 0.5);
});

test.each([[390, 620], [920, 520], [820, 900]] as const)('with room, %i × %i, it keeps out of the market', (w, h) => {
  expect(arrange(w, h, [7, 7], REACH, true)).toEqual(arrange(w, h, [7, 7], REACH));
});
