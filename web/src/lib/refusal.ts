// Why something was refused, and what takes the sentence away again.
import type { Said, State } from './wire';

/** A refusal goes with its cause: the question, who sits where, or the lost line. */
export interface Refusal {
  said: Said;
  paragraph: string | null;
  cause: 'ask' | 'seats' | 'line';
}

/** Who sits where, and what they are asked about: a refusal of such a wish goes when it changes. */
export function seating({ table }: State): string {
  return JSON.stringify([table.status, table.seats, table.wish, table.rematch]);
}
