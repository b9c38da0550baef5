import { expect, test } from 'vitest';
import { dashed, span } from './written';

test('keys and seats as they are written', () => {
  expect(dashed('one_two_three')).toBe('one-two-three');
  expect(span([2, 3, 4])).toBe('2–4');
  expect(span([2])).toBe('2');
});
