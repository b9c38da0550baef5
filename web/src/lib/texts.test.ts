// Both languages say the same things, with the same parameters, where they are needed, and nothing that nobody asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const PLACES = ['front', 'inside', 'device', 'replay', 'statistics', 'privacy'];

function messages(language: string, places = PLACES): Map<string, string> {
  const source = places.map((place) => readFileSync(join(root, 'text', `${place}.${language}.ftl`), 'utf-8')).join('\n');
  const found = source.matchAll(/^([a-z][a-z0-9-]*) = ((?:.*)(?:\n[ }].*)*)/gm);
  return new Map([...found].map((match) => [match[1]!, match[2]!]));
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort();
const askedIn = (text: string): string[] => [...text.matchAll(/\bt\(\s*'([a-z-]+)'/g)].map((one) => one[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf-8')] : [];
  });
}

/** The file of a module, and those of all that it imports at once. */
function reached(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, named] of readFileSync(path, 'utf-8').matchAll(/^\s*import (?!type).*'(\.[^']+)';/gm)) {
    const file = join(dirname(path), named!);
    reached([`${file}.ts`, file].find((one) => existsSync(one))!, known);
  }
  return known;
}

test('equal keys and variables', () => {
  for (const place of PLACES) {
    const [en, de] = [messages('en', [place]), messages('de', [place])];
    expect([...de.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) expect([key, variables(de.get(key)!)]).toEqual([key, variables(text)]);
  }
});

test('every sentence that the page asks for by name is there', () => {
  const known = messages('en');
  const asked = sources(root).flatMap(askedIn);
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test('start page, door and name ask for nothing that is said inside only', () => {
  const front = ['App', 'pages/Start', 'pages/Table', 'parts/Invitation', 'parts/NameDialog'].map((name) => join(root, `${name}.svelte`));
  const files = front.reduce((known, path) => reached(path, known), new Set<string>());
  const inside = messages('en', ['inside']);
  const calls = [...files].flatMap((path) => [...readFileSync(path, 'utf-8').matchAll(/\bt\(([^)]*)/g)].map((one) => one[1]!));
  const asked = calls.flatMap((call) => [...call.matchAll(/'([a-z-]+)'/g)].map((one) => one[1]!));
  expect([...files].some((path) => path.endsWith('Places.svelte'))).toBe(true);
  expect([...files].some((path) => path.endsWith('Match.svelte'))).toBe(false);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => inside.has(key))).toEqual([]);
});

test('no sentence is said twice', () => {
  expect(messages('en').size).toBe(PLACES.reduce((sum, place) => sum + messages('en', [place]).size, 0));
});

test('no sentence is left over', () => {
  const all = sources(root).join('\n');
  const spoken = (key: string): boolean => all.includes(`'${key}'`) || all.includes(`"${key}"`);
  const prefixed = /^(notifications|game|gesture|gestured|level|edition|status|mark|note|field|error|greeting|weight|clock|time|theme|pace|hints|line|mat|temperament|fair-changed|moment-by|replay-eyes|replay-speed|privacy-addresses)-/;
  expect([...messages('en').keys()].filter((key) => !prefixed.test(key) && !spoken(key))).toEqual([]);
});
