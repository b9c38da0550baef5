import { expect, test } from 'vitest';
import type { Fact } from '../../lib/wire';
import { changesOf, dealOf, outcomeOf, worthsOf } from './outcome';

const scored = (seat: number, before: number, after: number) => ({ key: 'fact-if-scored', params: {}, data: { seat, before, after } }) as unknown as Fact;
const facts = [{ key: 'fact-get', params: {}, data: {} }, scored(0, 29, 19), scored(3, 4, 12), { key: 'fact-leads', params: {}, data: { colour: 'red', before: [0], after: [3] } }] as unknown as Fact[];

test('what a scoring would change for several is one sentence, and all else stays', () => {
  expect(worthsOf(facts).map(({ seat, before, after }) => [seat, before, after])).toEqual([[0, 29, 19], [3, 4, 12]]);
  expect(changesOf(facts).map(({ key }) => key)).toEqual(['fact-get', 'fact-leads']);
});

test('who is not mentioned has what a scoring brings now', () => {
  const { worths, crowns } = outcomeOf(facts, 1, 3, [], [29, 7, 0, 4]);
  expect(worths).toEqual([{ seat: 3, before: 4, after: 12 }, { seat: 1, before: 7, after: 7 }]);
  expect(crowns).toHaveLength(1);
});

test('who is not asked learns from the view what would come of the offer that is on the mat', () => {
  const view = {
    agenda: [{ type: 'answer_offer', offer: [1, 0, 0, 0] }],
    prospects: [14, 3, 12].map((scored) => ({ scored })),
    crowns: [[0], [2], [], [1, 2]],
    deal: { scored: [2, 17, 12], crowns: [[1], [2], [], [1, 2]] },
  };
  const bargain = { action: 'points', opener: 0, other: 1, rungs: [{ seat: 0, gems: [1, 0, 0, 0] }], mover: 1, winner: null };
  expect(dealOf(bargain, view)).toEqual({
    gets: 1,
    crowns: [{ colour: 'red', before: [0], after: [1] }],
    worths: [{ seat: 1, before: 3, after: 17 }, { seat: 0, before: 14, after: 2 }],
  });
  expect(dealOf({ ...bargain, rungs: [{ seat: 0, gems: [2, 0, 0, 0] }] }, view)).toBeNull();
  expect(dealOf(null, view)).toBeNull();
  expect(dealOf(bargain, { ...view, deal: null })).toBeNull();
});
