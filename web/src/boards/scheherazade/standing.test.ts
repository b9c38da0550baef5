import { describe, expect, it } from 'vitest';
import { WIDE } from './drawing';
import { placesOf } from './route';
import type { Position } from './shown';
import { standingOf, travelled } from './standing';

const edition = {
  route: 24,
  big: 5,
  detour: { entry: 10, exit: 14, fields: 7 },
  violet: [],
  white: 'N20',
  capacity: { big: [2, 3] as [number, number], small: [1, 2] as [number, number] },
};
const places = placesOf(edition, WIDE, false);

describe('the pieces on the map', () => {
  const caravan = { camels: [0, 0, 7], bedouins: [0, 0, 7, 20], pearls: [], lake: 0b1000 };
  const standing = standingOf(caravan, ['red', 'blue'], places, WIDE);

  it('stand apart from each other on one field', () => {
    expect(standing).toHaveLength(7);
    const spots = standing.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(spots).size).toBe(7);
  });

  it('know their colour, and who is about to sink', () => {
    const on = (field: number) => standing.filter((one) => one.field === field).map((one) => one.piece);
    expect(on(7).sort()).toEqual(['blue', 'camel']);
    expect(standing.filter((one) => one.sinks).map((one) => one.key)).toEqual(['bedouin-3']);
  });

  it('are marked where they went in this move, and not before the next one', () => {
    const turn = { camel: 7, led: 0b100 };
    const inMove = (type: string) => travelled({ agenda: [{ type }], turn } as unknown as Position);
    const moved = (type: string) => standingOf(caravan, ['red', 'blue'], places, WIDE, inMove(type)).filter((one) => one.moved).map((one) => one.key);
    expect(moved('lead_bedouins').sort()).toEqual(['bedouin-2', 'camel-2']);
    expect(moved('make_bids')).toEqual([]);
  });

  it('are drawn from the back to the front', () => {
    expect(standing.map(({ y }) => y)).toEqual(standing.map(({ y }) => y).sort((one, other) => one - other));
  });
});
