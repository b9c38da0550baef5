// What would come of a haggle: who acts, who gets which gems, which crowns move, what a scoring would bring.
import type { Fact } from '../../lib/wire';
import { GEMS } from '../pieces';
import type { Bargain } from './haggle';

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

/** What a view tells of the offer that stands, and of how things are. */
interface Standing {
  agenda: readonly { type: string; offer?: readonly number[] }[];
  prospects: readonly { scored: number }[];
  crowns: readonly number[][];
  deal: { scored: number[]; crowns: number[][] } | null;
}

export type Deal = Pick<Outcome, 'gets' | 'crowns' | 'worths'>;

/** What would come of accepting the last offer on the mat; null where that is not what is asked. */
export function dealOf(bargain: Bargain | null, { agenda, prospects, crowns, deal }: Standing): Deal | null {
  const last = bargain?.rungs.at(-1);
  if (!bargain || !last || !deal || String(last.gems) !== String(agenda[0]?.offer)) return null;
  const gets = last.seat === bargain.opener ? bargain.other : bargain.opener;
  const moved = crowns.map((before, kind) => ({ colour: GEMS[kind]!, before, after: deal.crowns[kind]! }));
  return {
    gets,
    crowns: moved.filter(({ before, after }) => String(before) !== String(after)),
    worths: [gets, last.seat].map((seat) => ({ seat, before: prospects[seat]!.scored, after: deal.scored[seat]! })),
  };
}
