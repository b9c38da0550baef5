import { expect, test } from 'vitest';
import { bounds, path, samples } from './chart';

test('samples hold the first and the last position and no double', () => {
  expect(samples(3, 40)).toEqual([0, 1, 2, 3]);
  expect(samples(0, 40)).toEqual([0]);
  const many = samples(500, 40);
  expect([many.length, many[0], many.at(-1)]).toEqual([40, 0, 500]);
});

test('a line runs through its box from left to right', () => {
  const series = { plies: [0, 5, 10], values: [[0, 10], [5, 5], [10, -10]] };
  expect(bounds(series)).toEqual([-10, 10]);
  expect(path(series, 1, 100, 20)).toBe('M0.0 0.0L50.0 5.0L100.0 20.0');
});
