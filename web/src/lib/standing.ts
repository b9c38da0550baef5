// How the seats stand, who has won, and whether anybody is left who plays.
import type { Frame, Measure, Result, SeatInfo } from './wire';

/** The measures as they would be compared now; at the end those of the result. */
export function standing(frame: Frame | null): Measure[] {
  return frame?.result?.measures ?? frame?.standing ?? [];
}

/** The seats that have won: those who share the first rank, and nobody in a drawn match. */
export function winnersOf(result: Result | null): number[] {
  if (!result || result.drawn) return [];
  return result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Whether a match rests with these seats: the server lets bots of the house play for people only. */
export function rests(seats: SeatInfo[]): boolean {
  return !seats.some(({ holder, away, level }) => (holder === 'person' && !away) || level === 'outside');
}
