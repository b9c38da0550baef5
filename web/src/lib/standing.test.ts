import { expect, test } from 'vitest';
import { rests, standing, winnersOf } from './standing';
import type { Frame, SeatInfo } from './wire';

test('the standing is the result once there is one', () => {
  const measure = { key: 'points', paragraph: '', values: [1, 2], fewest: false };
  expect(standing({ result: { ranks: [2, 1], measures: [measure] } } as unknown as Frame)).toEqual([measure]);
  expect(standing({ result: null, standing: [measure] } as unknown as Frame)).toEqual([measure]);
  expect(standing(null)).toEqual([]);
});

test('whoever shares the first rank has won, and nobody in a drawn match', () => {
  const level = { ranks: [1, 2, 1], measures: [], drawn: false };
  expect(winnersOf(level)).toEqual([0, 2]);
  expect(winnersOf({ ...level, ranks: [1, 1, 1], drawn: true })).toEqual([]);
  expect(winnersOf(null)).toEqual([]);
});

test('where nobody plays but bots of the house a match rests', () => {
  const bot = { holder: 'bot', away: false, level: 'trader' } as SeatInfo;
  const person = { holder: 'person', away: false, level: null } as SeatInfo;
  expect(rests([bot, { ...person, away: true }])).toBe(true);
  expect(rests([bot, person])).toBe(false);
  expect(rests([{ ...bot, level: 'outside' }])).toBe(false);
});
