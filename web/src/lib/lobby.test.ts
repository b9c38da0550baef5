import { expect, test } from 'vitest';
import { allowedSeats, allSeats, contribution, friendlySeats, optionsFor, usualLevel, usualSeats } from './lobby';
import type { GameInfo } from './wire';

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

const basari = {
  seats: [3, 4],
  variants: [{ option: 'two_player', value: true, seats: [2] }],
  options: [{ name: 'two_player', default: false }, { name: 'share_arches', default: false }],
} as unknown as GameInfo;

test('a variant brings seats, and goes when they go', () => {
  expect(allSeats(basari)).toEqual([2, 3, 4]);
  expect(allowedSeats(basari, { two_player: true })).toEqual([2]);
  expect(allowedSeats(basari, { two_player: false })).toEqual([3, 4]);
  const two = optionsFor(basari, { two_player: false, share_arches: true }, 2);
  expect(two).toEqual({ two_player: true, share_arches: true });
  expect(optionsFor(basari, two, 4)).toEqual({ two_player: false, share_arches: true });
  expect(optionsFor(basari, two, 2)).toBe(two);
});
