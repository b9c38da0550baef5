// What the board shows: a true position, or one moment of the way between two of them.
import type { Film } from '../../lib/board';
import type { BasariView, GameEvent } from '../../lib/games/basari';
import { cardsBetween, cracking, type Laid } from '../../pieces/mat/laid';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<BasariView, 'edition' | 'recalled'>;

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

/** The moment that the board is to show. */
export function momentOf(film: Omit<Film, 'reduced'>): Moment {
  const { scene, frame, clock } = film;
  const at = scene ? scene.at : frame.told.length;
  const before = between(film, at);
  const event = (scene?.told.event as GameEvent) ?? null;
  const shown = cracking(scene && clock >= 1 && event?.type !== 'lost' ? between(film, at + 1) : before, event, clock);
  const told = [...film.recalled, ...(scene ? frame.told.slice(0, at + 1).map((one) => one.event) : [])];
  return { event, t: clock, before, shown, told: told as GameEvent[] };
}

/** When so many events of a frame have been told: each thing is where it was until its own. */
function between(film: Omit<Film, 'reduced'>, at: number): Shown {
  const [from, to] = [film.before.view as Position, film.frame.view as Position];
  const events = film.scene ? film.frame.told.map((one) => one.event as GameEvent) : [];
  const [past, coming] = [events.slice(0, at), events.slice(at)];
  const known = [...(film.recalled as GameEvent[]), ...past];
  return {
    merchants: to.merchants.map((field, seat) => (coming.some((event) => moves(event, seat)) ? from.merchants[seat]! : field)),
    discs: coming.some(({ type }) => type === 'discs_moved' || type === 'placed') ? from.discs : to.discs,
    cards: cardsBetween(from, to, past, coming),
    dice: diceOf(known, to.scores.length),
    lost: lostOf(known),
  };
}

function moves(event: GameEvent, seat: number): boolean {
  return event.type === 'rolled' || ((event.type === 'rolled_again' || event.type === 'placed') && event.seat === seat);
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

/** Where a seat stands among all, and whether a cord leads from it to the next one. */
interface Meeting {
  place: number;
  tied: boolean;
}

/** Two whose open cards are alike stand side by side: they will haggle. */
export function met(cards: readonly Laid[]): Meeting[] {
  const open = cards.every(({ action, sealed }) => action !== '' && !sealed);
  const partner = (seat: number): number => {
    const alike = [...cards.keys()].filter((other) => cards[other]!.action === cards[seat]!.action);
    return open && alike.length === 2 && alike[0] === seat ? alike[1]! : -1;
  };
  const order = [...cards.keys()].reduce<number[]>((row, seat) => (row.includes(seat) ? row : [...row, seat, partner(seat)].filter((one) => one >= 0)), []);
  return cards.map((_, seat) => ({ place: order.indexOf(seat), tied: partner(seat) >= 0 }));
}
