import { describe, expect, it } from 'vitest';
import { planOf } from './plan';

describe('the plan of a hint', () => {
  it('is read side by side, and ends at a pile', () => {
    const plan = planOf({ key: 'plan', params: {}, data: { sides: [1, 3, 0, 2, 4, 1, 1, 3, 0], pile: 2, points: 5 } });
    expect([...plan.sides]).toEqual([
      ['1.3.0', [1, 3]],
      ['2.4.1', [2]],
    ]);
    expect([plan.pile, plan.last]).toEqual([2, 4]);
  });

  it('lights nothing where there is none', () => {
    expect([planOf(null).sides.size, planOf(null).pile]).toEqual([0, null]);
  });
});
