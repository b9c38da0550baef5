import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowAndThen } from './often';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is told at once, then the newest now and then, and nothing twice', () => {
  const told: number[] = [];
  const tell = nowAndThen<number>(500, (value) => void told.push(value));
  tell(1);
  tell(2);
  tell(3);
  expect(told).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([1, 3]);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([1, 3]);
  tell(4);
  expect(told).toEqual([1, 3, 4]);
});
