// Where Omar and the die are at some moment of an event.
import { ease, part } from '../../lib/easing';
import { centre } from './geometry';
import type { Point } from './geometry';
import type { Moment } from './shown';
import { pace, turned } from './trail';
import type { Leg } from './trail';

/** Omar: place, angle, how far he strides, how high he hops, and the steps behind him. */
export interface OmarPose extends Point {
  angle: number;
  stride: number;
  lift: number;
  steps: number;
}

/** Omar as he stands, turns or walks. */
export function omarAt({ event, before, shown, t, still }: Moment, legs: readonly Leg[]): OmarPose {
  const steps = legs.length;
  const rest = { ...centre(shown.omar), angle: shown.facing * 90, stride: 0, lift: 0, steps };
  if (still || t >= 1) return rest;
  if (event?.type === 'faced') {
    const angle = turned(before.facing * 90, event.facing * 90, ease(part(t, 0.1, 0.8)));
    return { ...rest, angle, stride: Math.sin(t * Math.PI * 4) * 0.6 };
  }
  if (event?.type === 'walked' && legs.length) {
    const beat = t * legs.length * Math.PI * 2;
    return { ...rest, ...pace(legs, t), stride: Math.sin(beat), lift: 3 * Math.abs(Math.sin(beat)) };
  }
  return rest;
}

/** The die: the middle of its face, its size, its angle and what it shows. */
export interface DiePose extends Point {
  size: number;
  angle: number;
  pips: number | null;
}

/** Where the bowl stands, and how wide it is, in pixels. */
export interface Bowl extends Point {
  size: number;
}

const TUMBLES = 9;
/** What the die and its way through the bowl measure, the bowl being 1. */
const DIE = 0.46;
const SWING = 0.17;

/** The die never leaves its bowl: it tumbles along the wall, slows down, and lies in the middle. */
export function dieAt({ event, shown, t, still }: Moment, faces: readonly number[], bowl: Bowl): DiePose {
  const rest = { x: bowl.x, y: bowl.y, size: DIE * bowl.size, angle: 0, pips: shown.pips };
  if (still || event?.type !== 'rolled') return rest;
  const left = 1 - ease(part(t, 0, 0.65));
  const way = 3.5 * Math.PI * left;
  return {
    x: bowl.x - SWING * bowl.size * left * Math.cos(way),
    y: bowl.y - SWING * bowl.size * left * Math.sin(way),
    size: rest.size * (1 + 0.25 * Math.abs(Math.sin(2 * way)) * left),
    angle: 540 * left,
    pips: t < 0.5 ? faces[Math.floor(t * 2 * TUMBLES) % faces.length] : event.pips,
  };
}
