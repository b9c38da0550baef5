import { describe, expect, test } from 'vitest';
import { explains, laidIn, lifted, lyingOf, rugsOf } from './rugs';

const BLUE = { colour: 2, first: 0, second: 1 };
const RED = { colour: 0, first: 1, second: 9 };
const GREEN = { colour: 3, first: 9, second: 17 };

describe('carpets on carpets', () => {
  test('lie as high as what is below their higher half', () => {
    expect(lyingOf([BLUE, RED, GREEN]).map(({ layer }) => layer)).toEqual([0, 1, 1]);
  });

  test('know the colours that each half hides, nearest first', () => {
    const across = { colour: 1, first: 1, second: 2 };
    expect(lyingOf([BLUE, RED, across]).at(-1)?.below).toEqual([[0, 2], []]);
  });

  test('are painted from the lowest, and not at all when nothing of them is seen', () => {
    const twin = { ...BLUE, colour: 3 };
    expect(lyingOf([BLUE, twin]).map(({ colour }) => colour)).toEqual([3]);
    expect(lyingOf([BLUE, RED]).map(({ colour }) => colour)).toEqual([2, 0]);
  });

  test('do not grow into the sky', () => {
    const pile = Array.from({ length: 9 }, (_, i) => ({ ...BLUE, colour: i % 4 }));
    expect(lyingOf(pile)[0].layer).toBe(3);
  });

  test('rise towards the light', () => {
    const [low, high] = [lifted({ x: 100, y: 50 }, 0), lifted({ x: 100, y: 50 }, 2)];
    expect(high.x).toBeLessThan(low.x);
    expect(high.y).toBeLessThan(low.y);
  });
});

test('without a history, a field that belongs to no whole carpet is a half', () => {
  const colours = new Map([[0, 2], [1, 0], [9, 0]]);
  expect(rugsOf(colours, [[1, 9]])).toEqual([
    { colour: 2, first: 0, second: -1 },
    { colour: 0, first: 1, second: 9 },
  ]);
});

describe('a history', () => {
  const laid = laidIn(
    [
      { type: 'laid', seat: 0, colour: 'blue', first: 0, second: 1 },
      { type: 'paid', seat: 1, owner: 0, colour: 'blue', due: 2, paid: 2 },
      { type: 'laid', seat: 1, colour: 'red', first: 1, second: 9 },
    ],
    ['red', 'blue'],
  );

  test('is read from what was told', () => {
    expect(laid).toEqual([
      { colour: 1, first: 0, second: 1 },
      { colour: 0, first: 1, second: 9 },
    ]);
  });

  test('is only believed where it explains what is seen', () => {
    expect(explains(laid, new Map([[0, 1], [1, 0], [9, 0]]))).toBe(true);
    expect(explains(laid.slice(1), new Map([[0, 1], [1, 0], [9, 0]]))).toBe(false);
    expect(explains(laid, new Map([[0, 1], [1, 1], [9, 0]]))).toBe(false);
  });
});
