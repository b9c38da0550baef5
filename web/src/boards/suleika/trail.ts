// Omar's way from field to field, over the balconies where he leaves the market.
import { centre, towards } from './geometry';
import type { Point } from './geometry';
import type { Balcony } from './rim';

/** One step of a walk: the line he follows, the field it ends on, and how he looks then. */
export interface Leg {
  points: Point[];
  to: number;
  facing: number;
}

/** Where Omar is at some moment of a walk: place, angle (0 is north), and steps finished. */
export interface Pace extends Point {
  angle: number;
  steps: number;
}

const OVER_BALCONY = 2;

/** The legs of a walk that the rules have told. */
export function trail(
  balconies: readonly Balcony[],
  from: number,
  facing: number,
  path: readonly number[],
): Leg[] {
  const legs: Leg[] = [];
  for (const to of path) {
    const last = legs.at(-1);
    legs.push(leg(balconies, last?.to ?? from, last?.facing ?? facing, to));
  }
  return legs;
}

function leg(balconies: readonly Balcony[], from: number, facing: number, to: number): Leg {
  if (towards(from, to) === facing) {
    return { points: [centre(from), centre(to)], to, facing };
  }
  const over = passage(balconies, from, facing, to);
  const points = over ? over.points : [];
  return {
    points: [centre(from), ...points, centre(to)],
    to,
    facing: over ? over.facing : facing,
  };
}

/** The balcony out of `from` in direction `facing`, walked the right way round. */
function passage(
  balconies: readonly Balcony[],
  from: number,
  facing: number,
  to: number,
): { points: Point[]; facing: number } | null {
  for (const { one, other, out, back, points } of balconies) {
    if (out === facing && one === from && other === to) return { points, facing: back };
    const reversed = (back + 2) % 4 === facing && other === from && one === to;
    if (reversed) return { points: [...points].reverse(), facing: (out + 2) % 4 };
  }
  return null;
}

/** Where Omar is when the part `t` of the walk is over; a balcony takes twice the time of a step. */
export function pace(legs: readonly Leg[], t: number): Pace {
  const times = legs.map((leg) => (leg.points.length > 2 ? OVER_BALCONY : 1));
  let left = t * times.reduce((a, b) => a + b, 0);
  for (const [steps, time] of times.entries()) {
    if (left < time) return { ...inside(legs[steps].points, left / time), steps };
    left -= time;
  }
  const last = legs[legs.length - 1];
  return { ...centre(last.to), angle: last.facing * 90, steps: legs.length };
}

function inside(points: readonly Point[], t: number): Point & { angle: number } {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i].x, p.y - points[i].y));
  let left = t * lengths.reduce((a, b) => a + b, 0);
  let i = 0;
  while (i < lengths.length - 1 && left > lengths[i]) left -= lengths[i++];
  const [a, b] = [points[i], points[i + 1]];
  const part = lengths[i] ? left / lengths[i] : 0;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, angle: heading(a, b) };
}

/** The angle of the direction from one point to another; 0 is north, 90 east. */
export function heading(a: Point, b: Point): number {
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

/** The angle between two others, by the shorter way round. */
export function turned(from: number, to: number, t: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * t;
}
