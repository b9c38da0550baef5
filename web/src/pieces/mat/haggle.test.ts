import { describe, expect, it } from 'vitest';
import { fits } from '../../lib/described';
import type { Bundle } from '../../lib/wire';
import { bargainAt, bargainOf, smallest, verdictOf } from './haggle';
import cases from './offers.json';

const KINDS = ['red', 'yellow', 'green', 'blue'];

/** A question for an offer, as the server describes it. */
function asked(stock: number[], beats: number[] | null): Bundle {
  const least = beats ? beats.reduce((sum, count) => sum + count, 0) : 1;
  return { type: 'bundle', prompt: { key: 'choose-raise', params: {} }, kinds: KINDS, stock, least, move: { type: 'offer', gems: [] }, field: 'gems', beats };
}

describe('what beats what', () => {
  it('is what the rules say, for every offer that they were asked about', () => {
    expect(cases.length).toBeGreaterThan(300);
    expect(cases.filter((one) => one.raises).length).toBeGreaterThan(30);
    for (const { stock, offer, tried, raises, smallest: least } of cases) {
      const bundle = asked(stock, offer);
      expect(fits(bundle, tried), JSON.stringify({ stock, offer, tried })).toBe(raises);
      expect(smallest(bundle), JSON.stringify({ stock, offer })).toEqual(least);
      const within = tried.every((count, kind) => count <= stock[kind]!);
      if (within) expect(verdictOf(tried, offer).beats).toBe(raises);
    }
  });

  it('is said in one word and a number', () => {
    expect(verdictOf([0, 2, 0, 0], [1, 0, 0, 1])).toEqual({ beats: false, kind: 'poorer', by: 0, colour: 0 });
    expect(verdictOf([1, 1, 0, 0], [1, 0, 0, 1])).toEqual({ beats: true, kind: 'worthier', by: 0, colour: 1 });
    expect(verdictOf([0, 0, 0, 3], [1, 0, 0, 1])).toMatchObject({ beats: true, kind: 'more', by: 1 });
    expect(verdictOf([1, 0, 0, 0], [0, 0, 0, 3])).toMatchObject({ beats: false, kind: 'fewer', by: 2 });
    expect(verdictOf([0, 0, 0, 0], null)).toMatchObject({ beats: false, kind: 'empty' });
    expect(verdictOf([0, 0, 0, 2], [0, 0, 0, 2])).toMatchObject({ beats: false, kind: 'poorer', colour: -1 });
  });

  it('opens with the poorest gem there is', () => {
    expect(smallest(asked([2, 1, 0, 0], null))).toEqual([0, 1, 0, 0]);
    expect(smallest(asked([0, 0, 0, 0], null))).toBeNull();
  });
});

describe('a haggle', () => {
  const begun = { type: 'negotiated', seat: 2, other: 0, action: 'points' };
  const first = { type: 'offered', seat: 2, other: 0, action: 'points', gems: [0, 0, 0, 1] };
  const second = { type: 'offered', seat: 0, other: 2, action: 'points', gems: [1, 0, 0, 0] };

  it('is told by its events', () => {
    expect(bargainOf([])).toBeNull();
    expect(bargainOf([begun])).toMatchObject({ opener: 2, other: 0, rungs: [], mover: 2, winner: null });
    const bargain = bargainOf([begun, first, second])!;
    expect(bargain.rungs.map((rung) => rung.seat)).toEqual([2, 0]);
    expect(bargain.mover).toBe(2);
    expect(bargainOf([begun, first, { type: 'accepted', seat: 0, other: 2 }])).toMatchObject({ mover: null, winner: 2 });
    expect(bargainOf([begun, { type: 'offered_nothing', seat: 2, other: 0 }])).toMatchObject({ winner: 0 });
  });

  it('is that of the phase, even where nobody remembers how it began', () => {
    const phase = { type: 'answer_offer', action: 'points', seat: 2, other: 0, offer: [1, 0, 0, 0] };
    expect(bargainAt(phase, [begun, first, second])!.rungs).toHaveLength(2);
    expect(bargainAt(phase, [])).toEqual({ action: 'points', opener: 0, other: 2, rungs: [{ seat: 0, gems: [1, 0, 0, 0] }], mover: 2, winner: null });
    expect(bargainAt({ type: 'make_offer', action: 'gems', seat: 1, other: 3 }, [])).toMatchObject({ opener: 1, other: 3, mover: 1 });
    expect(bargainAt({ type: 'choose_actions' }, [begun])).toBeNull();
  });
});
