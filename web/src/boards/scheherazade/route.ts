// Where every field of an edition lies: on the drawn points, or along the curve through them.
import type { ScheherazadeEdition } from '../../lib/games/scheherazade';
import { ENTRY, EXIT, type Drawing, type Point } from './drawing';

/** Fields as they are numbered in moves: 0 is the start, 63 the palace, what follows is the detour. */
export const START = 0;
export const PALACE = 63;

export interface Place {
  field: number;
  /** `N07`, `U03`; `S` and `P` for start and palace. */
  name: string;
  at: Point;
  /** Half its width and height. */
  size: Point;
  kind: 'plain' | 'violet' | 'white' | 'start' | 'palace';
  /** How many Bedouins it holds; null where it holds any number. */
  room: number | null;
}

type Route = Pick<ScheherazadeEdition, 'route' | 'big' | 'detour' | 'violet' | 'white' | 'capacity'>;

export function nameOf(field: number): string {
  if (field === START) return 'S';
  if (field === PALACE) return 'P';
  const [letter, number] = field < PALACE ? ['N', field] : ['U', field - PALACE];
  return letter + String(number).padStart(2, '0');
}

/** All places of an edition; `more` says that fields hold as many as with five or six players. */
export function placesOf(edition: Route, drawing: Drawing, more: boolean): Map<number, Place> {
  const at = pointsOf(edition, drawing);
  const make = (field: number): [number, Place] => [field, placeOf(field, at.get(field)!, edition, drawing, more)];
  return new Map([...at.keys()].map(make));
}

function placeOf(field: number, at: Point, edition: Route, drawing: Drawing, more: boolean): Place {
  const name = nameOf(field);
  if (field === START) return { field, name, at, size: drawing.start, kind: 'start', room: null };
  if (field === PALACE) return { field, name, at, size: drawing.palace, kind: 'palace', room: null };
  const big = field <= edition.big;
  const kind = edition.violet.includes(name) ? 'violet' : edition.white === name ? 'white' : 'plain';
  const room = (big ? edition.capacity.big : edition.capacity.small)[Number(more)]!;
  return { field, name, at, size: big ? drawing.big : drawing.small, kind, room };
}

/** The middle of every field. The three stretches around the detour keep their places on the map. */
function pointsOf(edition: Route, drawing: Drawing): Map<number, Point> {
  const { entry, exit, fields } = edition.detour;
  const { route, detour } = drawing;
  const last = route.length - 1;
  const before = spread(route.slice(0, ENTRY + 1), entry);
  const between = spread(route.slice(ENTRY, EXIT + 1), exit - entry).slice(1);
  const after = spread(route.slice(EXIT, last + 1), edition.route + 1 - exit).slice(1);
  const normal = [...before, ...between, ...after];
  const loop = spread([route[ENTRY]!, ...detour, route[EXIT]!], fields + 1).slice(1, -1);
  return new Map<number, Point>([
    ...normal.slice(0, -1).map((point, field) => [field, point] as const),
    [PALACE, normal.at(-1)!],
    ...loop.map((point, number) => [PALACE + 1 + number, point] as const),
  ]);
}

/** So many steps from the first point to the last, evenly along the way; the points themselves where they fit. */
export function spread(points: readonly Point[], steps: number): Point[] {
  if (steps === points.length - 1) return [...points];
  const lengths = points.slice(1).map((point, at) => Math.hypot(point[0] - points[at]![0], point[1] - points[at]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: steps + 1 }, (_, step) => along(points, lengths, (whole * step) / Math.max(1, steps)));
}

function along(points: readonly Point[], lengths: readonly number[], way: number): Point {
  let left = way;
  let at = 0;
  while (at < lengths.length - 1 && left > lengths[at]!) left -= lengths[at++]!;
  const [from, to, part] = [points[at]!, points[at + 1]!, Math.min(1, left / lengths[at]!)];
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A road through these points, as an SVG path that bends softly. */
export function road(points: readonly Point[]): string {
  const bends = points.slice(1).map((to, at) => {
    const [before, from, after] = [points[Math.max(0, at - 1)]!, points[at]!, points[Math.min(points.length - 1, at + 2)]!];
    const [one, two] = [bend(from, to, before, 1), bend(to, from, after, 1)];
    return `C${one.join(' ')} ${two.join(' ')} ${to.join(' ')}`;
  });
  return `M${points[0]!.join(' ')}${bends.join('')}`;
}

/** A control point: from `at` towards `to`, away from `from`. */
function bend(at: Point, to: Point, from: Point, pull: number): Point {
  return [round(at[0] + ((to[0] - from[0]) * pull) / 6), round(at[1] + ((to[1] - from[1]) * pull) / 6)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

