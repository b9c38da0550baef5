import { expect, test } from 'vitest';
import { balconiesOf } from './rim';
import { gatesOf, terracesOf } from './terrace';

const EDITION = {
  size: [5, 3] as [number, number],
  balconies: {
    north: [['b1', 'c1'], ['a1', 'd1']] as [string, string][],
    east: [['e2', 'e3']] as [string, string][],
    south: [['b3', 'c3'], ['d3', 'e3']] as [string, string][],
    west: [['a1', 'a2']] as [string, string][],
    corners: ['e1', 'a3'],
  },
};
const BALCONIES = balconiesOf(EDITION);

test('every balcony is built once, those that others stand before first', () => {
  const depths = terracesOf(BALCONIES, EDITION.size).map(({ depth }) => depth);
  expect(depths).toHaveLength(8);
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  expect(depths[0]).toBeGreaterThan(depths[1]);
});

test('a walk stays on its platform', () => {
  const terraces = terracesOf(BALCONIES, EDITION.size);
  const reach = Math.max(...BALCONIES.flatMap(({ points }) => points.map(({ y }) => -y)));
  const outline = terraces[0].outline.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => Number(pair.split(' ')[1]));
  expect(Math.max(...outline.map((y) => -y))).toBeGreaterThan(reach);
});

test('the curb opens at both feet of every balcony', () => {
  expect(gatesOf(BALCONIES).match(/M/g)).toHaveLength(2 * BALCONIES.length);
});
