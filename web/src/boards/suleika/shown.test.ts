import { describe, expect, test } from 'vitest';
import type { SuleikaView } from '../../lib/games/suleika';
import type { Said } from '../../lib/wire';
import { fieldOf } from './geometry';
import { landingsOf, layingOf, sum, wayThrough } from './landings';
import { after, shownOf, standings } from './shown';

const NAMES = ['red', 'yellow', 'blue', 'green'];
const [A1, B1, A2, C1] = ['a1', 'b1', 'a2', 'c1'].map(fieldOf);

/** A market of three by three: a whole red carpet on a1–b1, a yellow half on c1. */
function view(seats: number): SuleikaView {
  return {
    seat: 0,
    agenda: [],
    options: {},
    edition: { size: [3, 3], carpets: NAMES.map((name) => [name, 12]) } as never,
    omar: A2,
    facing: 0,
    money: Array.from({ length: seats }, () => 30),
    market: [0, 0, 1, -1, -1, -1, -1, -1, -1],
    carpets: [[A1, B1]],
    left: [11, 11, 12, 12],
    tops: [0, 1, 2, 3].slice(0, seats),
    began: 0,
    recalled: [],
  };
}

describe('what is shown', () => {
  test('is the view', () => {
    const shown = shownOf(view(4), 3);
    expect([...shown.colours]).toEqual([[A1, 0], [B1, 0], [C1, 1]]);
    expect(shown.pips).toBe(3);
  });

  test('goes on with the events: Omar turns, the die falls, he walks', () => {
    let shown = shownOf(view(4), null);
    shown = after(shown, { type: 'faced', seat: 0, facing: 1 }, NAMES);
    shown = after(shown, { type: 'rolled', seat: 0, pips: 2 }, NAMES);
    shown = after(shown, { type: 'walked', seat: 0, path: [9, 10], facing: 2 }, NAMES);
    expect([shown.omar, shown.facing, shown.pips]).toEqual([10, 2, 2]);
  });

  test('money goes from one to the other', () => {
    const paid = { type: 'paid', seat: 2, owner: 0, colour: 'red', due: 5, paid: 4 } as const;
    expect(after(shownOf(view(4), null), paid, NAMES).money).toEqual([34, 30, 26, 30]);
  });

  test('a carpet tears those it covers in part and leaves its stack', () => {
    const laid = { type: 'laid', seat: 2, colour: 'blue', first: B1, second: C1 } as const;
    const shown = after(shownOf(view(4), null), laid, NAMES);
    expect([A1, B1, C1].map((field) => shown.colours.get(field))).toEqual([0, 2, 2]);
    expect(shown.whole).toEqual([[B1, C1]]);
    expect(shown.left).toEqual([11, 11, 11, 12]);
  });

  test('a stack shows its next colour', () => {
    const uncovered = { type: 'uncovered', seat: 1, colour: 'green' } as const;
    expect(after(shownOf(view(2), null), uncovered, NAMES).tops).toEqual([0, 3]);
  });

  test('each seat stands by halves and piastres; two seats have two colours each', () => {
    expect(standings(shownOf(view(4), null)).map(({ points }) => points)).toEqual([32, 31, 30, 30]);
    const [anna] = standings(shownOf(view(2), null));
    expect(anna.stacks).toEqual([{ colour: 0, left: 11 }, { colour: 2, left: 12 }]);
  });
});

describe('facts', () => {
  const odds = ['1/6', '1/3', '1/3', '1/6'];
  const landing = (pips: number, field: string, price?: number) => ({
    key: price === undefined ? 'fact-landing-free' : 'fact-landing',
    params: { pips, field, odds: odds[pips - 1], ...(price === undefined ? {} : { price, owner: 1 }) },
  });

  test('about landings are gathered by field', () => {
    const mean = { key: 'fact-expected-price', params: { seat: 0, price: 1 } };
    const found = landingsOf([landing(2, 'b1', 3), landing(1, 'a1'), landing(3, 'a1'), mean]);
    expect(found).toEqual([
      { field: B1, pips: [2], odds: '1/3', price: 3 },
      { field: A1, pips: [1, 3], odds: '1/2', price: null },
    ]);
    expect(wayThrough(found)).toEqual([A1, B1, A1]);
  });

  test('about a carpet name what it covers and its area', () => {
    const facts: Said[] = [
      { key: 'fact-covers', params: { field: 'b1', colour: 'red', owner: 0 } },
      { key: 'fact-area', params: { colour: 'blue', fields: 4 } },
    ];
    expect(layingOf(facts)).toEqual({ covers: [B1], area: 4 });
    expect(layingOf([])).toEqual({ covers: [], area: null });
  });

  test('odds add up in lowest terms', () => {
    expect([sum('1/6', '1/3'), sum('1/2', '1/2'), sum('1/4', '1/6')]).toEqual(['1/2', '1', '5/12']);
  });
});
