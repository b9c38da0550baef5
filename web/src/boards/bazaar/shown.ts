// What the board shows: a true position, or one moment of the way between two of them.
import type { Film } from '../../lib/board';
import type { BazaarView, GameEvent } from '../../lib/games/bazaar';
import type { Counts } from './stones';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<BazaarView, 'edition' | 'recalled'>;

/** The displayed position; `face` is what the die shows. */
export interface Shown {
  exchange: readonly number[];
  bank: Counts;
  hands: readonly Counts[];
  tops: readonly number[];
  left: Counts;
  face: number | null;
}

/** A moment of an event: how much of it is over, and what lies there meanwhile. */
export interface Moment {
  event: GameEvent | null;
  t: number;
  /** Without motion: the event has happened already and is only marked. */
  still: boolean;
  shown: Shown;
}

/** The events that move stones, and those that turn a card. */
const STONES = ['stone_taken', 'exchanged', 'bought', 'gave_back'];
const WARES = ['ware_shown', 'bought'];

/** Cards are turned up before they are named: a scene is told in words when half of it is over. */
const TURNING = ['cards_chosen', 'ware_shown'];
const TURNED = 0.4;

/** The moment that the board is to show. */
export function momentOf(film: Film): Moment {
  const { frame, scene, clock } = film;
  const still = scene !== null && film.reduced;
  const over = TURNING.includes((scene?.told.event as GameEvent | undefined)?.type ?? '') ? TURNED : 1;
  const told = scene ? scene.at + Number(still || clock >= over) : frame.told.length;
  return { event: (scene?.told.event as GameEvent) ?? null, t: clock, still, shown: between(film, told) };
}

/** Between two frames, when so many events have been told: each thing lies where it lay until its own. */
function between(film: Film, told: number): Shown {
  const events = film.frame.told.map((one) => one.event as GameEvent);
  const coming = events.slice(told).map((event) => event.type as string);
  const [from, to] = [film.before.view as Position, film.frame.view as Position];
  const stones = coming.some((type) => STONES.includes(type)) ? from : to;
  const wares = coming.some((type) => WARES.includes(type)) ? from : to;
  return {
    exchange: (coming.includes('cards_chosen') ? from : to).exchange,
    bank: stones.bank,
    hands: stones.hands,
    tops: wares.tops,
    left: wares.left,
    face: faceOf([...(film.recalled as GameEvent[]), ...events.slice(0, told)]),
  };
}

/** What the die shows after these events. */
function faceOf(events: GameEvent[]): number | null {
  const last = events.findLast((event) => event.type === 'die_rolled');
  return last?.type === 'die_rolled' ? last.face : null;
}
