// Stones: counts by colour as they travel, and one after the other as they lie on the board.
import type { Gem } from '../../pieces/pieces';

/** The colours in the order of counts and of the faces of the die; the sixth face is the star. */
export const COLOURS: readonly Gem[] = ['white', 'blue', 'green', 'red', 'yellow'];
export const STAR = 5;
const LETTERS = 'WBGRY';
/** The order in which stones lie, everywhere the same. */
export const LAID: readonly number[] = [3, 4, 2, 1, 0];
/** So many sockets a hand has without a warning. */
export const SOCKETS = 10;
const BITS = 6;

export type Counts = readonly number[];

export const NONE: Counts = [0, 0, 0, 0, 0];

/** How many of each colour are written: `RRW`. */
export function counted(letters: string): number[] {
  return [...LETTERS].map((letter) => letters.split(letter).length - 1);
}

/** How many of each colour are in a packed heap: six bits each. */
export function unpacked(heap: number): number[] {
  return COLOURS.map((_, colour) => Math.floor(heap / 2 ** (BITS * colour)) % 2 ** BITS);
}

/** One stone of a colour. */
export function one(colour: number): number[] {
  return COLOURS.map((_, at) => Number(at === colour));
}

/** The colours of stones that lie in a row. */
export function laid(counts: Counts): number[] {
  return LAID.flatMap((colour) => Array<number>(counts[colour] ?? 0).fill(colour));
}

/** What goes out of a hand, and what comes in. */
export interface Change {
  gone: Counts;
  come: Counts;
}

/** A socket: the stone in it, whether it would leave, and the stone that would come into it. */
export interface Socket {
  colour: number | null;
  leaves: boolean;
  comes: number | null;
}

/** The sockets of a hand, with a change that is looked at: what comes lies in free sockets first. */
export function sockets(hand: Counts, change: Change | null): Socket[] {
  const going = [...(change?.gone ?? NONE)];
  const coming = laid(change?.come ?? NONE);
  const stones = laid(hand);
  const after = stones.length - laid(going).length + coming.length;
  const cells: Socket[] = stones.map((colour) => ({ colour, leaves: false, comes: null }));
  // The last stones of a colour leave: those before them lie still.
  for (const cell of cells.toReversed()) cell.leaves = going[cell.colour!]! > 0 && going[cell.colour!]!-- > 0;
  while (cells.length < Math.max(SOCKETS, after)) cells.push({ colour: null, leaves: false, comes: null });
  const free = [...cells.filter((cell) => cell.colour === null), ...cells.filter((cell) => cell.leaves)];
  coming.forEach((colour, at) => (free[at]!.comes = colour));
  return cells;
}

/** Which stones of a side a hand has: the others are missing. */
export function held(side: Counts, hand: Counts): { colour: number; has: boolean }[] {
  const left = [...hand];
  return laid(side).map((colour) => ({ colour, has: left[colour]!-- > 0 }));
}
