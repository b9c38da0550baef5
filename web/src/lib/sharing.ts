// Whose eyes a screen that several people share looks through next, and when it is covered before that.

export interface Screen {
  /** The seats of this screen whose people play themselves. */
  seats: number[];
  /** Whose eyes it looks through; null: what all may see. */
  eyes: number | null;
  /** Whether these eyes came through a curtain: the others know that they have to look away. */
  uncovered: boolean;
  /** Whether somebody asked to look, though nothing is asked of them. */
  kept: boolean;
  /** The seat that looked last. */
  last: number | null;
  /** The seats that the table waits for. */
  actors: readonly number[];
  /** The seats that see, or now choose, what others must not see. */
  hidden: readonly number[];
  over: boolean;
}

export interface Turn {
  eyes: number | null;
  /** For whom the curtain is down; null where there is none. */
  curtain: number | null;
}

/** Who comes after a seat, round the table. */
function after(seats: number[], last: number | null): number | null {
  return seats.find((seat) => seat > (last ?? -1)) ?? seats[0] ?? null;
}

/** Whose turn at the screen it is: a curtain before what is hidden, and none where nothing is. */
export function nextEyes({ seats, eyes, uncovered, kept, last, actors, hidden, over }: Screen): Turn {
  const open = (seat: number): boolean => !hidden.includes(seat) || (seat === eyes && uncovered);
  if (eyes !== null && (kept || actors.includes(eyes)) && open(eyes)) return { eyes, curtain: null };
  const called = after(seats.filter((seat) => actors.includes(seat)), last);
  if (called !== null) return open(called) ? { eyes: called, curtain: null } : { eyes: null, curtain: called };
  const rests = eyes ?? (over ? (seats[0] ?? null) : null);
  return { eyes: rests !== null && hidden.includes(rests) ? null : rests, curtain: null };
}
