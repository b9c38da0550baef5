// What the board shows: a true position, or one moment of the way between two of them.
import type { Film } from '../../lib/board';
import type { BasariCardsView, GameEvent } from '../../lib/games/basari_cards';
import { cardsBetween, cracking, type Laid } from '../../pieces/mat/laid';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<BasariCardsView, 'edition' | 'recalled'>;

export interface Shown {
  /** The card of this round before each seat, −1 for none, and all cards of the pass. */
  current: number[];
  piles: number[][];
  deck: number;
  supply: number[];
  cards: Laid[];
  /** The actions of this round that nobody gets. */
  lost: string[];
}

/** A moment of an event: how much of it is over, the position that is shown, and all told up to now. */
export interface Moment {
  event: GameEvent | null;
  t: number;
  shown: Shown;
  told: GameEvent[];
}

/** The moment that the board is to show. */
export function momentOf(film: Omit<Film, 'reduced'>): Moment {
  const { scene, frame, clock } = film;
  const event = (scene?.told.event as GameEvent) ?? null;
  // What nobody gets lies there until that has been told, even where the round ends with it.
  const at = scene ? scene.at + Number(clock >= 0.5 && event?.type !== 'lost') : frame.told.length;
  const told = [...film.recalled, ...(scene ? frame.told.slice(0, scene.at + 1).map((one) => one.event) : [])];
  return { event, t: clock, shown: cracking(between(film, at), event, clock), told: told as GameEvent[] };
}

/** When so many events of a frame have been told: each thing is where it was until its own. */
function between(film: Omit<Film, 'reduced'>, at: number): Shown {
  const [from, to] = [film.before.view as Position, film.frame.view as Position];
  const events = film.scene ? film.frame.told.map((one) => one.event as GameEvent) : [];
  const [past, coming] = [events.slice(0, at), events.slice(at)];
  const waits = (...types: string[]): boolean => coming.some(({ type }) => types.includes(type));
  // The cards of a pass lie there until the last word of its scoring, for their workers are part of it.
  const counted = waits('pass_ended', 'had_most', 'unclaimed', 'manned');
  const dealt = counted || waits('drew', 'hired') ? from : to;
  return {
    current: counted || waits('drew') ? from.current : to.current,
    piles: dealt.piles,
    deck: dealt.deck.length,
    supply: (waits('took_gems', 'took_one', 'gave_back', 'had_most') ? from : to).supply,
    cards: cardsBetween(from, to, past, coming),
    lost: lostOf([...(film.recalled as GameEvent[]), ...past]),
  };
}

/** What was lost with the last cards that were turned up. */
function lostOf(events: GameEvent[]): string[] {
  const start = events.findLastIndex((event) => event.type === 'revealed');
  return events.slice(start + 1).flatMap((event) => (event.type === 'lost' ? [event.action] : []));
}
