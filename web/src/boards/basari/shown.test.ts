import { describe, expect, it } from 'vitest';
import type { Scene } from '../../lib/board';
import type { Frame } from '../../lib/wire';
import { met, momentOf } from './shown';
import { spaced } from './space';

const blank = { agenda: [] as unknown[], turned_up: ['', '', ''], merchants: [0, 5, 9], discs: [0, 1, 2], scores: [0, 0, 0] };
const frame = (view: object, told: object[] = []): Frame =>
  ({ view: { ...blank, ...view }, told: told.map((event) => ({ event, said: { key: '', params: {} } })) }) as unknown as Frame;

/** The moment of one event of a frame, at its beginning or its end. */
function during(before: Frame, after: Frame, at: number, clock: number): ReturnType<typeof momentOf> {
  const scene = { before, frame: after, told: after.told[at], at, ms: 500 } as Scene;
  return momentOf({ before, frame: after, recalled: [], scene, clock });
}

describe('between two frames', () => {
  it('merchants stand where they stood until they have walked', () => {
    const after = frame({ merchants: [3, 9, 10] }, [{ type: 'rolled', faces: [3, 4, 1], fields: [3, 9, 10] }]);
    expect(during(frame({}), after, 0, 0.5).shown.merchants).toEqual([0, 5, 9]);
    expect(during(frame({}), after, 0, 1).shown).toMatchObject({ merchants: [3, 9, 10], dice: [3, 4, 1] });
  });

  it('cards are turned up all at once, and stay although the round is over in this frame', () => {
    const before = frame({ agenda: [{ type: 'choose_actions', chosen: ['?', 'gems', ''] }] });
    const after = frame({}, [
      { type: 'chose', seat: 2 },
      { type: 'revealed', seat: 0, action: 'dice' },
      { type: 'revealed', seat: 1, action: 'dice' },
      { type: 'revealed', seat: 2, action: 'dice' },
      { type: 'lost', action: 'dice' },
      { type: 'scoring_began', number: 1 },
    ]);
    expect(during(before, after, 0, 0).shown.cards[2]).toEqual({ action: '', sealed: false });
    expect(during(before, after, 1, 0).shown.cards.map(({ sealed }) => sealed)).toEqual([true, true, true]);
    expect(during(before, after, 1, 1).shown.cards.map(({ sealed }) => sealed)).toEqual([false, false, false]);
    expect(during(before, after, 5, 0).shown).toMatchObject({ lost: ['dice'], cards: [{ action: 'dice' }, { action: 'dice' }, { action: 'dice' }] });
    expect(during(before, after, 5, 1).shown.cards.map(({ action }) => action)).toEqual(['', '', '']);
  });

  it('discs lie where they lay until they are moved', () => {
    const after = frame({ discs: [0, 5, 9] }, [{ type: 'scoring_began', number: 1 }, { type: 'discs_moved' }]);
    expect(during(frame({}), after, 0, 1).shown.discs).toEqual([0, 1, 2]);
    expect(during(frame({}), after, 1, 1).shown.discs).toEqual([0, 5, 9]);
  });
});

describe('room', () => {
  it('is the court where it is large enough, else a sheet below', () => {
    expect(spaced(908, 518, 28).sheet).toBe(0);
    expect(spaced(525, 330, 28).sheet).toBe(0);
    expect(spaced(806, 930, 28).sheet).toBe(0);
    expect(spaced(379, 386, 28, false)).toEqual({ wide: 379, high: 386, sheet: 0 });
    const phone = spaced(379, 386, 28);
    expect(phone.sheet).toBeGreaterThan(150);
    expect(phone.high + phone.sheet).toBeLessThanOrEqual(386);
  });
});

describe('two of a kind', () => {
  const cards = (...actions: string[]) => met(actions.map((action) => ({ action, sealed: false })));

  it('stand side by side, tied to each other, and nobody else is', () => {
    expect(cards('gems', 'dice', 'points', 'gems')).toEqual([
      { place: 0, tied: true },
      { place: 2, tied: false },
      { place: 3, tied: false },
      { place: 1, tied: false },
    ]);
    expect(cards('gems', 'dice', 'gems', 'dice').map(({ place }) => place)).toEqual([0, 2, 1, 3]);
  });

  it('do not meet where there are three, or before all cards are open', () => {
    for (const row of [cards('gems', 'dice', 'gems', 'gems'), met([{ action: 'gems', sealed: false }, { action: '?', sealed: true }, { action: 'gems', sealed: false }])])
      expect(row.every(({ place, tied }, seat) => place === seat && !tied)).toBe(true);
  });
});
