// What each game has in the page: a folder of its own, found by its key, loaded when it is needed.
import type { Component } from 'svelte';
import type { BoardProps } from './board';
import { seatTokenOf, type TokenProps } from './looks';
import type { Frame, Holding, Piece } from './wire';

/** A board, and what the page has to know of it. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** Where it is wider than high, its upper left corner is free: the title may stand there. */
  leavesCorner?: boolean;
  /** The text key of notes that it keeps: on small screens their tab stands where that of the seats would. */
  notes?: string;
  /** Types of events that take so many times as long as others: a scoring is told seat by seat. */
  lasting?: Readonly<Record<string, number>>;
  /** How much of its scene an event of a type needs to be seen, where that is not half of it: before that it is not told in words. */
  seen?: Readonly<Record<string, number>>;
  /** Types of events by which points are given: marked on the way through a match that is looked back at. */
  scorings?: readonly string[];
}

export interface HoldingProps {
  holding: Holding;
  frame: Frame;
  edition: Record<string, unknown>;
  /** So many pieces of a kind, in words. */
  words: (piece: Piece) => string;
}

/** What a game draws itself of the seats beside its board: who it is, what lies before them, a line of that for small screens, what it adds up to. */
export interface RailModule {
  Token?: Component<TokenProps>;
  Holding?: Component<HoldingProps>;
  Glance?: Component<HoldingProps>;
  Sum?: Component<HoldingProps>;
}

/** The colours that seats have on a board, in their order: a chart of the match uses the same. */
export interface DyesModule {
  seatDyes: (edition: never) => string[];
}

const BOARDS = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const RAILS = import.meta.glob<Omit<RailModule, 'Token'>>('../boards/*/rail.ts');
const DYES = import.meta.glob<DyesModule>('../boards/*/dyes.ts');

/** The board that is made of descriptions and texts only: it plays every game. */
export const GENERIC = 'generic';

/** The board of a game, or the generic one. */
export function boardOf(game: string): Promise<BoardModule> {
  return (BOARDS[`../boards/${game}/Board.svelte`] ?? BOARDS[`../boards/${GENERIC}/Board.svelte`]!)();
}

/** How a game draws its seats; null where it leaves all of that to the page. */
export async function railOf(game: string): Promise<RailModule | null> {
  const [Token, rail] = await Promise.all([seatTokenOf(game), RAILS[`../boards/${game}/rail.ts`]?.()]);
  return Token || rail ? { ...rail, ...(Token && { Token }) } : null;
}

/** A colour for each seat, by the edition that is played; null where the game has none. */
export async function dyesOf(game: string, edition: unknown): Promise<string[] | null> {
  const found = await DYES[`../boards/${game}/dyes.ts`]?.();
  return found?.seatDyes(edition as never) ?? null;
}
