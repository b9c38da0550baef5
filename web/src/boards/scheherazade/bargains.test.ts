import { describe, expect, it } from 'vitest';
import type { Description, Option } from '../../lib/wire';
import { bargainOf, freshIn, nameOf } from './bargains';
import { offerOf } from './offer';
import type { Position } from './shown';

const option = (move: object): Option => ({ move, label: { key: 'label', params: {} } });
const pick = (...moves: object[]): Description => ({ type: 'pick', prompt: { key: 'prompt', params: {} }, options: moves.map(option) });
const proposals = [
  { seat: 0, way: 'sell', item: 'pearl', price: 3 },
  { seat: 2, way: 'buy', item: 'vizier', price: 1 },
];
const turn = { leader: 1, named: 0b1100, offers: [2, 0, -1] };
const position = { proposals, turn, colours: ['red', 'blue', 'green'] } as unknown as Position;
const agree = { type: 'agree', seat: 2, way: 'buy', item: 'vizier', price: 1 };
const withdraw = { type: 'withdraw', what: 'offer' };

describe('a bargain', () => {
  it('is answered by who can, and taken back by who offers', () => {
    const { lines } = bargainOf('trade', position, offerOf(null, pick(agree, withdraw), []), 0);
    expect(lines.map(({ seat, said, answer }) => [seat, said.key, answer?.move])).toEqual([
      [0, 'board-offer-sale', withdraw],
      [2, 'board-offer-purchase', agree],
    ]);
  });

  it('is seen by everybody else without answers', () => {
    const { lines } = bargainOf('trade', position, offerOf(null, null, []), null);
    expect(lines.map(({ answer }) => answer)).toEqual([null, null]);
  });
});

describe('a new offer', () => {
  const { lines } = bargainOf('trade', position, offerOf(null, null, []), null);
  const known = new Set(lines.map(nameOf));

  it('calls everybody but who makes it, once', () => {
    expect(freshIn(lines, new Set(), 0)).toEqual([nameOf(lines[1]!)]);
    expect(freshIn(lines, known, 1)).toEqual([]);
  });

  it('is one with another price, too', () => {
    const dearer = { ...position, proposals: [{ ...proposals[0]!, price: 4 }, proposals[1]!] } as unknown as Position;
    expect(freshIn(bargainOf('trade', dearer, offerOf(null, null, []), 1).lines, known, 1)).toHaveLength(1);
  });
});

describe('a passage', () => {
  it('names the Bedouins, and what each seat offers', () => {
    const taken = { type: 'take_passage', seat: 0 };
    const { asked, lines } = bargainOf('passage', position, offerOf(pick(taken), null, []), 1);
    expect(asked?.params).toEqual({ seat: 1, colour: 'blue', bedouins: 2 });
    expect(lines.map(({ seat, said, answer }) => [seat, said.params.pearls, answer?.move])).toEqual([[0, 2, taken]]);
  });

  it('asks nothing while nothing is asked', () => {
    const quiet = { ...position, turn: { ...turn, named: 0, offers: [] } } as unknown as Position;
    expect(bargainOf('passage', quiet, offerOf(null, null, []), 1)).toEqual({ asked: null, lines: [] });
  });
});
