// Where everything of the arcade is: arches around a court, as many as the edition has, in any rectangle.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  wide: number;
  high: number;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** An arch in the wall: its box, where its keystone and its gems are, and where one stands before it. */
export interface Arch {
  side: Side;
  corner: boolean;
  box: Box;
  key: Point;
  gems: Box;
  foot: Point;
  /** The outline of the niche, open towards the court. */
  niche: string;
}

export interface Arcade {
  wide: number;
  high: number;
  /** How deep the wall is, and how broad the way before it. */
  wall: number;
  walk: number;
  court: Box;
  arches: Arch[];
}

const WALL = 0.128;
const WALK = 0.4;
const KEY = 0.4;

/** How many arches stand between the corners: as many on facing sides where that is possible. */
export function sides(count: number, wide: number, high: number): [number, number, number, number] {
  const inner = Math.max(0, count - 4);
  const across = Math.min(Math.floor(inner / 2), Math.round((inner * wide) / (wide + high) / 2));
  const rest = inner - 2 * across;
  return [across, Math.ceil(rest / 2), across, Math.floor(rest / 2)];
}

/** The arcade in a rectangle: clockwise, beginning with the corner at the upper left. */
export function arrange(wide: number, high: number, count: number): Arcade {
  const wall = Math.round(Math.max(33, Math.min(104, WALL * Math.min(wide, high))));
  const walk = Math.round(wall * WALK);
  const edge = wall + walk;
  const court = { x: edge, y: edge, wide: wide - 2 * edge, high: high - 2 * edge };
  const lengths = [wide, high, wide, high].map((length) => length - 2 * wall);
  const numbers = sides(count, lengths[0]!, lengths[1]!);
  const around: Side[] = ['top', 'right', 'bottom', 'left'];
  const arches = around.flatMap((side, at) => {
    const span = lengths[at]! / Math.max(1, numbers[at]!);
    const row = Array.from({ length: numbers[at]! }, (_, i) => inWall(side, wall + i * span, span, wide, high, wall, walk));
    return [atCorner(side, wide, high, wall, walk), ...row];
  });
  return { wide, high, wall, walk, court, arches: arches.slice(0, count) };
}

/** A point of a side, `along` it clockwise and so `deep` from the outer edge, on the page. */
function placed(side: Side, along: number, deep: number, wide: number, high: number): Point {
  if (side === 'top') return { x: along, y: deep };
  if (side === 'right') return { x: wide - deep, y: along };
  if (side === 'bottom') return { x: wide - along, y: high - deep };
  return { x: deep, y: high - along };
}

function boxOf(one: Point, other: Point): Box {
  return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), wide: Math.abs(one.x - other.x), high: Math.abs(one.y - other.y) };
}

function inWall(side: Side, start: number, span: number, wide: number, high: number, wall: number, walk: number): Arch {
  const middle = start + span / 2;
  const half = span / 2 - Math.min(span * 0.09, 9);
  const at = (along: number, deep: number): Point => placed(side, along, deep, wide, high);
  const path = (points: [number, number][]): string =>
    points.map(([along, deep]) => at(middle + along * half, deep * wall)).map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  return {
    side,
    corner: false,
    box: boxOf(at(start, 0), at(start + span, wall)),
    key: at(middle, wall * 0.22),
    gems: boxOf(at(middle - half * 0.9, wall * KEY), at(middle + half * 0.9, wall * 0.97)),
    foot: at(middle, wall + walk / 2),
    niche: `M${path([[-1, 1.02]])} L${path([[-1, 0.56]])} C${path([[-1, 0.3], [-0.55, 0.2], [0, 0.12]])} C${path([[0.55, 0.2], [1, 0.3], [1, 0.56]])} L${path([[1, 1.02]])}Z`,
  };
}

/** The corner before a side: an octagon, its keystone outside, its gems inside. */
function atCorner(side: Side, wide: number, high: number, wall: number, walk: number): Arch {
  const at = (along: number, deep: number): Point => placed(side, along, deep, wide, high);
  const radius = wall * 0.4;
  const centre = at(wall * 0.58, wall * 0.58);
  const rim = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return `${round(centre.x + Math.cos(angle) * radius)},${round(centre.y + Math.sin(angle) * radius)}`;
  });
  const reach = radius * 0.72;
  return {
    side,
    corner: true,
    box: boxOf(at(0, 0), at(wall, wall)),
    key: at(wall * 0.24, wall * 0.24),
    gems: { x: centre.x - reach, y: centre.y - reach, wide: 2 * reach, high: 2 * reach },
    foot: at(wall + walk / 2, wall + walk / 2),
    niche: `M${rim.join('L')}Z`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** So many equal things in a box, as large as they can be: their size and their middles, row by row. */
export function packed(count: number, box: Box, most: number): { size: number; spots: Point[] } {
  let [columns, size] = [1, 0];
  for (let tried = 1; tried <= count; tried += 1) {
    const fits = Math.min(box.wide / tried, box.high / Math.ceil(count / tried), most);
    if (fits > size + 0.01) [columns, size] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.wide / 2 + ((i % columns) - (inRow - 1) / 2) * size,
      y: box.y + box.high / 2 + (row - (rows - 1) / 2) * size,
    };
  });
  return { size, spots };
}

/** The feet from one arch to another, the way that merchants walk; both ends included. */
export function wayOf(arcade: Arcade, from: number, steps: number): Point[] {
  const lap = arcade.arches.length;
  return Array.from({ length: steps + 1 }, (_, i) => arcade.arches[(((from + i) % lap) + lap) % lap]!.foot);
}

/** A point on a way, when so much of it is over: from 0 to 1. */
export function onTheWay(way: readonly Point[], t: number): Point {
  const last = way.length - 1;
  if (last <= 0 || t <= 0) return way[0]!;
  const at = Math.min(last - 1, Math.floor(t * last));
  const part = Math.min(1, t * last - at);
  const [one, other] = [way[at]!, way[at + 1]!];
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Several that stand before one arch: beside each other along its side, the corner's along the upper one. */
export function beside(arch: Arch, number: number, of: number, step: number): Point {
  const off = (number - (of - 1) / 2) * step;
  const upright = !arch.corner && (arch.side === 'left' || arch.side === 'right');
  return upright ? { x: arch.foot.x, y: arch.foot.y + off } : { x: arch.foot.x + off, y: arch.foot.y };
}
