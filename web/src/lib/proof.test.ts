import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical, Changed, fits, keyOf, prove, stands, type Part } from './proof';
import type { Drawn, Verdict } from './wire';

interface Vectors {
  seed: string;
  commitment: string;
  contributions: string[];
  key: string;
  blocks: Record<string, string>;
  thrown: Drawn & { move: Record<string, unknown> };
  first_payload: string;
  head: string;
  export: string;
  verdict: Verdict;
}
const vectors = JSON.parse(readFileSync(new URL('../../../tests/vectors/dice.json', import.meta.url), 'utf8')) as Vectors;
const { verdict } = vectors;
const known = { head: vectors.head, commitment: vectors.commitment };
const unseen = { ...known, head: null };
const check = (text: string, drawn = verdict.drawn, seen: typeof known | typeof unseen = unseen) => prove(text, drawn, seen);

function changed(text: string, drawn?: Drawn[], seen?: typeof known): [Part, number | null] {
  try {
    check(text, drawn, seen);
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
  expect(fits(key, vectors.thrown)).toBe(true);
  expect(stands(vectors.thrown, vectors.thrown.move)).toBe(true);
  expect(stands(vectors.thrown, { ...vectors.thrown.move, faces: [1, 1, 1] })).toBe(false);
  expect(canonical(JSON.parse(vectors.first_payload))).toBe(vectors.first_payload);
});

test('a whole match is proved', () => {
  const { entries, draws, head } = verdict;
  expect(check(vectors.export, verdict.drawn, known)).toEqual({ entries, draws, listed: draws, head, unnamed: [] });
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
  expect(changed(vectors.export, verdict.drawn, { ...known, head: '00'.repeat(32) })).toEqual(['head', null]);
});

test('a changed time, place, move, event or draw is found with its entry', () => {
  expect(changed(told(5, (entry) => (entry.at = (entry.at as number) + 1)))).toEqual(['hash', 5]);
  expect(changed(told(12, (entry) => (entry.to_ply = 3)))).toEqual(['hash', 12]);
  expect(changed(told(4, (entry) => (entry.move = { type: 'face', facing: 2 })))).toEqual(['content', 4]);
  expect(changed(told(3, (entry) => (entry.events = [])))).toEqual(['content', 3]);
  expect(changed(told(6, (entry) => (entry.seq = 7)))).toEqual(['order', 6]);
  const [first, ...rest] = verdict.drawn;
  expect(changed(vectors.export, rest)).toEqual(['draw', first!.seq]);
  const [[count, bits]] = first!.bits as [[number, string]];
  expect(changed(vectors.export, [{ ...first!, bits: [[count, bits === '1' ? '2' : '1']] }, ...rest])).toEqual(['draw', 0]);
  const odds = [...first!.odds!].reverse();
  expect(changed(vectors.export, [{ ...first!, odds }, ...rest])).toEqual(['draw', 0]);
});
