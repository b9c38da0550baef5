// Gestures at a table: which ones are seen now, and who is not to be seen.
import { settings } from './settings.svelte';
import type { Gestured } from './wire';

export type Sign = Gestured['sign'];

export const SIGNS: Sign[] = ['nod', 'shake', 'think', 'laugh', 'bravo', 'hurry'];
/** How long a gesture is seen. */
const SEEN = 2400;

export interface Seen {
  number: number;
  seat: number;
  sign: Sign;
}

export class Gestures {
  seen = $state.raw<Seen[]>([]);
  #made = 0;

  /** Show a gesture for a while, in place of the one before it from that seat; unless none are wanted. */
  show(seat: number, sign: Sign): void {
    if (!settings.gestures) return;
    const shown = { number: (this.#made += 1), seat, sign };
    this.seen = [...this.seen.filter((one) => one.seat !== seat), shown];
    setTimeout(() => (this.seen = this.seen.filter((one) => one !== shown)), SEEN);
  }
}
