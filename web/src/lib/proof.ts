// The proof of a match, checked in the page, byte by byte as docs/dice.md tells: the sealed seed, the chain of
// entries, what each of them had committed to, and every draw. Comes only when somebody wants to know.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Drawn, Fair } from './wire';

/** What was checked; of `listed` draws also what their numbers stand for. */
export interface Proved {
  entries: number;
  draws: number;
  listed: number;
  unnamed: number[];
  head: string;
}

export type Part = 'seed' | 'name' | 'order' | 'hash' | 'content' | 'draw' | 'head' | 'file';

/** What does not fit, and with which entry. */
export class Changed extends Error {
  constructor(
    readonly part: Part,
    readonly seq: number | null = null,
  ) {
    super(part);
  }
}

interface Move {
  entry: 'move';
  seq: number;
  ply: number;
  seat: number;
  at: number;
  move: Record<string, unknown>;
  events: unknown[];
  salt: string;
  said: string;
  table: string;
  hash: string;
}
type Entry = Move | { entry: 'undo'; seq: number; to_ply: number; seat: number; at: number; hash: string };
interface Header {
  players: string[];
  names: ({ name: string; salt: string } | null)[];
}
interface Known {
  /** The hash that everybody at the table had last. */
  head: string | null;
  /** What was shown before the match. */
  commitment: string;
}

const CHANCE = -1;
const BLOCK = 256;
const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const committed = (salt: string, text: string): string => bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(text))));
const HEX = /^([0-9a-f]{2})*$/;

/** JSON with the keys of every object in the order of the alphabet, and nothing between its parts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

/** Check an exported match; `drawn` tells what the numbers of its draws stand for. Throws `Changed`. */
export function prove(text: string, drawn: Drawn[], known: Known): Proved {
  const { fair, lines } = opened(text);
  if (fair.seed === null || !HEX.test(fair.seed)) throw new Changed('seed');
  if (fair.commitment !== known.commitment || bytesToHex(sha256(hexToBytes(fair.seed))) !== fair.commitment) throw new Changed('seed');
  const [first, ...rest] = lines;
  const header = JSON.parse(first!) as Header;
  const entries = rest.map((line) => JSON.parse(line) as Entry);
  named(header);
  const head = chained(first!, entries);
  if (known.head !== null && known.head !== head) throw new Changed('head');
  const found = redrawn(entries, drawn, fair);
  const unnamed = header.names.flatMap((name, seat) => (name === null ? [seat] : []));
  return { entries: entries.length, unnamed, head, ...found };
}

/** The lines of the log as they are: a header is hashed to the letter. */
function opened(text: string): { fair: Fair; lines: string[] } {
  const [start, end] = [text.indexOf('"log":[\n'), text.lastIndexOf('\n]}')];
  if (start < 0 || end < start) throw new Changed('file');
  const { fair } = JSON.parse(`${text.slice(0, start)}"log":[]}`) as { fair: Fair };
  return { fair, lines: text.slice(start + 8, end).split(',\n') };
}

/** Each name that is still there must be the one of then; one that was removed changes nothing. */
function named({ players, names }: Header): void {
  names.forEach((name, seat) => {
    if (name !== null && committed(name.salt, name.name) !== players[seat]) throw new Changed('name');
  });
}

function chained(header: string, entries: Entry[]): string {
  const bare = `${header.slice(0, header.lastIndexOf('"names":['))}"names":[]}`;
  let head = hashed(`:-1:${hashed(bare)}`);
  entries.forEach((entry, seq) => {
    if (entry.seq !== seq) throw new Changed('order', seq);
    if (entry.entry === 'move' && committed(entry.salt, canonical([entry.move, entry.events])) !== entry.said) throw new Changed('content', seq);
    head = hashed(`${head}:${seq}:${place(entry)}`);
    if (head !== entry.hash) throw new Changed('hash', seq);
  });
  return head;
}

const place = (entry: Entry): string =>
  entry.entry === 'undo'
    ? `undo ${entry.to_ply} ${entry.seat} ${entry.at}`
    : `move ${entry.ply} ${entry.seat} ${entry.at}:${entry.said}:${entry.table}`;

function redrawn(entries: Entry[], drawn: Drawn[], fair: Fair): { draws: number; listed: number } {
  const key = keyOf(fair.seed!, fair.contributions);
  const told = new Map(drawn.map((one) => [one.seq, one]));
  let [number, draws, listed] = [0, 0, 0];
  for (const entry of entries) {
    if (entry.entry !== 'move' || entry.seat !== CHANCE) continue;
    if (entry.seq >= fair.since) {
      const one = told.get(entry.seq);
      if (!one || one.number !== number || !fits(key, one)) throw new Changed('draw', entry.seq);
      if (one.odds || one.factors) {
        if (!stands(one, entry.move)) throw new Changed('draw', entry.seq);
        listed += 1;
      }
      draws += 1;
    }
    number += 1;
  }
  return { draws, listed };
}

export const keyOf = (seed: string, contributions: string[]): Uint8Array =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(contributions)));

/** Whether the bits of a draw are those of its number. */
export function fits(key: Uint8Array, { number, bits }: Drawn): boolean {
  let block = 0;
  return bits.every(([count, told]) => {
    let taken = 0n;
    const blocks = Math.ceil(count / BLOCK);
    for (let at = 0; at < blocks; at++) taken = (taken << 256n) | BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${number}/${block++}`)))}`);
    return (taken >> BigInt(blocks * BLOCK - count)).toString(16) === told;
  });
}

type Face = [unknown, number];

/** Whether a draw's numbers stand for this move: of one list of moves, or of several dice. */
export function stands({ bits, odds, factors }: Drawn, move: Record<string, unknown>): boolean {
  const numbers = [...bits];
  const one = (faces: Face[]): unknown => {
    const total = faces.reduce((sum, [, weight]) => sum + weight, 0);
    const wanted = BigInt(total - 1).toString(2).length * +(total > 1);
    for (let next = numbers.shift(); next; next = numbers.shift()) {
      const value = parseInt(next[1], 16);
      if (next[0] !== wanted) return undefined;
      if (value < total) return faceAt(faces, value);
    }
    return undefined;
  };
  const drawn = factors ? { ...move, faces: factors.map((faces) => one(faces)) } : one(odds ?? []);
  return !numbers.length && drawn !== undefined && canonical(drawn) === canonical(move);
}

function faceAt(faces: Face[], value: number): unknown {
  let sum = 0;
  return faces.find(([, weight]) => (sum += weight) > value)?.[0];
}
