// Facts about a choice as marks on the board: their numbers and places come as data.
import type { Fact } from '../../lib/wire';

/** A fraction: so many in so many. */
export type Odds = readonly [number, number];

/** A field where Omar could stop: with what odds, at what price (null: free). */
export interface Landing {
  field: number;
  pips: number[];
  odds: Odds;
  price: number | null;
}

/** What the game tells of a landing. */
interface Landed {
  field: number;
  pips: number;
  odds: Odds;
  price?: number;
}

/** The landings among some facts, one for each field. */
export function landingsOf(facts: readonly Fact[]): Landing[] {
  const found: Landing[] = [];
  for (const { key, data } of facts) {
    if (!key.startsWith('fact-landing')) continue;
    const { field, pips, odds, price = null } = data as unknown as Landed;
    const same = found.find((landing) => landing.field === field);
    if (!same) found.push({ field, pips: [pips], odds, price });
    else {
      same.pips.push(pips);
      same.odds = sum(same.odds, odds);
    }
  }
  return found;
}

/** Who would have to pay for the landings; null where nothing is known of them. */
export function payerOf(facts: readonly Fact[]): number | null {
  const mean = facts.find(({ key }) => key === 'fact-expected-price');
  return mean ? Number(mean.data.seat) : null;
}

/** The fields of the walk in order, as far as the die has every number from 1 on. */
export function wayThrough(landings: readonly Landing[]): number[] {
  const path: number[] = [];
  const at = (pips: number) => landings.find((landing) => landing.pips.includes(pips));
  for (let next = at(1); next; next = at(path.length + 1)) path.push(next.field);
  return path;
}

/** The sum of two fractions, in lowest terms. */
export function sum([a, b]: Odds, [c, d]: Odds): Odds {
  const [top, bottom] = [a * d + c * b, b * d];
  const common = divisor(top, bottom);
  return [top / common, bottom / common];
}

/** `1/6`; a certainty is 1. */
export function fraction([top, bottom]: Odds): string {
  return bottom === 1 ? String(top) : `${String(top)}/${String(bottom)}`;
}

function divisor(a: number, b: number): number {
  return b ? divisor(b, a % b) : a;
}

/** What a carpet would do: fields of others' or own halves it hides, and the area it would join. */
export function layingOf(facts: readonly Fact[]): { covers: number[]; area: number | null } {
  const of = (wanted: string) => facts.filter(({ key }) => key === wanted).map(({ data }) => data);
  return {
    covers: of('fact-covers').map(({ field }) => Number(field)),
    area: of('fact-area').map(({ fields }) => Number(fields))[0] ?? null,
  };
}
