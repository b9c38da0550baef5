// The log of a match as it is read: who did what, what was taken back, what came since my turn.
import type { Happened, Told } from './wire';

/** One line of the log; `undone` when it was taken back later. */
export interface Line {
  seq: number;
  ply: number;
  seat: number;
  told: Told[];
  undoneTo: number | null;
  undone: boolean;
}

/** The log with more entries at its end. */
export function extended(lines: Line[], happened: Happened[]): Line[] {
  const last = lines.at(-1)?.seq ?? -1;
  let result = [...lines];
  for (const entry of happened.filter((one) => one.seq > last)) {
    if (entry.undone_to !== null) result = struck(result, entry.undone_to);
    const { seq, ply, seat, told } = entry;
    result.push({ seq, ply, seat, told, undoneTo: entry.undone_to, undone: false });
  }
  return result;
}

function struck(lines: Line[], toPly: number): Line[] {
  return lines.map((line) =>
    line.undoneTo === null && line.ply > toPly && !line.undone ? { ...line, undone: true } : line,
  );
}

/** What happened since the last decision of a seat; everything for who has not decided yet. */
export function sinceMine(lines: Line[], seat: number | null): Line[] {
  const mine = lines.findLastIndex((line) => line.seat === seat && line.undoneTo === null);
  return lines.slice(mine + 1).filter((line) => !line.undone && (line.told.length || line.undoneTo !== null));
}
