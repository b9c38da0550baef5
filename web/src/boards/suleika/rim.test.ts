import { describe, expect, test } from 'vitest';
import { centre, fieldOf, line, nameOf } from './geometry';
import type { Point } from './geometry';
import { balconiesOf, cornerIsFree, lanesOf, reachOf } from './rim';
import type { Reach } from './rim';
import { pace, trail, turned } from './trail';

const STANDARD = {
  size: [7, 7] as [number, number],
  balconies: {
    north: [['a1', 'b1'], ['c1', 'd1'], ['e1', 'f1']] as [string, string][],
    south: [['b7', 'c7'], ['d7', 'e7'], ['f7', 'g7']] as [string, string][],
    west: [['a1', 'a2'], ['a3', 'a4'], ['a5', 'a6']] as [string, string][],
    east: [['g2', 'g3'], ['g4', 'g5'], ['g6', 'g7']] as [string, string][],
    corners: ['g1', 'a7'],
  },
};
const NESTED = {
  size: [5, 3] as [number, number],
  balconies: {
    ...STANDARD.balconies,
    north: [['b1', 'c1'], ['a1', 'd1']] as [string, string][],
    corners: ['e1', 'a3'],
  },
};

function walk(from: string, facing: number, ...path: string[]) {
  return trail(balconiesOf(STANDARD), fieldOf(from), facing, path.map(fieldOf));
}

/** The first and the last of some points. */
function ends(points: Point[]): string {
  return line([points[0], points.at(-1)!]);
}

describe('balconies', () => {
  test('are drawn once each, outside the market and inside the space they need', () => {
    const found = balconiesOf(STANDARD);
    expect(found).toHaveLength(14);
    const reach = reachOf(STANDARD);
    for (const { points } of found) {
      for (const { x, y } of points) {
        expect(x > 0 && x < 700 && y > 0 && y < 700).toBe(false);
        expect(contains(reach, x, y)).toBe(true);
      }
    }
  });

  test('begin and end at the fields they join', () => {
    const arc = balconiesOf(STANDARD).find(({ one, out }) => nameOf(one) === 'g2' && out === 1)!;
    expect(ends(arc.points)).toBe('M700 150L700 250');
    const loop = balconiesOf(STANDARD).find(({ one, other }) => one === other && nameOf(one) === 'a7')!;
    expect(ends(loop.points)).toBe('M50 700L0 650');
  });

  test('that overlap run in lanes, and need more space', () => {
    expect(lanesOf(NESTED, 0).map(({ lane }) => lane)).toEqual([1, 2]);
    expect(reachOf(NESTED).top).toBeGreaterThan(reachOf(NESTED).bottom);
  });

  function contains({ top, right, bottom, left }: Reach, x: number, y: number): boolean {
    return x >= -left && x <= 700 + right && y >= -top && y <= 700 + bottom;
  }
});

describe('a walk', () => {
  test('goes straight on inside the market, even beside a balcony', () => {
    const [leg] = walk('a1', 1, 'b1');
    expect(leg).toEqual({ points: [centre(0), centre(1)], to: 1, facing: 1 });
  });

  test('goes over a balcony and comes back looking the other way', () => {
    const legs = walk('d2', 0, 'd1', 'c1', 'c2');
    expect(legs.map(({ facing }) => facing)).toEqual([0, 2, 2]);
    expect(legs[1].points.length).toBeGreaterThan(20);
    expect(ends(legs[1].points.slice(1, -1))).toBe('M350 0L250 0');
  });

  test('turns by a quarter in a corner, whichever way it enters', () => {
    expect(walk('g1', 0, 'g1', 'f1').map(({ facing }) => facing)).toEqual([3, 3]);
    expect(walk('g1', 1, 'g1', 'g2').map(({ facing }) => facing)).toEqual([2, 2]);
    expect(walk('a7', 2, 'a7').map(({ facing }) => facing)).toEqual([1]);
    expect(walk('a7', 3, 'a7').map(({ facing }) => facing)).toEqual([0]);
  });

  test('begins and ends on its fields and counts its steps', () => {
    const legs = walk('d4', 0, 'd3', 'd2');
    expect(pace(legs, 0)).toEqual({ x: 350, y: 350, angle: 0, steps: 0 });
    expect(pace(legs, 0.75)).toEqual({ x: 350, y: 200, angle: 0, steps: 1 });
    expect(pace(legs, 1)).toEqual({ x: 350, y: 150, angle: 0, steps: 2 });
  });
});

test('a turn takes the shorter way round', () => {
  expect(turned(0, 270, 0.5)).toBe(-45);
  expect(turned(270, 0, 1)).toBe(360);
  expect(turned(90, 180, 0.5)).toBe(135);
});

test('the lower right corner is free unless a balcony goes round it, or far out beside it', () => {
  const { size, balconies } = STANDARD;
  expect(cornerIsFree(STANDARD)).toBe(true);
  expect(cornerIsFree({ size, balconies: { ...balconies, corners: ['a1', 'g7'] } })).toBe(false);
  const east = [['g2', 'g5'], ['g3', 'g4']] as [string, string][];
  expect(cornerIsFree({ size, balconies: { ...balconies, east } })).toBe(false);
});
