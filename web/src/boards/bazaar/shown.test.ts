import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/games/bazaar';
import type { Frame } from '../../lib/wire';
import type { Film } from '../../lib/board';
import { momentOf, type Position } from './shown';

const view = (more: Partial<Position>): Position =>
  ({ exchange: [1, 2], bank: [20, 20, 20, 20, 20], hands: [[0, 0, 0, 0, 0]], tops: [1, 2, 3, 4], left: [5, 5, 5, 5], ...more }) as Position;
const frameOf = (position: Position, events: object[] = []): Frame =>
  ({ view: position, told: events.map((event) => ({ said: { key: '', params: {} }, event })) }) as unknown as Frame;

const before = frameOf(view({}));
const rolled = frameOf(view({ bank: [19, 20, 20, 20, 20], hands: [[1, 0, 0, 0, 0]] }), [
  { type: 'die_rolled', seat: 0, face: 0 },
  { type: 'stone_taken', seat: 0, colour: 0 },
] satisfies GameEvent[]);

function film(at: number, clock: number, reduced = false): Film {
  const scene = { before, frame: rolled, told: rolled.told[at]!, at, ms: 500 };
  return { before, frame: rolled, recalled: [{ type: 'die_rolled', seat: 0, face: 4 }], scene, clock, reduced };
}

describe('a moment', () => {
  it('shows the true position where nothing is told', () => {
    const { shown, event } = momentOf({ ...film(0, 0), scene: null });
    expect(event).toBeNull();
    expect(shown.hands).toEqual([[1, 0, 0, 0, 0]]);
    expect(shown.face).toBe(0);
  });

  it('moves no stone before its own event is over', () => {
    expect(momentOf(film(0, 1)).shown.hands[0]![0]).toBe(0);
    expect(momentOf(film(1, 0.5)).shown.bank[0]).toBe(20);
    expect(momentOf(film(1, 1)).shown.bank[0]).toBe(19);
  });

  it('turns the die only when it has been rolled', () => {
    expect(momentOf(film(0, 0.5)).shown.face).toBe(4);
    expect(momentOf(film(0, 1)).shown.face).toBe(0);
  });

  it('turns cards up before half of it is over, when they are named', () => {
    const hidden = frameOf(view({ exchange: [0, 0], tops: [-1, 2, 3, 4] }));
    const drawn = frameOf(view({}), [{ type: 'cards_chosen' }, { type: 'ware_shown' }]);
    const of = (at: number, clock: number) => momentOf({ before: hidden, frame: drawn, recalled: [], scene: { before: hidden, frame: drawn, told: drawn.told[at]!, at, ms: 500 }, clock, reduced: false }).shown;
    expect([of(0, 0.2).exchange, of(0, 0.45).exchange]).toEqual([[0, 0], [1, 2]]);
    expect([of(0, 1).tops[0], of(1, 0.2).tops[0], of(1, 0.45).tops[0]]).toEqual([-1, -1, 1]);
  });

  it('without motion has happened already', () => {
    expect(momentOf(film(1, 0, true)).shown.hands[0]![0]).toBe(1);
  });

  it('keeps a ware until it is bought, and the next until it is uncovered', () => {
    const sold = frameOf(view({ tops: [-2, 2, 3, 4], left: [4, 5, 5, 5] }), [{ type: 'bought' }]);
    const scene = { before, frame: sold, told: sold.told[0]!, at: 0, ms: 500 };
    const of = (clock: number) => momentOf({ before, frame: sold, recalled: [], scene, clock, reduced: false }).shown;
    expect([of(0.5).tops[0], of(0.5).left[0]]).toEqual([1, 5]);
    expect([of(1).tops[0], of(1).left[0]]).toEqual([-2, 4]);
  });
});
