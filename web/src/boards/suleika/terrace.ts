// The balconies as built things: a platform that bows out of the curb, a parapet along its edge, gates in the curb.
import { EAST, FIELD, NORTH, columnOf, line, round, rowOf } from './geometry';
import type { Point, Size } from './geometry';
import { FRAME, LOOP, RISE, along, outside } from './rim';
import type { Balcony } from './rim';

/** How far a platform reaches beyond the curb, and beyond the fields it joins. */
const DEPTH = 44;
const MARGIN = 28;
const RADIUS = 58;
const PARAPET = 6.5;
const SAMPLES = 26;
/** The shape of a platform lies between an ellipse and a rectangle. */
const FULLNESS = 2 / 2.6;

/** The outline of the platform, the line of its parapet, its middle, and how deep it is. */
export interface Terrace {
  outline: string;
  parapet: string;
  middle: Point;
  depth: number;
}

/** Each balcony as a platform, the deepest first: others are built in front of them. */
export function terracesOf(balconies: readonly Balcony[], size: Size): Terrace[] {
  return balconies
    .map((balcony) => (balcony.one === balcony.other ? tower(balcony, size) : bow(balcony, size)))
    .sort((one, other) => other.depth - one.depth);
}

function bow({ one, other, out, points }: Balcony, size: Size): Terrace {
  const [from, to] = [along(one, out) - MARGIN, along(other, out) + MARGIN];
  const depth = Math.max(...points.map((point) => beyond(point, size))) - FRAME - RISE + DEPTH;
  return {
    outline: line(curve(from, to, depth, out, size)) + 'Z',
    parapet: line(curve(from + PARAPET, to - PARAPET, depth - PARAPET, out, size)),
    middle: outside((from + to) / 2, FRAME + depth * 0.45, out, size),
    depth,
  };
}

/** How far outside the market a point lies. */
function beyond({ x, y }: Point, [width, height]: Size): number {
  return Math.max(-x, -y, x - width * FIELD, y - height * FIELD);
}

function curve(from: number, to: number, depth: number, side: number, size: Size): Point[] {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** FULLNESS;
  const bows = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const angle = (Math.PI * i) / SAMPLES;
    return outside(middle - half * bend(Math.cos(angle)), FRAME + depth * bend(Math.sin(angle)), side, size);
  });
  return [outside(from, 0, side, size), ...bows, outside(to, 0, side, size)];
}

/** The round platform at a corner of the market. */
function tower({ one }: Balcony, [width, height]: Size): Terrace {
  const [east, north] = [columnOf(one) > 0, rowOf(one) === 0];
  const centre = {
    x: east ? width * FIELD + LOOP : -LOOP,
    y: north ? -LOOP : height * FIELD + LOOP,
  };
  const outward = { x: centre.x + (east ? 14 : -14), y: centre.y + (north ? -14 : 14) };
  const circle = (radius: number): string =>
    `M${round(centre.x - radius)} ${round(centre.y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  return { outline: circle(RADIUS), parapet: circle(RADIUS - PARAPET), middle: outward, depth: DEPTH };
}

/** The gates that lead over the curb: one at each foot of a balcony. */
export function gatesOf(balconies: readonly Balcony[]): string {
  return balconies
    .flatMap(({ points, out, back }) => [gate(points[0], out), gate(points.at(-1)!, (back + 2) % 4)])
    .join('');
}

function gate({ x, y }: Point, side: number): string {
  const half = 24;
  if (side % 2 === NORTH) {
    const top = side === NORTH ? y - FRAME : y;
    return `M${x - half} ${top}h${2 * half}v${FRAME}h${-2 * half}Z`;
  }
  const left = side === EAST ? x : x - FRAME;
  return `M${left} ${y - half}h${FRAME}v${2 * half}h${-FRAME}Z`;
}
