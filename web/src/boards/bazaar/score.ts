// The printed score table: points by stones left, then by column.

/** From three or more stones left down to none. */
export const ROWS = [3, 2, 1, 0] as const;
/** A plain card, one star, two stars. */
export const POINTS: Readonly<Record<(typeof ROWS)[number], readonly number[]>> = {
  3: [1, 2, 3],
  2: [2, 3, 5],
  1: [3, 5, 8],
  0: [5, 8, 12],
};

/** A cell of the table that a purchase would hit. */
export interface Hit {
  pile: number;
  left: number;
  column: number;
}

/** Whether a purchase hits this row: from three stones on they are one. */
export function hits(hit: Hit | null, row: number): boolean {
  return hit !== null && Math.min(hit.left, ROWS[0]) === row;
}
