// What the board shows: a true position, or one moment of the way between two of them.
import type { Film } from '../../lib/board';
import type { GameEvent, SuleikaEdition, SuleikaView } from '../../lib/games/suleika';
import { fieldsOf } from './geometry';

export const NO_COLOUR = -1;

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<SuleikaView, 'edition' | 'recalled'>;

/** The displayed position. `colours` holds the visible colour of each field that has one. */
export interface Shown {
  omar: number;
  facing: number;
  colours: ReadonlyMap<number, number>;
  whole: readonly (readonly [number, number])[];
  money: readonly number[];
  left: readonly number[];
  tops: readonly number[];
  pips: number | null;
}

/** A moment of an event: how much of it is over, what lay there before it, what lies there now. */
export interface Moment {
  event: GameEvent | null;
  t: number;
  /** Without motion: the event has happened already and is only marked. */
  still: boolean;
  before: Shown;
  shown: Shown;
}

/** The position of a view; the die shows what was rolled last. */
function shownOf(view: Position, size: SuleikaEdition['size'], pips: number | null): Shown {
  const pairs = fieldsOf(size).map((field) => [field, view.market[field]] as const);
  return {
    omar: view.omar,
    facing: view.facing,
    colours: new Map(pairs.filter(([, colour]) => colour !== NO_COLOUR)),
    whole: view.carpets,
    money: view.money,
    left: view.left,
    tops: view.tops,
    pips,
  };
}

/** The moment that the board is to show; `position` works out or remembers what lies there. */
export function momentOf(film: Film, size: SuleikaEdition['size'], position = between): Moment {
  const { frame, scene, clock } = film;
  const still = scene !== null && film.reduced;
  const told = scene?.at ?? frame.told.length;
  const before = position(film, size, told);
  const shown = scene && (still || clock >= 1) ? position(film, size, told + 1) : before;
  return { event: (scene?.told.event as GameEvent) ?? null, t: clock, still, before, shown };
}

/** Positions that stay the same objects between two frames: the clock ticks more often than they change. */
export function remembering(): typeof between {
  let [since, until, recalled]: unknown[] = [];
  let known = new Map<number, Shown>();
  return (film, size, told) => {
    if (since !== film.before || until !== film.frame || recalled !== film.recalled) {
      [since, until, recalled] = [film.before, film.frame, film.recalled];
      known = new Map();
    }
    if (!known.has(told)) known.set(told, between(film, size, told));
    return known.get(told)!;
  };
}

/** Between two frames, when so many events have been told: each thing lies where it lay until its own. */
function between(film: Film, size: SuleikaEdition['size'], told: number): Shown {
  const events = film.frame.told.map((one) => one.event as GameEvent);
  const coming = new Set(events.slice(told).map((event) => event.type));
  const pips = pipsOf([...(film.recalled as GameEvent[]), ...events.slice(0, told)]);
  const from = shownOf(film.before.view as Position, size, pips);
  const to = shownOf(film.frame.view as Position, size, pips);
  const laid = coming.has('laid') ? from : to;
  return {
    omar: (coming.has('walked') ? from : to).omar,
    facing: (coming.has('walked') || coming.has('faced') ? from : to).facing,
    colours: laid.colours,
    whole: laid.whole,
    left: laid.left,
    money: (coming.has('paid') ? from : to).money,
    tops: (coming.has('uncovered') ? from : to).tops,
    pips,
  };
}

/** What the die shows after these events: Omar walks as far as was rolled. */
function pipsOf(events: GameEvent[]): number | null {
  const last = events.findLast((event) => event.type === 'rolled' || event.type === 'walked');
  return last?.type === 'rolled' ? last.pips : (last?.path.length ?? null);
}
