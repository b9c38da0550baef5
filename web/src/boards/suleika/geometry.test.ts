import { describe, expect, test } from 'vitest';
import { areaOf, around, beside, fieldOf, fieldsOf, nameOf, towards } from './geometry';

const SIZE = [7, 7] as const;

describe('fields', () => {
  test('have names that lead back to them', () => {
    expect(nameOf(27)).toBe('d4');
    expect(fieldsOf(SIZE).map((field) => fieldOf(nameOf(field)))).toEqual(fieldsOf(SIZE));
    expect([fieldOf('i1'), fieldOf('a'), fieldOf('a10')]).toEqual([-1, -1, -1]);
  });

  test('have neighbours only inside the market', () => {
    expect(around(fieldOf('a1'), SIZE).map(nameOf)).toEqual(['b1', 'a2']);
    expect(around(fieldOf('g7'), SIZE).map(nameOf)).toEqual(['g6', 'f7']);
    expect(around(fieldOf('d4'), SIZE).map(nameOf)).toEqual(['d3', 'e4', 'd5', 'c4']);
    expect(beside(fieldOf('a2'), 3, SIZE)).toBe(-1);
    expect(beside(fieldOf('e1'), 1, [5, 3])).toBe(-1);
  });

  test('lie in a direction of their neighbours', () => {
    const next = ['d3', 'e4', 'd5', 'c4', 'e5'].map((name) => towards(fieldOf('d4'), fieldOf(name)));
    expect(next).toEqual([0, 1, 2, 3, -1]);
  });
});

test('an area is what hangs together in one colour, without diagonals', () => {
  const red = ['a1', 'b1', 'b2', 'c3', 'd3'].map((name) => [fieldOf(name), 0] as const);
  const colours = new Map([...red, [fieldOf('a2'), 1]]);
  expect(areaOf(fieldOf('a1'), colours, SIZE).map(nameOf)).toEqual(['a1', 'b1', 'b2']);
  expect(areaOf(fieldOf('c3'), colours, SIZE).map(nameOf)).toEqual(['c3', 'd3']);
  expect(areaOf(fieldOf('g7'), colours, SIZE).map(nameOf)).toEqual(['g7']);
});
