// The end: halves in sight and piastres are counted into points, one seat after the other.
import { part } from '../../lib/easing';
import { ownerOf } from './look';
import type { Shown } from './shown';

/** A seat that is being counted: how much of it is, and how far its points have flown to their seat. */
export interface Count {
  seat: number;
  /** The halves that have been counted. */
  fields: number[];
  /** The piastres that have been counted, and how much of their counting is over. */
  piastres: number;
  paid: number;
  flown: number;
}

/** When a seat's halves, piastres and points have their turn, its whole time being 1. */
const HALVES = [0.04, 0.42] as const;
const PIASTRES = [0.44, 0.74] as const;
const FLIGHT = [0.8, 1] as const;

/** Who is counted when: the last comes first. */
export function orderOf(ranks: readonly number[]): number[] {
  return [...ranks.keys()].sort((one, other) => ranks[other]! - ranks[one]! || one - other);
}

/** The seat that is counted at a time between 0 and 1; nobody where there are no ranks. */
export function countAt(t: number, ranks: readonly number[], shown: Shown): Count | null {
  const order = orderOf(ranks);
  const at = Math.min(order.length - 1, Math.floor(t * order.length));
  return at < 0 ? null : countOf(order[at]!, t * order.length - at, shown);
}

/** A seat when so much of its counting is over. */
export function countOf(seat: number, t: number, shown: Shown): Count {
  const fields = halvesOf(seat, shown);
  const money = shown.money[seat] ?? 0;
  return {
    seat,
    fields: fields.slice(0, Math.ceil(fields.length * part(t, ...HALVES))),
    piastres: Math.round(money * part(t, ...PIASTRES)),
    paid: money ? part(t, ...PIASTRES) : 0,
    flown: part(t, ...FLIGHT),
  };
}

/** The fields on which a half of a seat is in sight, row by row. */
export function halvesOf(seat: number, { colours, money }: Shown): number[] {
  const own = [...colours].filter(([, colour]) => ownerOf(colour, money.length) === seat);
  return own.map(([field]) => field).sort((one, other) => one - other);
}
