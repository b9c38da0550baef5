// Whether scenes run smoothly here: where they do not, they turn to fades by themselves.

/** A task that holds the page up for longer than this is seen as a jerk. */
export const JERK = 100;
/** One jerk may be something else, such as a file that has just come; so many are not. */
const ENOUGH = 2;

/** Counts jerks in scenes, and says once when they are too many. */
export class Jerks {
  #seen = 0;

  constructor(
    readonly inScene: () => boolean,
    readonly tooMany: () => void,
  ) {}

  /** A task has held the page up for so long. */
  task(ms: number): void {
    if (ms <= JERK || !this.inScene()) return;
    this.#seen += 1;
    if (this.#seen === ENOUGH) this.tooMany();
  }
}

/** Watch the tasks of this page, where the browser tells of them; the answer ends it. */
export function watchTasks(jerks: Jerks): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) jerks.task(duration);
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}
