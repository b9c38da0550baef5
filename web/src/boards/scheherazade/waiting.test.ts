import { describe, expect, it } from 'vitest';
import { NOTHING, waitingOf } from './waiting';

describe('a move that waits for the line', () => {
  it('is drawn where its piece would be', () => {
    expect(waitingOf({ type: 'bid', pearls: 3 }).bid).toBe(3);
    expect(waitingOf({ type: 'tip', number: 0 }).tip).toBe(0);
    expect(waitingOf({ type: 'send_camel', start: 1, end: 4 }).going).toEqual({ piece: 'camel', field: 4, start: 1 });
    expect(waitingOf({ type: 'lead', colour: 'pink', start: 0, end: 2 }).going).toEqual({ piece: 'pink', field: 2, start: 0 });
    expect(waitingOf({ type: 'lay_pearl', field: 7 }).pearl).toBe(7);
    expect(waitingOf({ type: 'enter_room', room: 'blue' }).room).toBe('blue');
  });

  it('is told in words alone where it moves nothing', () => {
    expect(waitingOf({ type: 'agree', seat: 2 })).toEqual(NOTHING);
    expect(waitingOf(null)).toEqual(NOTHING);
  });
});
