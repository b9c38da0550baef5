// What lies on the table but not before everybody's eyes: a view may carry what a cloth covers.

interface Seen {
  seat?: number | null;
  options?: Record<string, unknown>;
}

/** The fields of a view, a value for each seat, that only their owner looks at; by game. */
const COVERED: Record<string, (options: Record<string, unknown>) => string[]> = {
  // All that is paid is public, so whoever pays attention knows the stocks: the server tells them,
  // and the screen keeps the cloth on them unless the table counts (scheherazade 1.2).
  scheherazade: (options) => (options.counted_pearls ? [] : ['pearls']),
};

/** Whether a cloth lies on what a seat has of a field, for whoever has this view. */
export function isCovered(game: string, view: unknown, field: string, seat: number): boolean {
  const { seat: viewer, options } = (view ?? {}) as Seen;
  return viewer !== seat && (COVERED[game]?.(options ?? {}) ?? []).includes(field);
}
