// The colours that seats have on a board: a chart of the match uses the same.
import type { SuleikaView } from '../lib/games/suleika';
import { looksOf } from './suleika/look';

/** A colour for each seat of a game, by its view. */
const DYES: Record<string, (view: never) => string[]> = {
  suleika: (view: SuleikaView) => looksOf(view.edition.carpets.map(([name]) => name)).map((look) => look.body),
};

/** The colours of the seats in their order; null where a game has none. */
export function seatDyes(game: string, view: unknown): string[] | null {
  return view ? (DYES[game]?.(view as never) ?? null) : null;
}
