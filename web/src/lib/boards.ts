// What each game has in the page: a folder of its own, found by its key, loaded when it is needed.
import type { Component } from 'svelte';
import type { BoardProps } from './board';

/** A board, and whether it shows by itself who sits there and how they stand. */
export interface BoardModule {
  default: Component<BoardProps>;
  drawsSeats?: boolean;
}

/** The colours that seats have on a board, in their order: a chart of the match uses the same. */
export interface DyesModule {
  seatDyes: (edition: never) => string[];
}

const BOARDS = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const COVERS = import.meta.glob<string>('../boards/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const DYES = import.meta.glob<DyesModule>('../boards/*/dyes.ts');

/** The board that is made of descriptions and texts only: it plays every game. */
export const GENERIC = 'generic';

/** The board of a game, or the generic one. */
export function boardOf(game: string): Promise<BoardModule> {
  return (BOARDS[`../boards/${game}/Board.svelte`] ?? BOARDS[`../boards/${GENERIC}/Board.svelte`]!)();
}

/** Where the picture of a game lies; null where it has none. */
export function coverOf(game: string): string | null {
  return COVERS[`../boards/${game}/cover.svg`] ?? null;
}

/** A colour for each seat, by the edition that is played; null where the game has none. */
export async function dyesOf(game: string, edition: unknown): Promise<string[] | null> {
  const found = await DYES[`../boards/${game}/dyes.ts`]?.();
  return found?.seatDyes(edition as never) ?? null;
}
