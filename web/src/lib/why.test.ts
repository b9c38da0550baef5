import { describe, expect, it } from 'vitest';
import { Why, type Asked } from './why.svelte';
import type { Reason } from './wire';

const asked = (seat: number, number: string): Asked => ({ seat, number, label: '', from: {} as HTMLElement });
const reason = (places: number[]): Reason => ({ key: 'why', params: {}, paragraph: 'toy 1.1', amount: null, places });

describe('a number that is pressed', () => {
  it('is explained, and its places are lit', async () => {
    const why = new Why(async () => [reason([1, 2]), reason([]), reason([5])]);
    await why.press(asked(0, 'points'));
    expect(why.explains(0, 'points')).toBe(true);
    expect(why.lit).toEqual([1, 2, 5]);
  });

  it('is explained no more when it is pressed again', async () => {
    const why = new Why(async () => [reason([1])]);
    await why.press(asked(0, 'points'));
    await why.press(asked(0, 'points'));
    expect(why.asked).toBeNull();
    expect(why.lit).toEqual([]);
  });

  it('gives way to another one, whatever answer comes first', async () => {
    const answers: ((reasons: Reason[]) => void)[] = [];
    const why = new Why(() => new Promise((resolve) => answers.push(resolve)));
    const one = why.press(asked(0, 'points'));
    const other = why.press(asked(1, 'points'));
    answers[1]!([reason([7])]);
    answers[0]!([reason([1])]);
    await Promise.all([one, other]);
    expect(why.lit).toEqual([7]);
  });

  it('has no reasons where the table has no answer', async () => {
    const why = new Why(() => Promise.reject(new Error('gone')));
    await why.press(asked(0, 'points'));
    expect(why.reasons).toEqual([]);
  });

  it('is explained anew when the table changes, also where it reads otherwise or is drawn again', async () => {
    let places = [1];
    const why = new Why(async () => [reason(places)]);
    await why.press(asked(0, 'points'));
    places = [2];
    await why.renew();
    expect(why.lit).toEqual([2]);
    const redrawn = asked(0, 'points');
    why.stands(redrawn);
    expect(why.asked).toBe(redrawn);
    why.stands({ ...asked(1, 'points'), label: 'another seat' });
    expect(why.lit).toEqual([2]);
    why.stands({ ...redrawn, label: 'one more' });
    expect(why.asked?.label).toBe('one more');
  });

  it('is explained where it was pressed, though it stands elsewhere, too', async () => {
    const why = new Why(async () => [reason([1])]);
    const pressed = { ...asked(0, 'points'), from: { isConnected: true } as HTMLElement };
    await why.press(pressed);
    why.stands(asked(0, 'points'));
    expect(why.asked).toBe(pressed);
  });
});
