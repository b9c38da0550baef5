// The fists of a round: open, closed, and opened one after the other while their sum grows.
import type { GameEvent } from '../../lib/games/scheherazade';
import type { Film } from '../../lib/board';
import type { Position } from './shown';

/** One hand; `pearls` where they are known: one's own, and all that have been opened. */
export interface Fist {
  closed: boolean;
  pearls: number | null;
  /** It is closed as soon as the line is back. */
  waits?: boolean;
}

export interface Fists {
  hands: readonly Fist[];
  /** What the opened fists have held so far; null before the first one opens. */
  sum: number | null;
}

const OPEN = -1;
/** Before the first fist opens there is a beat of stillness, and at last the sum stands. */
const STILL = 0.15;
const STANDS = 0.25;

/** The same hands, with one's own closed as it will be once the line is back. */
export function closedAs(fists: Fists | null, seat: number | null, pearls: number | null): Fists | null {
  if (!fists || seat === null || pearls === null) return fists;
  return { ...fists, hands: fists.hands.map((hand, holder) => (holder === seat ? { closed: true, pearls, waits: true } : hand)) };
}

/** The hands to be drawn; null where no round of bids is shown. */
export function fistsOf(film: Film, position: Position): Fists | null {
  const told = (film.scene?.frame.told ?? []).map(({ event }) => event as unknown as GameEvent);
  const at = told.findIndex(({ type }) => type === 'revealed');
  const revealed = told[at];
  if (film.scene && revealed?.type === 'revealed' && film.scene.at >= at) {
    return opening(revealed.bids, film.scene.at > at || film.reduced ? 1 : film.clock);
  }
  const phase = position.agenda[0];
  // Who of the highest bidders leads, and who pays, is chosen by what everybody sees (scheherazade 2.6, 2.8).
  if ((phase?.type === 'pick_leader' || phase?.type === 'pay_or_name') && position.bids.length) return opening(position.bids, 1);
  if (phase?.type !== 'make_bids' && phase?.type !== 'place_tips') return null;
  return { hands: phase.bids.map((bid) => ({ closed: bid !== OPEN, pearls: bid >= 0 ? bid : null })), sum: null };
}

/** How far the fists have opened, seat by seat. */
export function opening(bids: readonly number[], clock: number): Fists {
  const share = (clock - STILL) / (1 - STILL - STANDS);
  const open = Math.min(bids.length, Math.max(0, Math.floor(share * bids.length + 1)));
  const hands = bids.map((pearls, seat) => (seat < open ? { closed: false, pearls } : { closed: true, pearls: null }));
  return { hands, sum: open ? bids.slice(0, open).reduce((sum, bid) => sum + bid, 0) : null };
}
