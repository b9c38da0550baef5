// How a bot of the house is, in the words of the page.
import { speech, t } from './speech.svelte';
import type { SeatInfo } from './wire';

/** One word for it, and what one will notice; null for people, and for a temper without words. */
export function temperOf({ temperament }: SeatInfo): { name: string; about: string } | null {
  const key = `temperament-${temperament}`;
  return temperament && speech.has(key) ? { name: t(key), about: t(`${key}-about`) } : null;
}
