// Time at a table: what is left on a clock, how that is written, and what can be chosen.
import type { NewTable, SeatClock } from './wire';

type Control = NonNullable<NewTable['clock']>;

/** The measures of time that a table is offered: none, real time, days a decision. */
export const CLOCKS: Record<string, Control | null> = {
  none: null,
  brisk: { kind: 'real', bank: 300, increment: 5, allowance: 60 },
  calm: { kind: 'real', bank: 900, increment: 15, allowance: 120 },
  long: { kind: 'real', bank: 3600, increment: 30, allowance: 300 },
  day: { kind: 'days', days: 1 },
  three: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
};

/** The seconds that are left so many seconds after it was told. */
export const leftOf = (clock: SeatClock, since: number): number => Math.max(0, clock.left - (clock.runs ? since : 0));

export interface Written {
  unit: 'days' | 'hours' | 'minutes';
  first: string;
  second: string;
}

/** As people write it: days and hours, hours and minutes, else minutes and seconds. */
export function written(left: number): Written {
  const seconds = Math.ceil(left);
  const [unit, large, small]: [Written['unit'], number, number] =
    seconds >= 86_400 ? ['days', 86_400, 3600] : seconds >= 3600 ? ['hours', 3600, 60] : ['minutes', 60, 1];
  const second = Math.floor((seconds % large) / small);
  return { unit, first: String(Math.floor(seconds / large)), second: unit === 'days' ? String(second) : String(second).padStart(2, '0') };
}
