// My limit: "up to these gems, else accept". It is kept on this device and never sent; only its answers are.
import { remember, remembered } from '../../lib/memory';
import type { Bundle } from '../../lib/wire';
import { smallest } from './haggle';

/** For which haggle of the match it holds, counted from one, and the gems that it does not go beyond. */
export interface Limit {
  haggle: number;
  gems: number[];
}

/** The haggle that a match is at, counted by its beginnings. */
export function haggleNumber(events: readonly unknown[]): number {
  return (events as readonly { type: string }[]).filter((event) => event.type === 'negotiated').length;
}

/** The least offer within a limit that beats what has to be beaten; null to accept. */
export function answered(bundle: Bundle | null, limit: Limit): number[] | null {
  if (!bundle) return null;
  const stock = bundle.stock.map((count, kind) => Math.min(count, limit.gems[kind] ?? 0));
  return smallest({ ...bundle, stock });
}

/** Where it is kept: each table and seat has its own. */
const nameOf = (seat: number): string => `limit ${location.pathname} ${seat}`;

export function keptLimit(seat: number): Limit | null {
  return remembered<Limit | null>(nameOf(seat), null);
}

export function keepLimit(seat: number, limit: Limit | null): void {
  remember(nameOf(seat), limit);
}
