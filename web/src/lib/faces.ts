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

export interface Drawn {
  type?: string;
  faces?: unknown[];
}

/** What may have come of each type of draw: a game tells it in its folder. */
export type Draws = Record<string, (move: Drawn, played: Played) => Faces>;

export const even = (count: number, from = 0): Face[] => Array.from({ length: count }, (_, at) => [at + from, 1]);
export const dice = (faces: Face[], { faces: thrown }: Drawn): Faces => ({ dice: (thrown ?? []).map(() => faces) });
export const moves = (move: Drawn, field: string, faces: Face[]): Faces => ({ moves: faces.map(([value, weight]) => [{ ...move, [field]: value }, weight]) });

const GAMES = import.meta.glob<Draws>('../boards/*/draws.ts', { eager: true, import: 'default' });

/** What may have come of this draw; null where only the rules can tell. */
export function facesOf(move: Drawn, played: Played): Faces | null {
  return GAMES[`../boards/${played.game}/draws.ts`]?.[move.type ?? '']?.(move, played) ?? null;
}
