import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from './board';
import { hurried, Stage } from './stage';
import type { Frame } from './wire';

const frame = {} as Frame;
const told = (key: string) => ({ said: { key, params: {} }, event: null });
let ms = 100;
let shown: (string | null)[] = [];
let done: string[] = [];

function stage(): Stage {
  return new Stage({
    ms: () => ms,
    show: (scene: Scene | null) => shown.push(scene?.told.said.key ?? null),
    idle: () => done.push('idle'),
  });
}

const act = (name: string, ...keys: string[]) => ({
  scenes: keys.map((key, at) => ({ before: frame, frame, told: told(key), at })),
  done: () => void done.push(name),
});

beforeEach(() => {
  vi.useFakeTimers();
  [ms, shown, done] = [100, [], []];
});
afterEach(() => vi.useRealTimers());

test('scenes are shown one after the other, and acts in order', async () => {
  const one = stage();
  one.push(act('first', 'a', 'b'));
  one.push(act('second', 'c'));
  await vi.advanceTimersByTimeAsync(150);
  expect([shown, done]).toEqual([['a', 'b'], []]);
  await vi.advanceTimersByTimeAsync(60);
  expect([shown, done]).toEqual([['a', 'b', 'c'], ['first']]);
  await vi.advanceTimersByTimeAsync(100);
  expect([shown, done]).toEqual([['a', 'b', 'c', null], ['first', 'second', 'idle']]);
  expect(one.busy).toBe(false);
});

test('skipping goes to the end of everything that waits, in order', async () => {
  const one = stage();
  one.push(act('first', 'a', 'b'));
  one.push(act('second', 'c'));
  await vi.advanceTimersByTimeAsync(10);
  one.skip();
  expect(done).toEqual(['first', 'second']);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, done]).toEqual([['a', null], ['first', 'second', 'idle']]);
});

test('what comes after a skip is shown again', async () => {
  const one = stage();
  one.push(act('first', 'a'));
  one.skip();
  one.push(act('second', 'b'));
  await vi.advanceTimersByTimeAsync(250);
  expect(shown).toEqual(['a', 'b', null]);
  expect(done).toEqual(['first', 'second', 'idle']);
});

test('without a pace nothing is shown and nothing waits', async () => {
  ms = 0;
  stage().push(act('first', 'a', 'b'));
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, done]).toEqual([[null], ['first', 'idle']]);
});

test('much that waits is hurried, a little is not', () => {
  expect(hurried(800, 3)).toBe(800);
  expect(hurried(800, 16)).toBe(400);
  expect(hurried(800, 10_000)).toBe(80);
  expect(hurried(0, 3)).toBe(0);
});
