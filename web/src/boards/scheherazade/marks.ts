// One's own marks in the notebook: kept on this device for each table and seat, never sent.
import { remember, remembered } from '../../lib/memory';

export const MARKS = ['', 'yes', 'no', 'maybe'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Record<string, Mark>>;

const nameOf = (table: string, seat: number): string => `notebook.${table}.${seat}`;

export function marksOf(table: string, seat: number): Marks {
  return remembered<Marks>(nameOf(table, seat), {});
}

/** The next mark of a cell; after the last one it is empty again. */
export function marked(marks: Marks, cell: string): Marks {
  const next = MARKS[(MARKS.indexOf(marks[cell] ?? '') + 1) % MARKS.length]!;
  return { ...marks, [cell]: next };
}

export function keep(table: string, seat: number, marks: Marks): void {
  remember(nameOf(table, seat), marks);
}
