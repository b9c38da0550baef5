// Figures made ready to be drawn.
import { expect, test } from 'vitest';
import { drawable, faceOf, largest, meansOf, signed } from './figures';
import type { Draws, Player, Sum } from './wire';

test('outcomes are faces as they are written', () => {
  expect(faceOf('dice 3')).toEqual({ pips: 3 });
  expect(faceOf('die B')).toEqual({ gem: 'blue' });
  expect(faceOf('start *')).toEqual({ star: true });
  expect(faceOf('begin 0')).toEqual({ word: '0' });
});

test('who begins, and a single draw, are no pictures', () => {
  const draws = (kind: string, number: number): Draws => ({ kind, paragraph: 'game 1.1', number, faces: [] });
  expect(drawable([draws('begin', 4), draws('dice', 1), draws('dice', 9)])).toEqual([draws('dice', 9)]);
});

test('means are those of a match, of mine and of one of the others', () => {
  const player = (name: string, matches: number): Player => ({ name, matches, finished: matches, first: 0, mean: null });
  const sum: Sum = {
    game: 'suleika',
    matches: 2,
    measure: 'points',
    players: [player('Bob', 2), player('', 2), player('Cem', 1)],
    sources: [{ key: 'laid', times: [4, 2, 2], amounts: [20, -6, 10] }],
    draws: [],
    dealings: [],
  };
  expect(meansOf(sum, 1)).toEqual([{ key: 'laid', times: [1, 2], amounts: [-3, 10] }]);
  expect(largest(sum.sources)).toBe(20);
});

test('numbers have their sign in both languages', () => {
  expect([signed(3.25, 'en'), signed(-1, 'en'), signed(0, 'en')]).toEqual(['+3.3', '-1', '0']);
  expect(signed(3.25, 'de')).toBe('+3,3');
});
