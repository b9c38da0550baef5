import { expect, test } from 'vitest';
import { nameOf, outlineOf, textOf } from './outline';

const none = (): null => null;

test('lists of the seats become columns, boards become grids, the rest items', () => {
  const view = {
    seat: 0,
    agenda: [{}],
    options: {},
    edition: { size: [2, 2], carpets: [['red', 3], ['blue', 3]] },
    money: [3, 4, 5],
    supply: [1, 2, 3],
    market: [-1, 0, 1, -1],
    round: 2,
  };
  const found = outlineOf(view, 3, none);
  expect(found.holdings).toEqual({ columns: ['Money'], rows: [['3'], ['4'], ['5']] });
  expect(found.grids).toEqual([
    { label: 'Market', columns: ['a', 'b'], rows: [{ label: '1', cells: ['–', 'red'] }, { label: '2', cells: ['blue', '–'] }] },
  ]);
  expect(found.items.map((item) => [item.label, item.text])).toEqual([['Supply', '1, 2, 3'], ['Round', '2']]);
});

test('things with fields of their own become a column for each field', () => {
  const found = outlineOf({ merchants: [{ points: 1, gems: [0, 2] }, { points: 3, gems: [] }] }, 2, none);
  expect(found.holdings).toEqual({ columns: ['Points', 'Gems'], rows: [['1', '0, 2'], ['3', '–']] });
});

test('nested things become nested items', () => {
  const [item] = outlineOf({ piles: [{ top: 'x' }, { top: null }] }, 3, none).items;
  expect(item!.items.map((one) => one.items[0])).toEqual([
    { label: 'Top', text: 'x', items: [] },
    { label: 'Top', text: '–', items: [] },
  ]);
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
