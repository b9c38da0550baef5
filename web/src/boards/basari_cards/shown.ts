// What the board shows: a true position, or one moment of the way between two of them.
import type { Scene } from '../../lib/board';
import type { BasariCardsView, GameEvent } from '../../lib/games/basari_cards';
import type { Frame } from '../../lib/wire';

/** A view as it comes with a frame: without what travels once. */
export type Position = Omit<BasariCardsView, 'edition' | 'recalled'>;

/** An action card before a seat: none (""), face down and unknown ("?"), or what is on it. */
export interface Laid {
  action: string;
  sealed: boolean;
}

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
  const at = scene ? scene.at + Number(clock >= 0.5) : frame.told.length;
  const told = [...film.recalled, ...(scene ? frame.told.slice(0, scene.at + 1).map((one) => one.event) : [])];
  return { event: (scene?.told.event as GameEvent) ?? null, t: clock, shown: between(film, at), told: told as GameEvent[] };
}

/** When so many events of a frame have been told: each thing is where it was until its own. */
function between(film: Film, at: number): Shown {
  const [from, to] = [film.before.view as Position, film.frame.view as Position];
  const events = film.scene ? film.frame.told.map((one) => one.event as GameEvent) : [];
  const [past, coming] = [events.slice(0, at), events.slice(at)];
  const waits = (...types: string[]): boolean => coming.some(({ type }) => types.includes(type));
  const dealt = waits('drew', 'hired', 'pass_ended') ? from : to;
  return {
    current: waits('drew', 'pass_ended') ? from.current : to.current,
    piles: dealt.piles,
    deck: dealt.deck.length,
    supply: (waits('took_gems', 'took_one', 'gave_back', 'had_most') ? from : to).supply,
    cards: coming.length ? opened(cardsOf(from), [...past, ...together(past, coming)]) : cardsOf(to),
    lost: lostOf([...(film.recalled as GameEvent[]), ...past]),
  };
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

/** What was lost with the last cards that were turned up. */
function lostOf(events: GameEvent[]): string[] {
  const start = events.findLastIndex((event) => event.type === 'revealed');
  return events.slice(start + 1).flatMap((event) => (event.type === 'lost' ? [event.action] : []));
}
