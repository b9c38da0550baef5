// A match that is looked back at: the positions of its surviving line, what stands out among them, and how long they lasted.
import type { Frame, Moment, Review, Said } from './wire';

/** Something to be marked on the way through a match. */
export interface Mark {
  ply: number;
  kind: 'round' | 'scoring' | 'turning';
  said: Said | null;
}

/** A pause in true time: how long it was, and how long it is shown. */
export interface Pause {
  was: number;
  ms: number;
}

/** No pause is shown for longer than this, in milliseconds. */
const LONGEST = 4000;
/** What lasted at most so long more than it is shown is not worth a word. */
const WORTH = 1000;

/** The positions of the surviving line, by ply: what was undone is left out. */
export function lineOf(frames: Frame[]): Frame[] {
  const line: Frame[] = [];
  for (const frame of frames) {
    if (frame.undone_to == null) line[frame.ply] = frame;
    line.length = frame.ply + 1;
  }
  return line;
}

const kindOf = (event: unknown): string => String((event as { type?: unknown } | null)?.type ?? '');

/** Where a round begins, where points are given as the board says, and where the match turned. */
export function marksOf(line: Frame[], scorings: readonly string[], turning: Moment[]): Mark[] {
  const marks: Mark[] = turning.map(({ ply }) => ({ ply, kind: 'turning', said: null }));
  for (const [ply, frame] of line.entries()) {
    const before = line[ply - 1];
    if (before && frame.round && JSON.stringify(frame.round) !== JSON.stringify(before.round)) marks.push({ ply, kind: 'round', said: frame.round });
    const scored = frame.told.find((told) => scorings.includes(kindOf(told.event)));
    if (scored) marks.push({ ply, kind: 'scoring', said: scored.said });
  }
  return marks.sort((one, other) => one.ply - other.ply);
}

/** So many pixels a mark needs to be told apart from the next of its kind; closer ones would be a bar. */
const APART = 22;

/** The marks that are drawn on so wide a way: of kinds that stand too close none, of turning points those that changed most. */
export function apart(marks: Mark[], turning: Moment[], wide: number): Mark[] {
  const most = Math.floor(wide / APART);
  const strongest = [...turning].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, most);
  const drawn = new Set(strongest.map(({ ply }) => ply));
  const many = (kind: Mark['kind']): boolean => marks.filter((mark) => mark.kind === kind).length > most;
  const close = (['round', 'scoring'] as const).filter(many);
  return marks.filter(({ kind, ply }) => (kind === 'turning' ? drawn.has(ply) : !close.includes(kind)));
}

/** The expected shares of all seats, by ply. */
export function sharesOf(line: Frame[], review: Review): number[][] {
  return line.map(({ seq }) => (seq ? review.turns[seq - 1]!.shares : review.start));
}

/** The pause between two positions as it was; a long one is shortened. */
export function pauseOf(before: Frame, frame: Frame): Pause {
  const was = before.at == null || frame.at == null ? 0 : Math.max(0, frame.at - before.at);
  return { was, ms: Math.min(was, LONGEST) };
}

/** Whether a pause is shown for so much less than it was that it has to be said. */
export const isShortened = ({ was, ms }: Pause): boolean => was - ms > WORTH;

/** The next mark of a kind from a ply on, or the one before; null where there is none. */
export function nextMark(marks: Mark[], from: number, kind: Mark['kind'], way: 1 | -1): number | null {
  const all = marks.filter((mark) => mark.kind === kind && (mark.ply - from) * way > 0);
  return (way > 0 ? all[0] : all.at(-1))?.ply ?? null;
}

/** How long something lasted, as people write it in any language: its two largest units. */
export function lasted(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h) return `${h} h ${min} min`;
  return min ? `${min} min ${s} s` : `${s} s`;
}
