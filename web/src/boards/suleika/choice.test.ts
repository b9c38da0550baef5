import { describe, expect, test } from 'vitest';
import type { Description, Option } from '../../lib/wire';
import { cellsOf } from './cells';
import { NO_DRAFT, mark, offerOf, partners, tap } from './choice';
import type { Place } from './choice';
import { fieldOf, nameOf } from './geometry';

function option(move: unknown): Option {
  return { move, label: { key: 'move', params: {} } };
}

function pick(...moves: unknown[]): Description {
  return { type: 'pick', prompt: { key: 'choose', params: {} }, options: moves.map(option) };
}

const [NORTH, EAST, WEST] = [0, 1, 3].map((facing) => ({ type: 'face', facing }));

function lay(name: string): unknown {
  const [first, second] = name.split('-').map(fieldOf);
  return { type: 'lay', first, second };
}

function places(...names: string[]): Place[] {
  return offerOf(pick(...names.map(lay)), null).places;
}

const [C3D3, C3C4, D3E3] = places('c3-d3', 'c3-c4', 'd3-e3');
const ALL = [C3D3, C3C4, D3E3];
const [B3, C3, D3, C4] = ['b3', 'c3', 'd3', 'c4'].map(fieldOf);

describe('what is offered', () => {
  test('is sorted by its place on the board', () => {
    const offer = offerOf(pick(WEST, lay('d4-e4')), null);
    expect(offer.ways.map(({ facing }) => facing)).toEqual([3]);
    expect(offer.places.map(({ first, second }) => [first, second])).toEqual([[27, 28]]);
  });

  test('comes from groups, musts and mays alike', () => {
    const group: Description = { type: 'group', parts: [pick(NORTH), pick(EAST)] };
    expect(offerOf(group, pick(lay('a1-a2'))).ways).toHaveLength(2);
    expect(offerOf(group, pick(lay('a1-a2'))).places).toHaveLength(1);
  });

  test('has a key that changes with the moves only', () => {
    expect(offerOf(pick(NORTH), null).key).toBe(offerOf(pick(NORTH), null).key);
    expect(offerOf(pick(NORTH), null).key).not.toBe(offerOf(pick(EAST), null).key);
  });
});

describe('by touch', () => {
  test('a first tap shows the nearest carpet, a second one on it takes it', () => {
    const first = tap(NO_DRAFT, ALL, C3, C3D3);
    expect(first).toEqual({ draft: { anchor: C3, place: C3D3 } });
    const draft = { anchor: C3, place: C3D3 };
    expect(tap(draft, ALL, D3, D3E3)).toEqual({ take: C3D3 });
    expect(tap(draft, ALL, C3, C3C4)).toEqual({ take: C3D3 });
  });

  test('a second field that completes the first one shows that carpet', () => {
    const draft = { anchor: C3, place: C3D3 };
    expect(tap(draft, ALL, C4, C3C4)).toEqual({ draft: { anchor: C3, place: C3C4 } });
  });

  test('a tap elsewhere begins anew', () => {
    const draft = { anchor: D3, place: D3E3 };
    expect(tap(draft, ALL, C4, C3C4)).toEqual({ draft: { anchor: C4, place: C3C4 } });
  });
});

describe('by keyboard in the grid', () => {
  test('two fields that make a place take it', () => {
    const first = mark(NO_DRAFT, ALL, C3);
    expect(first).toEqual({ draft: { anchor: C3, place: null } });
    expect(mark({ anchor: C3, place: null }, ALL, C4)).toEqual({ take: C3C4 });
  });

  test('a field of a single place shows it, and the same field again takes it', () => {
    expect(mark(NO_DRAFT, ALL, C4)).toEqual({ draft: { anchor: C4, place: C3C4 } });
    expect(mark({ anchor: C4, place: C3C4 }, ALL, C4)).toEqual({ take: C3C4 });
  });

  test('a field that belongs to no place forgets what was begun', () => {
    expect(mark({ anchor: C3, place: null }, ALL, B3)).toEqual({ draft: NO_DRAFT });
  });
});

test('partners are the fields that complete a carpet', () => {
  expect(partners(ALL, C3).map(nameOf)).toEqual(['d3', 'c4']);
  expect(partners(ALL, null)).toEqual([]);
});

describe('cells', () => {
  test('tile the fields of all places: eight wedges each, none twice', () => {
    const wedges = cellsOf(ALL).flatMap((cell) => cell.split('Z').filter(Boolean));
    expect(wedges).toHaveLength(4 * 8);
    expect(new Set(wedges).size).toBe(wedges.length);
  });

  test('the side of a field belongs to the place across it', () => {
    const [one, other] = cellsOf(places('c3-d3', 'c3-c4'));
    expect(one).toContain('M250 250L300 250');
    expect(other).toContain('M250 250L250 300');
    expect(one).toContain('M250 250L250 200L300 200');
    expect(other).toContain('M250 250L200 250L200 300');
  });
});
