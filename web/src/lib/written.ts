// How small things are written: keys inside text keys, and how many can play.

/** The key as it is written inside a text key. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** `[2, 3, 4]` as `2–4`. */
export function span(seats: number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? String(low) : `${low}–${high}`;
}
