import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../lib/wire';
import { beats } from '../../lib/described';
import { answered, haggleNumber } from './limit';
import cases from './offers.json';
import { outcomeOf } from './outcome';

const asked = (stock: number[], offer: number[]): Bundle => ({
  type: 'bundle',
  prompt: { key: 'choose-raise', params: {} },
  kinds: ['red', 'yellow', 'green', 'blue'],
  stock,
  least: 1,
  move: { type: 'offer' },
  field: 'gems',
  beats: offer,
});

describe('my limit', () => {
  it('never gives a gem beyond it, and accepts only where nothing within it is a raise', () => {
    let [raised, accepted] = [0, 0];
    for (const { stock, offer, tried } of cases) {
      const gems = answered(asked(stock, offer), { haggle: 1, gems: tried });
      const most = stock.map((count, kind) => Math.min(count, tried[kind]!));
      if (gems) {
        raised += 1;
        expect(beats(gems, offer)).toBe(true);
        expect(gems.every((count, kind) => count <= most[kind]!)).toBe(true);
      } else {
        accepted += 1;
        expect(beats(most, offer)).toBe(false);
      }
    }
    expect(raised).toBeGreaterThan(50);
    expect(accepted).toBeGreaterThan(50);
  });

  it('accepts where nothing can be raised', () => {
    expect(answered(null, { haggle: 1, gems: [9, 9, 9, 9] })).toBeNull();
  });

  it('holds for one haggle of the match', () => {
    expect(haggleNumber([{ type: 'negotiated' }, { type: 'offered' }, { type: 'negotiated' }])).toBe(2);
  });
});

it('tells what a scoring would bring both, changed or not, and which crowns move', () => {
  const facts = [
    { key: 'fact-if-scored', params: {}, data: { seat: 1, before: 5, after: 12 } },
    { key: 'fact-leads', params: {}, data: { colour: 'red', before: [0], after: [0, 1] } },
    { key: 'fact-raises', params: {}, data: { seat: 2, raises: 3 } },
  ];
  const outcome = outcomeOf(facts as never, 1, 0, [1, 0, 0, 0], [8, 5, 0]);
  expect(outcome.worths).toEqual([
    { seat: 0, before: 8, after: 8 },
    { seat: 1, before: 5, after: 12 },
  ]);
  expect(outcome.crowns).toEqual([{ colour: 'red', before: [0], after: [0, 1] }]);
});
