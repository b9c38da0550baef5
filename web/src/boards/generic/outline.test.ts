import { expect, test } from 'vitest';
import { itemsOf, nameOf, textOf } from './outline';

const none = (): null => null;

test('fields become items, things inside things nested ones', () => {
  const found = itemsOf({ supply: [1, 2, 3], piles: [{ top: 'x' }, { top: null }], turn: { seat: 1 } }, none);
  expect(found.map((item) => [item.label, item.text])).toEqual([['Supply', '1, 2, 3'], ['Piles', ''], ['Turn', '']]);
  expect(found[1]!.items.map((one) => one.items[0])).toEqual([
    { label: 'Top', text: 'x', items: [] },
    { label: 'Top', text: '–', items: [] },
  ]);
  expect(found[2]!.items).toEqual([{ label: 'Seat', text: '1', items: [] }]);
  expect(itemsOf(null, none)).toEqual([]);
});

test('names come from texts that need no parameters', () => {
  expect(nameOf('next_one', (key) => (key === 'board-next-one' ? 'Nächster' : null))).toBe('Nächster');
  expect(nameOf('next_one', () => 'has {$points}')).toBe('Next one');
});

test('values in one line', () => {
  expect(textOf([[1, 2], [3]])).toBe('1, 2; 3');
  expect(textOf({ a: 1, b: true })).toBe('1, ✓');
  expect(textOf(-1)).toBe('–');
});
