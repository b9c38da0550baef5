// What was wished and is not answered yet: kept, and sent again whenever the line is back.
import type { UpMessage } from './wire';

/** A message that is answered by its client id; the server carries it out once, however often it comes. */
export type Wish = Exclude<Extract<UpMessage, { id: string }>, { type: 'ping' }>;

/** Everything of a wish but its id, which is given to it here. */
export type Wanted = Wish extends infer One ? (One extends Wish ? Omit<One, 'id'> : never) : never;

interface Open {
  wish: Wish;
  /** Whether it may have reached the server. */
  sent: boolean;
  settle: (done: boolean) => void;
}

export interface WishesEnds {
  /** Send it, if there is a line; else it waits for one. Whether it was sent. */
  send: (wish: Wish) => boolean;
  /** What is open has changed, and what of it has not been sent yet. */
  changed: (open: Wish[], unsent: Wish[]) => void;
}

let made = 0;

/** A client id: never used twice, also not after a reload. */
function fresh(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${random[0]!.toString(36)}-${random[1]!.toString(36)}-${(made++).toString(36)}`;
}

export class Wishes {
  #open = new Map<string, Open>();
  #waiting = false;

  constructor(readonly ends: WishesEnds) {}

  /** Wish something; whether it was fulfilled is known when the server has answered. */
  make(wanted: Wanted): Promise<boolean> {
    const wish = { ...wanted, id: fresh() } as Wish;
    return new Promise((settle) => {
      this.#open.set(wish.id, { wish, sent: false, settle });
      if (!this.#waiting) this.#send(wish.id);
      this.#tell();
    });
  }

  /** Take back a wish that never left this page; whether that could be done. */
  withdraw(id: string): boolean {
    return this.#open.get(id)?.sent === false && this.answered(id, false);
  }

  /** The line is new, and the server has not greeted yet: whatever is wished waits for `resend`. */
  wait(): void {
    this.#waiting = true;
  }

  /** The line is back: everything that has no answer is said once more, in the order it was wished. */
  resend(): void {
    this.#waiting = false;
    for (const id of this.#open.keys()) this.#send(id);
    this.#tell();
  }

  #send(id: string): void {
    const open = this.#open.get(id)!;
    if (this.ends.send(open.wish)) open.sent = true;
  }

  /** The wish of this id is answered; whether it was one of ours. */
  answered(id: string, done: boolean): boolean {
    const open = this.#open.get(id);
    if (!open) return false;
    this.#open.delete(id);
    this.#tell();
    open.settle(done);
    return true;
  }

  /** These have come to an end without an answer. */
  settle(which: (wish: Wish) => boolean, done: boolean): void {
    for (const { wish } of [...this.#open.values()]) if (which(wish)) this.answered(wish.id, done);
  }

  #tell(): void {
    const open = [...this.#open.values()];
    const wishes = (some: Open[]): Wish[] => some.map(({ wish }) => wish);
    this.ends.changed(wishes(open), wishes(open.filter(({ sent }) => !sent)));
  }
}
