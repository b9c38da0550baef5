import { expect, it } from 'vitest';
import { freshOf, scoringOf } from './scoring';

it('tells the last scoring row by row, and what it adds up to', () => {
  const events = [
    { type: 'scoring_began', number: 1 },
    { type: 'had_most', seat: 0, colour: 'red', points: 14, shared: false, returned: 3 },
    { type: 'discs_moved' },
    { type: 'scoring_began', number: 2 },
    { type: 'went_round', seat: 1, points: 10 },
    { type: 'had_most', seat: 1, colour: 'red', points: 7, shared: true, returned: 2 },
    { type: 'had_most', seat: 2, colour: 'red', points: 7, shared: true, returned: 2 },
    { type: 'unclaimed', colour: 'blue' },
  ];
  const scoring = scoringOf(events, 3)!;
  expect(scoring.number).toBe(2);
  expect(scoring.totals).toEqual([0, 17, 7]);
  expect(scoring.rows.map((row) => row.kind)).toEqual(['more', 'red', 'blue']);
  expect(scoring.rows[1]!.awards.map((award) => award.seat)).toEqual([1, 2]);
  expect(scoring.rows[2]!.awards).toEqual([]);
  expect(scoringOf([], 3)).toBeNull();
});

it('knows whose award an event gives', () => {
  expect(freshOf({ type: 'had_most', seat: 2, colour: 'red', points: 7 })).toEqual({ kind: 'red', seat: 2 });
  expect(freshOf({ type: 'manned', seat: 0, points: 5 })).toEqual({ kind: 'more', seat: 0 });
  expect([freshOf({ type: 'unclaimed', colour: 'blue' }), freshOf({ type: 'offered', seat: 1 }), freshOf(null)]).toEqual([null, null, null]);
});
