// What the table answers to keys, in the real words of both languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from './answers';
import type { Question } from './keys';
import type { Ask, Aspect, Frame } from './wire';

const GAMES = join(import.meta.dirname, '../../../src/zoco/games');
const words = (game: string, language: string): string => {
  const path = join(GAMES, game, `text/${language}.ftl`);
  return existsSync(path) ? readFileSync(path, 'utf-8') : '';
};
/** The game that has the words which are said here. */
const GAME = readdirSync(GAMES).find((game) => words(game, 'en').includes('outline-arcade ='))!;
const said = (key: string, params: Record<string, string | number> = {}) => ({ key, params });
const offered = said('outline-offer', { seat: 1, other: 0, action: 'dice', red: 2, yellow: 0, green: 0, blue: 0 });
const outline: Aspect[] = [
  { title: said('outline-round', { round: 3 }), lines: [offered, said('outline-points', { points: 3 })] },
  { title: said('SEAT', {}), seat: 0, lines: [said('outline-must-decide'), said('outline-points', { points: 3 })] },
  { title: said('outline-arcade'), lines: [said('outline-sealed')] },
];
const holdings = [
  { seat: 0, pieces: [{ kind: 'red-gem', count: 2 }, { kind: 'blue-gem', count: 0 }, { kind: 'green-gem', count: 1, covered: true }] },
  { seat: 1, pieces: [{ kind: 'yellow-gem', count: 4 }] },
];
const bundle = { type: 'bundle', prompt: said('choose-raise'), kinds: ['red', 'blue'], stock: [2, 1], least: 1, move: {}, field: 'gems', beats: [1, 0] } as const;
const ask = {
  number: 1,
  must: { type: 'group', parts: [{ type: 'pick', prompt: said('choose-accept'), options: [{ move: {}, label: said('action-name', { action: 'gems' }) }] }, bundle] },
  may: { type: 'count', prompt: said('choose-guess'), low: 1, high: 5, taken: [2, 3], move: {}, field: 'number' },
  awaits: [],
} as unknown as Ask;
const shown = { seq: 7, holdings, phase: said('phase-choose-actions') } as unknown as Frame;
const told = (key: string) => [{ said: said(key), event: {} }];
const line = (seq: number, key: string) => ({ seq, ply: seq, seat: 1, told: told(key), undoneTo: null, undone: false, others: [] });
const TABLE = {
  state: { table: { status: 'playing', notes: [] } },
  lines: [line(5, 'choose-offer'), { ...line(6, 'choose-guess'), told: [] }],
  names: ['Ada', 'Ben', 'Cem'],
  inquiry: { words: async () => outline },
  shown, seat: 0, shared: false, open: ask, myTurn: true, waited: [0, 2], ended: false,
} as unknown as Asked;

let answer: (question: Question, table: Asked) => Promise<string>;

async function speaks(language: 'en' | 'de'): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'zoco.language' ? JSON.stringify(language) : null), setItem: () => {} });
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('document', { documentElement: {} });
  const text = (path: string): string => (path.includes(GAME) ? words(GAME, language) : '');
  vi.stubGlobal('fetch', async (path: string) => new Response(text(path)));
  const { speech } = await import('./speech.svelte');
  await speech.learn();
  await speech.learn('inside');
  await speech.learn('device');
  await speech.learnGame(GAME);
  speech.names = TABLE.names;
  answer = (await import('./answers')).default;
}

beforeEach(() => speaks('en'));

test('the last event is the newest line of the log that tells something', async () => {
  expect(await answer('ask-last', TABLE)).toBe('Offer gems.');
  const left = { table: { status: 'playing', notes: [{ seq: 6, kind: 'left', name: 'Ben' }] } };
  expect(await answer('ask-last', { ...TABLE, state: left } as unknown as Asked)).toBe('Ben leaves; a bot sits in.');
  const undo = { ...line(6, 'choose-guess'), undoneTo: 2, others: [0] };
  expect(await answer('ask-last', { ...TABLE, lines: [...TABLE.lines, undo] } as Asked)).toBe('Ben takes back; what Ada did since then is void with it.');
  expect(await answer('ask-last', { ...TABLE, lines: [] })).toBe('Nothing has happened yet.');
});

test('my stock is that of these eyes alone, without what there is none of', async () => {
  expect(await answer('ask-stock', TABLE)).toBe('You: 3 points.');
  const mute = { ...TABLE, inquiry: { words: async () => Promise.reject(new Error('offline')) } } as Asked;
  expect(await answer('ask-stock', mute)).toBe('You have: 2 red gems, 1 green gem (covered).');
  expect(await answer('ask-stock', { ...TABLE, seat: null, shared: true })).toContain('covered');
  expect(await answer('ask-stock', { ...TABLE, seat: null })).toBe('You are watching.');
  expect(await answer('ask-stock', { ...TABLE, seat: 2 })).toBe('You have nothing.');
});

test('the offer is what is asked of me and what is going on', async () => {
  const going = 'Round 3: Ben offers Ada 2 red for Dice. 3 points.';
  expect(await answer('ask-offer', TABLE)).toBe(`Which action will you take? ${going}`);
  expect(await answer('ask-offer', { ...TABLE, myTurn: false })).toBe(going);
});

test('whose turn it is names me and the others, or the end', async () => {
  expect(await answer('ask-turn', TABLE)).toBe('Your turn. Waiting for Cem …');
  expect(await answer('ask-turn', { ...TABLE, myTurn: false, waited: [1, 2] })).toBe('Waiting for Ben, Cem …');
  expect(await answer('ask-turn', { ...TABLE, ended: true, state: { table: { status: 'over' } } } as unknown as Asked)).toBe('The match is over.');
});

test('choices are counted and listed, bounds of numbers and bundles told', async () => {
  expect(await answer('ask-choices', TABLE)).toBe(
    'Accept the offer. 1 choice: Gems. Or offer more: more gems, or as many and worthier. From: 2 red, 1 blue. It must beat 1 red. You may: Name an action. A number from 1 to 5. Taken: 2, 3.',
  );
  expect(await answer('ask-choices', { ...TABLE, open: null })).toBe('Nothing is asked of you now.');
});

test('the same in German', async () => {
  await speaks('de');
  expect(await answer('ask-stock', TABLE)).toBe('Du: 3 Punkte.');
  expect(await answer('ask-stock', { ...TABLE, shown: { ...shown, holdings }, inquiry: { words: async () => [] } } as unknown as Asked)).toMatch(/^Du hast: 2 rote .*, 1 grüner .*\.$/);
  expect(await answer('ask-choices', TABLE)).toContain('1 Möglichkeit: ');
  expect(await answer('ask-turn', TABLE)).toMatch(/^Du bist dran\. .*Cem/);
});
