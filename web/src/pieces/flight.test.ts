import { expect, test } from 'vitest';
import { coinsGoing, gemsGoing, onItsBow, pointsGoing } from './flight';

const [HERE, THERE] = [{ x: 0, y: 0 }, { x: 100, y: 50 }];

test('one leaves where it was and comes to where it goes', () => {
  expect(onItsBow(HERE, THERE, 0, 1, 0)).toMatchObject({ x: 0, y: 0, part: 0 });
  expect(onItsBow(HERE, THERE, 0, 1, 1)).toMatchObject({ x: 100, y: 50, part: 1 });
  expect(onItsBow(HERE, THERE, 0, 1, 0.3).y).toBeLessThan(25);
});

test('of many each starts after the one before, and all arrive in time', () => {
  const parts = [0, 1, 2, 3].map((number) => onItsBow(HERE, THERE, number, 4, 0.4).part);
  expect(parts).toEqual([...parts].sort((one, other) => other - one));
  expect(new Set(parts).size).toBe(4);
  expect([...Array(12).keys()].every((number) => onItsBow(HERE, THERE, number, 12, 1).part === 1)).toBe(true);
});

test('gems go by colour, at most a dozen; no points go where there are none', () => {
  expect(gemsGoing([1, 0, 2, 0], HERE, THERE).map(({ thing }) => thing)).toEqual([{ gem: 'red' }, { gem: 'green' }, { gem: 'green' }]);
  expect(gemsGoing([9, 9, 0, 0], HERE, THERE)).toHaveLength(12);
  expect(coinsGoing(40, HERE, THERE)).toHaveLength(12);
  expect(pointsGoing(0, HERE, THERE)).toEqual([]);
});
