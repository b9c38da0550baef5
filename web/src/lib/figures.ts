// The figures of finished matches, made ready to be drawn.
import type { Series } from './chart';
import type { Language } from './settings.svelte';
import type { Draws, Point, Source, Sum } from './wire';

export const seriesOf = (course: readonly Point[]): Series => ({ plies: course.map(({ ply }) => ply), values: course.map(({ values }) => values) });

/** Somebody or something in a column of a picture: the name, the colour, and the seat whose token it is. */
export interface Column {
  name: string;
  dye: string;
  seat: number | null;
}

const DYES = ['#c0471b', '#2f78c4', '#2e8b57', '#b98500', '#8e4bb5', '#7a6a58'];

/** A column for each seat, in the colour that it has on its board, if it has one. */
export const columnsOf = (names: readonly string[], dyes: readonly string[] | null): Column[] =>
  names.map((name, seat) => ({ name, seat, dye: (dyes ?? DYES)[seat % (dyes ?? DYES).length]! }));

/** The largest amount that is drawn; at least 1. */
export const largest = (sources: readonly Source[]): number => Math.max(1, ...sources.flatMap(({ amounts }) => amounts.map(Math.abs)));

/** What an outcome shows: a die, a gem, a star, or what it is called. */
export type Face = { pips: number } | { gem: string } | { star: true } | { word: string };
const GEMS: Readonly<Record<string, string>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', W: 'white' };

/** Outcomes are written as moves are: `dice 3`, `die B`, `die *`. */
export function faceOf(outcome: string): Face {
  const last = outcome.split(' ').at(-1)!;
  if (/^[1-6]$/.test(last)) return { pips: Number(last) };
  if (last === '*') return { star: true };
  return GEMS[last] ? { gem: GEMS[last] } : { word: last };
}

/** Draws that are worth a picture: more than one, and not who begins. */
export const drawable = (draws: readonly Draws[]): Draws[] => draws.filter(({ number, kind }) => number > 1 && kind !== 'begin');

/** The sources of a sum as the means of a match: mine, and those of one of the others. */
export function meansOf(sum: Sum, me: number): Source[] {
  const matches = (columns: number[]): number => columns.reduce((all, column) => all + sum.players[column]!.matches, 0);
  const others = sum.players.map((_, column) => column).filter((column) => column !== me);
  const mean = (values: number[], columns: number[]): number => columns.reduce((all, column) => all + values[column]!, 0) / Math.max(1, matches(columns));
  const both = (values: number[]): number[] => [mean(values, [me]), mean(values, others)];
  return sum.sources.map(({ key, times, amounts }) => ({ key, times: both(times), amounts: both(amounts) }));
}

/** A number with its sign, as it is written: at most one place behind the point. */
export const signed = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);
