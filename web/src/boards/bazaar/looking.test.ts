import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../../lib/wire';
import { BazaarLooking } from './looking.svelte';
import { offerOf } from './offer';

/** The focus goes to the bar in a page only. */
vi.stubGlobal('requestAnimationFrame', vi.fn());

const said = (key: string, params = {}) => ({ key, params });
const pick = (options: Option[], number = 0) => offerOf({ type: 'pick', prompt: said('prompt', { number }), options });
const roll: Option = { move: { type: 'roll' }, label: said('move-roll') };
const last: Option = { move: { type: 'buy', pile: 1 }, label: said('move-buy-last', { ware: 'RRRRR' }) };
const back = (...stones: number[]): Option => ({ move: { type: 'give_back', stones }, label: said('move-give-back') });

function looking(options: Option[], number = 0) {
  const choose = vi.fn();
  const made = new BazaarLooking({ preview: async () => [], choose, pending: null });
  made.lay(pick(options, number));
  const by = (pointerType: string) => made.pointed({ pointerType } as PointerEvent);
  return { made, choose, by };
}

describe('a look', () => {
  it('is a press of its own by touch, also where a mouse has looked before', () => {
    const { made, choose, by } = looking([roll]);
    made.look(roll);
    by('touch');
    made.press(roll);
    expect(choose).not.toHaveBeenCalled();
    expect(made.option).toBe(roll);
    made.press(roll);
    expect(choose).toHaveBeenCalledWith(roll.move);
  });

  it('is under way already with a mouse', () => {
    const { made, choose, by } = looking([roll]);
    by('mouse');
    made.press(roll);
    expect(choose).toHaveBeenCalledOnce();
  });

  it('is all that a press does where the match would end', () => {
    const { made, choose, by } = looking([last]);
    by('mouse');
    made.press(last);
    made.press(last);
    expect(choose).not.toHaveBeenCalled();
    made.take(made.option!);
    expect(choose).toHaveBeenCalledWith(last.move);
  });

  it('ends with the offer', () => {
    const { made } = looking([roll]);
    made.look(roll);
    made.lay(pick([last]));
    expect(made.option).toBeNull();
  });
});

describe('surplus stones', () => {
  const two = [back(1, 0, 0, 1, 0), back(0, 0, 0, 2, 0)];

  it('are whole when as many are pressed as asked for', () => {
    const { made } = looking(two, 2);
    made.pick(0, 3);
    expect(made.option).toBeNull();
    made.pick(1, 3);
    expect(made.option).toBe(two[1]);
  });

  it('go back into their sockets, the oldest first', () => {
    const { made } = looking(two, 2);
    made.pick(0, 3);
    made.pick(1, 3);
    made.pick(5, 0);
    expect(made.picked.map(({ socket }) => socket)).toEqual([1, 5]);
    expect(made.option).toBe(two[0]);
    made.pick(5, 0);
    expect(made.option).toBeNull();
  });

  it('that are but one go by the second tap on a stone of the colour', () => {
    const one = back(0, 0, 0, 1, 0);
    const { made, choose, by } = looking([one], 1);
    by('touch');
    made.pick(0, 3);
    expect(choose).not.toHaveBeenCalled();
    made.pick(1, 3);
    expect(choose).toHaveBeenCalledWith(one.move);
  });
});
