import { describe, expect, it } from 'vitest';
import { countAt, halvesOf, orderOf } from './counting';
import type { Shown } from './shown';

const shown: Shown = {
  omar: 0,
  facing: 0,
  colours: new Map([
    [9, 0],
    [1, 2],
    [0, 0],
    [3, 1],
  ]),
  whole: [],
  money: [4, 9],
  left: [0, 0, 0, 0],
  tops: [0, 1],
  pips: null,
};

describe('the counting at the end', () => {
  it('begins with the last and ends with the winner', () => {
    expect(orderOf([2, 1, 4, 3])).toEqual([2, 3, 0, 1]);
    expect(orderOf([1, 3, 1])).toEqual([1, 0, 2]);
  });

  it('knows the halves of both colours of a seat, row by row', () => {
    expect(halvesOf(0, shown)).toEqual([0, 1, 9]);
    expect(halvesOf(1, shown)).toEqual([3]);
  });

  it('counts halves, then piastres, then lets the points fly', () => {
    const at = (t: number) => countAt(t / 2, [2, 1], shown)!;
    expect(at(0)).toMatchObject({ seat: 0, fields: [], piastres: 0, flown: 0 });
    expect(at(0.2).fields.length).toBeGreaterThan(0);
    expect(at(0.2).piastres).toBe(0);
    expect(at(0.43)).toMatchObject({ fields: [0, 1, 9], piastres: 0 });
    expect(at(0.77)).toMatchObject({ piastres: 4, flown: 0 });
    expect(at(1.99)).toMatchObject({ seat: 1, fields: [3], piastres: 9 });
    expect(countAt(1, [2, 1], shown)).toMatchObject({ seat: 1, flown: 1 });
  });

  it('counts nobody where nobody is ranked', () => {
    expect(countAt(0.5, [], shown)).toBeNull();
  });
});
