// How the seats stand and what they have sealed, as far as the table shows it.
import type { Measure, Position, Result, Step } from './wire';

/** The measures as they would be compared now; at the end those of the result. */
export function standing(step: Step | Position | null): Measure[] {
  if (!step) return [];
  return step.result?.measures ?? step.standing;
}

/** The seats that have won: those who share the first rank, and nobody in a drawn match. */
export function winnersOf(result: Result | null): number[] {
  if (!result || result.drawn) return [];
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** The paragraph of the current phase. */
export function paragraph(step: Step | null): string | null {
  return step?.paragraph ?? null;
}

/** The seats whose choice lies sealed while others still choose. */
export function sealed(step: Step | null, seats: number): Set<number> {
  const view = step?.view as { agenda?: Record<string, unknown>[] } | undefined;
  const phase = view?.agenda?.[0] ?? {};
  const lists = Object.entries(phase).filter(([key]) => /chos|choice|bid|seal/.test(key));
  const list = lists.map(([, value]) => value).find((value) => Array.isArray(value) && value.length === seats);
  const taken = ((list as unknown[] | undefined) ?? []).flatMap((one, seat) => (made(one) ? [seat] : []));
  return new Set(taken.filter((seat) => !step!.actors.includes(seat)));
}

const made = (choice: unknown): boolean => choice !== '' && choice !== null && choice !== -1 && choice !== false;

/** What a seat holds, as one number for each seat. */
export interface Stock {
  key: string;
  values: number[];
}

const HELD = ['money', 'gems', 'stones', 'hands', 'wares', 'pearls', 'coins'];

/** The stocks that a view shows of every seat: numbers as they are, heaps by how much is in them. */
export function stocks(step: Step | null, seats: number): Stock[] {
  const lists = Object.entries((step?.view ?? {}) as Record<string, unknown>).filter(
    (field): field is [string, unknown[]] => Array.isArray(field[1]) && field[1].length === seats,
  );
  return HELD.flatMap((key) => {
    const own = lists.find(([name]) => name === key)?.[1];
    const inside = lists.map(([, list]) => list.map((one) => (one as Record<string, unknown> | null)?.[key]));
    const values = [...(own ? [own] : []), ...inside].map((list) => list.map(amount)).find(known);
    return values ? [{ key, values }] : [];
  });
}

const known = (values: (number | null)[]): values is number[] => values.every((value) => value !== null);

function amount(held: unknown): number | null {
  if (typeof held === 'number') return held;
  if (!Array.isArray(held) || !held.every((one) => typeof one === 'number')) return null;
  return held.reduce((sum: number, one: number) => sum + one, 0);
}
