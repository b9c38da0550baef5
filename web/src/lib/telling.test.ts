import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Telling } from './telling.svelte';
import type { Frame, Step } from './wire';

const told = { said: { key: 'rolled', params: {} }, event: { type: 'rolled' } };
/** After a decision of a seat: a bot is to decide next, or nobody who is one. */
const frame = (seq: number, next: number) => ({ seq, seat: 1, told: [told], actors: [next] }) as unknown as Frame;
const step = (last: Frame) => ({ seq: last.seq, frames: [last] }) as unknown as Step;
let telling: Telling;

/** A frame comes, of which all before is known. */
function comes(last: Frame): void {
  telling.enact(step(last), telling.shown!, [last]);
}

beforeEach(async () => {
  vi.resetModules(); // settings of another test are none here
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('document', { hidden: false });
  const { Telling } = await import('./telling.svelte');
  telling = new Telling({ seat: () => 0, waits: ({ actors }) => actors.includes(0), reached: () => {} });
  telling.begin(step(frame(0, 0)), frame(0, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is shown is staged until it has been shown', async () => {
  comes(frame(1, 1));
  expect(telling.staged).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([telling.staged, telling.shown!.seq]).toEqual([false, 1]);
});

test('after a skip nothing is staged, not for a moment, until people decide', async () => {
  comes(frame(1, 1));
  telling.skip();
  await vi.advanceTimersByTimeAsync(0);
  for (const seq of [2, 3]) {
    comes(frame(seq, 1));
    expect([telling.staged, telling.scene, telling.shown!.seq]).toEqual([false, null, seq]);
  }
  comes(frame(4, 0));
  expect([telling.staged, telling.settled!.seq]).toEqual([false, 4]);
  comes(frame(5, 1));
  expect(telling.staged).toBe(true);
});

test('once more of nothing is over at once, and what comes then is shown', () => {
  telling.repeat([frame(0, 0)]);
  expect([telling.staged, telling.again]).toEqual([false, false]);
  comes(frame(1, 1));
  expect(telling.staged).toBe(true);
});

test('once more begins where it began: nothing that follows is known to the seats', async () => {
  comes(frame(1, 1));
  comes(frame(2, 0));
  await vi.advanceTimersByTimeAsync(9000);
  telling.repeat([frame(0, 0), frame(1, 1), frame(2, 0)]);
  expect(telling.shown!.seq).toBe(0);
  await vi.advanceTimersByTimeAsync(9000);
  expect([telling.staged, telling.shown!.seq]).toEqual([false, 2]);
});

test('no word is told of a scene before it has been seen', async () => {
  telling.seen = { rolled: 0.8 };
  comes(frame(1, 1));
  const ms = telling.scene!.ms;
  await vi.advanceTimersByTimeAsync(0.6 * ms);
  expect([telling.told, telling.announced]).toEqual([null, '']);
  await vi.advanceTimersByTimeAsync(0.3 * ms);
  expect(telling.told).toEqual(told);
  expect(telling.announced).not.toBe('');
  await vi.advanceTimersByTimeAsync(ms);
  expect(telling.told).toBeNull();
});
