// Every piece that has a name is drawn, once; lists that must not be mixed up share no sign.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEDOUINS, CLOTHS, GEMS, SEATS, WEAVES, drawn } from './pieces';

const SPRITE = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf-8');
const DRAWN = [...SPRITE.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
const SIGNS = [...SEATS, ...Object.values(BEDOUINS)];
const NAMES = [
  ...GEMS.map((colour) => `gem-${colour}`),
  ...SEATS.map((sign) => `seat-${sign}`),
  ...WEAVES.map((colour) => `weave-${colour}`),
  ...Object.keys(BEDOUINS).map((colour) => `bedouin-${colour}`),
  ...SIGNS.map((sign) => `sign-${sign}`),
  'crown',
  'crown-shared',
];

describe('the sprite', () => {
  it('has exactly the pieces that are named', () => {
    expect(DRAWN.toSorted()).toEqual(NAMES.toSorted());
  });

  it('is addressed by name', () => {
    expect(drawn('seat-key')).toMatch(/sprite.*\.svg#seat-key$/);
  });
});

describe('signs', () => {
  it('are of a seat or of a Bedouin, never of both', () => {
    expect(new Set(SIGNS).size).toBe(SIGNS.length);
  });

  it('are worn by every seat', () => {
    expect(CLOTHS).toHaveLength(SEATS.length);
  });
});
