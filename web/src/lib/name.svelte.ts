// The visitor's name: asked once, when it is first needed, and remembered.
import { settings } from './settings.svelte';

class Name {
  asking = $state(false);
  #answer: ((name: string | null) => void) | null = null;

  /** The name, after asking for it where there is none; null if the visitor would rather not. */
  async get(): Promise<string | null> {
    if (settings.name) return settings.name;
    return this.ask();
  }

  /** Ask, also for another one. */
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
