import { afterEach, expect, test, vi } from 'vitest';
import { arrivedAt, contribution, friendlySeats, make, playBots, start, throwIn, usualLevel, usualSeats } from './lobby';
import { allowedSeats, allSeats, optionsFor } from './variants';
import type { GameInfo, State } from './wire';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers everything with this table; what it was asked for. */
function serving(state: State, status = 200): [string, string][] {
  const asked: [string, string][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, String(body)]);
    return new Response(JSON.stringify(state), { status });
  });
  return asked;
}

const waiting = (id: string): State =>
  ({ table: { id, status: 'waiting', fair: { commitment: 'c' } }, mine: [1, 2] }) as unknown as State;

test('what is thrown into the dice comes after the commitment, and before the start', async () => {
  const asked = serving(waiting('one'));
  await make({ game: 'toy', seats: 3 } as never);
  await start('one');
  expect(asked.map(([path]) => path)).toEqual([
    '/api/tables',
    '/api/tables/one/seats/1/contribute',
    '/api/tables/one/seats/2/contribute',
    '/api/tables/one/start',
  ]);
  expect(asked[0]![1]).not.toContain('contribution');
  expect(JSON.parse(asked.at(-1)![1]).contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]![1]).not.toBe(asked[2]![1]);
});

test('what could not be thrown in is thrown in again', async () => {
  serving(waiting('two'), 503);
  await expect(throwIn(waiting('two'))).rejects.toThrow();
  const asked = serving(waiting('two'));
  await throwIn(waiting('two'));
  await throwIn(waiting('two'));
  expect(asked.map(([path]) => path)).toEqual(['/api/tables/two/seats/1/contribute', '/api/tables/two/seats/2/contribute']);
});

test('one click makes and begins a table in two requests, and is told of it once', async () => {
  const asked = serving(waiting('three'));
  const game = { key: 'toy', seats: [2, 3] } as unknown as GameInfo;
  expect(await playBots(game, 'Ada', 'novice')).toBe('three');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables', '/api/tables/three/start']);
  expect(asked[0]![1]).not.toContain('contribution');
  expect(JSON.parse(asked[0]![1]).bots).toEqual({ 1: 'novice', 2: 'novice' });
  expect(arrivedAt('three')?.table.id).toBe('three');
  expect(arrivedAt('three')).toBeNull();
});

test('sensible tables', () => {
  expect(usualSeats([2, 3, 4])).toBe(3);
  expect(usualSeats([4, 5])).toBe(4);
  expect(friendlySeats([2, 3, 4, 5, 6])).toBe(4);
  expect(friendlySeats([5, 6])).toBe(5);
  expect(usualLevel(['novice', 'trader', 'merchant', 'vizier'])).toBe('trader');
  expect(usualLevel(['weak', 'fair', 'strong'])).toBe('fair');
  expect(usualLevel(['random'])).toBe('random');
});

test('no two contributions to the dice are alike', () => {
  const made = new Set(Array.from({ length: 50 }, contribution));
  expect(made.size).toBe(50);
  expect([...made][0]).toMatch(/^[0-9a-f]{32}$/);
});

const haggle = {
  seats: [3, 4],
  variants: [{ option: 'two_player', value: true, seats: [2] }],
  options: [{ name: 'two_player', default: false }, { name: 'share_arches', default: false }],
} as unknown as GameInfo;

test('a variant brings seats, and goes when they go', () => {
  expect(allSeats(haggle)).toEqual([2, 3, 4]);
  expect(allowedSeats(haggle, { two_player: true })).toEqual([2]);
  expect(allowedSeats(haggle, { two_player: false })).toEqual([3, 4]);
  const two = optionsFor(haggle, { two_player: false, share_arches: true }, 2);
  expect(two).toEqual({ two_player: true, share_arches: true });
  expect(optionsFor(haggle, two, 4)).toEqual({ two_player: false, share_arches: true });
  expect(optionsFor(haggle, two, 2)).toBe(two);
});
