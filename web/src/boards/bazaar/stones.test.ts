import { describe, expect, it } from 'vitest';
import { counted, held, laid, one, sockets, unpacked } from './stones';

describe('stones', () => {
  it('are counted from letters, heaps and single ones', () => {
    expect(counted('RRWY*')).toEqual([1, 0, 0, 2, 1]);
    expect(unpacked(1 + (2 << 18) + (31 << 24))).toEqual([1, 0, 0, 2, 31]);
    expect(one(2)).toEqual([0, 0, 1, 0, 0]);
  });

  it('always lie in the same order: red, yellow, green, blue, white', () => {
    expect(laid([1, 1, 1, 1, 2])).toEqual([3, 4, 4, 2, 1, 0]);
  });

  it('are missing where a hand has fewer', () => {
    expect(held([0, 0, 0, 2, 1], [3, 0, 0, 1, 1])).toEqual([
      { colour: 3, has: true },
      { colour: 3, has: false },
      { colour: 4, has: true },
    ]);
  });
});

describe('the sockets of a hand', () => {
  const hand = counted('RRG');

  it('are ten, with the stones first', () => {
    const cells = sockets(hand, null);
    expect(cells).toHaveLength(10);
    expect(cells.map((cell) => cell.colour).slice(0, 4)).toEqual([3, 3, 2, null]);
  });

  it('show what leaves from the end of its colour, and what comes in the next free ones', () => {
    const cells = sockets(hand, { gone: counted('R'), come: counted('WW') });
    expect(cells.map((cell) => cell.leaves).slice(0, 4)).toEqual([false, true, false, false]);
    expect(cells.map((cell) => cell.comes).slice(2, 6)).toEqual([null, 0, 0, null]);
  });

  it('are more than ten only where more than ten stones would stay', () => {
    const full = counted('RRRRRRRRRR');
    expect(sockets(full, { gone: counted('R'), come: counted('W') })).toHaveLength(10);
    const cells = sockets(full, { gone: counted('R'), come: counted('WWG') });
    expect(cells).toHaveLength(12);
    expect(cells.filter((cell) => cell.comes !== null)).toHaveLength(3);
    expect(cells[9]!.comes).toBe(0);
  });
});
