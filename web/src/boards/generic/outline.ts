// A view that its game has no words for, as an outline that can be read aloud:
// what belongs to the seats as a table, the rest as a list.

export type Word = (key: string) => string | null;

/** One thing and what is known of it. */
export interface Item {
  label: string;
  text: string;
  items: Item[];
}

/** What every seat has: a column for each thing. */
export interface Holdings {
  columns: string[];
  rows: string[][];
}

/** A flat list that is a board of rows and columns. */
export interface Grid {
  label: string;
  columns: string[];
  rows: { label: string; cells: string[] }[];
}

export interface Outline {
  holdings: Holdings;
  grids: Grid[];
  items: Item[];
}

/** Fields of a view that are no part of the position. */
const APART = new Set(['seat', 'options', 'edition', 'agenda']);
/** Lists that belong to kinds or cards, even where there happen to be as many of those as seats. */
const NOT_BY_SEAT = new Set(['supply', 'bank', 'deck', 'left', 'exchange', 'seen', 'offer']);

/**
 * The outline of a view for so many seats; `word` knows names of things in the game's texts, `kind`
 * those of the kinds that an edition lists.
 */
export function outlineOf(view: unknown, seats: number, word: Word, kind = (name: string): string => name): Outline {
  const fields = Object.entries((view ?? {}) as Record<string, unknown>).filter(([key]) => !APART.has(key));
  const size = sizeOf(view);
  const perSeat = fields.filter(([key, value]) => Array.isArray(value) && value.length === seats && !NOT_BY_SEAT.has(key));
  const boards = fields.filter(([, value]) => isBoard(value, size));
  const rest = fields.filter((field) => !perSeat.includes(field) && !boards.includes(field));
  return {
    holdings: holdingsOf(perSeat as [string, unknown[]][], seats, word),
    grids: boards.map(([key, value]) => gridOf(nameOf(key, word), named(value as unknown[], view, kind), size![0])),
    items: rest.map(([key, value]) => itemOf(nameOf(key, word), value, word)),
  };
}

function holdingsOf(fields: [string, unknown[]][], seats: number, word: Word): Holdings {
  const single = fields.flatMap(([key, values]) => unfolded(key, values));
  const columns = single.map(([key]) => nameOf(key, word));
  const rows = Array.from({ length: seats }, (_, seat) => single.map(([, values]) => textOf(values[seat])));
  return { columns, rows };
}

/** A list of one thing a seat, each with fields of its own, as one list for each of those fields. */
function unfolded(key: string, values: unknown[]): [string, unknown[]][] {
  const things = values as Record<string, unknown>[];
  const all = things.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!all) return [[key, values]];
  return Object.keys(things[0]!).map((inner) => [inner, things.map((one) => one[inner])]);
}

function sizeOf(view: unknown): [number, number] | null {
  const size = (view as { edition?: { size?: unknown } } | null)?.edition?.size;
  return Array.isArray(size) && size.length === 2 ? (size as [number, number]) : null;
}

function isBoard(value: unknown, size: [number, number] | null): boolean {
  return size !== null && Array.isArray(value) && value.length === size[0] * size[1];
}

/** The cells of a board with the names that the edition has for their numbers, if it lists pairs. */
function named(values: unknown[], view: unknown, kind: (name: string) => string): unknown[] {
  const lists = Object.values((view as { edition: Record<string, unknown> }).edition);
  const pairs = lists.find((list) => Array.isArray(list) && list.length && list.every(isPair)) as [string, number][];
  if (!pairs) return values;
  return values.map((value) => (typeof value === 'number' && pairs[value] ? kind(pairs[value][0]) : value));
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';

function gridOf(label: string, values: unknown[], width: number): Grid {
  const columns = Array.from({ length: width }, (_, at) => String.fromCharCode(97 + at));
  const rows = Array.from({ length: values.length / width }, (_, at) => ({
    label: String(at + 1),
    cells: values.slice(at * width, (at + 1) * width).map(textOf),
  }));
  return { label, columns, rows };
}

function itemOf(label: string, value: unknown, word: Word): Item {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) {
    return { label, text: '', items: value.map((one, at) => itemOf(String(at + 1), one, word)) };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const inner = Object.entries(value).map(([key, one]) => itemOf(nameOf(key, word), one, word));
    return { label, text: '', items: inner };
  }
  return { label, text: textOf(value), items: [] };
}

/** A value in one line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === -1) return '–';
  if (value === true) return '✓';
  if (value === false) return '–';
  if (Array.isArray(value)) {
    const nested = value.some(Array.isArray);
    return value.length ? value.map(textOf).join(nested ? '; ' : ', ') : '–';
  }
  if (typeof value === 'object') return Object.values(value).map(textOf).join(', ');
  return String(value);
}

/** What a field is called: by the game's texts if they can say it, else by its own name. */
export function nameOf(key: string, word: Word): string {
  const dashed = key.replaceAll('_', '-');
  const names = [word(`field-${dashed}`), word(`board-${dashed}`)];
  const known = names.find((one) => one && !one.includes('{'));
  if (known) return known;
  const plain = key.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
