import { expect, test } from 'vitest';
import { extended, firstDrawn, lastOf, sinceMine, upTo, whoseIs, withNotes } from './chronicle';
import type { Frame, Note } from './wire';

const told = [{ said: { key: 'event', params: {} }, event: {} }];
const frame = (seq: number, ply: number, seat: number | null, undone_to: number | null = null) =>
  ({ seq, ply, seat, undone_to, told: undone_to === null && seq ? told : [] }) as unknown as Frame;
const START = frame(0, 0, null);

test('frames are told once each and in their order, whenever they come', () => {
  const lines = extended(extended([], [frame(2, 2, 1)]), [START, frame(1, 1, 0), frame(2, 2, 1)]);
  expect(lines.map((line) => line.seq)).toEqual([0, 1, 2]);
});

test('an undo strikes what was taken back, and nothing that came after', () => {
  const lines = extended([], [frame(1, 1, 0), frame(2, 2, 1), frame(3, 1, 1, 1), frame(4, 2, 1)]);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
  const again = extended(lines, [frame(5, 0, 0, 0)]);
  expect(again.map((line) => line.undone)).toEqual([true, true, false, true, false]);
});

test('an undo says whose moves besides went with it', () => {
  const lines = extended([], [frame(1, 1, 0), frame(2, 2, 1), frame(3, 3, -1), frame(4, 0, 0, 0), frame(5, 1, 0)]);
  expect(lines.map((line) => line.others)).toEqual([[], [], [], [1], []]);
  const late = extended([], [frame(4, 0, 0, 0)]);
  expect(extended(late, [frame(1, 1, 0), frame(2, 2, 2)]).at(-1)?.others).toEqual([2]);
});

test('an undo strikes older frames that are fetched after it', () => {
  const late = extended([], [frame(3, 1, 1, 1), frame(4, 2, 0)]);
  expect(extended(late, [frame(1, 1, 0), frame(2, 2, 1)]).map((line) => line.undone)).toEqual([false, true, false, false]);
});

test('what came since my last decision, without what was taken back', () => {
  const lines = extended([], [START, frame(1, 1, 0), frame(2, 2, 1), frame(3, 1, 1, 1), frame(4, 2, 2)]);
  expect(sinceMine(lines, 0).map((line) => line.seq)).toEqual([3, 4]);
  expect(sinceMine(lines, 7).map((line) => line.seq)).toEqual([1, 3, 4]);
  expect(sinceMine(lines, null).map((line) => line.seq)).toEqual([1, 3, 4]);
  expect([lastOf(lines, 0), lastOf(lines, 1), lastOf(lines, 7), lastOf(lines, null)]).toEqual([1, 2, -1, -1]);
});

test('what the stage has not shown yet is not told, and has struck nothing', () => {
  const lines = extended([], [frame(1, 1, 0), frame(2, 2, 1), frame(3, 1, 1, 1)]);
  expect(upTo(lines, 3)).toBe(lines);
  expect(upTo(lines, 2).map((line) => [line.seq, line.undone])).toEqual([[1, false], [2, false]]);
});

test('of lines that stay as they were nothing is drawn anew', () => {
  const lines = extended([], [START, frame(1, 1, 0), frame(2, 2, 1), frame(3, 1, 1, 1), frame(4, 2, 1)]);
  expect(upTo(lines, 3)).toEqual(lines.slice(0, 4));
  expect(upTo(lines, 3)[1]).toBe(lines[1]);
  expect(upTo(lines, 2)[2]).not.toBe(lines[2]);
  const note = { seq: 2, kind: 'gone', name: 'Ada' } as unknown as Note;
  const read = withNotes(lines, [note], 4);
  expect(read.filter((one) => !('note' in one))).toEqual(lines);
  expect(read[1]).toBe(lines[1]);
  expect(withNotes(lines, [note], 1)).toBe(lines);
});

test('of a long log its end is drawn, and more of it for who wants to read', () => {
  expect([1, 30, 49, 50, 69, 70, 483].map((lines) => firstDrawn(lines, 30, Infinity))).toEqual([0, 0, 0, 20, 20, 40, 440]);
  expect([firstDrawn(483, 30, 360), firstDrawn(60, 30, 360), firstDrawn(483, 30, 0)]).toEqual([360, 20, 0]);
});

test('a line is the doing of who moved, or of whom it tells first', () => {
  const drawn = (seat?: number) => ({ ...frame(2, 2, -1), told: [{ said: told[0]!.said, event: { type: 'rolled', seat } }] });
  const lines = extended([], [frame(1, 1, 3), drawn(2), { ...frame(3, 3, -1), told: [] }]);
  expect(lines.map(whoseIs)).toEqual([3, 2, null]);
});
