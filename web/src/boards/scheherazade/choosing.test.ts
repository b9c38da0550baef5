import { describe, expect, it, vi } from 'vitest';
import type { Count, Description, Fact, Option } from '../../lib/wire';
import { Choosing } from './choosing.svelte';
import { offerOf } from './offer';

/** The focus goes to the bar in a page only. */
vi.stubGlobal('requestAnimationFrame', vi.fn());

const said = (key: string) => ({ key, params: {} });
const option = (move: object): Option => ({ move, label: said('label') });
const pick = (...options: Option[]): Description => ({ type: 'pick', prompt: said('prompt'), options });

function choosing(must: Description, facts: Fact[] = []) {
  const choose = vi.fn();
  const preview = vi.fn(async () => facts);
  const made = new Choosing({ preview, choose, edition: { violet: ['N03'] } });
  made.lay(offerOf(must, null, ['red']));
  return { made, choose, preview, by: (pointerType: string) => made.pointed({ pointerType } as PointerEvent) };
}

const step = option({ type: 'lead', colour: 'red', start: 3, end: 5 });
const other = option({ type: 'lead', colour: 'red', start: 3, end: 6 });
const camel = option({ type: 'move_camel', start: 0, end: 2 });

describe('a piece', () => {
  it('is in hand at once where it is the only one', () => {
    const { made } = choosing(pick(step, other));
    expect(made.held).toEqual({ piece: 'red', start: 3 });
    expect([...made.targets.keys()]).toEqual([5, 6]);
  });

  it('has to be pressed where there are several', () => {
    const { made } = choosing(pick(step, camel));
    expect(made.targets.size).toBe(0);
    made.hold({ piece: 'camel', start: 0 });
    expect([...made.targets.keys()]).toEqual([2]);
  });

  it('is put down by a second press', () => {
    const { made } = choosing(pick(step, camel));
    made.toggle({ piece: 'camel', start: 0 });
    made.toggle({ piece: 'camel', start: 0 });
    expect(made.held).toBeNull();
  });

  it('stays in hand with what is looked at while others bargain', () => {
    const agree = option({ type: 'agree', seat: 1 });
    const { made } = choosing(pick(step, camel));
    made.hold({ piece: 'red', start: 3 });
    made.look(step);
    made.lay(offerOf(pick(step, camel), pick(agree), ['red']));
    expect([made.held, made.option]).toEqual([{ piece: 'red', start: 3 }, step]);
    made.look(agree);
    made.lay(offerOf(pick(step, camel), null, ['red']));
    expect(made.option).toBeNull();
    made.hold({ piece: 'red', start: 3 });
    made.lay(offerOf(pick(camel, other), null, ['red']));
    expect(made.held).toBeNull();
  });

  it('lights fields with what they cost', async () => {
    const { made } = choosing(pick(step), [{ key: 'fact-ransom', params: {}, data: { pearls: 2 } }]);
    await vi.waitFor(() => expect(made.costs.get(5)).toBe(2));
  });

  it('costs nothing outside of ambushes, and nobody asks', () => {
    const { made, preview } = choosing(pick(camel, step));
    made.hold({ piece: 'camel', start: 0 });
    expect(preview).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  it('is gone to by a click, and by a second tap', () => {
    const { made, choose, by } = choosing(pick(step, other));
    by('touch');
    made.pressField(5);
    expect(choose).not.toHaveBeenCalled();
    made.pressField(5);
    expect(choose).toHaveBeenCalledWith(step.move);
    by('mouse');
    made.hold({ piece: 'red', start: 3 });
    made.pressField(6);
    expect(choose).toHaveBeenLastCalledWith(other.move);
  });

  it('with several ways leaves the choice to the tray', () => {
    const send = { type: 'send', colour: 'red', start: 3, end: 5 };
    const ways = [option({ ...send, then: 'leave' }), option({ ...send, then: 'bury' })];
    const { made, choose, by } = choosing(pick(...ways));
    by('mouse');
    vi.mocked(requestAnimationFrame).mockClear();
    made.pressField(5);
    expect(choose).not.toHaveBeenCalled();
    expect(made.ways).toEqual(ways);
    expect(requestAnimationFrame).toHaveBeenCalledOnce(); // the focus goes there
  });
});

describe('what cannot be taken back', () => {
  it('is only looked at by a press', () => {
    const room = option({ type: 'enter_room', room: 'red' });
    const { made, choose, by } = choosing(pick(room));
    by('mouse');
    made.press(room);
    made.press(room);
    expect(choose).not.toHaveBeenCalled();
    expect(made.option).toBe(room);
  });

  it('is done by a second press where the bar has no button', () => {
    const ask = option({ type: 'ask', seat: 1, colour: 'red', means: 'pearl' });
    const { made, choose } = choosing(pick(ask));
    made.weigh(ask);
    made.weigh(ask);
    expect(choose).not.toHaveBeenCalled();
    made.bar = false;
    made.weigh(ask);
    expect(choose).toHaveBeenCalledWith(ask.move);
  });

  it('is a number, too', () => {
    const count: Count = { type: 'count', prompt: said('prompt'), low: 0, high: 9, move: { type: 'tip', number: 0 }, field: 'number', taken: [] };
    const { made } = choosing(count);
    made.number(count, 7);
    expect(made.option?.move).toEqual({ type: 'tip', number: 7 });
  });
});
