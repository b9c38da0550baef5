// Where Omar and the die are at some moment of an event.
import { FIELD, centre, columnOf } from './geometry';
import type { Point } from './geometry';
import { ease, part } from './shown';
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

/** Where the die lies at rest, and the market it is thrown into, in pixels. */
export interface Table {
  home: Point & { size: number };
  market: Point;
  scale: number;
  columns: number;
}

const TUMBLES = 9;

/** The die is thrown next to Omar, lies there, and goes home while he walks. */
export function dieAt(told: Moment, faces: readonly number[], table: Table): DiePose {
  const { event, before, shown, t, still } = told;
  const rest = { ...table.home, angle: 0, pips: shown.pips };
  if (still || (t >= 1 && event?.type !== 'rolled')) return rest;
  const there = thrown(before.omar, table);
  if (event?.type === 'rolled') {
    const flown = ease(part(t, 0, 0.55));
    const face = faces[Math.floor(t * 2 * TUMBLES) % faces.length];
    const pips = t < 0.5 ? face : event.pips;
    return { ...between(table.home, there, flown), angle: 540 * (1 - flown), pips };
  }
  if (event?.type === 'walked') {
    return { ...between(there, table.home, ease(part(t, 0, 0.3))), angle: 0, pips: shown.pips };
  }
  return rest;
}

/** A place in the market two fields beside Omar, on the side where there is more room. */
function thrown(omar: number, { market, scale, columns }: Table): Point & { size: number } {
  const side = columnOf(omar) < columns / 2 ? 1.7 : -1.7;
  const { x, y } = centre(omar);
  const size = 1.3 * FIELD * scale;
  return { x: market.x + (x + side * FIELD) * scale, y: market.y + y * scale, size };
}

function between(
  a: Point & { size: number },
  b: Point & { size: number },
  t: number,
): Point & { size: number } {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    size: a.size + (b.size - a.size) * t,
  };
}
