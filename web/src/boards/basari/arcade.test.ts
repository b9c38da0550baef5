import { describe, expect, it } from 'vitest';
import { arrange, beside, onTheWay, packed, sides, wayOf } from './arcade';

describe('the arcade', () => {
  it('is eight arches a side where it is square', () => {
    expect(sides(28, 600, 600)).toEqual([6, 6, 6, 6]);
    expect(arrange(700, 700, 28).arches.filter((arch) => arch.corner).map((_, i) => i)).toHaveLength(4);
  });

  it('has as many arches as the edition, on any side, in any rectangle', () => {
    for (const count of [4, 5, 9, 28, 31, 40, 99])
      for (const [wide, high] of [[900, 530], [383, 215], [800, 800], [520, 330]] as const) {
        const { arches, court } = arrange(wide, high, count);
        expect(arches).toHaveLength(count);
        expect(court.wide).toBeGreaterThan(0);
        for (const { box, foot } of arches) {
          expect(box.x).toBeGreaterThanOrEqual(-0.01);
          expect(box.x + box.wide).toBeLessThanOrEqual(wide + 0.01);
          expect(box.y + box.high).toBeLessThanOrEqual(high + 0.01);
          expect(foot.x > 0 && foot.x < wide && foot.y > 0 && foot.y < high).toBe(true);
        }
      }
  });

  it('goes clockwise without a gap and without two arches in one place', () => {
    const { arches } = arrange(900, 530, 28);
    const longest = Math.max(...arches.map(({ foot }, i) => {
      const next = arches[(i + 1) % 28]!.foot;
      return Math.hypot(next.x - foot.x, next.y - foot.y);
    }));
    expect(longest).toBeLessThan(130);
    expect(new Set(arches.map(({ foot }) => `${foot.x} ${foot.y}`)).size).toBe(28);
    expect(arches[1]!.foot.x).toBeGreaterThan(arches[0]!.foot.x);
  });
});

describe('gems in an arch', () => {
  it('stay inside and do not overlap', () => {
    for (let count = 1; count <= 6; count += 1) {
      const box = { x: 10, y: 20, wide: 60, high: 34 };
      const { size, spots } = packed(count, box, 30);
      expect(spots).toHaveLength(count);
      for (const { x, y } of spots) {
        expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(x + size / 2).toBeLessThanOrEqual(box.x + box.wide + 0.01);
        expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(y + size / 2).toBeLessThanOrEqual(box.y + box.high + 0.01);
      }
    }
  });
});

describe('merchants', () => {
  const arcade = arrange(900, 530, 28);

  it('walk from arch to arch, over the end of the loop too', () => {
    const way = wayOf(arcade, 26, 4);
    expect(way).toEqual([26, 27, 0, 1, 2].map((field) => arcade.arches[field]!.foot));
    expect(onTheWay(way, 0)).toEqual(way[0]);
    expect(onTheWay(way, 0.5)).toEqual(way[2]);
    expect(onTheWay(way, 1)).toEqual(way[4]);
    expect(onTheWay([way[0]!], 0.7)).toEqual(way[0]);
  });

  it('stay apart where four of them stand before one arch, in corners too', () => {
    for (const arch of arcade.arches) {
      const places = [0, 1, 2, 3].map((number) => beside(arch, number, 4, 12));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      expect(places.reduce((sum, { x }) => sum + x, 0) / 4).toBeCloseTo(arch.foot.x);
    }
  });
});
