// What the board shows: a true position, or one moment of the way between two of them.
import type { Scene } from '../../lib/board';
import type { BasariView, GameEvent } from '../../lib/games/basari';
import type { Frame } from '../../lib/wire';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<BasariView, 'edition' | 'recalled'>;

/** An action card before a seat: none (""), face down and unknown ("?"), or what is on it. */
export interface Laid {
  action: string;
  sealed: boolean;
}

export interface Shown {
  merchants: number[];
  discs: number[];
  cards: Laid[];
  /** What each die shows; null before the first roll. */
  dice: (number | null)[];
  /** The actions of this round that nobody gets. */
  lost: string[];
}

/** A moment of an event: how much of it is over, the position before it, and the one that is shown. */
export interface Moment {
  event: GameEvent | null;
  t: number;
  before: Shown;
  shown: Shown;
  /** All that is remembered and told up to now, oldest first. */
  told: GameEvent[];
}

export interface Film {
  before: Frame;
  frame: Frame;
  recalled: readonly unknown[];
  scene: Scene | null;
  clock: number;
}

/** The moment that the board is to show. */
export function momentOf(film: Film): Moment {
  const { scene, frame, clock } = film;
  const at = scene ? scene.at : frame.told.length;
  const before = between(film, at);
  const shown = scene && clock >= 1 ? between(film, at + 1) : before;
  const told = [...film.recalled, ...(scene ? frame.told.slice(0, at + 1).map((one) => one.event) : [])];
  return { event: (scene?.told.event as GameEvent) ?? null, t: clock, before, shown, told: told as GameEvent[] };
}

/** When so many events of a frame have been told: each thing is where it was until its own. */
function between(film: Film, at: number): Shown {
  const [from, to] = [film.before.view as Position, film.frame.view as Position];
  const events = film.scene ? film.frame.told.map((one) => one.event as GameEvent) : [];
  const [past, coming] = [events.slice(0, at), events.slice(at)];
  const known = [...(film.recalled as GameEvent[]), ...past];
  return {
    merchants: to.merchants.map((field, seat) => (coming.some((event) => moves(event, seat)) ? from.merchants[seat]! : field)),
    discs: coming.some(({ type }) => type === 'discs_moved' || type === 'placed') ? from.discs : to.discs,
    cards: coming.length ? opened(cardsOf(from), [...past, ...together(past, coming)]) : cardsOf(to),
    dice: diceOf(known, to.scores.length),
    lost: lostOf(known),
  };
}

function moves(event: GameEvent, seat: number): boolean {
  return event.type === 'rolled' || ((event.type === 'rolled_again' || event.type === 'placed') && event.seat === seat);
}

/** The cards as a view shows them. */
export function cardsOf(view: Position): Laid[] {
  const phase = view.agenda[0];
  if (phase?.type === 'choose_actions') return phase.chosen.map((action) => ({ action, sealed: action !== '' }));
  return view.turned_up.map((action, seat) =>
    phase?.type === 'name_action' && phase.active === seat ? { action: phase.picked, sealed: true } : { action, sealed: false },
  );
}

/** All cards turn at once: with the first of them. */
function together(past: GameEvent[], coming: GameEvent[]): GameEvent[] {
  return past.some(({ type }) => type === 'revealed') ? coming.filter(({ type }) => type === 'revealed') : [];
}

/** The cards after some events of the same frame. */
function opened(cards: Laid[], events: GameEvent[]): Laid[] {
  const laid = [...cards];
  for (const event of events) {
    if (event.type === 'chose' || event.type === 'reconsidered') laid[event.seat] = { action: '?', sealed: true };
    else if (event.type === 'revealed') laid[event.seat] = { action: event.action, sealed: false };
  }
  return laid;
}

/** What lies after the last roll of all, and what was rolled again since. */
function diceOf(events: GameEvent[], seats: number): (number | null)[] {
  const start = events.findLastIndex((event) => event.type === 'rolled');
  const rolled = events[start];
  const dice: (number | null)[] = rolled?.type === 'rolled' ? [...rolled.faces] : Array<null>(seats).fill(null);
  for (const event of events.slice(start + 1)) if (event.type === 'rolled_again') dice[event.seat] = event.pips;
  return dice;
}

function lostOf(events: GameEvent[]): string[] {
  const start = events.findLastIndex((event) => event.type === 'rolled');
  return events.slice(start + 1).flatMap((event) => (event.type === 'lost' ? [event.action] : []));
}

/** Slow at both ends. */
export function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** The part of a stretch of time that is over: 0 before `from`, 1 after `to`. */
export function part(t: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (t - from) / (to - from)));
}
