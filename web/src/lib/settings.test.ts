import { beforeEach, expect, it, vi } from 'vitest';

/** The settings of a new visitor whose device answers these media queries with yes. */
async function met(...queries: string[]) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.some((one) => query.includes(one)), addEventListener: () => {} }));
  return (await import('./settings.svelte')).settings;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('navigator', { languages: [] });
});

it('is silent on phones until it is asked for sound', async () => {
  expect((await met('pointer: coarse')).sound).toBe(false);
  expect((await met()).sound).toBe(true);
});

it('fades by wish, or because the device is slow', async () => {
  expect((await met('prefers-reduced-motion')).reduced).toBe(true);
  const settings = await met();
  expect(settings.reduced).toBe(false);
  settings.slow = true;
  expect(settings.reduced).toBe(true);
});

it('takes what no version of it knows for what it is otherwise', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '"sepia"', setItem: () => {} });
  const settings = await met();
  expect([settings.pace, settings.theme, settings.language, settings.hints]).toEqual(['brisk', 'auto', 'en', 'auto']);
  expect(settings.ms).toBeGreaterThan(0);
});
