import { describe, expect, it } from 'vitest';
import type { Film } from '../../lib/board';
import { guestOf, positionOf, tipsOf, type Position } from './shown';

const view = (placed: [number, number][]): Position => ({ agenda: [{ type: 'place_tips', placed }] }) as unknown as Position;
const film = (at: number): Film => {
  const told = [{ type: 'tipped', seat: 2, number: 9 }, { type: 'revealed' }, { type: 'best_tip' }];
  const frame = { told: told.map((event) => ({ event })), view: { agenda: [{ type: 'prepare' }] } };
  return { before: { view: view([[0, 4], [1, 7]]) }, frame, scene: { frame, at }, clock: 0.9, reduced: false } as unknown as Film;
};

describe('the tip track', () => {
  it('has the last stone on it while the fists open, and after', () => {
    for (const at of [0, 1, 2]) expect(tipsOf(film(at), view([[0, 4], [1, 7]]))).toEqual([[0, 4], [1, 7], [2, 9]]);
  });

  it('shows what lies there where nothing is told', () => {
    expect(tipsOf({ ...film(0), scene: null }, view([[0, 4]]))).toEqual([[0, 4]]);
    expect(tipsOf({ ...film(0), scene: null }, { agenda: [] } as unknown as Position)).toEqual([]);
  });
});

describe('a room', () => {
  const events = (...types: string[]) => types.map((type) => ({ event: { type, seat: 1, room: 'red' } }));
  const at = (told: object[], number: number, clock: number): Film => ({ scene: { frame: { told }, at: number }, clock, reduced: false }) as unknown as Film;

  it('has its guest at the door until it is told that it is a wrong one', () => {
    const told = events('room_entered', 'room_wrong');
    expect(guestOf(at(told, 0, 0))).toEqual({ seat: 1, room: 'red', right: false });
    expect(guestOf(at(told, 1, 0.2))?.room).toBe('red');
    expect(guestOf(at(told, 1, 0.6))).toBeNull();
  });

  it('keeps its guest where it is the right one, and has none where nobody enters', () => {
    expect(guestOf(at(events('room_entered', 'room_right'), 1, 1))?.right).toBe(true);
    expect(guestOf(at(events('camel_moved'), 0, 0.5))).toBeNull();
  });
});

describe('the position that is drawn', () => {
  const [from, to] = [{ pearls: [9], caravan: 'here' }, { pearls: [7], caravan: 'there' }];
  const drawn = (types: string[], at: number | null, clock: number, reduced = false): unknown => {
    const frame = { told: types.map((type) => ({ event: { type } })), view: to };
    return positionOf({ before: { view: from }, frame, scene: at === null ? null : { frame, at }, clock, reduced } as unknown as Film);
  };

  it('moves a piece with the event that moves it, and the rest with the last one', () => {
    const told = ['card_played', 'bedouin_sent', 'card_buried'];
    expect(drawn(told, 0, 0.9)).toEqual(from);
    expect(drawn(told, 1, 0.2)).toEqual(from);
    expect(drawn(told, 1, 0.5)).toEqual({ pearls: [9], caravan: 'there' });
    expect(drawn(told, 2, 0.2)).toEqual({ pearls: [9], caravan: 'there' });
    expect(drawn(told, 2, 0.5)).toEqual(to);
    expect(drawn(told, null, 0)).toEqual(to);
  });

  it('shows no outcome before it is told, also without motion', () => {
    const told = ['tipped', 'revealed', 'best_tip', 'led'];
    expect(drawn(told, 1, 0, true)).toEqual(from);
    expect(drawn(told, 3, 0, true)).toEqual(to);
  });
});
