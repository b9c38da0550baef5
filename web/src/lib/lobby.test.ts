import { expect, test } from 'vitest';
import { contribution, friendlySeats, usualLevel, usualSeats } from './lobby';

test('sensible tables', () => {
  expect(usualSeats([2, 3, 4])).toBe(3);
  expect(usualSeats([4, 5])).toBe(4);
  expect(friendlySeats([2, 3, 4, 5, 6])).toBe(4);
  expect(friendlySeats([5, 6])).toBe(5);
  expect(usualLevel(['random', 'novice', 'trader'])).toBe('novice');
  expect(usualLevel(['random'])).toBe('random');
});

test('no two contributions to the dice are alike', () => {
  const made = new Set(Array.from({ length: 50 }, contribution));
  expect(made.size).toBe(50);
  expect([...made][0]).toMatch(/^[0-9a-f]{32}$/);
});
