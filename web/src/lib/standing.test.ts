import { expect, test } from 'vitest';
import { sealed, standing, stocks, winnersOf } from './standing';
import type { Step } from './wire';

const step = (chosen: string[], actors: number[]) => ({ view: { agenda: [{ type: 'x', chosen }] }, actors, result: null }) as unknown as Step;

test('a choice is sealed once it is made while others still choose', () => {
  expect([...sealed(step(['?', '', 'dice'], [1]), 3)]).toEqual([0, 2]);
  expect([...sealed(step(['', '', ''], [0, 1, 2]), 3)]).toEqual([]);
  expect([...sealed(null, 3)]).toEqual([]);
});

test('the standing is the result once there is one', () => {
  const measure = { key: 'points', paragraph: '', values: [1, 2], fewest: false };
  expect(standing({ result: { ranks: [2, 1], measures: [measure] } } as unknown as Step)).toEqual([measure]);
  expect(standing({ result: null, standing: [measure] } as unknown as Step)).toEqual([measure]);
  expect(standing(null)).toEqual([]);
});

test('whoever shares the first rank has won, and nobody in a drawn match', () => {
  const level = { ranks: [1, 2, 1], measures: [], drawn: false };
  expect(winnersOf(level)).toEqual([0, 2]);
  expect(winnersOf({ ...level, ranks: [1, 1, 1], drawn: true })).toEqual([]);
  expect(winnersOf(null)).toEqual([]);
});

test('stocks are numbers as they are and heaps by how much is in them', () => {
  const seen = (view: unknown) => stocks({ view } as unknown as Step, 2);
  expect(seen({ money: [3, 4], gems: [[1, 2], [0, 5]], tops: [1, 2] })).toEqual([
    { key: 'money', values: [3, 4] },
    { key: 'gems', values: [3, 5] },
  ]);
  expect(seen({ merchants: [{ gems: [1, 1] }, { gems: [2, 0] }] })).toEqual([{ key: 'gems', values: [2, 2] }]);
  expect(seen({ money: [1, 2, 3] })).toEqual([]);
  expect(seen({ gems: ['?', '?'] })).toEqual([]);
});
