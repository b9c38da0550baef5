import { describe, expect, it } from 'vitest';
import { shareOf, sharesOf } from './shares';

const line = (key: string, params = {}) => ({ key, params });
const aspects = [
  { title: line('outline-seat'), lines: [line('outline-pearls')], seat: 0 },
  { title: line('outline-seat'), lines: [line('outline-colour-odds', { red: 25, blue: 75 })], seat: 1 },
  { title: line('outline-known'), lines: [line('outline-room-odds', { red: 50, blue: 50 })], seat: null },
];
const knowledge = { cards: [1, -2, -2], proven: [], looked: [], wrong: [], asked: [] };

describe('the shares of a notebook', () => {
  const shares = sharesOf(aspects, 2);

  it('are what is told of each seat, and of the right room', () => {
    expect(shareOf(shares, knowledge, ['red', 'blue'], 1, 1)).toBe(75);
    expect(shareOf(shares, knowledge, ['red', 'blue'], 2, 0)).toBe(50);
  });

  it('are certain for a card that was seen', () => {
    expect(shareOf(shares, knowledge, ['red', 'blue'], 0, 1)).toBe(100);
    expect(shareOf(shares, knowledge, ['red', 'blue'], 0, 0)).toBe(0);
  });

  it('are unknown where nothing is told', () => {
    expect(shareOf(sharesOf([], 2), knowledge, ['red', 'blue'], 1, 1)).toBeNull();
  });
});
