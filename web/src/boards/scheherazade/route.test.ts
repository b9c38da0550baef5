import { describe, expect, it } from 'vitest';
import { filling, TALL, WIDE } from './drawing';
import { PALACE, nameOf, placesOf, road, spread } from './route';

const standard = {
  route: 24,
  big: 5,
  detour: { entry: 10, exit: 14, fields: 7 },
  violet: ['N07', 'U03'],
  white: 'N20',
  capacity: { big: [2, 3] as [number, number], small: [1, 2] as [number, number] },
};
const short = { ...standard, route: 14, big: 4, detour: { entry: 6, exit: 8, fields: 3 }, white: 'N12' };

describe('the places of a journey', () => {
  it.each([WIDE, TALL])('of the standard route are those that are drawn', (drawing) => {
    const places = placesOf(standard, drawing, false);
    expect(places.size).toBe(1 + 24 + 1 + 7);
    expect(places.get(12)!.at).toEqual(drawing.route[12]);
    expect(places.get(PALACE)!.at).toEqual(drawing.route[25]);
    expect(places.get(PALACE + 3)!.at).toEqual(drawing.detour[2]);
  });

  it.each([WIDE, TALL])('of another route lie along the same way, apart from each other and in the window', (drawing) => {
    const places = [...placesOf(short, drawing, false).values()];
    expect(places).toHaveLength(1 + 14 + 1 + 3);
    for (const { at } of places) {
      expect(at[0]).toBeGreaterThan(drawing.box[0]);
      expect(at[0]).toBeLessThan(drawing.box[0] + drawing.box[2]);
      expect(at[1]).toBeLessThan(drawing.box[3]);
    }
    const apart = places.flatMap((one, i) => places.slice(i + 1).map((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])));
    expect(Math.min(...apart)).toBeGreaterThan(drawing.small[0]);
  });

  it('tell their kind, and how many they hold', () => {
    const places = placesOf(standard, WIDE, true);
    expect([places.get(7)!.kind, places.get(20)!.kind, places.get(8)!.kind]).toEqual(['violet', 'white', 'plain']);
    expect([places.get(5)!.room, places.get(6)!.room, places.get(0)!.room]).toEqual([3, 2, null]);
  });

  it('have names as in the rulebook', () => {
    expect([0, 7, 24, PALACE, PALACE + 3].map(nameOf)).toEqual(['S', 'N07', 'N24', 'P', 'U03']);
  });
});

describe('a land', () => {
  it.each([WIDE, TALL])('fills a room of other proportions, and its fields grow where that leaves room', (drawing) => {
    const own = drawing.box[2] / drawing.box[3];
    for (const aspect of [own * 1.3, own / 1.2]) {
      const filled = filling(drawing, aspect);
      expect(filled.box[2] / filled.box[3]).toBeCloseTo(aspect);
      expect(filled.bedouin / drawing.bedouin).toBeCloseTo(aspect > own ? Math.sqrt(1.3) : 1);
      const [x, y] = placesOf(standard, filled, false).get(12)!.at;
      expect((x - drawing.box[0]) / filled.box[2]).toBeCloseTo((drawing.route[12]![0] - drawing.box[0]) / drawing.box[2]);
      expect(y / filled.box[3]).toBeCloseTo(drawing.route[12]![1] / drawing.box[3]);
    }
  });

  it.each([WIDE, TALL])('has room between its fields, however far it is stretched', (drawing) => {
    for (const aspect of [9, drawing.box[2] / drawing.box[3], 0.1]) {
      const fields = [...placesOf(standard, filling(drawing, aspect), false).values()].filter(({ room }) => room !== null);
      const apart = fields.flatMap(({ at: [x, y], size: [w, h] }, one) =>
        fields.slice(one + 1).map(({ at, size }) => Math.hypot((at[0] - x) / (size[0] + w), (at[1] - y) / (size[1] + h))),
      );
      expect(Math.min(...apart)).toBeGreaterThan(1);
    }
  });

  it('is not stretched beyond what looks well, and is as it was drawn where there is no room yet', () => {
    expect(filling(TALL, 9).stretch).toEqual([1.9, 1]);
    expect(filling(WIDE, Number.NaN).stretch).toEqual([1, 1]);
  });
});

describe('a way', () => {
  it('is cut into even steps', () => {
    expect(spread([[0, 0], [10, 0], [10, 10]], 4)).toEqual([[0, 0], [5, 0], [10, 0], [10, 5], [10, 10]]);
  });

  it('is a path from the first point to the last', () => {
    const drawn = road([[0, 0], [10, 0], [20, 0]]);
    expect(drawn.startsWith('M0 0C')).toBe(true);
    expect(drawn.endsWith('20 0')).toBe(true);
  });
});
