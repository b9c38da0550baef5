// What other pages of this browser are showing: nothing is told of a table before it has been seen there.
import type { TableLine } from './wire';

const NAME = 'zoco.stage';
/** Asked by a page that has just come. */
const WHO = 'who';

interface Word {
  table: string;
  staged: boolean;
}

/** Tells the other pages whether something is shown at the table of this one. */
export class OnStage {
  #channel = new BroadcastChannel(NAME);
  #staged = false;

  constructor(readonly table: string) {
    this.#channel.onmessage = ({ data }) => {
      if (data === WHO && this.#staged) this.#say();
    };
  }

  tell(staged: boolean): void {
    if (staged === this.#staged) return;
    this.#staged = staged;
    this.#say();
  }

  close(): void {
    this.tell(false);
    this.#channel.close();
  }

  #say(): void {
    this.#channel.postMessage({ table: this.table, staged: this.#staged } satisfies Word);
  }
}

/** Hear which tables are on a stage, now and whenever it changes; the answer ends it. */
export function hearStages(changed: (tables: ReadonlySet<string>) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  const tables = new Set<string>();
  channel.onmessage = ({ data }: MessageEvent<Word | typeof WHO>) => {
    if (data === WHO) return;
    if (data.staged) tables.add(data.table);
    else tables.delete(data.table);
    changed(new Set(tables));
  };
  channel.postMessage(WHO);
  return () => channel.close();
}

/** Tables as far as they have been shown: of those on a stage neither turn nor end is told yet. */
export function asShown(lines: TableLine[], staged: ReadonlySet<string>): TableLine[] {
  const untold: Partial<TableLine> = { status: 'playing', waits: false, turn: [], outcome: null };
  return lines.map((line) => (staged.has(line.id) ? { ...line, ...untold } : line));
}
