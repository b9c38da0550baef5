// How long scenes take, and which of them are shown, when several wait: nobody shall wait long.
import type { Scene } from './board';

/** A scene that waits; a `brief` one is a step between others: it is shown only if nothing came of it yet. */
export interface Waiting extends Omit<Scene, 'ms'> {
  brief: boolean;
}

/** All times are counted in scenes at the chosen pace: at the default one two of them take a second. */
const BUDGET = 7;
/** However much waits, a scene takes half of its time. */
const SHORTEST = 0.5;
const MOST = 20;
const LATE = 12;

/** The time that the next of `waiting` scenes takes, `spent` after the first of them began. */
export function paced(ms: number, waiting: number, spent: number): number {
  return Math.min(ms, Math.max(ms * SHORTEST, (ms * BUDGET - spent) / waiting));
}

/** Whether something is told so long after it came that nobody wants to be led there step by step. */
export const late = (ms: number, age: number): boolean => age > ms * LATE;

/** How long a brief scene waits for what comes of it before it is shown. */
export const linger = (ms: number): number => ms * SHORTEST;

/** The scenes of frames that wait: no brief one before another; of too many the last of each frame. */
export function condensed(frames: Waiting[][]): Waiting[][] {
  const last = frames.findLast((scenes) => scenes.length)?.at(-1);
  const worth = frames.map((scenes) => scenes.filter((scene) => !scene.brief || scene === last));
  if (count(worth) <= MOST) return worth;
  const ends = worth.map((scenes) => scenes.slice(-1));
  let over = count(ends) - MOST;
  return ends.map((scenes) => (scenes.length && over-- > 0 ? [] : scenes));
}

/** How many scenes there are. */
export const count = (frames: Waiting[][]): number => frames.reduce((sum, scenes) => sum + scenes.length, 0);

/** Of its scene an event needs so much to be seen, before it is told in words. */
export const HALF = 0.5;
