import { beforeEach, expect, test } from 'vitest';
import type { Said } from '../../lib/wire';
import { offerOf } from './choice';
import type { Offer } from './choice';
import { Choosing } from './choosing.svelte';
import { fieldOf } from './geometry';

let chosen: unknown[] = [];
let asked: unknown[] = [];
let answers: ((facts: Said[]) => void)[] = [];
let choosing: Choosing;

beforeEach(() => {
  [chosen, asked, answers] = [[], [], []];
  const preview = (move: unknown) => {
    asked.push(move);
    return new Promise<Said[]>((answer) => answers.push(answer));
  };
  choosing = new Choosing(preview, (move) => chosen.push(move));
});

function offer(...targets: string[]): Offer {
  const options = targets.map((target) => ({ move: target, label: fact('label'), target }));
  return offerOf({ type: 'pick', prompt: fact('prompt'), options }, null);
}

function fact(key: string): Said {
  return { key, params: {} };
}

function pointer(pointerType: string): PointerEvent {
  return { pointerType } as PointerEvent;
}

/** Let answers arrive. */
async function answered(...facts: Said[]): Promise<void> {
  answers.shift()?.(facts);
  await Promise.resolve();
}

test('by mouse a click chooses at once', () => {
  choosing.offered(offer('facing:north', 'fields:c3-d3'));
  choosing.pointed(pointer('mouse'));
  choosing.pressWay(choosing.offer.ways[0]);
  choosing.pressPlace(choosing.offer.places[0], fieldOf('c3'));
  expect(chosen).toEqual(['facing:north', 'fields:c3-d3']);
});

test('by touch a first tap looks and a second one chooses', () => {
  choosing.offered(offer('facing:north', 'facing:east', 'fields:c3-d3'));
  choosing.pointed(pointer('touch'));
  const [north, east] = choosing.offer.ways;
  choosing.pressWay(north);
  choosing.pressWay(east);
  expect([chosen, choosing.pending?.move]).toEqual([[], 'facing:east']);
  choosing.pressWay(east);
  expect(chosen).toEqual(['facing:east']);
});

test('a finger that slides shows what it passes and chooses nothing when it leaves', () => {
  choosing.offered(offer('fields:c3-d3', 'fields:d3-e3'));
  choosing.pointed(pointer('touch'));
  const [one, other] = choosing.offer.places;
  choosing.slide(other);
  choosing.pressPlace(one, fieldOf('c3'));
  expect([chosen, choosing.pending?.move]).toEqual([[], 'fields:d3-e3']);
});

test('a half-made choice survives the same offer and ends with another one', () => {
  choosing.offered(offer('fields:c3-d3', 'fields:d3-e3'));
  choosing.pressField(fieldOf('d3'), fieldOf('d2'));
  choosing.offered(offer('fields:c3-d3', 'fields:d3-e3'));
  expect(choosing.draft.anchor).toBe(fieldOf('d3'));
  choosing.offered(offer('fields:d3-e3'));
  expect(choosing.draft.anchor).toBeNull();
});

test('facts are asked for once, and late ones do not overwrite those of another choice', async () => {
  choosing.offered(offer('facing:north', 'facing:east'));
  const [north, east] = choosing.offer.ways;
  choosing.look(north.option);
  choosing.look(east.option);
  await answered(fact('about north'));
  expect(choosing.facts).toEqual([]);
  await answered(fact('about east'));
  expect(choosing.facts).toEqual([fact('about east')]);
  choosing.look(north.option);
  await Promise.resolve();
  expect(choosing.facts).toEqual([fact('about north')]);
  expect(asked).toEqual(['facing:north', 'facing:east']);
});

test('a field where no carpet can lie is asked about while one is to be laid, and only then', () => {
  choosing.offered(offer('facing:north'));
  choosing.pressField(fieldOf('g7'), fieldOf('g6'));
  expect(chosen).toEqual([]);
  choosing.offered(offer('fields:c3-d3'));
  choosing.pressField(fieldOf('g7'), fieldOf('g6'));
  expect(chosen).toEqual([{ type: 'lay', first: fieldOf('g6'), second: fieldOf('g7') }]);
});

test('what is refused is asked for, not hidden', () => {
  choosing.offered(offer('facing:north'));
  choosing.ask({ type: 'face', facing: 2 });
  expect(chosen).toEqual([{ type: 'face', facing: 2 }]);
});
