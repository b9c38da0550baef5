import { expect, test } from 'vitest';
import { leftOf, written } from './timing';

test('a clock that runs has less left with every second, and never less than none', () => {
  expect(leftOf({ left: 60, runs: true }, 12)).toBe(48);
  expect(leftOf({ left: 60, runs: true }, 90)).toBe(0);
  expect(leftOf({ left: 60, runs: false }, 90)).toBe(60);
});

test('time is written in the two units that matter', () => {
  expect(written(299.2)).toEqual({ unit: 'minutes', first: '5', second: '00' });
  expect(written(65)).toEqual({ unit: 'minutes', first: '1', second: '05' });
  expect(written(0)).toEqual({ unit: 'minutes', first: '0', second: '00' });
  expect(written(3661)).toEqual({ unit: 'hours', first: '1', second: '01' });
  expect(written(2 * 86_400 + 3 * 3600 + 59)).toEqual({ unit: 'days', first: '2', second: '3' });
});
