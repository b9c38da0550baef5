import { describe, expect, it } from 'vitest';
import type { Description, Option } from '../../lib/wire';
import { isFinal, movers, offerOf, targetsOf } from './offer';

const said = (key: string) => ({ key, params: {} });
const option = (move: object): Option => ({ move, label: said('label') });
const pick = (...moves: object[]): Description => ({ type: 'pick', prompt: said('prompt'), options: moves.map(option) });
const count = (move: object): Description => ({ type: 'count', prompt: said('prompt'), low: 0, high: 9, move, field: 'n', taken: [] });
const group = (...all: Description[]): Description => ({ type: 'group', parts: all });
const COLOURS = ['red', 'blue'];

describe('an offer', () => {
  it('puts moves of pieces to the fields they lead to', () => {
    const lead = { type: 'lead', colour: 'red', start: 3, end: 5 };
    const camel = { type: 'move_camel', start: 0, end: 2 };
    const offer = offerOf(pick(camel, { ...camel, end: 3 }, lead), null, COLOURS);
    expect(movers(offer)).toEqual([{ piece: 'camel', start: 0 }, { piece: 'red', start: 3 }]);
    expect([...targetsOf(offer, { piece: 'camel', start: 0 }).keys()]).toEqual([2, 3]);
    expect([...targetsOf(offer, { piece: 'red', start: 3 }).keys()]).toEqual([5]);
    expect(targetsOf(offer, null).size).toBe(0);
    expect(offer.tray).toEqual([]);
  });

  it('keeps several ways onto one field apart', () => {
    const send = { type: 'send', colour: 'red', start: 3, end: 5 };
    const offer = offerOf(pick({ ...send, then: 'leave' }, { ...send, then: 'bury' }), null, COLOURS);
    expect(targetsOf(offer, { piece: 'red', start: 3 }).get(5)).toHaveLength(2);
  });

  it('knows numbers, rooms and the cells of the notebook', () => {
    const ask = { type: 'ask', seat: 1, colour: 'red', means: 'pearl' };
    const offer = offerOf(group(count({ type: 'bid', pearls: 0 }), pick({ type: 'enter_room', room: 'blue' })), pick(ask, { ...ask, colour: 'pink' }), COLOURS);
    expect(offer.bid?.high).toBe(9);
    expect(offer.rooms.has('blue')).toBe(true);
    expect(offer.asks.get('1.red')).toHaveLength(1);
    expect(offer.tray.map(({ topic, options }) => [topic, ...options.map((one) => (one.move as { colour: string }).colour)])).toEqual([['others', 'pink']]);
  });

  it('leaves everything else to the tray', () => {
    const offer = offerOf(group(pick({ type: 'done' }), count({ type: 'offer', price: 1 })), null, COLOURS);
    expect(offer.tray).toHaveLength(2);
    expect(offer.tray[1]!.count?.high).toBe(9);
  });

  it('talks over bargains and passages in dialogues of their own', () => {
    const parts = group(pick({ type: 'done' }, { type: 'take_passage', seat: 1 }), pick({ type: 'withdraw', what: 'offer' }, { type: 'withdraw', what: 'passage' }));
    const offer = offerOf(parts, count({ type: 'offer', price: 1 }), COLOURS);
    const told = offer.tray.map(({ topic, options, count }) => [topic, options.length, count !== null]);
    expect(told).toEqual([
      ['passage', 1, false],
      [null, 1, false],
      ['trade', 1, false],
      ['passage', 1, false],
      ['trade', 0, true],
    ]);
  });

  it('leaves the own fist to the hand that is drawn', () => {
    const offer = offerOf(null, pick({ type: 'open_fist' }), COLOURS);
    expect([offer.fist?.move, offer.tray]).toEqual([{ type: 'open_fist' }, []]);
  });

  it('tells what cannot be taken back', () => {
    expect([isFinal({ type: 'tip' }), isFinal({ type: 'lead' })]).toEqual([true, false]);
  });
});
