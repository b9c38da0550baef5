import { describe, expect, test } from 'vitest';
import type { Film, Scene } from '../../lib/board';
import type { GameEvent } from '../../lib/games/suleika';
import type { Fact, Frame } from '../../lib/wire';
import { fieldOf } from './geometry';
import { fraction, landingsOf, layingOf, sum, wayThrough } from './landings';
import { momentOf, remembering } from './shown';
import type { Moment, Position } from './shown';

const [A1, B1, A2, C1] = ['a1', 'b1', 'a2', 'c1'].map(fieldOf);

const SIZE: [number, number] = [3, 3];

/** A market of three by three: a whole red carpet on a1–b1, a yellow half on c1. */
function view(seats: number, more: Partial<Position> = {}): Position {
  return {
    seat: 0,
    agenda: [],
    options: {},
    omar: A2,
    facing: 0,
    money: Array.from({ length: seats }, () => 30),
    market: [0, 0, 1, ...Array<number>(21).fill(-1)],
    carpets: [[A1, B1]],
    left: [11, 11, 12, 12],
    tops: [0, 1, 2, 3].slice(0, seats),
    began: 0,
    ...more,
  };
}

const frame = (shown: Position, ...events: GameEvent[]): Frame =>
  ({ view: shown, told: events.map((event) => ({ said: { key: '', params: {} }, event })) }) as unknown as Frame;

/** The moment when the event of this number is being shown, so far. */
function at(before: Frame, after: Frame, number: number, clock: number, more: Partial<Film> = {}): Moment {
  const scene: Scene = { before, frame: after, told: after.told[number]!, at: number, ms: 100 };
  return momentOf({ before, frame: after, recalled: [], scene, clock, reduced: false, ...more }, SIZE);
}

describe('what is shown', () => {
  const start = frame(view(4));

  test('is the view, and what was rolled last', () => {
    const laid = { type: 'laid', seat: 0, colour: 'red', first: A1, second: B1 };
    const recalled = [{ type: 'walked', seat: 0, path: [B1, A1, A2], facing: 1 }, laid];
    const idle = { before: start, frame: start, recalled, scene: null, clock: 1, reduced: false };
    const { shown, before, event } = momentOf(idle, SIZE);
    expect([...shown.colours]).toEqual([[A1, 0], [B1, 0], [C1, 1]]);
    expect([shown.pips, event, before]).toEqual([3, null, shown]);
  });

  test('moves on event by event: the die falls, Omar walks, money goes over', () => {
    const told: GameEvent[] = [
      { type: 'rolled', seat: 0, pips: 2 },
      { type: 'walked', seat: 0, path: [9, 10], facing: 2 },
      { type: 'paid', seat: 0, owner: 2, colour: 'red', due: 5, paid: 4 },
    ];
    const after = frame(view(4, { omar: 10, facing: 2, money: [26, 30, 34, 30] }), ...told);
    const stages = [0, 1, 2].flatMap((number) => [at(start, after, number, 0.5), at(start, after, number, 1)]);
    expect(stages.map(({ shown }) => shown.pips)).toEqual([null, 2, 2, 2, 2, 2]);
    expect(stages.map(({ shown }) => shown.omar)).toEqual([A2, A2, A2, 10, 10, 10]);
    expect(stages.map(({ shown }) => shown.money[0])).toEqual([30, 30, 30, 30, 30, 26]);
    expect(stages[2]!.before.facing).toBe(0);
    expect(stages[4]!.before.facing).toBe(2);
  });

  test('a carpet lies where the frame has it, once it has been shown', () => {
    const laid: GameEvent = { type: 'laid', seat: 2, colour: 'blue', first: B1, second: C1 };
    const market = [0, 2, 2, ...Array<number>(21).fill(-1)];
    const after = frame(view(4, { market, carpets: [[B1, C1]], left: [11, 11, 11, 12] }), laid);
    expect(at(start, after, 0, 0.9).shown.whole).toEqual([[A1, B1]]);
    const { shown } = at(start, after, 0, 1);
    expect([A1, B1, C1].map((field) => shown.colours.get(field))).toEqual([0, 2, 2]);
    expect([shown.whole, shown.left]).toEqual([[[B1, C1]], [11, 11, 11, 12]]);
  });

  test('stays the same while an event is shown, and is worked out anew for the next', () => {
    const after = frame(view(4, { omar: 10 }), { type: 'walked', seat: 0, path: [10], facing: 0 });
    const scene: Scene = { before: start, frame: after, told: after.told[0]!, at: 0, ms: 100 };
    const film = { before: start, frame: after, recalled: [], scene, reduced: false };
    const position = remembering();
    const [early, late, over] = [0.1, 0.9, 1].map((clock) => momentOf({ ...film, clock }, SIZE, position));
    expect(late!.shown).toBe(early!.shown);
    expect(over!.shown.omar).toBe(10);
    const next = momentOf({ ...film, before: after, scene: null, clock: 1 }, SIZE, position);
    expect(next.shown).not.toBe(over!.shown);
  });

  test('a stack shows its next colour', () => {
    const after = frame(view(2, { tops: [0, 3] }), { type: 'uncovered', seat: 1, colour: 'green' });
    expect(at(frame(view(2)), after, 0, 0.5).shown.tops).toEqual([0, 1]);
    expect(at(frame(view(2)), after, 0, 1).shown.tops).toEqual([0, 3]);
  });

  test('what no event tells of is as in the frame after', () => {
    const after = frame(view(4, { facing: 3, money: [1, 2, 3, 4] }), { type: 'began', seat: 1 });
    const { shown } = at(start, after, 0, 0);
    expect([shown.facing, shown.money]).toEqual([3, [1, 2, 3, 4]]);
  });

  test('without motion an event has happened at once and is marked', () => {
    const after = frame(view(4, { facing: 1 }), { type: 'faced', seat: 0, facing: 1 });
    const { shown, still, before } = at(start, after, 0, 1, { reduced: true });
    expect([shown.facing, before.facing, still]).toEqual([1, 0, true]);
  });
});

describe('facts', () => {
  const odds = [[1, 6], [1, 3], [1, 3], [1, 6]];
  const landing = (pips: number, field: number, price?: number): Fact => ({
    key: price === undefined ? 'fact-landing-free' : 'fact-landing',
    params: {},
    data: { pips, field, odds: odds[pips - 1]!, ...(price === undefined ? {} : { price, owner: 1 }) },
  });

  test('about landings are gathered by field', () => {
    const mean = { key: 'fact-expected-price', params: {}, data: { seat: 0, price: 1 } };
    const found = landingsOf([landing(2, B1, 3), landing(1, A1), landing(3, A1), mean]);
    expect(found).toEqual([
      { field: B1, pips: [2], odds: [1, 3], price: 3 },
      { field: A1, pips: [1, 3], odds: [1, 2], price: null },
    ]);
    expect(wayThrough(found)).toEqual([A1, B1, A1]);
  });

  test('about a carpet name what it covers and its area', () => {
    const facts: Fact[] = [
      { key: 'fact-covers', params: {}, data: { field: B1, colour: 0, owner: 0 } },
      { key: 'fact-area', params: {}, data: { colour: 2, fields: 4 } },
    ];
    expect(layingOf(facts)).toEqual({ covers: [B1], area: 4 });
    expect(layingOf([])).toEqual({ covers: [], area: null });
  });

  test('odds add up in lowest terms', () => {
    const sums = [sum([1, 6], [1, 3]), sum([1, 2], [1, 2]), sum([1, 4], [1, 6])];
    expect(sums.map(fraction)).toEqual(['1/2', '1', '5/12']);
  });
});
