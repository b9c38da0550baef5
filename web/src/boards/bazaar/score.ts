// The printed score table: points by stones left, then by column.
import type { Buy } from '../../lib/games/bazaar';
import type { Fact, Option } from '../../lib/wire';

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

/** What a look would score, or a purchase that is chosen; other cells are in reach. */
export interface Score {
  bought: boolean;
  hit: Hit | null;
  others: readonly Hit[];
}

export function scored(option: Option | null, facts: readonly Fact[], buys: Iterable<Option>): Score {
  const bought = (option?.move as Buy | undefined)?.type === 'buy';
  const reached = facts.filter((fact) => fact.key === 'fact-payable').map((fact) => hitOf(fact.data));
  const only = reached.length === 1 ? reached[0]! : null;
  const offered = [...buys].map((one) => hitOf(one.label.params));
  return { bought, hit: bought ? hitOf(option!.label.params) : only, others: [...offered, ...reached] };
}

const hitOf = (numbers: Record<string, unknown>): Hit => ({
  pile: Number(numbers.pile),
  left: Number(numbers.left),
  column: Number(numbers.column),
});
