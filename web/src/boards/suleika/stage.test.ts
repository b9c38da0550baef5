import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../../lib/board';
import type { GameEvent, SuleikaView } from '../../lib/games/suleika';
import { Stage } from './stage.svelte';

let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout', 'clearTimeout'] });
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

function view(omar: number): SuleikaView {
  const edition = { size: [3, 3], carpets: [['red', 12]] } as never;
  return { edition, omar, facing: 0, money: [], market: [], carpets: [], left: [], tops: [] } as never;
}

function scene(event: GameEvent, ms = 100): Scene {
  return { told: { said: { key: '', params: {} }, event }, seat: 0, ms };
}

const TURN: GameEvent = { type: 'faced', seat: 0, facing: 1 };
const WALK: GameEvent = { type: 'walked', seat: 0, path: [1, 2], facing: 1 };

test('an event is under way until its time is over; then its effect stays', () => {
  const before = view(0);
  const stage = new Stage(before);
  stage.follow(scene(WALK), before, false);
  drawAt(50);
  expect([stage.t, stage.shown.omar]).toEqual([0.5, 0]);
  drawAt(100);
  expect([stage.t, stage.shown.omar]).toEqual([1, 2]);
});

test('the next event starts where the last one led, even if that was cut short', () => {
  const before = view(0);
  const stage = new Stage(before);
  stage.follow(scene(TURN), before, false);
  drawAt(10);
  stage.follow(scene(WALK), before, false);
  expect([stage.before.facing, stage.before.omar, stage.t]).toEqual([1, 0, 0]);
});

test('between two scenes nothing jumps back; a new view is shown at once', () => {
  const before = view(0);
  const stage = new Stage(before);
  stage.follow(scene(WALK), before, false);
  stage.follow(null, before, false);
  expect([stage.event, stage.shown.omar]).toEqual([null, 2]);
  stage.follow(null, view(8), false);
  expect(stage.shown.omar).toBe(8);
});

test('a scene that comes together with a new view starts from that view', () => {
  const stage = new Stage(view(0));
  stage.follow(scene(TURN), view(9), false);
  expect([stage.before.omar, stage.shown.facing]).toEqual([9, 0]);
});

test('without motion the effect is there at once and marked for a moment', () => {
  const before = view(0);
  const stage = new Stage(before);
  stage.follow(scene(WALK), before, true);
  expect([stage.still, stage.t, stage.shown.omar]).toEqual([true, 1, 2]);
  stage.follow(null, view(2), true);
  expect(stage.event).toEqual(WALK);
  vi.advanceTimersByTime(1000);
  expect([stage.event, stage.still]).toEqual([null, false]);
});

test('a time of nothing shows no motion', () => {
  const before = view(0);
  const stage = new Stage(before);
  stage.follow(scene(WALK, 0), before, false);
  expect([stage.still, stage.shown.omar, frames]).toEqual([true, 2, []]);
});
