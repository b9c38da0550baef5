import { beforeEach, expect, test } from 'vitest';
import type { Fact } from '../../lib/wire';
import { offerOf } from './choice';
import type { Offer } from './choice';
import { Choosing } from './choosing.svelte';
import { fieldOf } from './geometry';

let chosen: unknown[] = [];
let asked: unknown[] = [];
let answers: ((facts: Fact[]) => void)[] = [];
let choosing: Choosing;

beforeEach(() => {
  [chosen, asked, answers] = [[], [], []];
  const preview = (move: unknown) => {
    asked.push(move);
    return new Promise<Fact[]>((answer) => answers.push(answer));
  };
  choosing = new Choosing({ preview, choose: (move) => chosen.push(move) });
});

const [NORTH, EAST] = [0, 1].map((facing) => ({ type: 'face', facing }));
const [CD, DE] = ['c', 'd'].map((column) => ({ type: 'lay', first: fieldOf(`${column}3`), second: fieldOf(`${column}3`) + 1 }));

function offer(...moves: unknown[]): Offer {
  const options = moves.map((move) => ({ move, label: { key: 'label', params: {} } }));
  return offerOf({ type: 'pick', prompt: { key: 'prompt', params: {} }, options }, null);
}

function fact(key: string): Fact {
  return { key, params: {}, data: {} };
}

function pointer(pointerType: string): PointerEvent {
  return { pointerType } as PointerEvent;
}

/** Let answers arrive. */
async function answered(...facts: Fact[]): Promise<void> {
  answers.shift()?.(facts);
  await Promise.resolve();
}

test('by mouse a click chooses at once', () => {
  choosing.offered(offer(NORTH, CD));
  choosing.pointed(pointer('mouse'));
  choosing.pressWay(choosing.offer.ways[0]);
  choosing.pressPlace(choosing.offer.places[0], fieldOf('c3'));
  expect(chosen).toEqual([NORTH, CD]);
});

test('by touch a first tap looks and a second one chooses', () => {
  choosing.offered(offer(NORTH, EAST, CD));
  choosing.pointed(pointer('touch'));
  const [north, east] = choosing.offer.ways;
  choosing.pressWay(north);
  choosing.pressWay(east);
  expect([chosen, choosing.option?.move]).toEqual([[], EAST]);
  choosing.pressWay(east);
  expect(chosen).toEqual([EAST]);
});

test('a finger that slides shows what it passes and chooses nothing when it leaves', () => {
  choosing.offered(offer(CD, DE));
  choosing.pointed(pointer('touch'));
  const [one, other] = choosing.offer.places;
  choosing.slide(other);
  choosing.pressPlace(one, fieldOf('c3'));
  expect([chosen, choosing.option?.move]).toEqual([[], DE]);
});

test('a half-made choice survives the same offer and ends with another one', () => {
  choosing.offered(offer(CD, DE));
  choosing.pressField(fieldOf('d3'), fieldOf('d2'));
  choosing.offered(offer(CD, DE));
  expect(choosing.draft.anchor).toBe(fieldOf('d3'));
  choosing.offered(offer(DE));
  expect(choosing.draft.anchor).toBeNull();
});

test('facts are asked for once, and late ones do not overwrite those of another choice', async () => {
  choosing.offered(offer(NORTH, EAST));
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
  expect(asked).toEqual([NORTH, EAST]);
});

test('a field where no carpet can lie is asked about while one is to be laid, and only then', () => {
  choosing.offered(offer(NORTH));
  choosing.pressField(fieldOf('g7'), fieldOf('g6'));
  expect(chosen).toEqual([]);
  choosing.offered(offer(CD));
  choosing.pressField(fieldOf('g7'), fieldOf('g6'));
  expect(chosen).toEqual([{ type: 'lay', first: fieldOf('g6'), second: fieldOf('g7') }]);
});

test('what is refused is asked for, not hidden', () => {
  choosing.offered(offer(NORTH));
  choosing.ask({ type: 'face', facing: 2 });
  expect(chosen).toEqual([{ type: 'face', facing: 2 }]);
});
