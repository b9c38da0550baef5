import { expect, test } from 'vitest';
import { dashed, span, partOfDay } from './written';

test('keys and seats as they are written', () => {
  expect(dashed('one_two_three')).toBe('one-two-three');
  expect(span([2, 3, 4])).toBe('2–4');
  expect(span([2])).toBe('2');
});

test('a greeting for every hour', () => {
  expect([4, 5, 10, 11, 17, 18, 23].map(partOfDay)).toEqual([
    'evening', 'morning', 'morning', 'day', 'day', 'evening', 'evening',
  ]);
});
