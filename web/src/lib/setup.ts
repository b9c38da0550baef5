// What each game draws of its options while a table is made: found by its key, loaded when it is needed.
import type { Component } from 'svelte';
import type { Said } from './wire';

/** What a game shows of its options while a table is made. */
export interface SetupProps {
  edition: Record<string, unknown>;
  options: Readonly<Record<string, unknown>>;
  say: (said: Said) => string;
}

export interface SetupModule {
  default: Component<SetupProps>;
  /** The option after which it stands. */
  after: string;
}

const SETUPS = import.meta.glob<SetupModule>('../boards/*/Setup.svelte');

/** How a game draws what its options choose; null where words do. */
export const setupOf = async (game: string): Promise<SetupModule | null> => (await SETUPS[`../boards/${game}/Setup.svelte`]?.()) ?? null;
