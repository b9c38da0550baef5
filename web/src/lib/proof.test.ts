import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facesOf, type Face, type Played } from './faces';
import { canonical, Changed, keyOf, numbers, prove, thrown, type Part } from './proof';
import type { Verdict } from './wire';

interface Vectors {
  seed: string;
  commitment: string;
  contributions: string[];
  key: string;
  blocks: Record<string, string>;
  below: [number, number][];
  thrown: { number: number; factors: Face[][]; move: Record<string, unknown> };
  listed: { number: number; move: Record<string, unknown>; played: Played }[];
  first_payload: string;
  head: string;
  export: string;
  verdict: Verdict;
}
const vectors = JSON.parse(readFileSync(new URL('../../../tests/vectors/dice.json', import.meta.url), 'utf8')) as Vectors;
const { verdict } = vectors;
const known = { head: vectors.head, commitment: vectors.commitment };
const unseen = { ...known, head: null };
const check = (text: string, seen: typeof known | typeof unseen = unseen) => prove(text, seen);

function changed(text: string, seen?: typeof known): [Part, number | null] {
  try {
    check(text, seen);
  } catch (error) {
    if (error instanceof Changed) return [error.part, error.seq];
    throw error;
  }
  throw new Error('nothing was found');
}

/** The file with one entry told otherwise. */
function told(seq: number, change: (entry: Record<string, unknown>) => void): string {
  const lines = vectors.export.split('\n');
  const at = seq + 2; // behind the head of the file and the header
  const comma = lines[at]!.endsWith(',') ? ',' : '';
  const entry = JSON.parse(lines[at]!.replace(/,$/, '')) as Record<string, unknown>;
  change(entry);
  lines[at] = JSON.stringify(entry) + comma;
  return lines.join('\n');
}

test('every step from the seed to a number is that of the vectors', () => {
  const key = keyOf(vectors.seed, vectors.contributions);
  expect(bytesToHex(key)).toBe(vectors.key);
  for (const [text, block] of Object.entries(vectors.blocks)) expect(bytesToHex(hmac(sha256, key, utf8ToBytes(text)))).toBe(block);
  const small = vectors.below.filter(([size]) => size < 2 ** 31);
  expect(small.map(([size]) => numbers(key, size)(size))).toEqual(small.map(([, number]) => number));
  const { number, factors, move } = vectors.thrown;
  expect(thrown(key, number, { dice: factors }, { ...move, faces: [1, 1, 1] })).toEqual(move);
  expect(canonical(JSON.parse(vectors.first_payload))).toBe(vectors.first_payload);
});

test('a whole match is proved', () => {
  const { entries, draws, head } = verdict;
  const listed = verdict.drawn.filter((one) => !JSON.stringify(one.odds).includes('uncover')).length;
  expect(listed).toBeGreaterThan(3);
  expect(check(vectors.export, known)).toEqual({ entries, draws, listed, scripted: false, head, unnamed: [] });
});

test('a name that was removed changes nothing, and one that was changed is found', () => {
  const removed = vectors.export.replace(/\{"name":"Ada","salt":"[0-9a-f]+"\}/, 'null');
  expect(check(removed).unnamed).toEqual([0]);
  expect(changed(vectors.export.replace('"name":"Ada"', '"name":"Eve"'))).toEqual(['name', null]);
});

test('a changed seed, commitment, contribution or head is found', () => {
  const other = vectors.seed.replace(/^00/, '01');
  expect(changed(vectors.export.replace(vectors.seed, other))).toEqual(['seed', null]);
  const resealed = vectors.export.replace(vectors.commitment, '00'.repeat(32));
  expect(changed(resealed)).toEqual(['seed', null]);
  expect(changed(vectors.export.replace('from Ada', 'from Eve'))[0]).toBe('draw');
  expect(changed(vectors.export, { ...known, head: '00'.repeat(32) })).toEqual(['head', null]);
});

test('a changed time, place, move, event or draw is found with its entry', () => {
  expect(changed(told(5, (entry) => (entry.at = (entry.at as number) + 1)))).toEqual(['hash', 5]);
  expect(changed(told(12, (entry) => (entry.to_ply = 3)))).toEqual(['hash', 12]);
  expect(changed(told(4, (entry) => (entry.move = { type: 'face', facing: 2 })))).toEqual(['content', 4]);
  expect(changed(told(3, (entry) => (entry.events = [])))).toEqual(['content', 3]);
  expect(changed(told(6, (entry) => (entry.seq = 7)))).toEqual(['order', 6]);
});

test('what a number stands for is told by the format, in every game whose dice are always the same', () => {
  const key = keyOf(vectors.seed, vectors.contributions);
  for (const { number, move, played } of vectors.listed) {
    const faces = facesOf(move, played)!;
    expect(canonical(thrown(key, number, faces, move))).toBe(canonical(move));
  }
  expect(new Set(vectors.listed.map((one) => `${one.played.game} ${String(one.move.type)}`)).size).toBe(6);
  expect(facesOf({ type: 'uncover' }, vectors.listed[0]!.played)).toBeNull();
});

test('a lesson is told as one: nobody drew its dice', () => {
  const scripted = vectors.export.replace('"since":0', '"since":2147483647');
  expect(check(scripted)).toMatchObject({ draws: 0, listed: 0, scripted: true });
});
