// A match is a film: the frames that this page has of it, its log, and what is remembered.
import { extended, lastOf, type Line } from './chronicle';
import type { Film as Page, Frame, Step } from './wire';

/** Frames that are kept with their views; older ones are fetched when somebody wants them. */
export const KEPT = 200;
/** How many frames one goes back at a time. */
const STRETCH = 40;

/** The frames from one to another, as many of them as the server gives at once. */
export type Fetch = (first: number, last: number) => Promise<Page>;

/** Frames in their order, each once; of too many the newest. */
export function joined(frames: Frame[], more: Frame[]): Frame[] {
  const known = new Map([...frames, ...more].map((frame) => [frame.seq, frame]));
  return [...known.values()].sort((one, other) => one.seq - other.seq).slice(-KEPT);
}

/** What is remembered after a frame: what it told is added, and an undo forgets. */
export function recalledAfter(recalled: unknown[], frame: Frame): unknown[] {
  const added = frame.told.filter((told) => told.remembered).map((told) => told.event);
  return [...recalled, ...added].slice(0, frame.memory);
}

export class Film {
  frames = $state.raw<Frame[]>([]);
  lines = $state.raw<Line[]>([]);
  /** What never changes during a match. */
  edition = $state.raw<Record<string, unknown>>({});
  /** The remembered events up to the last frame. */
  recalled = $state.raw<unknown[]>([]);
  #fetch: Fetch;
  #reel = 0;
  #mending = false;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** The table as it stands. */
  get last(): Frame | null {
    return this.frames.at(-1) ?? null;
  }

  /** Whether the log begins with the start of the match. */
  get whole(): boolean {
    return this.lines.length === 0 || this.lines[0]!.seq === 0;
  }

  /** Take over a step; the frames that are new. Between them and those before there may be a gap. */
  take(step: Step): Frame[] {
    const had = this.last?.seq ?? -1;
    const news = step.frames.filter((frame) => frame.seq > had);
    if (step.edition) this.edition = step.edition;
    this.recalled = step.recalled ?? news.reduce(recalledAfter, this.recalled);
    this.frames = joined(this.frames, news);
    this.lines = extended(this.lines, news);
    void this.#mend();
    return news;
  }

  /** Another seat knows other things: nothing stays but the edition, which all know. */
  forget(): void {
    this.#reel += 1;
    [this.frames, this.lines, this.recalled] = [[], [], []];
  }

  /** The log goes further back. */
  async earlier(): Promise<void> {
    const first = this.lines[0]?.seq ?? 0;
    if (first > 0) await this.#read(Math.max(0, first - STRETCH), first - 1);
  }

  /** The log goes back to the last decision of a seat, if there is one. */
  async backTo(seat: number | null): Promise<void> {
    const reel = this.#reel;
    while (reel === this.#reel && !this.whole && lastOf(this.lines, seat) < 0) await this.earlier();
  }

  /** The frame of the last decision of a seat and all since; the start where it made none. */
  async since(seat: number | null): Promise<Frame[]> {
    await this.backTo(seat);
    const first = this.lines[Math.max(0, lastOf(this.lines, seat))]?.seq ?? 0;
    const here = this.frames.filter((frame) => frame.seq >= first);
    return here.length && here.length === this.last!.seq - first + 1 ? here : await this.#fetched(first, this.last!.seq);
  }

  /** Fill the gap that an absence left in the log; what fails is tried again with the next step. */
  async #mend(): Promise<void> {
    const end = this.lines.findIndex((line, at) => at > 0 && line.seq > this.lines[at - 1]!.seq + 1);
    if (end < 0 || this.#mending) return;
    this.#mending = true;
    await this.#read(this.lines[end - 1]!.seq + 1, this.lines[end]!.seq - 1).catch(() => undefined);
    this.#mending = false;
  }

  /** Read the frames from one to another into the log. */
  async #read(first: number, last: number): Promise<void> {
    const reel = this.#reel;
    const frames = await this.#fetched(first, last);
    if (reel === this.#reel) this.lines = extended(this.lines, frames);
  }

  /** The frames from one to another, page by page. */
  async #fetched(first: number, last: number): Promise<Frame[]> {
    const frames: Frame[] = [];
    for (let from: number | null = first; from !== null; ) {
      const page: Page = await this.#fetch(from, last);
      frames.push(...page.frames);
      from = page.next;
    }
    return frames;
  }
}
