// A table as it is seen from its door: who sits there, live, and how it has ended.
import { Line, type LineState } from './line';
import { version } from './version.svelte';
import type { DownMessage, Result, State } from './wire';

interface DoorEnds {
  /** The table has changed, or the line has greeted. */
  seen: (state: State) => void;
  /** The server shows this table no more. */
  gone: (code: string) => void;
}

export class Door {
  line = $state<LineState>('connecting');
  /** How the match has ended, once that is known. */
  result = $state.raw<Result | null>(null);
  #wire: Line;
  #opened = 0;
  #asked = false;

  constructor(
    id: string,
    readonly ends: DoorEnds,
  ) {
    this.#wire = new Line(id, {
      opened: () => this.#greeted(),
      message: (message) => this.#take(message),
      state: (state) => (this.line = state),
    });
  }

  /** Stand at the door; the answer goes away from it. */
  open(): () => void {
    this.#wire.connect();
    return () => this.#wire.close();
  }

  #greeted(): void {
    this.#asked = false;
    if (this.#opened++) void version.look(); // the line was lost: perhaps the server is a newer one
  }

  #take(message: DownMessage): void {
    if (message.type === 'state') this.#see(message);
    else if (message.type === 'step') this.result = message.frames.at(-1)?.result ?? this.result;
    else if (message.type === 'bye' && !message.again) this.ends.gone(message.code);
  }

  /** Of a match nothing is asked for but its end. */
  #see(state: State): void {
    const over = !['waiting', 'playing'].includes(state.table.status);
    if (over && !this.#asked) this.#asked = this.#wire.send({ type: 'watch', seat: null, have: 0 });
    this.ends.seen(state);
  }
}
