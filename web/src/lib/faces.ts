// What the number of a draw stands for where that is the same in every position: the table in docs/dice.md.

/** A move, or the face of one die, with its weight. */
export type Face = [unknown, number];
/** One list of moves, or the lists of several dice. */
export type Faces = { moves: Face[] } | { dice: Face[][] };

export interface Played {
  game: string;
  seats: number;
  edition: Record<string, unknown>;
}

interface Move {
  type?: string;
  faces?: unknown[];
}

const even = (count: number, from = 0): Face[] => Array.from({ length: count }, (_, at) => [at + from, 1]);
const dice = (faces: Face[], { faces: thrown }: Move): Faces => ({ dice: (thrown ?? []).map(() => faces) });
const moves = (move: Move, field: string, faces: Face[]): Faces => ({ moves: faces.map(([value, weight]) => [{ ...move, [field]: value }, weight]) });

function roll(move: Move, { edition }: Played): Faces {
  const die = edition.die as number[];
  const values = [...new Set(die)].sort((one, other) => one - other);
  return moves(move, 'pips', values.map((value) => [value, die.filter((face) => face === value).length]));
}

const begin = (move: Move, { seats }: Played): Faces => moves(move, 'seat', even(seats));
const TABLE: Record<string, Record<string, (move: Move, played: Played) => Faces>> = {
  suleika: { roll, begin },
  scheherazade: { begin },
  basari: { dice: (move) => dice(even(6, 1), move) },
  bazaar: { rolled: (move) => moves(move, 'face', even(6)), roll_for_start: (move) => dice(even(6), move) },
};

/** What may have come of this draw; null where only the rules can tell. */
export function facesOf(move: Move, played: Played): Faces | null {
  return TABLE[played.game]?.[move.type ?? '']?.(move, played) ?? null;
}
