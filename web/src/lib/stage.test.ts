import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from './board';
import { Stage } from './stage';
import type { Frame } from './wire';

const frame = {} as Frame;
const told = (key: string) => ({ said: { key, params: {} }, event: null });
let ms = 100;
let watched = true;
let shown: (string | null)[] = [];
let done: string[] = [];

function stage(): Stage {
  return new Stage({
    ms: () => ms,
    lasts: (scene) => (scene.told.said.key === 'long' ? 20 : 1),
    watched: () => watched,
    missed: () => void done.push('missed'),
    show: (scene: Scene | null) => shown.push(scene?.told.said.key ?? null),
    idle: () => done.push('idle'),
  });
}

const act = (name: string, ...keys: string[]) => ({
  scenes: keys.map((key, at) => ({ before: frame, frame, told: told(key), at, brief: key.endsWith('…') })),
  done: () => void done.push(name),
});

beforeEach(() => {
  vi.useFakeTimers();
  [ms, watched, shown, done] = [100, true, [], []];
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

test('what comes after a skip is not shown until somebody looks again', async () => {
  const one = stage();
  one.push(act('first', 'a'));
  one.skip();
  one.push(act('second', 'b'));
  await vi.advanceTimersByTimeAsync(5000);
  one.push(act('third', 'c'));
  one.look();
  one.push(act('fourth', 'd'));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.filter(Boolean)).toEqual(['a', 'd']);
  expect(done.filter((name) => name !== 'idle')).toEqual(['first', 'second', 'third', 'fourth']);
});

test('an act without scenes is over at once where nothing is shown, else in its turn', async () => {
  const one = stage();
  one.push(act('first'));
  expect([one.busy, done]).toEqual([false, ['first']]);
  one.push(act('second', 'a'));
  one.push(act('third'));
  expect([one.busy, done]).toEqual([true, ['first']]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['first', 'second', 'third', 'idle']);
});

test('without a pace nothing is shown and nothing waits', async () => {
  ms = 0;
  stage().push(act('first', 'a', 'b'));
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, done]).toEqual([[null], ['first', 'idle']]);
});

test('however much waits, it is told in the time of eleven scenes', async () => {
  const one = stage();
  for (let number = 0; number < 100; number++) one.push(act(`${number}`, 'a', 'b', 'c'));
  await vi.advanceTimersByTimeAsync(11 * ms);
  expect(done.at(-1)).toBe('idle');
  expect(shown.slice(0, 2)).toEqual(['a', 'c']); // it had begun before the others came
});

test('a haggle is one scene: what came of it', async () => {
  const one = stage();
  one.push(act('first', 'offer…'));
  await vi.advanceTimersByTimeAsync(30);
  one.push(act('second', 'more…'));
  await vi.advanceTimersByTimeAsync(30);
  one.push(act('third', 'accepted'));
  await vi.advanceTimersByTimeAsync(100);
  expect([shown, done]).toEqual([['accepted', null], ['first', 'second', 'third', 'idle']]);
});

test('an offer that nobody answers yet is shown', async () => {
  stage().push(act('first', 'offer…'));
  await vi.advanceTimersByTimeAsync(60);
  expect(shown).toEqual(['offer…']);
});

test('what is told too late is passed over, to the true position', async () => {
  const one = stage();
  one.push(act('first', 'a', 'b'));
  one.push(act('second', 'c'));
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1300); // the browser slept
  await vi.advanceTimersByTimeAsync(100);
  now.mockRestore();
  expect([shown, done]).toEqual([['a', null], ['first', 'second', 'missed', 'idle']]);
});

test('what lasts longer makes nothing after it late', async () => {
  const one = stage();
  one.push(act('first', 'long', 'a'));
  one.push(act('second', 'b'));
  await vi.advanceTimersByTimeAsync(20 * ms + 150);
  expect([shown, done]).toEqual([['long', 'a', 'b'], ['first']]);
});

test('where nobody looks nothing is shown, and it is noted', async () => {
  const one = stage();
  one.push(act('first', 'a', 'b'));
  watched = false;
  await vi.advanceTimersByTimeAsync(100);
  expect([shown, done]).toEqual([['a', null], ['first', 'missed', 'idle']]);
});

test('skipping while it lingers goes to the end', async () => {
  const one = stage();
  one.push(act('first', 'offer…'));
  one.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, done]).toEqual([[null], ['first', 'idle']]);
});
