import { describe, expect, it } from 'vitest';
import type { Description } from '../../lib/wire';
import { backOf, changeOf, isFinal, obligation, offerOf, usedRow } from './offer';

const said = (key: string, params = {}) => ({ key, params });
const pick = (options: [object, ReturnType<typeof said>][], prompt = said('choose')): Description => ({
  type: 'pick',
  prompt,
  options: options.map(([move, label]) => ({ move, label })),
});

describe('an offer', () => {
  it('is empty where nothing is asked', () => {
    const offer = offerOf(null);
    expect([offer.roll, offer.sides.size, offer.buys.size, offer.number]).toEqual([null, 0, 0, 0]);
  });

  it('puts every option to its place on the board', () => {
    const offer = offerOf(
      pick([
        [{ type: 'roll' }, said('move-roll')],
        [{ type: 'exchange', card: 2, row: 1, way: 1 }, said('move-exchange', { give: 'WW', take: 'R' })],
      ]),
    );
    expect(offer.roll?.label.key).toBe('move-roll');
    expect(changeOf(offer.sides.get('2.1.1')!)).toEqual({ gone: [2, 0, 0, 0, 0], come: [0, 0, 0, 1, 0] });
    expect(offer.sides.has('2.1.0')).toBe(false);
  });

  it('tells the exchange that obliges to buy, and the purchase that ends the match', () => {
    const must = { move: {}, label: said('move-exchange-must', { stones: 11, piles: '1, 3' }) };
    expect(obligation(must)).toEqual({ stones: 11, piles: '1, 3' });
    expect(obligation({ move: {}, label: said('move-exchange') })).toBeNull();
    const [buy, last] = ['move-buy', 'move-buy-last'].map((key) => ({ move: { type: 'buy', pile: 1 }, label: said(key, { ware: 'RRRRR' }) }));
    expect([isFinal(buy!), isFinal(last!)]).toEqual([false, true]);
    expect(changeOf(last!)?.gone).toEqual([0, 0, 0, 5, 0]);
  });

  it('knows the way of a row that was used', () => {
    const made = { type: 'exchanged' as const, seat: 0, card: 1, row: 2, gave: 2, took: 1 << 18 };
    expect(usedRow(['R=B', 'R=WW'], made)).toEqual({ row: 2, way: 1 });
    expect(usedRow(['R=B', 'R=WW'], { ...made, gave: 1 << 18 })).toEqual({ row: 2, way: 0 });
  });

  it('finds the heap that goes back', () => {
    const heaps = [[1, 0, 0, 1, 0], [0, 0, 0, 2, 0]];
    const offer = offerOf(pick(heaps.map((stones) => [{ type: 'give_back', stones }, said('move-give-back')]), said('choose-surplus', { number: 2 })));
    expect(offer.number).toBe(2);
    expect(backOf(offer, [0, 0, 0, 2, 0])?.move).toEqual({ type: 'give_back', stones: [0, 0, 0, 2, 0] });
    expect(backOf(offer, [0, 0, 0, 1, 0])).toBeNull();
  });
});
