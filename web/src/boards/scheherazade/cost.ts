// What a deed that is looked at takes of one's pearls, and what it is for.
import type { Fact } from '../../lib/wire';

/** `number` is how the server calls it where somebody asks why. */
export interface Cost {
  pearls: number;
  number: string;
}

const NUMBERS: Readonly<Record<string, string>> = { 'fact-ransom': 'ransom', 'fact-pays': 'fine', 'fact-gift': 'gift' };

/** The sum of it; null where nothing is paid. */
export function costOf(facts: readonly Fact[]): Cost | null {
  const paid = facts.filter(({ key }) => key in NUMBERS);
  const pearls = paid.reduce((sum, { data }) => sum + Number(data.pearls ?? data.gift ?? 0), 0);
  return pearls ? { pearls, number: NUMBERS[paid[0]!.key]! } : null;
}
