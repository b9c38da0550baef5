import { describe, expect, test } from 'vitest';
import { beats, filled, firstFree, fits, options, partOf, parts, same } from './described';
import type { Bundle, Count, Description, Pick } from './wire';

const prompt = { key: 'p', params: {} };
const pick: Pick = { type: 'pick', prompt, options: [{ move: { type: 'a', n: 1 }, label: prompt }] };
const bundle: Bundle = {
  type: 'bundle', prompt, kinds: ['red', 'blue'], stock: [2, 3], least: 1, move: { type: 'offer', gems: [0, 0] }, field: 'gems', beats: [1, 1],
};
const group: Description = { type: 'group', parts: [pick, { type: 'group', parts: [bundle] }, { ...pick, options: [] }] };

describe('what is described', () => {
  test('groups are dissolved and empty picks left out', () => {
    expect(parts(group)).toEqual([pick, bundle]);
    expect(options(group)).toEqual(pick.options);
    expect(parts(null)).toEqual([]);
  });

  test('a bundle beats by number, then by worth', () => {
    expect(beats([0, 3], [1, 1])).toBe(true);
    expect(beats([2, 0], [1, 1])).toBe(true);
    expect(beats([0, 2], [1, 1])).toBe(false);
    expect(beats([1, 1], [1, 1])).toBe(false);
    expect(beats([1, 0], [1, 1])).toBe(false);
  });

  test('a bundle fits within stock, from the least on, above what it must beat', () => {
    expect(fits(bundle, [2, 0])).toBe(true);
    expect(fits(bundle, [3, 0])).toBe(false);
    expect(fits(bundle, [0, 1])).toBe(false);
    expect(fits({ ...bundle, beats: null }, [0, 1])).toBe(true);
    expect(fits({ ...bundle, beats: null }, [0, 0])).toBe(false);
  });

  test('what was chosen is put into the move', () => {
    expect(filled(bundle, [1, 2])).toEqual({ type: 'offer', gems: [1, 2] });
  });

  test('a number begins with the least that is free', () => {
    const count: Count = { type: 'count', prompt, low: 0, high: 3, move: {}, field: 'number', taken: [] };
    expect(firstFree(count)).toBe(0);
    expect(firstFree({ ...count, taken: [1, 0, 3] })).toBe(2);
    expect(firstFree({ ...count, taken: [0, 1, 2, 3] })).toBe(3);
  });

  test('moves are the same whatever the order of their fields', () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same([], {})).toBe(false);
  });

  test('a proposed move finds the part it belongs to', () => {
    expect(partOf(group, { n: 1, type: 'a' })).toBe(pick);
    expect(partOf(group, { type: 'offer', gems: [1, 2] })).toBe(bundle);
    expect(partOf(group, { type: 'x' })).toBeNull();
  });
});
