import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { momentOf } from './shown';

const blank = { agenda: [] as unknown[], turned_up: ['', '', ''], current: [0, 1, 2], piles: [[0], [1], [2]], deck: [3, 4, 5], supply: [5, 5, 5, 5] };
const frame = (view: object, told: object[] = []): Frame =>
  ({ view: { ...blank, ...view }, told: told.map((event) => ({ event, said: { key: '', params: {} } })) }) as unknown as Frame;

/** The moment of one event of a frame, at its beginning or its end. */
function during(before: Frame, after: Frame, at: number, clock: number): ReturnType<typeof momentOf> {
  const scene = { before, frame: after, told: after.told[at], at, ms: 500 } as Scene;
  return momentOf({ before, frame: after, recalled: [], scene, clock });
}

describe('a reveal', () => {
  const before = frame({ agenda: [{ type: 'choose_actions', chosen: ['A', '?', ''] }] });
  const after = frame({ turned_up: ['A', 'A', 'A'] }, [
    { type: 'chose', seat: 2 },
    { type: 'revealed', seat: 0, action: 'A' },
    { type: 'revealed', seat: 1, action: 'A' },
    { type: 'revealed', seat: 2, action: 'A' },
    { type: 'lost', action: 'A' },
  ]);

  it('keeps every card face down until all are turned at once', () => {
    expect(during(before, after, 0, 0).shown.cards[2]).toEqual({ action: '', sealed: false });
    expect(during(before, after, 0, 1).shown.cards[2]).toEqual({ action: '?', sealed: true });
    expect(during(before, after, 1, 0).shown.cards[0]!.sealed).toBe(true);
    expect(during(before, after, 1, 1).shown.cards.map(({ sealed }) => sealed)).toEqual([false, false, false]);
    expect(during(before, after, 4, 0).shown.lost).toEqual([]);
    expect(during(before, after, 4, 1).shown.lost).toEqual(['A']);
  });
});

it('gives a card only when it has been drawn', () => {
  const before = frame({ current: [-1, -1, -1], piles: [[], [], []], deck: [0, 3, 4, 5] });
  const after = frame({ current: [0, -1, -1], piles: [[0], [], []], deck: [3, 4, 5] }, [{ type: 'drew', seat: 0, card: 0 }]);
  expect(during(before, after, 0, 0).shown).toMatchObject({ current: [-1, -1, -1], deck: 4 });
  expect(during(before, after, 0, 1).shown).toMatchObject({ current: [0, -1, -1], deck: 3 });
});

it('leaves the cards of a pass before their owners until its scoring has been told', () => {
  const told = [{ type: 'pass_ended', number: 1 }, { type: 'had_most', seat: 0, colour: 'red' }, { type: 'manned', seat: 1 }, { type: 'pass_began', number: 2 }];
  const [before, after] = [frame({}), frame({ current: [-1, -1, -1], piles: [[], [], []] }, told)];
  for (const at of [0, 1, 2]) expect(during(before, after, at, 0).shown).toMatchObject({ current: [0, 1, 2], piles: [[0], [1], [2]] });
  expect(during(before, after, 3, 0).shown).toMatchObject({ current: [-1, -1, -1], piles: [[], [], []] });
});
