import { expect, test } from 'vitest';
import { apart, isShortened, lasted, lineOf, marksOf, nextMark, pauseOf, sharesOf } from './reel';
import type { Frame, Moment, Review } from './wire';

const frame = (seq: number, ply: number, more: object = {}) => ({ seq, ply, undone_to: null, told: [], round: null, at: null, ...more }) as unknown as Frame;
const told = (type: string) => ({ said: { key: type, params: {} }, event: { type } });

test('the line has a frame for each ply, without what was undone', () => {
  const frames = [frame(0, 0), frame(1, 1), frame(2, 2), frame(3, 1, { undone_to: 1 }), frame(4, 2), frame(5, 3)];
  expect(lineOf(frames).map(({ seq }) => seq)).toEqual([0, 1, 4, 5]);
  expect(lineOf([...frames, frame(6, 0, { undone_to: 0 })]).map(({ seq }) => seq)).toEqual([0]);
});

test('rounds, scorings and turning points are marked in their order', () => {
  const round = (number: number) => ({ key: 'round', params: { number } });
  const line = [
    frame(0, 0, { round: round(1) }),
    frame(1, 1, { round: round(1), told: [told('laid')] }),
    frame(2, 2, { round: round(2), told: [told('scored'), told('scored')] }),
  ];
  const marks = marksOf(line, ['scored'], [{ ply: 1 } as Moment]);
  expect(marks.map(({ ply, kind }) => [ply, kind])).toEqual([[1, 'turning'], [2, 'round'], [2, 'scoring']]);
  expect([nextMark(marks, 0, 'turning', 1), nextMark(marks, 1, 'turning', 1), nextMark(marks, 2, 'turning', -1)]).toEqual([1, null, 1]);
});

test('shares follow the line, not the entries', () => {
  const turns = [0.6, 0.9, 0.6, 0.7].map((share, seq) => ({ seq, shares: [share, 1 - share] }));
  const review = { start: [0.5, 0.5], turns } as unknown as Review;
  expect(sharesOf([frame(0, 0), frame(1, 1), frame(4, 2)], review).map(([one]) => one)).toEqual([0.5, 0.6, 0.7]);
});

test('a long pause is shortened and said, a short one is as it was', () => {
  const long = pauseOf(frame(0, 0, { at: 1000 }), frame(1, 1, { at: 201_000 }));
  expect([long.was, long.ms < long.was, isShortened(long)]).toEqual([200_000, true, true]);
  const short = pauseOf(frame(0, 0, { at: 1000 }), frame(1, 1, { at: 1800 }));
  expect([short.ms, isShortened(short)]).toEqual([800, false]);
  expect(pauseOf(frame(0, 0), frame(1, 1, { at: 5 })).ms).toBe(0);
  expect([lasted(42_000), lasted(200_000), lasted(7_500_000)]).toEqual(['42 s', '3 min 20 s', '2 h 5 min']);
});

test('of many marks those are drawn that can be told apart', () => {
  const turning = Array.from({ length: 60 }, (_, at) => ({ ply: at, change: at % 2 ? 0.1 : -0.5 }) as Moment);
  const marks = marksOf(Array.from({ length: 60 }, (_, at) => frame(at, at, { told: at % 2 ? [told('scored')] : [], round: { key: 'round', params: { number: at } } })), ['scored'], turning);
  const drawn = apart(marks, turning, 36 * 22);
  expect(drawn.filter(({ kind }) => kind === 'round')).toEqual([]);
  expect(drawn.filter(({ kind }) => kind === 'scoring')).toHaveLength(30);
  const turned = drawn.filter(({ kind }) => kind === 'turning').map(({ ply }) => ply);
  expect(turned).toHaveLength(36);
  expect(turned).toEqual(expect.arrayContaining(turning.filter(({ change }) => change < 0).map(({ ply }) => ply)));
});
