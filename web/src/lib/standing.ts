// How the seats stand, and who has won.
import type { Frame, Measure, Result } from './wire';

/** The measures as they would be compared now; at the end those of the result. */
export function standing(frame: Frame | null): Measure[] {
  return frame?.result?.measures ?? frame?.standing ?? [];
}

/** The seats that have won: those who share the first rank, and nobody in a drawn match. */
export function winnersOf(result: Result | null): number[] {
  if (!result || result.drawn) return [];
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
