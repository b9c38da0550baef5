// What flies over the page, from where to where: gems, piastres, points on their badge, or a card face down.
import type { Spot } from '../lib/board';
import { ease, part } from '../lib/easing';
import { GEMS } from './pieces';

export type Thing = { gem: string } | { badge: string } | 'coin' | 'card';

export interface Going {
  thing: Thing;
  from: Spot | null;
  to: Spot | null;
}

/** More than these are not told apart on their way. */
const MOST = 12;
const BOW = 44;
/** How much of the time passes before the last one starts, and how much each needs. */
const LATEST = 0.36;
const WAY = 0.6;

/** Gems as they are counted by colour. */
export const gemsGoing = (gems: readonly number[], from: Spot | null, to: Spot | null): Going[] =>
  gems.flatMap((count, colour) => Array.from({ length: count }, () => ({ thing: { gem: GEMS[colour]! }, from, to }))).slice(0, MOST);

export const coinsGoing = (count: number, from: Spot | null, to: Spot | null): Going[] =>
  Array.from({ length: Math.min(count, MOST) }, () => ({ thing: 'coin' as const, from, to }));

/** Points on one badge; none where there are none. */
export const pointsGoing = (points: number, from: Spot | null, to: Spot | null): Going[] => (points ? [{ thing: { badge: `+${points}` }, from, to }] : []);

/** Where the one with this number is: on a bow between its ends, which it enters and leaves slowly. */
export function onItsBow(from: Spot, to: Spot, number: number, of: number, t: number): Spot & { part: number } {
  const start = (LATEST * number) / Math.max(1, of);
  const way = ease(part(t, start, start + WAY));
  const row = (number % 4) - (Math.min(of, 4) - 1) / 2;
  return {
    x: from.x + (to.x - from.x) * way + row * 9,
    y: from.y + (to.y - from.y) * way - 4 * way * (1 - way) * BOW + Math.floor(number / 4) * 8,
    part: way,
  };
}
