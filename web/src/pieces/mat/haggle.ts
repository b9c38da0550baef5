// A haggle as it stands on the mat: who sits there, what was offered so far, and how an offer compares.
import { beats, total } from '../../lib/described';
import type { Bundle } from '../../lib/wire';

/** An offer on the ladder. */
export interface Rung {
  seat: number;
  gems: number[];
}

/** Two seats and what they haggle for; `rungs` are the offers so far, the last one stands. */
export interface Bargain {
  action: string;
  opener: number;
  other: number;
  rungs: Rung[];
  /** Who has to say something; null once it is settled. */
  mover: number | null;
  /** Who carries out the action; null as long as they haggle. */
  winner: number | null;
}

/** The events of a haggle, as both games tell them. */
interface Told {
  type: string;
  seat?: number;
  other?: number;
  action?: string;
  gems?: number[];
}

/** The phases in which somebody has to say something. */
interface Asking {
  type: string;
  action?: string;
  seat?: number;
  other?: number;
  offer?: number[];
}

/** The last haggle that these events tell of; null where there was none. */
export function bargainOf(events: readonly unknown[]): Bargain | null {
  const told = events as readonly Told[];
  const start = told.findLastIndex((event) => event.type === 'negotiated');
  if (start < 0) return null;
  const { seat, other, action } = told[start] as Required<Told>;
  const since = told.slice(start + 1);
  const rungs = since.filter((event) => event.type === 'offered').map(({ seat, gems }) => ({ seat: seat!, gems: gems! }));
  const end = since.find((event) => event.type === 'accepted' || event.type === 'offered_nothing');
  const last = rungs.at(-1)?.seat ?? other;
  const mover = end ? null : last === seat ? other : seat;
  return { action, opener: seat, other, rungs, mover, winner: end?.other ?? null };
}

/** The haggle that a phase asks about; from its events where they are known, else from the phase alone. */
export function bargainAt(phase: Asking | undefined, events: readonly unknown[]): Bargain | null {
  if (phase?.type !== 'make_offer' && phase?.type !== 'answer_offer') return null;
  const { action, seat, other, offer } = phase as Required<Asking>;
  const known = bargainOf(events);
  const same = known?.mover === seat && known.action === action && (!offer || String(known.rungs.at(-1)?.gems) === String(offer));
  if (known && same) return known;
  const rungs = offer ? [{ seat: other, gems: offer }] : [];
  return { action, opener: offer ? other : seat, other: offer ? seat : other, rungs, mover: seat, winner: null };
}

/** How an offer in the making compares with what it has to beat. */
export interface Verdict {
  beats: boolean;
  /** More gems, as many and worthier; or: nothing yet, too few, as many and not worthier. */
  kind: 'more' | 'worthier' | 'empty' | 'fewer' | 'poorer';
  /** How many gems apart; for equally many the colour that decides, or −1 where all are alike. */
  by: number;
  colour: number;
}

export function verdictOf(counts: number[], than: number[] | null): Verdict {
  const offer = than ?? counts.map(() => 0);
  const by = total(counts) - total(offer);
  const colour = counts.findIndex((count, kind) => count !== offer[kind]);
  const beaten = beats(counts, offer);
  if (!total(counts)) return { beats: false, kind: 'empty', by: -by, colour };
  if (by) return { beats: beaten, kind: by > 0 ? 'more' : 'fewer', by: Math.abs(by), colour };
  return { beats: beaten, kind: beaten ? 'worthier' : 'poorer', by: 0, colour };
}

/** The least bundle that beats what has to be beaten; null where there is none. */
export function smallest(bundle: Bundle): number[] | null {
  const than = bundle.beats ?? bundle.kinds.map(() => 0);
  const equal = worthier(bundle.stock, than);
  if (equal) return equal;
  const more = Math.max(total(than) + 1, bundle.least);
  return more <= total(bundle.stock) ? poorest(bundle.stock, more) : null;
}

/** So many gems, as little worth as they can be: from the last kind up. */
function poorest(stock: readonly number[], number: number): number[] {
  let left = number;
  const found = stock.map(() => 0);
  for (let kind = stock.length - 1; kind >= 0; kind -= 1) {
    found[kind] = Math.min(left, stock[kind]!);
    left -= found[kind]!;
  }
  return found;
}

/** As many gems as `than`, and as little worthier as they can be: they part from it as late as possible. */
function worthier(stock: readonly number[], than: readonly number[]): number[] | null {
  for (let kind = than.length - 2; kind >= 0; kind -= 1) {
    const head = than.slice(0, kind);
    const tail = stock.slice(kind + 1);
    const below = total(than.slice(kind + 1));
    // What the poorer kinds cannot make up has to come from this one too.
    const extra = Math.max(1, below - total(tail));
    const there = head.every((count, at) => count <= stock[at]!) && than[kind]! + extra <= stock[kind]!;
    if (there && extra <= below) return [...head, than[kind]! + extra, ...poorest(tail, below - extra)];
  }
  return null;
}
