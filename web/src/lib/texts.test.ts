// Both languages say the same things, with the same parameters, and nothing that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function messages(language: string): Map<string, string> {
  const source = readFileSync(join(root, 'text', `${language}.ftl`), 'utf-8');
  const found = source.matchAll(/^([a-z][a-z0-9-]*) = ((?:.*)(?:\n[ }].*)*)/gm);
  return new Map([...found].map((match) => [match[1]!, match[2]!]));
}

const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf-8')] : [];
  });
}

test('equal keys and variables', () => {
  const [en, de] = [messages('en'), messages('de')];
  expect([...de.keys()]).toEqual([...en.keys()]);
  for (const [key, text] of en) expect([key, variables(de.get(key)!)]).toEqual([key, variables(text)]);
});

test('every sentence that the page asks for by name is there', () => {
  const known = messages('en');
  const asked = sources(root).flatMap((text) => [...text.matchAll(/\bt\(\s*'([a-z-]+)'/g)].map((one) => one[1]!));
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test('no sentence is left over', () => {
  const all = sources(root).join('\n');
  const spoken = (key: string): boolean => all.includes(`'${key}'`) || all.includes(`"${key}"`);
  const prefixed = /^(game|gesture|gestured|level|edition|status|mark|note|field|error|greeting|weight|theme|pace|hints|line|mat|temperament)-/;
  expect([...messages('en').keys()].filter((key) => !prefixed.test(key) && !spoken(key))).toEqual([]);
});
