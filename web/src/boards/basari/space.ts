// How the board shares its room: the arcade alone, or on small screens the arcade and a sheet below it.
import { arrange } from './arcade';

export interface Space {
  wide: number;
  high: number;
  /** How high the sheet is; 0 where the court has room for the choice. */
  sheet: number;
}

const COURT = { wide: 370, high: 190 };
const SHEET = 198;
const LEAST = 150;
const GAP = 6;
const WIDEST = 1.8;
const HIGHEST = 1.25;

/** The court takes the choice where it is large enough for three cards side by side, or there is none. */
export function spaced(wide: number, high: number, count: number, choice = true): Space {
  const fitted = { wide: Math.min(wide, high * WIDEST), high: Math.min(high, wide * HIGHEST) };
  const { court } = arrange(fitted.wide, fitted.high, count);
  if (!choice || (court.wide >= COURT.wide && court.high >= COURT.high)) return { ...fitted, sheet: 0 };
  const sheet = Math.min(SHEET, Math.max(0, high - LEAST - GAP));
  return { wide, high: Math.min(high - sheet - GAP, wide), sheet };
}
