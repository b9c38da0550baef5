// The proof of a match, checked in the page, byte by byte as docs/dice.md tells: the sealed seed, the chain of
// entries, what each of them had committed to, and every draw. Comes only when somebody wants to know.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { facesOf, type Face, type Faces, type Played } from './faces';
import type { Fair } from './wire';

/** What was checked; of `listed` draws also what their numbers stand for. The dice of a lesson are `scripted`. */
export interface Proved {
  entries: number;
  draws: number;
  listed: number;
  scripted: boolean;
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
interface Header extends Played {
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
const SCRIPTED = 2 ** 31 - 1;
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

/** Check an exported match, by nothing but the file and what was shown before. Throws `Changed`. */
export function prove(text: string, known: Known): Proved {
  const { fair, lines } = opened(text);
  if (fair.seed === null || !HEX.test(fair.seed)) throw new Changed('seed');
  if (fair.commitment !== known.commitment || bytesToHex(sha256(hexToBytes(fair.seed))) !== fair.commitment) throw new Changed('seed');
  const [first, ...rest] = lines;
  const header = JSON.parse(first!) as Header;
  const entries = rest.map((line) => JSON.parse(line) as Entry);
  named(header);
  const head = chained(first!, entries);
  if (known.head !== null && known.head !== head) throw new Changed('head');
  const found = redrawn(entries, header, fair);
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

function redrawn(entries: Entry[], played: Played, fair: Fair): { draws: number; listed: number; scripted: boolean } {
  const key = keyOf(fair.seed!, fair.contributions);
  let [number, draws, listed] = [0, 0, 0];
  for (const entry of entries) {
    if (entry.entry !== 'move' || entry.seat !== CHANCE) continue;
    if (entry.seq >= fair.since) {
      const faces = facesOf(entry.move, played);
      if (faces) {
        if (canonical(thrown(key, number, faces, entry.move)) !== canonical(entry.move)) throw new Changed('draw', entry.seq);
        listed += 1;
      }
      draws += 1;
    }
    number += 1;
  }
  return { draws, listed, scripted: fair.since === SCRIPTED };
}

export const keyOf = (seed: string, contributions: string[]): Uint8Array =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(contributions)));

/** The numbers of a draw, one below each size that is asked for. */
export function numbers(key: Uint8Array, draw: number): (size: number) => number {
  let block = 0;
  return (size) => {
    const count = size > 1 ? (size - 1).toString(2).length : 0;
    if (!count) return 0;
    for (;;) {
      const bits = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${draw}/${block++}`)))}`);
      const value = Number(bits >> BigInt(BLOCK - count));
      if (value < size) return value;
    }
  };
}

/** What a draw gives: one of a list of moves, or the move with the faces of its dice. */
export function thrown(key: Uint8Array, draw: number, faces: Faces, move: Record<string, unknown>): unknown {
  const next = numbers(key, draw);
  const one = (list: Face[]): unknown => faceAt(list, next(list.reduce((sum, [, weight]) => sum + weight, 0)));
  return 'dice' in faces ? { ...move, faces: faces.dice.map(one) } : one(faces.moves);
}

function faceAt(faces: Face[], value: number): unknown {
  let sum = 0;
  return faces.find(([, weight]) => (sum += weight) > value)?.[0];
}
