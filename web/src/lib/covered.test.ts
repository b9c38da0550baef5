import { expect, test } from 'vitest';
import { isCovered } from './covered';

const view = { seat: 1, options: { counted_pearls: false }, pearls: [10, 7, 3], questions: [0, 1, 0], caravan: { pearls: [8, 13] } };
const covered = (seen: unknown, field = 'pearls'): boolean[] => [0, 1, 2].map((seat) => isCovered('scheherazade', seen, field, seat));

test('a cloth lies on the pearls of others, not on one’s own', () => {
  expect(covered(view)).toEqual([true, false, true]);
  expect(covered({ ...view, seat: null })).toEqual([true, true, true]);
  expect(covered(view, 'questions')).toEqual([false, false, false]);
});

test('counted pearls lift the cloth, and no other game has one', () => {
  expect(covered({ ...view, options: { counted_pearls: true } })).toEqual([false, false, false]);
  expect(isCovered('suleika', { ...view, options: {} }, 'pearls', 0)).toBe(false);
});
