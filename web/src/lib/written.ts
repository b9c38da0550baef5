// How small things are written: keys inside text keys, how many can play, a greeting.

/** The key as it is written inside a text key. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** `[2, 3, 4]` as `2–4`. */
export function span(seats: number[]): string {
  const [low, high] = [Math.min(...seats), Math.max(...seats)];
  return low === high ? String(low) : `${low}–${high}`;
}

export type PartOfDay = 'morning' | 'day' | 'evening';

/** What one wishes whom one meets at this hour. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
