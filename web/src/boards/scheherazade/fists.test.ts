import { describe, expect, it } from 'vitest';
import { fistsOf, opening } from './fists';
import type { Film } from '../../lib/board';
import type { Position } from './shown';

const BIDS = [4, 0, 3];
const film = (told: string[], at: number, clock: number): Film => {
  const frame = { told: told.map((type) => ({ event: { type, bids: BIDS, total: 7 } })) };
  return { before: frame, frame, scene: { frame, at }, clock, reduced: false } as unknown as Film;
};
const position = (type: string, bids: number[]): Position => ({ agenda: [{ type, bids }] }) as unknown as Position;

describe('fists', () => {
  it('are closed in a beat of stillness, then open one by one while the sum grows', () => {
    expect(opening(BIDS, 0).sum).toBeNull();
    const sums = Array.from({ length: 101 }, (_, at) => opening(BIDS, at / 100).sum);
    expect([...new Set(sums)]).toEqual([null, 4, 7]);
    expect(opening(BIDS, 0.4).hands.map((hand) => hand.closed)).toEqual([false, false, true]);
    expect(opening(BIDS, 1).hands.map((hand) => hand.pearls)).toEqual(BIDS);
  });

  it('tell nobody before they open but their owner', () => {
    const told = fistsOf(film(['bid_made'], 0, 1), position('make_bids', [2, -2, -1]))!;
    expect(told.hands).toEqual([
      { closed: true, pearls: 2 },
      { closed: true, pearls: null },
      { closed: false, pearls: null },
    ]);
    expect(told.sum).toBeNull();
  });

  it('stay open for what follows from them, and are gone on the journey', () => {
    const told = ['tipped', 'revealed', 'best_tip'];
    expect(fistsOf(film(told, 0, 1), position('place_tips', [-2, -2, -2]))!.sum).toBeNull();
    expect(fistsOf(film(told, 2, 0), position('place_tips', [-2, -2, -2]))!.sum).toBe(7);
    expect(fistsOf({ ...film([], 0, 0), scene: null }, position('prepare', []))).toBeNull();
  });

  it('lie open while somebody chooses by what was in them', () => {
    const asked = { ...position('pick_leader', []), bids: [4, 0, 4] } as unknown as Position;
    const told = fistsOf({ ...film([], 0, 0), scene: null }, asked)!;
    expect([told.hands.map((hand) => hand.pearls), told.sum]).toEqual([[4, 0, 4], 8]);
  });
});
