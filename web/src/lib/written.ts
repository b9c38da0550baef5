// How small things are written: keys inside text keys, how many can play, a greeting, a time.

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

/** A moment as people write it: the day too, where it is not today. */
export function momentOf(iso: string, language: string = document.documentElement.lang, now: Date = new Date()): string {
  const moment = new Date(iso);
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  const today = moment.toDateString() === now.toDateString();
  return moment.toLocaleString(language, today ? time : { ...day, ...time });
}
