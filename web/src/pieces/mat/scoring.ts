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

/** The last scoring of these events; null before the first. */
export function scoringOf(events: readonly unknown[], seats: number): Scoring | null {
  const told = events as readonly Told[];
  const start = told.findLastIndex((event) => STARTS.includes(event.type));
  if (start < 0) return null;
  const rows: Row[] = [];
  const totals = Array<number>(seats).fill(0);
  for (const event of told.slice(start + 1)) {
    const kind = MORE.includes(event.type) ? 'more' : event.type === 'had_most' || event.type === 'unclaimed' ? event.colour! : null;
    if (kind === null) continue;
    if (!rows.some((row) => row.kind === kind)) rows.push({ kind, awards: [] });
    if (event.seat === undefined) continue;
    const { seat, points = 0, shared = false, returned = 0 } = event;
    rows.find((row) => row.kind === kind)!.awards.push({ seat, points, shared, returned });
    totals[seat]! += points;
  }
  return { number: told[start]!.number ?? 0, rows, totals };
}
