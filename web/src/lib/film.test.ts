import { expect, test } from 'vitest';
import { Film, joined, KEPT, recalledAfter, type Fetch } from './film.svelte';
import type { Film as Page, Frame, Step } from './wire';

const event = (name: string, remembered = true) => ({ said: { key: name, params: {} }, event: name, remembered });
const frame = (seq: number, more: object = {}) =>
  ({ seq, ply: seq, seat: seq % 2, told: [event(`e${seq}`, false)], undone_to: null, memory: 0, ...more }) as unknown as Frame;
const frames = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => frame(first + at));
const step = (some: Frame[], more: object = {}) => ({ frames: some, edition: null, recalled: null, ...more }) as unknown as Step;

/** A server that gives so many frames at once; what was asked of it. */
function served(most: number): { asked: [number, number][]; fetch: Fetch } {
  const asked: [number, number][] = [];
  const fetch = async (first: number, last: number): Promise<Page> => {
    asked.push([first, last]);
    const given = frames(first, Math.min(last, first + most - 1));
    const next = first + most > last ? null : first + most;
    return { seat: 0, seq: last, frames: given, next, recalled: [] };
  };
  return { asked, fetch };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const seqs = (film: Film): number[] => film.lines.map((line) => line.seq);

test('frames are kept once each, and of too many the newest', () => {
  expect(joined(frames(3, 4), frames(1, 3)).map((one) => one.seq)).toEqual([1, 2, 3, 4]);
  expect(joined(frames(0, KEPT), [frame(KEPT + 1)]).map((one) => one.seq)).toEqual(frames(2, KEPT + 1).map((one) => one.seq));
});

test('what frames remember is added to the memory of the watch, and an undo forgets', () => {
  const film = new Film(served(9).fetch);
  film.take(step([frame(4, { memory: 2 })], { edition: { name: 'x' }, recalled: ['a', 'b'] }));
  film.take(step([frame(5, { told: [event('c'), event('not', false)], memory: 3 })]));
  expect([film.recalled, film.edition]).toEqual([['a', 'b', 'c'], { name: 'x' }]);
  film.take(step([frame(6, { told: [], undone_to: 3, memory: 1 })]));
  expect(film.recalled).toEqual(['a']);
  expect(recalledAfter([], frame(1, { told: [event('d')], memory: 1 }))).toEqual(['d']);
});

test('a step tells only what is new', () => {
  const film = new Film(served(9).fetch);
  expect(film.take(step(frames(0, 2))).map((one) => one.seq)).toEqual([0, 1, 2]);
  expect(film.take(step(frames(2, 3))).map((one) => one.seq)).toEqual([3]);
  expect(film.take(step([frame(3)]))).toEqual([]);
  expect([film.last!.seq, film.whole]).toEqual([3, true]);
});

test('a gap that an absence left is fetched by range, page by page', async () => {
  const server = served(4);
  const film = new Film(server.fetch);
  film.take(step(frames(0, 10)));
  film.take(step(frames(20, 30)));
  expect(film.last!.seq).toBe(30);
  await settled();
  expect(server.asked).toEqual([[11, 19], [15, 19], [19, 19]]);
  expect(seqs(film)).toEqual(frames(0, 30).map((one) => one.seq));
});

test('what came since a decision begins with its frame, and is fetched where it is not here', async () => {
  const server = served(9);
  const film = new Film(server.fetch);
  film.take(step(frames(20, 30)));
  const seqsSince = async (seat: number | null) => (await film.since(seat)).map((one) => one.seq);
  expect(await seqsSince(1)).toEqual([29, 30]);
  expect(server.asked).toEqual([]);
  expect((await seqsSince(7)).length).toBe(31); // that seat has not decided yet
  film.take(step(frames(40, 41)));
  await settled();
  expect(await seqsSince(1)).toEqual([41]);
  film.take(step([frame(50, { seat: 0 })]));
  await settled();
  expect(await seqsSince(1)).toEqual([49, 50]);
});

test('a gap that could not be fetched is fetched with the next step', async () => {
  const server = served(40);
  let broken = true;
  const film = new Film((...range) => (broken ? Promise.reject(new Error('offline')) : server.fetch(...range)));
  film.take(step(frames(0, 1)));
  film.take(step(frames(5, 6)));
  await settled();
  expect(seqs(film)).toEqual([0, 1, 5, 6]);
  broken = false;
  film.take(step([frame(7)]));
  await settled();
  expect(seqs(film)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('the log goes back a stretch at a time, or to the last decision of a seat', async () => {
  const server = served(100);
  const film = new Film(server.fetch);
  film.take(step(frames(110, 120)));
  expect(film.whole).toBe(false);
  await film.earlier();
  expect([film.lines[0]!.seq, server.asked]).toEqual([70, [[70, 109]]]);
  await film.backTo(1);
  expect(server.asked).toEqual([[70, 109]]);
  await film.backTo(5);
  expect([film.whole, server.asked]).toEqual([true, [[70, 109], [30, 69], [0, 29]]]);
});

test('another seat knows other things: what was asked for the old one does not come in', async () => {
  const film = new Film(served(100).fetch);
  film.take(step(frames(110, 120), { recalled: ['x'] }));
  const reading = film.earlier();
  film.forget();
  await reading;
  expect([film.frames, film.lines, film.recalled]).toEqual([[], [], []]);
});
