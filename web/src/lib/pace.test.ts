import { expect, test } from 'vitest';
import { condensed, count, late, paced, type Waiting } from './pace';
import type { Frame } from './wire';

const scene = (key: string): Waiting => ({
  before: {} as Frame,
  frame: {} as Frame,
  told: { said: { key, params: {} }, event: null },
  at: 0,
  brief: key.endsWith('…'),
});
const frames = (...keys: string[][]): Waiting[][] => keys.map((some) => some.map(scene));
const keys = (some: Waiting[][]): string[][] => some.map((scenes) => scenes.map((one) => one.told.said.key));

test('a few scenes take their time, many take half of it, and none takes longer for what was spent', () => {
  expect(paced(500, 1, 0)).toBe(500);
  expect(paced(500, 7, 0)).toBe(500);
  expect(paced(500, 10, 0)).toBe(350);
  expect(paced(500, 10, 1000)).toBe(250);
  expect(paced(500, 100, 0)).toBe(250);
  expect(paced(500, 1, 100_000)).toBe(250);
  expect(paced(0, 3, 0)).toBe(0);
});

test('at the default pace six seconds are too late', () => {
  expect([late(500, 6000), late(500, 6001)]).toEqual([false, true]);
});

test('a step is left out where something follows it, in its own frame or a later one', () => {
  expect(keys(condensed(frames(['a', 'begin…'], ['offer…'], ['more…'])))).toEqual([['a'], [], ['more…']]);
  expect(keys(condensed(frames(['begin…', 'a'], ['offer…'], ['b'], [])))).toEqual([['a'], [], ['b'], []]);
});

test('of too many the last of each frame are left, and of those the newest', () => {
  const many = condensed(Array.from({ length: 12 }, (_, at) => frames(['a', `${at}`])[0]!));
  expect(keys(many)).toEqual(Array.from({ length: 12 }, (_, at) => [`${at}`]));
  const more = condensed(Array.from({ length: 30 }, (_, at) => frames(['a', `${at}`])[0]!));
  expect(count(more)).toBe(20);
  expect(keys(more).flat()[0]).toBe('10');
});
