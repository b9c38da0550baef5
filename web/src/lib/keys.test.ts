import { expect, test } from 'vitest';
import { nextTo, stepped } from './keys';

const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 110 },
];

test('arrows walk to the nearest choice in their direction, and stop at the edge', () => {
  expect(nextTo(PLACES, 0, 'ArrowRight')).toBe(1);
  expect(nextTo(PLACES, 0, 'ArrowDown')).toBe(2);
  expect(nextTo(PLACES, 1, 'ArrowDown')).toBe(3);
  expect(nextTo(PLACES, 3, 'ArrowLeft')).toBe(2);
  expect(nextTo(PLACES, 3, 'ArrowUp')).toBe(1);
  expect(nextTo(PLACES, 0, 'ArrowUp')).toBe(-1);
});

test('where nothing is looked at, the first choice is; where there is none, nothing', () => {
  expect(nextTo(PLACES, -1, 'ArrowLeft')).toBe(0);
  expect(nextTo([], -1, 'ArrowLeft')).toBe(-1);
});

test('in a row arrows go round', () => {
  expect([stepped('ArrowRight', 2, 3), stepped('ArrowUp', 0, 3), stepped('End', 0, 3)]).toEqual([0, 2, 2]);
  expect(stepped('x', 0, 3)).toBeNull();
});
