// A scoring as its events told it: what each seat got for which colour, and for a lap or its workers.

/** The points of one seat in one row; `shared` with others, and the gems that went back. */
export interface Award {
  seat: number;
  points: number;
  shared: boolean;
  returned: number;
}

/** A colour, or "more" for what is not about gems; nobody may have got anything. */
export interface Row {
  kind: string;
  awards: Award[];
}

export interface Scoring {
  number: number;
  rows: Row[];
  totals: number[];
}

/** An award that is being given: its row, and whose it is. */
export interface Fresh {
  kind: string;
  seat: number;
}

interface Told {
  type: string;
  number?: number;
  seat?: number;
  colour?: string;
  points?: number;
  shared?: boolean;
  returned?: number;
}

const STARTS = ['scoring_began', 'pass_ended'];
const MORE = ['went_round', 'manned'];

/** The row that an event belongs to; null for what is no award. */
function kindOf(event: Told): string | null {
  if (MORE.includes(event.type)) return 'more';
  return event.type === 'had_most' || event.type === 'unclaimed' ? event.colour! : null;
}

/** The award that an event gives; null for one that gives none. */
export function freshOf(event: unknown): Fresh | null {
  const told = event as Told | null;
  const kind = told ? kindOf(told) : null;
  return kind === null || told?.seat === undefined ? null : { kind, seat: told.seat };
}

/** The last scoring of these events; null before the first. */
export function scoringOf(events: readonly unknown[], seats: number): Scoring | null {
  const told = events as readonly Told[];
  const start = told.findLastIndex((event) => STARTS.includes(event.type));
  if (start < 0) return null;
  const rows: Row[] = [];
  const totals = Array<number>(seats).fill(0);
  for (const event of told.slice(start + 1)) {
    const kind = kindOf(event);
    if (kind === null) continue;
    if (!rows.some((row) => row.kind === kind)) rows.push({ kind, awards: [] });
    if (event.seat === undefined) continue;
    const { seat, points = 0, shared = false, returned = 0 } = event;
    rows.find((row) => row.kind === kind)!.awards.push({ seat, points, shared, returned });
    totals[seat]! += points;
  }
  return { number: told[start]!.number ?? 0, rows, totals };
}
