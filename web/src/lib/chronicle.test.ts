import { expect, test } from 'vitest';
import { extended, sinceMine } from './chronicle';
import type { Happened } from './wire';

const entry = (seq: number, seat: number, ply: number, undone_to: number | null = null): Happened => ({
  seq, seat, ply, undone_to, move: null, told: undone_to === null ? [{ said: { key: `k${seq}`, params: {} }, event: null }] : [],
});

test('entries that are known already are not added twice', () => {
  const lines = extended([], [entry(0, 0, 1), entry(1, 1, 2)]);
  expect(extended(lines, [entry(1, 1, 2), entry(2, 0, 3)]).map((line) => line.seq)).toEqual([0, 1, 2]);
});

test('an undo strikes what came after the ply it goes back to', () => {
  const lines = extended([], [entry(0, 0, 1), entry(1, 0, 2), entry(2, 1, 3), entry(3, 0, 1, 1), entry(4, 0, 2)]);
  expect(lines.map((line) => line.undone)).toEqual([false, true, true, false, false]);
});

test('what came since my last decision leaves out what was taken back', () => {
  const lines = extended([], [entry(0, 0, 1), entry(1, 1, 2), entry(2, 1, 1, 1), entry(3, 1, 2)]);
  expect(sinceMine(lines, 0).map((line) => line.seq)).toEqual([2, 3]);
  expect(sinceMine(lines, 5).map((line) => line.seq)).toEqual([0, 2, 3]);
});
