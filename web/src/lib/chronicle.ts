// The log of a match as it is read: who did what, what was taken back, what came since my turn.
import type { Frame, Note, Told } from './wire';

/** One frame as a line of the log; `undone` when it was taken back later. */
export interface Line {
  seq: number;
  ply: number;
  seat: number | null;
  told: Told[];
  undoneTo: number | null;
  undone: boolean;
  /** Who else made moves that an undo has struck. */
  others: number[];
}

/** The log with the lines of more frames, older or newer ones: each once, in their order. */
export function extended(lines: Line[], frames: Frame[]): Line[] {
  const known = new Map(lines.map((line) => [line.seq, line]));
  for (const frame of frames) if (!known.has(frame.seq)) known.set(frame.seq, lineOf(frame));
  return struck([...known.values()].sort((one, other) => one.seq - other.seq));
}

function lineOf({ seq, ply, seat, told, undone_to: undoneTo }: Frame): Line {
  return { seq, ply, seat, told, undoneTo, undone: false, others: [] };
}

/** Every undo strikes what came before it and after the ply it went back to. */
function struck(lines: Line[]): Line[] {
  let result = lines;
  for (const undo of lines) {
    const to = undo.undoneTo;
    if (to === null) continue;
    const gone = result.filter(
      (line) => !line.undone && line.undoneTo === null && line.seq < undo.seq && line.ply > to,
    );
    const others = [...new Set(gone.map((line) => line.seat ?? -1))].filter((seat) => seat >= 0 && seat !== undo.seat);
    result = result.map((line) =>
      gone.includes(line)
        ? { ...line, undone: true }
        : line.seq === undo.seq
          ? { ...line, others: [...new Set([...line.others, ...others])] }
          : line,
    );
  }
  return result;
}

/** The log as it was after a frame: what came later is not told, and has struck nothing yet. Lines that are as they were stay the same, so that nothing is drawn anew for them. */
export function upTo(lines: Line[], seq: number): Line[] {
  if ((lines.at(-1)?.seq ?? seq) <= seq) return lines;
  const known = lines.filter((line) => line.seq <= seq);
  const strikes = lines.some((line) => line.seq > seq && line.undoneTo !== null);
  return strikes ? struck(known.map((line) => ({ ...line, undone: false, others: [] }))) : known;
}

/** Whether there is something to read in a line. */
export const isTold = (line: Line): boolean => line.told.length > 0 || line.undoneTo !== null;

/** Whose doing a line tells of: who moved, else of whom the first thing is told. */
export function whoseIs({ seat, told }: Line): number | null {
  if (seat !== null && seat >= 0) return seat;
  const first = told[0]?.event as { seat?: number } | undefined;
  return first?.seat ?? null;
}

/** A line of the log, or what happened besides the moves; `key` tells such notes apart. */
export type Read = Line | { key: string; seq: number; note: Note };

/** The log with what happened besides the moves, as far as it has been shown. */
export function withNotes(lines: Line[], notes: Note[], shown: number): Read[] {
  const first = lines[0]?.seq ?? 0;
  const made = notes
    .filter((note) => note.seq <= shown && note.seq >= first)
    .map((note, at) => ({ key: `note ${at}`, seq: note.seq, note }));
  return made.length ? [...lines, ...made].sort((one, other) => one.seq - other.seq) : lines;
}

/** So many lines go at a time from the beginning of what is drawn. */
const GO = 20;

/** The first line of a long log that is drawn: its end fills so much room, unless somebody wants to read further up. */
export const firstDrawn = (lines: number, room: number, wanted: number): number => Math.min(wanted, Math.max(0, Math.floor((lines - room) / GO) * GO));

/** Where the last decision of a seat stands in the log; −1 where it is not there. */
export function lastOf(lines: Line[], seat: number | null): number {
  return seat === null ? -1 : lines.findLastIndex((line) => line.seat === seat && line.undoneTo === null);
}

/** What happened since the last decision of a seat; everything for who has not decided yet. */
export function sinceMine(lines: Line[], seat: number | null): Line[] {
  return lines.slice(lastOf(lines, seat) + 1).filter((line) => !line.undone && isTold(line));
}
