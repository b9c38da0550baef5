// What a game shows of itself before it is played: its picture, and who its seats are.
import type { Component } from 'svelte';

export interface TokenProps {
  seat: number;
  /** How many seats there are. */
  seats: number;
  edition: Record<string, unknown>;
}

const COVERS = import.meta.glob<string>('../boards/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const TOKENS = import.meta.glob<Component<TokenProps>>('../boards/*/Token.svelte', { import: 'default' });

/** Where the picture of a game lies; null where it has none. */
export function coverOf(game: string): string | null {
  return COVERS[`../boards/${game}/cover.svg`] ?? null;
}

/** Who a seat is, as a game draws it; null where it leaves that to the page. */
export async function seatTokenOf(game: string): Promise<Component<TokenProps> | null> {
  return (await TOKENS[`../boards/${game}/Token.svelte`]?.()) ?? null;
}
