// Facts about a choice as marks on the board.
import type { Said } from '../../lib/wire';
import { fieldOf } from './geometry';

/** A field where Omar could stop: with what odds, at what price (null: free). */
export interface Landing {
  field: number;
  pips: number[];
  odds: string;
  price: number | null;
}

/** The landings among some facts, one for each field. */
export function landingsOf(facts: readonly Said[]): Landing[] {
  const found: Landing[] = [];
  for (const { key, params } of facts) {
    if (!key.startsWith('fact-landing')) continue;
    const field = fieldOf(String(params.field));
    const price = key === 'fact-landing' ? Number(params.price) : null;
    const same = found.find((landing) => landing.field === field);
    if (!same) found.push({ field, pips: [Number(params.pips)], odds: String(params.odds), price });
    else {
      same.pips.push(Number(params.pips));
      same.odds = sum(same.odds, String(params.odds));
    }
  }
  return found;
}

/** The fields of the walk in order, as far as the die has every number from 1 on. */
export function wayThrough(landings: readonly Landing[]): number[] {
  const path: number[] = [];
  const at = (pips: number) => landings.find((landing) => landing.pips.includes(pips));
  for (let next = at(1); next; next = at(path.length + 1)) path.push(next.field);
  return path;
}

/** The sum of two fractions such as `1/6`, in lowest terms. */
export function sum(one: string, other: string): string {
  const [[a, b], [c, d]] = [one, other].map((text) => {
    const [top, bottom = 1] = text.split('/').map(Number);
    return [top, bottom];
  });
  const [top, bottom] = [a * d + c * b, b * d];
  const common = divisor(top, bottom);
  return bottom === common ? String(top / common) : `${top / common}/${bottom / common}`;
}

function divisor(a: number, b: number): number {
  return b ? divisor(b, a % b) : a;
}

/** What a carpet would do: fields of others' or own halves it hides, and the area it would join. */
export function layingOf(facts: readonly Said[]): { covers: number[]; area: number | null } {
  const covers = facts.filter(({ key }) => key === 'fact-covers');
  const area = facts.find(({ key }) => key === 'fact-area');
  return {
    covers: covers.map(({ params }) => fieldOf(String(params.field))),
    area: area ? Number(area.params.fields) : null,
  };
}
