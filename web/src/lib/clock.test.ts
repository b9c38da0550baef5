import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock.svelte';

let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser draws at this moment. */
function drawAt(now: number): void {
  const due = frames;
  frames = [];
  for (const run of due) run(now);
}

test('it runs from 0 to 1 and stays there', () => {
  const clock = new Clock();
  expect(clock.t).toBe(1);
  clock.run(100, false);
  expect(clock.t).toBe(0);
  drawAt(50);
  expect(clock.t).toBe(0.5);
  drawAt(130);
  expect([clock.t, frames]).toEqual([1, []]);
});

test('the next scene starts anew, and what is cut short is over', () => {
  const clock = new Clock();
  clock.run(100, false);
  drawAt(10);
  clock.stop();
  expect([clock.t, frames]).toEqual([1, []]);
  clock.run(100, false);
  expect(clock.t).toBe(0);
});

test('without motion or time everything has happened at once', () => {
  const clock = new Clock();
  clock.run(100, true);
  expect([clock.t, frames]).toEqual([1, []]);
  clock.run(0, false);
  expect([clock.t, frames]).toEqual([1, []]);
});
