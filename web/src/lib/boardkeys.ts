/** The keys that every board shares. A board that has its own for something says so before. */
import type { Deed } from './board';
import { choices, isDirection, lookAt, walk } from './keys';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';
import type { Why } from './why.svelte';

export interface Keyboard {
  store: TableStore;
  why: Why;
  /** Where the board is. */
  place: HTMLElement;
  /** What is looked at. */
  deed: Deed | null;
  rule: (paragraph: string) => void;
}

/** Do what a key stands for; whether it stands for anything. */
export function pressed(key: string, { store, why, place, deed, rule }: Keyboard): boolean {
  if (key === 'Backspace') store.takeBack();
  else if (key === 'Enter' && document.activeElement === document.body && deed?.take) deed.take();
  else if (isDirection(key)) return walk(place, key);
  else if (!settings.keys) return false;
  else if (key === '?' && deed?.about) why.ask(deed.about, place.querySelector<HTMLElement>(':focus') ?? document.querySelector<HTMLElement>('[data-why-deed]')!);
  else if (key === '?' && store.shown?.paragraph) rule(store.shown.paragraph);
  else if (/^[1-9]$/.test(key)) return lookAt(choices(place)[Number(key) - 1]);
  else return false;
  return true;
}
