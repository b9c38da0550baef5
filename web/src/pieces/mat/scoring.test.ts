import { expect, it } from 'vitest';
import { scoringOf } from './scoring';

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
