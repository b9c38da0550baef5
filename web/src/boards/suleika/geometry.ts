// Fields of the market and where they lie on the drawing: a field is 100 units wide.

export const STRIDE = 8;
export const FIELD = 100;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
const STEP = [-STRIDE, 1, STRIDE, -1];

export type Size = readonly [number, number];
export interface Point {
  x: number;
  y: number;
}

/** `d4` for the field in column d, row 4. */
export function nameOf(field: number): string {
  return 'abcdefgh'[field % STRIDE] + String(Math.floor(field / STRIDE) + 1);
}

/** The field of a name; −1 if it is none. */
export function fieldOf(name: string): number {
  const column = 'abcdefgh'.indexOf(name[0] ?? ' ');
  const row = '12345678'.indexOf(name[1] ?? ' ');
  return name.length === 2 && column >= 0 && row >= 0 ? row * STRIDE + column : -1;
}

export function columnOf(field: number): number {
  return field % STRIDE;
}

export function rowOf(field: number): number {
  return Math.floor(field / STRIDE);
}

/** The middle of a field. */
export function centre(field: number): Point {
  return { x: (columnOf(field) + 0.5) * FIELD, y: (rowOf(field) + 0.5) * FIELD };
}

/** The middle of the edge that two neighbouring fields share. */
export function seam(one: number, other: number): Point {
  const a = centre(one);
  const b = centre(other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** All fields, row by row. */
export function fieldsOf([width, height]: Size): number[] {
  return Array.from({ length: height * width }, (_, i) => {
    return Math.floor(i / width) * STRIDE + (i % width);
  });
}

export function isInside(field: number, [width, height]: Size): boolean {
  return field >= 0 && columnOf(field) < width && rowOf(field) < height;
}

/** The field one step on in a direction; −1 outside the market. */
export function beside(field: number, facing: number, size: Size): number {
  const next = field + STEP[facing];
  return isInside(next, size) && !leavesRow(field, facing) ? next : -1;
}

function leavesRow(field: number, facing: number): boolean {
  return facing === WEST && columnOf(field) === 0;
}

/** The neighbours of a field inside the market. */
export function around(field: number, size: Size): number[] {
  return [NORTH, EAST, SOUTH, WEST]
    .map((facing) => beside(field, facing, size))
    .filter((next) => next >= 0);
}

/** The direction from a field to its neighbour; −1 if they are not side by side. */
export function towards(field: number, other: number): number {
  return STEP.indexOf(other - field);
}

/** The point that lies `distance` units away in a direction. */
export function away({ x, y }: Point, facing: number, distance: number): Point {
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][facing];
  return { x: x + dx * distance, y: y + dy * distance };
}

/** The fields of one colour that hang together with `field`, nearest first. */
export function areaOf(field: number, colours: ReadonlyMap<number, number>, size: Size): number[] {
  const found = [field];
  if (!colours.has(field)) return found;
  for (const next of found) {
    for (const other of around(next, size)) {
      if (colours.get(other) === colours.get(field) && !found.includes(other)) found.push(other);
    }
  }
  return found;
}

/** A line through some points, as path data. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
