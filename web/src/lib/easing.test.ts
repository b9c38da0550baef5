import { expect, it } from 'vitest';
import { ease, part } from './easing';

it('begins and ends slowly, and is half over in the middle', () => {
  expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
  expect(ease(0.1)).toBeLessThan(0.1);
  expect(ease(0.9)).toBeGreaterThan(0.9);
});

it('tells the part of a stretch that is over', () => {
  expect([0, 0.2, 0.4, 0.6, 1].map((t) => part(t, 0.2, 0.6))).toEqual([0, 0, expect.closeTo(0.5), 1, 1]);
});
