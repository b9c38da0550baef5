// Ink on every material it is written on, in both themes: at least 4.5 to 1.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf-8');
const [DAY, NIGHT] = [':root {', ":root[data-theme='dark'] {"].map(coloursAfter);

/** Words, and what they are written on. */
const WRITTEN = [
  ...['ink', 'soft'].flatMap((word) => ['ground', 'ground-high', 'ground-deep', 'paper', 'paper-low', 'paper-raised'].map((on) => [word, on])),
  ...['turn', 'may', 'good', 'bad', 'gold-ink'].flatMap((word) => ['paper', 'paper-raised'].map((on) => [word, on])),
  ...['go', 'turn', 'may', 'bad'].map((on) => [`${on}-ink`, on]),
  ...['go', 'turn', 'may'].map((on) => [`${on}-ink`, `${on}-strong`]),
  ...['turn-wash', 'may-wash', 'gold-wash', 'bad-wash'].map((on) => ['ink', on]),
  ['may', 'ground'],
  ['may', 'may-wash'],
  ['bad', 'bad-wash'],
  ['turn', 'turn-wash'],
];
/** Edges of things to press, and what they must stand out from: 3 to 1. */
const EDGES = [
  ['line-strong', 'paper'],
  ['line-strong', 'ground'],
];

function coloursAfter(head: string): Record<string, string> {
  const from = CSS.indexOf(head);
  const block = CSS.slice(from, CSS.indexOf('\n}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

function brightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['day', DAY],
  ['night', { ...DAY, ...NIGHT }],
])('by %s', (_, colours) => {
  it.each(WRITTEN)('%s is legible on %s', (word, on) => {
    expect(contrast(colours[word], colours[on])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s stands out from %s', (edge, from) => {
    expect(contrast(colours[edge], colours[from])).toBeGreaterThanOrEqual(3);
  });
});

it('night has every colour of the day', () => {
  const gems = ['red', 'yellow', 'green', 'blue', 'white'];
  expect(Object.keys(DAY).filter((name) => !(name in NIGHT) && !gems.includes(name))).toEqual([]);
});
