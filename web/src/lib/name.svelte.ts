// The visitor's name: one is suggested, so that nobody is asked before playing; it can be changed at any time.
import { remember, remembered } from './memory';
import { settings } from './settings.svelte';

/** None of them is called like a bot of the house. */
export const SUGGESTIONS = [
  'Yasmin', 'Leyla', 'Zora', 'Tariq', 'Salma', 'Rami', 'Noor', 'Jamila', 'Malik', 'Aziza', 'Yusuf', 'Safiya',
  'Kamal', 'Mira', 'Harun', 'Selma', 'Elias', 'Dunya', 'Anis', 'Murad', 'Rania', 'Sami', 'Tahir', 'Zaynab',
];

/** A name as people see it: without blanks around it, and one between words. */
export const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** One of the suggestions, and not the one before. */
export function anotherName(before = ''): string {
  const others = SUGGESTIONS.filter((one) => one !== before);
  return others[Math.floor(Math.random() * others.length)]!;
}

class Name {
  asking = $state(false);
  #suggestion = $state(remembered('suggestion', ''));
  #answer: ((name: string | null) => void) | null = null;

  constructor() {
    if (!this.#suggestion) remember('suggestion', (this.#suggestion = anotherName()));
  }

  /** What the visitor is called: as they said, else as was suggested. */
  get now(): string {
    return settings.name || this.#suggestion;
  }

  /** Ask for another one; null if the visitor would rather not. */
  ask(): Promise<string | null> {
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(name: string | null): void {
    if (name) settings.name = name;
    this.asking = false;
    this.#answer?.(name);
    this.#answer = null;
  }
}

export const visitorName = new Name();
