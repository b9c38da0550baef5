// The shelf of games on the start page: those of the house in their order, then any others.
import type { GameInfo } from './wire';

export interface Shelved {
  key: string;
  /** Null for a game that is announced but not there yet. */
  info: GameInfo | null;
}

const HOUSE = ['suleika', 'basari', 'basari_cards', 'bazaar', 'scheherazade'];

/** All games of the house, registered or coming, and after them whatever else is registered. */
export function shelf(registered: GameInfo[]): Shelved[] {
  const known = new Map(registered.map((info) => [info.key, info]));
  const house = HOUSE.map((key) => ({ key, info: known.get(key) ?? null }));
  const others = registered.filter((info) => !HOUSE.includes(info.key));
  return [...house, ...others.map((info) => ({ key: info.key, info }))];
}

/** The key as it is written inside a text key. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** `[2, 3, 4]` as `2–4`. */
export function span(seats: number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? String(low) : `${low}–${high}`;
}
