// Covers are small, stand alone, and are there for every game that has a folder.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const BOARDS = new URL('../boards/', import.meta.url);
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'generic')
  .map(({ name }) => name);

describe.each(GAMES)('the cover of %s', (game) => {
  const svg = readFileSync(new URL(`${game}/cover.svg`, BOARDS), 'utf-8');

  it('weighs less than 25 KB', () => {
    expect(gzipSync(svg).length).toBeLessThan(25 * 1024);
  });

  it('draws everything it refers to', () => {
    const ids = new Set([...svg.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
    const asked = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
    expect(svg).not.toMatch(/href="(?!#)|<script|<foreignObject/);
  });
});
