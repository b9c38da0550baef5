import { expect, test } from 'vitest';
import { dashed, shelf, span } from './shelf';
import type { GameInfo } from './wire';

const info = (key: string) => ({ key }) as GameInfo;

test('the five games of the house are always there, a sixth follows', () => {
  const found = shelf([info('tangier'), info('suleika')]);
  expect(found.map((one) => one.key)).toEqual(['suleika', 'basari', 'basari_cards', 'bazaar', 'scheherazade', 'tangier']);
  expect(found.map((one) => one.info !== null)).toEqual([true, false, false, false, false, true]);
});

test('keys and seats as they are written', () => {
  expect(dashed('basari_cards')).toBe('basari-cards');
  expect(span([2, 3, 4])).toBe('2–4');
  expect(span([2])).toBe('2');
});
