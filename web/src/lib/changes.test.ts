import { expect, test } from 'vitest';
import { changed, whole } from './changes';
import type { Change, Frame, Step } from './wire';

const before = {
  seq: 4,
  ply: 4,
  at: 10,
  seat: 0,
  told: [{ said: { key: 'a', params: {} }, event: {} }],
  move: { type: 'x' },
  undone_to: null,
  view: { agenda: ['one', 'two', 'three'], market: [0, 0, 0, 0, 0, 0, 0, 0], omar: 3, wish: 'kept', turn: { camel: 1, led: 0 }, prospects: [{ points: 1, gems: 2 }, { points: 3, gems: 4 }] },
  memory: 2,
  holdings: [
    { seat: 0, pieces: [{ kind: 'coin', count: 3 }, { kind: 'carpet', count: 1 }] },
    { seat: 1, pieces: [{ kind: 'coin', count: 5 }] },
  ],
  standing: [{ key: 'points', paragraph: '3.1', values: [1, 2], fewest: false }],
  actors: [0],
  phase: { key: 'p', params: {} },
  paragraph: '1.1',
  round: null,
  result: null,
} as unknown as Frame;
const bare: Change = { seq: 5, ply: 5, at: 11, seat: 1 };

test('what a change does not name is as it was, but what led to a frame is its own', () => {
  const made = changed(before, bare);
  expect(made).toEqual({ ...before, ...bare, told: [], move: null, undone_to: null });
});

test('fields, items that went and came, items at some places, scores, and what seats hold', () => {
  const made = changed(before, {
    ...bare,
    view: { omar: 9 },
    spliced: { agenda: [0, 2, 'new', 'newer'] },
    placed: { market: { 2: 7, 5: 0 } },
    within: { turn: { led: 2 }, prospects: { 1: { points: 9 } } },
    counts: { 0: { 0: 2 } },
    pieces: { 0: { 1: { kind: 'carpet', count: 0, covered: true } } },
    holdings: [{ seat: 1, pieces: [], sealed: true }],
    changed: { memory: 3, result: { ranks: [1, 2] } },
    scored: [[4, 5]],
  });
  expect(made.view).toEqual({ agenda: ['new', 'newer', 'three'], market: [0, 0, 7, 0, 0, 0, 0, 0], omar: 9, wish: 'kept', turn: { camel: 1, led: 2 }, prospects: [{ points: 1, gems: 2 }, { points: 9, gems: 4 }] });
  expect(made.holdings).toEqual([
    { seat: 0, pieces: [{ kind: 'coin', count: 2 }, { kind: 'carpet', count: 0, covered: true }] },
    { seat: 1, pieces: [], sealed: true },
  ]);
  expect(made.standing).toEqual([{ key: 'points', paragraph: '3.1', values: [4, 5], fewest: false }]);
  expect([made.memory, made.result, made.paragraph]).toEqual([3, { ranks: [1, 2] }, '1.1']);
});

test('a choice is sealed, and opened again, where nothing else is another', () => {
  const closed = changed(before, { ...bare, sealed: { 1: true } });
  expect(closed.holdings).toEqual([before.holdings[0], { ...before.holdings[1], sealed: true }]);
  expect(changed(closed, { ...bare, sealed: { 1: false } }).holdings).toEqual(before.holdings);
});

test('what an event says itself is not told twice, and what it does not say is no part of its sentence', () => {
  const event = { type: 'took_gems', seat: 1, field: 4, gems: [1, 0] };
  const tell = (more: object) => changed(before, { ...bare, told: [{ event, ...more }] }).told;
  expect(tell({ passing: true })).toEqual([{ said: { key: 'event-took-gems', params: { seat: 1, field: 4 } }, event, passing: true }]);
  expect(tell({ key: 'other', params: { field: null, arch: 5 } })).toEqual([{ said: { key: 'other', params: { seat: 1, arch: 5 } }, event }]);
});

test('an ask that stays is the one of the step before', () => {
  const step = (more: object) => ({ frames: [before], ask: null, ...more }) as unknown as Step;
  const asked = step({ ask: { number: 3 } });
  expect(whole(step({ stays: true }), null, asked)!.ask).toEqual({ number: 3 });
  expect(whole(step({}), null, asked)!.ask).toBeNull();
  expect(whole(step({ stays: true }), null, null)).toBeNull();
});

test('changes follow the frames of their step, or the last that is here', () => {
  const step = (frames: Frame[], changes: Change[]) => ({ frames, changes }) as Step;
  const next = { ...bare, seq: 6 };
  expect(whole(step([before], [bare, next]), null, null)!.frames.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  expect(whole(step([], [bare]), before, null)!.frames.map(({ seq }) => seq)).toEqual([5]);
  expect(whole(step([], [next]), before, null)).toBeNull();
  expect(whole(step([], [bare]), null, null)).toBeNull();
  expect(whole(step([before], []), null, null)!.frames).toEqual([before]);
});
