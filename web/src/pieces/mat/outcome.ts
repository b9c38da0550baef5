// What would come of a haggle: who acts, who gets which gems, which crowns move, what a scoring would bring.
import type { Fact } from '../../lib/wire';

/** A colour whose lead changes: the seats that have most before and after. */
export interface Crown {
  colour: string;
  before: number[];
  after: number[];
}

export interface Worth {
  seat: number;
  before: number;
  after: number;
}

export interface Outcome {
  /** Who carries out the action, and who gets the gems. */
  acts: number;
  gets: number;
  gems: number[];
  crowns: Crown[];
  worths: Worth[];
}

const SCORED = 'fact-if-scored';

/** What a scoring would bring whom, where that changes. */
export const worthsOf = (facts: readonly Fact[]): Worth[] => facts.filter(({ key }) => key === SCORED).map(({ data }) => data as unknown as Worth);

/** All else that is said of a move. */
export const changesOf = (facts: readonly Fact[]): Fact[] => facts.filter(({ key }) => key !== SCORED);

/** What the facts about a move say of its two seats; `scored` is what a scoring would bring everybody now. */
export function outcomeOf(facts: readonly Fact[], acts: number, gets: number, gems: number[], scored: readonly number[]): Outcome {
  const changed = worthsOf(facts);
  const worth = (seat: number): Worth => changed.find((one) => one.seat === seat) ?? { seat, before: scored[seat] ?? 0, after: scored[seat] ?? 0 };
  const crowns = facts.filter(({ key }) => key === 'fact-leads').map(({ data }) => data as unknown as Crown);
  return { acts, gets, gems, crowns, worths: [worth(gets), worth(acts)] };
}
