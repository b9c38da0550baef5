// Which part of the market belongs to which place: every point to the nearest seam of its field.
import { FIELD, centre, line, towards } from './geometry';
import type { Point } from './geometry';

interface Pair {
  first: number;
  second: number;
}

const HALF = FIELD / 2;
/** The corners of a half wedge: its side's middle, and the corner it shares with `beside`. */
const WEDGES = [0, 1, 2, 3].flatMap((side) => [
  { side, neighbour: (side + 1) % 4, other: (side + 3) % 4 },
  { side, neighbour: (side + 3) % 4, other: (side + 1) % 4 },
]);
const OUT: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** For each pair of fields the outline of all points that mean it; together they tile the fields. */
export function cellsOf(pairs: readonly Pair[]): string[] {
  const shapes = pairs.map(() => [] as string[]);
  const fields = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  for (const field of fields) {
    const sides = sidesOf(pairs, field);
    for (const { side, neighbour, other } of WEDGES) {
      const order = [side, neighbour, other, (side + 2) % 4];
      const nearest = order.find((candidate) => sides[candidate] >= 0);
      if (nearest !== undefined) shapes[sides[nearest]].push(wedge(field, side, neighbour));
    }
  }
  return shapes.map((parts) => parts.join(''));
}

/** Which pair lies over each side of a field; −1 for none. */
function sidesOf(pairs: readonly Pair[], field: number): number[] {
  const sides = [-1, -1, -1, -1];
  for (const [i, { first, second }] of pairs.entries()) {
    if (field === first) sides[towards(first, second)] = i;
    if (field === second) sides[towards(second, first)] = i;
  }
  return sides;
}

/** An eighth of a field: from its middle to half of one side. */
function wedge(field: number, side: number, neighbour: number): string {
  const { x, y } = centre(field);
  const [a, b] = [OUT[side], OUT[neighbour]];
  const corners = [
    { x, y },
    { x: x + a.x * HALF, y: y + a.y * HALF },
    { x: x + (a.x + b.x) * HALF, y: y + (a.y + b.y) * HALF },
  ];
  return line(corners) + 'Z';
}
