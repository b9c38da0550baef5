// The balconies around the market: arcs over a rim and loops round a corner, from an edition's data.
import type { SuleikaEdition } from '../../lib/games/suleika';
import { EAST, FIELD, NORTH, SOUTH, STRIDE, WEST, centre, columnOf, fieldOf, rowOf } from './geometry';
import type { Point, Size } from './geometry';

/** The curb around the market, how far the walk over a balcony bows out beyond it, and what a further lane adds. */
export const FRAME = 17;
export const RISE = 24;
const LANE = 40;
const EDGE = 28;
/** The middle of a corner's balcony lies this far outside the corner; the walk around it has this radius. */
export const LOOP = 9;
const ROUND = 44;
const SAMPLES = 32;
const SIDES = ['north', 'east', 'south', 'west'] as const;

/** A way over the rim: out of `one` in direction `out`, back into `other` looking `back`. */
export interface Balcony {
  one: number;
  other: number;
  out: number;
  back: number;
  points: Point[];
}

/** How far the drawing reaches beyond the market on each side, in units. */
export interface Reach {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Every balcony of an edition, each once. */
export function balconiesOf(edition: Pick<SuleikaEdition, 'size' | 'balconies'>): Balcony[] {
  const arcs = SIDES.flatMap((_, side) => arcsOf(edition, side));
  const loops = edition.balconies.corners.map((name) => loop(fieldOf(name), edition.size));
  return [...arcs, ...loops];
}

/** The space that the balconies need. */
export function reachOf(edition: Pick<SuleikaEdition, 'size' | 'balconies'>): Reach {
  const [top, right, bottom, left] = SIDES.map((_, side) => {
    const lanes = lanesOf(edition, side).map(({ lane }) => lane);
    return FRAME + RISE + EDGE + LANE * (Math.max(1, ...lanes) - 1);
  });
  return { top, right, bottom, left };
}

/** Whether no balcony goes round the lower right corner, nor wider than one field out beside it. */
export function cornerIsFree(edition: Pick<SuleikaEdition, 'size' | 'balconies'>): boolean {
  const last = (edition.size[1] - 1) * STRIDE + edition.size[0] - 1;
  const single = [EAST, SOUTH].every((side) => lanesOf(edition, side).every(({ lane }) => lane === 1));
  return single && !edition.balconies.corners.map(fieldOf).includes(last);
}

/** The arcs of a side, each with its lane: one further out than all that it overlaps. */
export function lanesOf(
  { balconies }: Pick<SuleikaEdition, 'balconies'>,
  side: number,
): { one: number; other: number; lane: number }[] {
  const pairs = balconies[SIDES[side]].map((pair) => pair.map(fieldOf).sort((a, b) => a - b));
  const found: { one: number; other: number; lane: number }[] = [];
  for (const [one, other] of pairs.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))) {
    const under = found.filter((arc) => arc.one < other && one < arc.other).map((arc) => arc.lane);
    found.push({ one, other, lane: 1 + Math.max(0, ...under) });
  }
  return found;
}

function arcsOf(edition: Pick<SuleikaEdition, 'size' | 'balconies'>, side: number): Balcony[] {
  return lanesOf(edition, side).map(({ one, other, lane }) => ({
    one,
    other,
    out: side,
    back: (side + 2) % 4,
    points: arc(one, other, side, lane, edition.size),
  }));
}

/** Straight out over the frame, round, and straight in again. */
function arc(one: number, other: number, side: number, lane: number, size: Size): Point[] {
  const [from, to] = [along(one, side), along(other, side)];
  const middle = (from + to) / 2;
  const bow = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const angle = (Math.PI * i) / SAMPLES;
    const out = FRAME + (RISE + LANE * (lane - 1)) * Math.sin(angle);
    return outside(middle - (middle - from) * Math.cos(angle), out, side, size);
  });
  return [outside(from, 0, side, size), ...bow, outside(to, 0, side, size)];
}

export function along(field: number, side: number): number {
  const { x, y } = centre(field);
  return side === NORTH || side === SOUTH ? x : y;
}

/** The point `along` a rim and `out` units outside it. */
export function outside(along: number, out: number, side: number, [width, height]: Size): Point {
  if (side === NORTH) return { x: along, y: -out };
  if (side === SOUTH) return { x: along, y: height * FIELD + out };
  if (side === WEST) return { x: -out, y: along };
  return { x: width * FIELD + out, y: along };
}

/** A loop round one corner field: out over its upright rim, back over the other. */
function loop(field: number, size: Size): Balcony {
  const upright = rowOf(field) === 0 ? NORTH : SOUTH;
  const level = columnOf(field) === 0 ? WEST : EAST;
  const [sx, sy] = [level === EAST ? 1 : -1, upright === NORTH ? -1 : 1];
  const corner = { x: level === EAST ? size[0] * FIELD : 0, y: upright === NORTH ? 0 : size[1] * FIELD };
  const half = FIELD / 2;
  const beyond = Math.asin(LOOP / ROUND) - 0.02;
  const round = Array.from({ length: 2 * SAMPLES + 1 }, (_, i) => {
    // As at a north-eastern corner: clockwise from the western foot to the southern one.
    const angle = Math.PI + beyond - ((1.5 * Math.PI + 2 * beyond) * i) / (2 * SAMPLES);
    return { x: LOOP + ROUND * Math.cos(angle), y: LOOP + ROUND * Math.sin(angle) };
  });
  const points = [{ x: -half, y: 0 }, ...round, { x: 0, y: -half }].map(({ x, y }) => ({
    x: corner.x + sx * x,
    y: corner.y + sy * y,
  }));
  return { one: field, other: field, out: upright, back: (level + 2) % 4, points };
}
